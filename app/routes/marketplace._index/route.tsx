import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { CartButton } from "~/components/cart/cart-button";
import { linkPreview, originOf } from "~/components/link-preview";
import { SpelledNote } from "~/components/search/spelled-note";
import { Notice } from "~/components/toaster";
import { ErrorNote } from "~/components/ui/error-note";
import { Pager } from "~/components/ui/pager";
import { site } from "~/content/site";
import { selectCart, toCart } from "~/models/marketplace/cart.server";
import { deepest, isFiltered, marketplaceHref, readFilters } from "~/models/marketplace/filters";
import { listItems } from "~/models/marketplace/list.server";
import { readSeller, selectSeller } from "~/models/marketplace/seller.server";
import { toShopper } from "~/models/marketplace/shopper";
import { shownNumber } from "~/models/shown-number";
import { ActiveFilters } from "./active-filters";
import { FilterBar } from "./filter-bar";
import { Items, NoItems } from "./items";
import { SellBanner } from "./sell-banner";
import { SellerHead } from "./seller-head";

const title = "AI Marketplace";

const description =
  "Prompt packs, workflows, courses and small AI tools made by people who use them. Many are free, and every listing is read by a person first.";

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  { title: `${title} · ${site.name}` },
  { name: "description", content: description },
  ...linkPreview({ title, description, address: `${originOf(matches)}/marketplace` }),
  ...(page?.isFiltered ? [{ name: "robots", content: "noindex" }] : []),
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const user = await context.getUser();
  const { db, now } = context;
  const { more, renewMarks, owned, ...found } = await listItems(db, filters, {
    now,
    userId: user?.id ?? null,
    more: [selectCart(db, user?.id ?? null), selectSeller(db, filters.creator)] as const,
  });
  if (renewMarks) context.waitUntil(renewMarks());

  // A page behind the last one, such as an old address of a list that became shorter, or a far
  // page of a list whose pages are still being counted.
  if (found.items.length === 0 && filters.page > 1) {
    const page = filters.page > found.pageCount ? found.pageCount : 1;
    throw redirect(marketplaceHref({ ...filters, page }));
  }
  const [cartRows, sellerRows] = more;
  return {
    ...found,
    filters,
    isFiltered: isFiltered(filters, found.priceTop),
    seller: readSeller(sellerRows),
    cart: user && toCart(cartRows),
    shopper: toShopper(user ?? null, owned),
    hasDemo: found.items.some(({ isDemo }) => isDemo),
    paidBy:
      context.payments.provider.id === "stripe" ? ("provider" as const) : ("editors" as const),
    now,
  };
}

export { shouldRevalidate } from "~/components/in-place";

export default function MarketplacePage() {
  const page = useLoaderData<typeof loader>();
  const { filters, items, all } = page;
  const navigation = useNavigation();
  const isPending = navigation.location?.pathname === "/marketplace";

  return (
    <div className="wrap page market">
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          <p>
            Prompt packs, workflows and small tools made by people who use them.{" "}
            {page.hasDemo && <span className="demo">Demo content</span>}
          </p>
        </div>
        {page.cart && <CartButton cart={page.cart} />}
      </header>
      {page.seller && <SellerHead seller={page.seller} />}
      <FilterBar
        filters={filters}
        priceTop={page.priceTop}
        tags={page.tags}
        matching={countWords(page)}
      />
      <SpelledNote q={filters.q} spelled={page.spelled} />
      <div className="active">
        <p className="num" role="status">
          <b>
            Showing {countWords(page)} of {all} items
          </b>
          {page.isPart && <> More may match: only a part was looked through.</>}
        </p>
        <ActiveFilters filters={filters} priceTop={page.priceTop} tags={page.tags} />
      </div>
      {items.length === 0 ? (
        <NoItems isFiltered={page.isFiltered} isPart={page.isPart} />
      ) : (
        <Items items={items} shopper={page.shopper} now={page.now} isPending={isPending} />
      )}
      <Pager
        page={filters.page}
        pageCount={page.pageCount}
        hrefFor={(number) => marketplaceHref({ ...filters, page: number })}
      />
      <SellBanner paidBy={page.paidBy} />
    </div>
  );
}

/** "14", or "1,000+" where more may match than were counted. */
function countWords({ matching, isPart }: { matching: number | null; isPart: boolean }) {
  const counted = matching ?? shownNumber(deepest);
  return `${counted}${isPart || matching === null ? "+" : ""}`;
}

export function ErrorBoundary() {
  const [notice] = useState(() => ({
    title: "Error",
    description: "Failed to load marketplace items. Please try again.",
    variant: "destructive" as const,
  }));
  return (
    <>
      <Notice notice={notice} />
      <div className="wrap page">
        <h1 className="mb-5">{title}</h1>
        <ErrorNote
          title="Failed to load marketplace items. Please try again."
          retry={{ label: "Try again" }}
        />
      </div>
    </>
  );
}
