import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { requireUser } from "~/auth/guards.server";
import { getReceipt } from "~/models/marketplace/purchase-library.server";
import { receiptText } from "~/models/marketplace/purchase-receipt";

/** A receipt to keep as a file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const receipt = await getReceipt(context.db, user.id, params.reference ?? "");
  if (!receipt) throw new Response(null, { status: 404 });

  return new Response(receiptText(receipt, context.site.origin), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": `attachment; filename="receipt-${receipt.reference}.txt"`,
    },
  });
}
