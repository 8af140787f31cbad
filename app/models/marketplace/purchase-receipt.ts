import { shownDay } from "~/models/shown-day";
import { licenseOf } from "../../content/marketplace";
import { site } from "../../content/site";
import { shownMoney } from "./money";

interface ReceiptText {
  reference: string;
  provider: string;
  currency: string;
  buyer: string;
  completedAt: number;
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  refundedCents: number;
  couponCode: string | null;
  lines: {
    itemId: number;
    sellerId: number;
    versionNumber: number;
    name: string;
    license: string | null;
    licenseText: string | null;
    quantity: number;
    unitPriceCents: number;
    refundedAt: number | null;
  }[];
}

/** A receipt with its licenses as plain text, to keep. */
export function receiptText(receipt: ReceiptText, origin: string) {
  const { lines, discountCents, refundedCents } = receipt;
  return [
    `${site.name}: receipt ${receipt.reference}`,
    [
      `Date: ${shownDay(receipt.completedAt)} (UTC)`,
      `Buyer: ${receipt.buyer}`,
      ...(receipt.provider === "test" ? ["Test order: no money was paid."] : []),
    ].join("\n"),
    lines
      .map((line) => {
        const sum = shownMoney(line.unitPriceCents * line.quantity);
        const refunded =
          line.refundedAt === null ? "" : `, refunded on ${shownDay(line.refundedAt)}`;
        return [
          `${line.quantity} x ${line.name} at ${shownMoney(line.unitPriceCents)}: ${sum}`,
          `    Version ${line.versionNumber}, by Creator ${line.sellerId}${refunded}`,
          `    ${origin}/marketplace/${line.itemId}`,
        ].join("\n");
      })
      .join("\n"),
    [
      ...(discountCents > 0
        ? [
            `Subtotal: ${shownMoney(receipt.subtotalCents)}`,
            `Coupon ${receipt.couponCode}: ${shownMoney(-discountCents)}`,
          ]
        : []),
      `Total: ${shownMoney(receipt.totalCents)} ${receipt.currency}`,
      ...(refundedCents > 0 ? [`Refunded: ${shownMoney(-refundedCents)}`] : []),
    ].join("\n"),
    ...lines.map(({ name, license, licenseText }) => {
      const known = licenseOf(license);
      return `License for ${name}: ${known.label}\n${licenseText ?? known.text}`;
    }),
  ]
    .join("\n\n")
    .concat("\n");
}
