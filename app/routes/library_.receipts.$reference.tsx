import "~/components/library/library.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { Day } from "~/components/ui/moment";
import { licenseOf } from "~/content/marketplace";
import { site } from "~/content/site";
import { shownMoney } from "~/models/marketplace/money";
import { getReceipt } from "~/models/marketplace/purchase-library.server";

/** A sheet of paper needs no scripts. */
export const handle = { hasNoScripts: true };

export const meta: MetaFunction<typeof loader> = ({ data: receipt }) => [
  { title: `Receipt ${receipt?.reference ?? ""} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const receipt = await getReceipt(context.db, user.id, params.reference ?? "");
  if (!receipt) throw new Response(null, { status: 404 });
  return {
    ...receipt,
    lines: receipt.lines.map(({ license, licenseText, ...line }) => ({
      ...line,
      license: licenseOf(license).label,
      licenseText: licenseText ?? licenseOf(license).text,
    })),
  };
}

export default function ReceiptPage() {
  const receipt = useLoaderData<typeof loader>();
  const { reference, lines } = receipt;
  return (
    <div className="wrap page receipt">
      <p className="receipt__back">
        <Link to="/library">Back to your library</Link>
        <Link to={`/library/receipts/${reference}/text`}>As plain text</Link>
        <span>To print it, use your browser's print command.</span>
      </p>
      <h1>Receipt</h1>
      <dl className="receipt__facts">
        <div>
          <dt>Number</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>
            <Day at={receipt.completedAt} />
          </dd>
        </div>
        <div>
          <dt>Buyer</dt>
          <dd>{receipt.buyer}</dd>
        </div>
        <div>
          <dt>Sold through</dt>
          <dd>{site.name}</dd>
        </div>
      </dl>
      {receipt.provider === "test" && (
        <p className="receipt__test">Test order: no money was paid.</p>
      )}
      <div className="table-wrap">
        <table className="table num">
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Price</th>
              <th scope="col">Number</th>
              <th scope="col">Sum</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.itemId}>
                <th scope="row">
                  {line.name}
                  <span className="small muted">
                    {" "}
                    Version {line.versionNumber}, by Creator {line.sellerId}
                    {line.refundedAt !== null && (
                      <>
                        , refunded on <Day at={line.refundedAt} />
                      </>
                    )}
                  </span>
                </th>
                <td>{shownMoney(line.unitPriceCents)}</td>
                <td>{line.quantity}</td>
                <td>{shownMoney(line.unitPriceCents * line.quantity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="receipt__sum num">
        {receipt.discountCents > 0 && (
          <>
            <div>
              <dt>Subtotal</dt>
              <dd>{shownMoney(receipt.subtotalCents)}</dd>
            </div>
            <div>
              <dt>Coupon {receipt.couponCode}</dt>
              <dd>{shownMoney(-receipt.discountCents)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>Total ({receipt.currency})</dt>
          <dd>{shownMoney(receipt.totalCents)}</dd>
        </div>
        {receipt.refundedCents > 0 && (
          <div>
            <dt>Refunded</dt>
            <dd>{shownMoney(-receipt.refundedCents)}</dd>
          </div>
        )}
      </dl>
      <h2>What you may do with it</h2>
      {lines.map((line) => (
        <section key={line.itemId}>
          <h3>
            {line.name}: {line.license}
          </h3>
          <p>{line.licenseText}</p>
        </section>
      ))}
    </div>
  );
}
