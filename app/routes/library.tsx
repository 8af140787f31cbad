import "~/components/cart/cart.css";
import "~/components/library/library.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { LinePicture } from "~/components/cart/line-picture";
import { DownloadButton, PurchaseCard } from "~/components/library/purchase-card";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { ErrorNote } from "~/components/ui/error-note";
import { Day } from "~/components/ui/moment";
import { site } from "~/content/site";
import { shownMoney } from "~/models/marketplace/money";
import { getLibrary } from "~/models/marketplace/purchase-library.server";
import { readPosition, writePosition } from "~/schemas/position";

export const meta: MetaFunction = () => [
  { title: `Library · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const position = readPosition(new URL(request.url).searchParams.get("before"));
  const before = position && { purchasedAt: position.at, id: position.id };
  const library = await getLibrary(context.db, user.id, before);
  return {
    isFirst: !before,
    purchases: library.purchases.map(({ itemStatus, provider, refundStatus, ...purchase }) => ({
      ...purchase,
      isTest: provider === "test",
      isListed: itemStatus === "active",
      isUpdated: purchase.currentVersion > purchase.boughtVersion,
      isRefundRequested: refundStatus === "requested",
    })),
    free: library.free,
    openOrders: library.openOrders,
    older: library.last && writePosition(library.last.purchasedAt, library.last.id),
  };
}

export default function LibraryPage() {
  const { isFirst, purchases, free, openOrders, older } = useLoaderData<typeof loader>();
  const isEmpty = purchases.length + free.length + openOrders.length === 0;
  return (
    <div className="wrap page library">
      <header className="page-head">
        <div>
          <h1>Library</h1>
          <p>What you bought stays here, even when it is no longer on sale.</p>
        </div>
      </header>
      {isEmpty && (
        <EmptyState
          as="h2"
          title="Nothing here yet"
          action={
            <ButtonLink to={isFirst ? "/marketplace" : "/library"} variant="secondary">
              {isFirst ? "Look around the marketplace" : "To the newest"}
            </ButtonLink>
          }
        >
          What you buy or download in the marketplace stands here.
        </EmptyState>
      )}
      {openOrders.length > 0 && (
        <section aria-labelledby="open-orders">
          <h2 id="open-orders">Waiting for payment</h2>
          <ul className="library__list">
            {openOrders.map((order) => (
              <li key={order.reference} className="card card--pad library__open">
                <span>
                  Order {order.reference}, <Day at={order.createdAt} />
                </span>
                <b className="num">{shownMoney(order.totalCents)}</b>
                <ButtonLink to={`/checkout/${order.reference}`} variant="secondary" size="s">
                  See the order
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {purchases.length > 0 && (
        <section aria-labelledby="bought">
          <h2 id="bought">Bought</h2>
          <ul className="library__list">
            {purchases.map((purchase) => (
              <PurchaseCard key={purchase.id} purchase={purchase} />
            ))}
          </ul>
          {(older || !isFirst) && (
            <nav className="row mt-6" aria-label="Pages of the library">
              {!isFirst && (
                <ButtonLink to="/library" variant="secondary" size="s">
                  To the newest
                </ButtonLink>
              )}
              {older && (
                <ButtonLink to={`/library?before=${older}`} variant="secondary" size="s">
                  Older purchases
                </ButtonLink>
              )}
            </nav>
          )}
        </section>
      )}
      {free.length > 0 && (
        <section aria-labelledby="free">
          <h2 id="free">Free downloads</h2>
          <ul className="library__list">
            {free.map((item) => (
              <li key={item.itemId} className="bought card card--pad">
                <LinePicture {...item} />
                <div className="bought__what">
                  <h3>
                    <Link to={`/marketplace/${item.itemId}`}>{item.name}</Link>
                  </h3>
                  <p className="small muted">
                    Last downloaded on <Day at={item.downloadedAt} />
                  </p>
                </div>
                <div className="bought__ways">
                  <DownloadButton itemId={item.itemId} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <div className="wrap page">
      <h1 className="mb-5">Library</h1>
      <ErrorNote title="Failed to load your library" retry={{ label: "Retry" }}>
        What you bought is still yours. Please try again in a moment.
      </ErrorNote>
    </div>
  );
}
