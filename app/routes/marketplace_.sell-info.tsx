import "~/components/marketplace/sell-info.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";

import { linkPreview, originOf } from "~/components/link-preview";
import { ItemCover } from "~/components/marketplace/item-cover";
import { SellInfo } from "~/components/marketplace/sell-info";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { typeLabel } from "~/content/marketplace";
import { site } from "~/content/site";
import { noFilters } from "~/models/marketplace/filters";
import { priceLabel } from "~/models/marketplace/item";
import { listItems } from "~/models/marketplace/list.server";
import { shownMoney, splitSale } from "~/models/marketplace/money";

const description =
  "How selling in the marketplace works: what you can sell, what you keep of each sale, and how listings are reviewed.";

export const meta: MetaFunction = ({ matches }) => [
  { title: `Sell Your AI Tools · ${site.name}` },
  { name: "description", content: description },
  ...linkPreview({
    title: "Sell Your AI Tools",
    description,
    address: `${originOf(matches)}/marketplace/sell-info`,
  }),
];

const example = 1000;

export async function loader({ context }: LoaderFunctionArgs) {
  const { db, now } = context;
  const isPaidByProvider = context.payments.provider.id === "stripe";
  const popular = await listItems(
    db,
    { ...noFilters, sort: "popular" },
    { now, more: [], size: 3 },
  );
  return {
    paidBy: isPaidByProvider ? ("provider" as const) : ("editors" as const),
    listings: popular.items,
  };
}

export default function SellInfoPage() {
  const { paidBy, listings } = useLoaderData<typeof loader>();
  const split = splitSale(example);
  return (
    <div className="wrap page">
      <Breadcrumb
        items={[{ label: "Marketplace", to: "/marketplace" }, { label: "Sell Your AI Tools" }]}
      />
      <h1 className="mb-5">Sell Your AI Tools</h1>
      <div className="sell-page">
        <SellInfo paidBy={paidBy} as="h2" />
        <div className="sell-page__side">
          <Card as="section" look="lit" aria-labelledby="example">
            <h2 id="example">For example</h2>
            <p className="mt-3">
              Somebody buys your item for {shownMoney(example)}. The platform takes{" "}
              {shownMoney(split.platformFeeCents)}, the payment{" "}
              {shownMoney(split.processingFeeCents)}.{" "}
              <b className="num">You get {shownMoney(split.creatorCents)}.</b>
            </p>
          </Card>
          {listings.length > 0 && (
            <section aria-labelledby="popular">
              <h2 id="popular">What people buy</h2>
              <ul className="sell-page__list mt-4">
                {listings.map((item) => (
                  <li key={item.id}>
                    <Link to={`/marketplace/${item.id}`}>
                      <span className="cover-box">
                        <ItemCover item={item} />
                      </span>
                      <span>
                        <b>{item.name}</b>
                        <span className="small muted num">
                          {priceLabel(item)} · {typeLabel(item.type)}
                        </span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      <div className="row mt-8">
        <ButtonLink to="/marketplace/new">Start Selling</ButtonLink>
        <ButtonLink to="/marketplace" variant="secondary">
          Close
        </ButtonLink>
      </div>
    </div>
  );
}
