import "~/components/library/library.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/auth/guards.server";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { ErrorNote } from "~/components/ui/error-note";
import { fees } from "~/content/marketplace";
import { site } from "~/content/site";
import { shownMoney } from "~/models/marketplace/money";
import { getSales, itemsShown } from "~/models/marketplace/payout.server";
import { readPosition, writePosition } from "~/schemas/position";
import { SalesChart } from "./sales-chart";
import { ItemSalesTable, SalesTable, WeeksTable } from "./sales-table";

export const meta: MetaFunction = () => [
  { title: `Your sales · ${site.name}` },
  { name: "robots", content: "noindex" },
];

const shownWeeks = 12;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const position = readPosition(new URL(request.url).searchParams.get("before"));
  const before = position && { purchasedAt: position.at, id: position.id };
  const { sales, weeks, items, last } = await getSales(context.db, user.id, before);
  const due = weeks.filter(({ paidAt }) => paidAt === null);
  return {
    sales,
    weeks,
    items,
    itemsShown,
    now: context.now,
    isFirst: !before,
    older: last && writePosition(last.soldAt, last.id),
    due: (["stripe", "test"] as const).map((provider) => ({
      provider,
      cents: due
        .filter((week) => week.provider === provider)
        .reduce((sum, { earnedCents, refundedCents }) => sum + earnedCents - refundedCents, 0),
    })),
    payer: context.payments.provider.id === "stripe" ? "Stripe" : "the editors of this site",
  };
}

export default function SalesPage() {
  const { sales, weeks, items, itemsShown, due, payer, isFirst, older, now } =
    useLoaderData<typeof loader>();
  return (
    <div className="wrap page sales">
      <Breadcrumb
        items={[
          { label: "Marketplace", to: "/marketplace" },
          { label: "My listings", to: "/marketplace/listings" },
          { label: "Your sales" },
        ]}
      />
      <header className="page-head">
        <div>
          <h1>Your sales</h1>
          <p>
            Of each price, {fees.platformPercent}% goes to the site and {fees.processingPercent}% to
            the payment. The rest is yours, and is paid out weekly by {payer}.
          </p>
        </div>
        <ButtonLink to="/marketplace/listings" variant="secondary">
          Your listings
        </ButtonLink>
      </header>
      {weeks.length === 0 && sales.length === 0 ? (
        <EmptyState as="h2" title="No sales yet">
          When somebody buys one of your items, it stands here with what you earn.
        </EmptyState>
      ) : (
        <>
          {weeks.length > 0 && (
            <section aria-labelledby="weeks">
              <h2 id="weeks">Weeks</h2>
              {due
                .filter(({ cents }) => cents !== 0)
                .map(({ provider, cents }) => (
                  <p key={provider} className="sales__due">
                    <span>{provider === "test" ? "Due from test orders" : "Due"}</span>
                    <b className="num">{shownMoney(cents)}</b>
                    {provider === "test" && (
                      <span className="small muted">Test mode: no money moves.</span>
                    )}
                  </p>
                ))}
              <SalesChart weeks={weeks} now={now} />
              <WeeksTable weeks={weeks.slice(0, shownWeeks)} />
            </section>
          )}
          {items.length > 0 && isFirst && (
            <section aria-labelledby="by-item">
              <h2 id="by-item">By item</h2>
              {items.length === itemsShown && (
                <p className="small muted">The {itemsShown} items that earned you the most.</p>
              )}
              <ItemSalesTable items={items} />
            </section>
          )}
          <section aria-labelledby="sales">
            <h2 id="sales">Sales</h2>
            <SalesTable sales={sales} />
            {(older || !isFirst) && (
              <nav className="row mt-6" aria-label="Pages of your sales">
                {!isFirst && (
                  <ButtonLink to="/marketplace/sales" variant="secondary" size="s">
                    To the newest
                  </ButtonLink>
                )}
                {older && (
                  <ButtonLink
                    to={`/marketplace/sales?before=${older}`}
                    variant="secondary"
                    size="s"
                  >
                    Older sales
                  </ButtonLink>
                )}
              </nav>
            )}
          </section>
        </>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <div className="wrap page">
      <h1 className="mb-5">Your sales</h1>
      <ErrorNote title="Failed to load your sales" retry={{ label: "Retry" }}>
        Nothing is lost. Please try again in a moment.
      </ErrorNote>
    </div>
  );
}
