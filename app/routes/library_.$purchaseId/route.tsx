import "~/components/library/library.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { DownloadButton } from "~/components/library/purchase-card";
import { Badge } from "~/components/ui/badge";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Day } from "~/components/ui/moment";
import { licenseOf } from "~/content/marketplace";
import { site } from "~/content/site";
import { refusalInit } from "~/http/answer.server";
import { readForm } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import type { PackageContent } from "~/models/marketplace/download-text";
import { shownMoney } from "~/models/marketplace/money";
import { showPackage } from "~/models/marketplace/package-shown.server";
import { getPurchase } from "~/models/marketplace/purchase-library.server";
import { refundOf } from "~/models/marketplace/refund";
import { refundPurchase } from "~/models/marketplace/refund.server";
import { readId } from "~/schemas/id";
import { cleanText } from "~/schemas/text";
import { PackageView } from "./package-view";
import { RefundForm } from "./refund-form";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.name ?? "Library"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const id = readId(params.purchaseId);
  const found = id && (await getPurchase(context.db, user.id, id));
  if (!found) throw new Response(null, { status: 404 });

  const { purchase, held, history, recentRefunds } = found;
  return {
    itemId: purchase.itemId,
    name: purchase.name,
    purchasedAt: purchase.purchasedAt,
    amountCents: purchase.amountCents,
    refundedAt: purchase.refundedAt,
    status: purchase.status,
    reference: purchase.reference,
    isListed: purchase.itemStatus === "active",
    boughtVersion: purchase.boughtVersion,
    held: held && {
      license: licenseOf(held.license).label,
      licenseText: held.licenseText ?? licenseOf(held.license).text,
      creatorId: held.creatorId,
      supportEmail: held.supportEmail ?? site.supportEmail,
      linkUrl: safeLink(held.linkUrl),
      instructions: held.instructions,
      hasFile: held.hasFile === 1,
      content: held.content ? showPackage(JSON.parse(held.content) as PackageContent) : null,
    },
    filled: readFilled(new URL(request.url).searchParams),
    history,
    refund: refundOf(purchase, { recentRefunds, now: context.now }),
  };
}

/** What was filled in where scripts do not run. */
function readFilled(params: URLSearchParams) {
  const prompt = readId(params.get("prompt"));
  if (!prompt) return null;
  return { prompt, values: params.getAll("filled").map((value) => value.slice(0, 500)) };
}

/** A seller's link leads to the web only. */
function safeLink(url: string | null) {
  return url && /^https?:\/\//i.test(url) ? url : null;
}

const longestReason = 500;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const purchaseId = readId(params.purchaseId);
  if (!purchaseId) throw new Response(null, { status: 404 });

  const typed = cleanText(String((await readForm(request)).get("reason") ?? ""));
  if (typed.length > longestReason) {
    const sentence = `Please use at most ${longestReason} characters.`;
    return data({ typed, errors: [sentence] }, { status: 400 });
  }
  const refunded = await refundPurchase(
    context.db,
    user.id,
    { purchaseId, reason: typed || null },
    context.payments,
    context.now,
  );
  if (!refunded.ok) {
    const init = refusalInit(refunded);
    if (refunded.why === "unknown") throw new Response(null, init);
    return data({ typed, errors: Object.values(refunded.errors).flat() }, init);
  }
  const amount = shownMoney(refunded.amountCents);
  return redirectWithNotice(
    context,
    `/library/${purchaseId}`,
    refunded.state === "complete"
      ? { title: "Refunded", description: `${amount} went back to you.` }
      : { title: "Refund requested", description: `${amount} is on its way back to you.` },
  );
}

export default function PurchasePage() {
  const { held, history, refund, filled, ...purchase } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="wrap page library">
      <Breadcrumb items={[{ label: "Library", to: "/library" }, { label: purchase.name }]} />
      <header className="page-head">
        <div>
          <h1>{purchase.name}</h1>
          <p className="num">
            Bought for {shownMoney(purchase.amountCents)} on <Day at={purchase.purchasedAt} />
          </p>
        </div>
      </header>
      <div className="purchase-page">
        <div className="stack">
          {held ? (
            <Card as="section" aria-labelledby="yours" className="stack">
              <h2 id="yours">What you have</h2>
              {held.instructions && (
                <>
                  <h3>How to use it</h3>
                  <p className="purchase-page__text">{held.instructions}</p>
                </>
              )}
              {held.content && <PackageView content={held.content} filled={filled} />}
              <div className="row">
                <DownloadButton itemId={purchase.itemId} primary={!held.content} />
                {held.linkUrl && (
                  <a
                    className="btn btn--secondary"
                    href={held.linkUrl}
                    rel="noopener noreferrer nofollow"
                  >
                    Open it at {new URL(held.linkUrl).host}
                  </a>
                )}
              </div>
            </Card>
          ) : (
            <Card>
              <p>
                <Badge tone="plain">{purchase.status === "refunded" ? "Refunded" : "Ended"}</Badge>{" "}
                This purchase is over, so there is nothing to download any more.
              </p>
            </Card>
          )}
          {history.length > 1 && (
            <Card as="section" aria-labelledby="versions">
              <h2 id="versions">Versions</h2>
              <ul className="purchase-page__versions">
                {history.map(({ number, changes, decidedAt }) => (
                  <li key={number}>
                    <b>Version {number}</b>
                    {decidedAt !== null && (
                      <>
                        , <Day at={decidedAt} />
                      </>
                    )}
                    {number === purchase.boughtVersion && " (the one you bought)"}
                    {changes && <p>{changes}</p>}
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
        <Card as="aside" aria-label="About this purchase" className="stack">
          {held && (
            <>
              <h2>License: {held.license}</h2>
              <p>{held.licenseText}</p>
              <p className="small">
                Questions about it? <a href={`mailto:${held.supportEmail}`}>{held.supportEmail}</a>
              </p>
            </>
          )}
          {purchase.reference && (
            <ButtonLink to={`/library/receipts/${purchase.reference}`} variant="secondary" wide>
              Receipt and license
            </ButtonLink>
          )}
          {purchase.isListed ? (
            <p>
              <Link to={`/marketplace/${purchase.itemId}`}>See it in the marketplace</Link>
            </p>
          ) : (
            <p className="small muted">It is no longer on sale. What you bought stays yours.</p>
          )}
        </Card>
        <Card as="section" aria-labelledby="refund">
          <h2 id="refund">Refund</h2>
          <RefundForm
            refund={refund}
            amountCents={purchase.amountCents}
            refundedAt={purchase.refundedAt}
            typed={refused?.typed}
            errors={refused?.errors}
          />
        </Card>
      </div>
    </div>
  );
}
