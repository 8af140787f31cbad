import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

import { readOwner } from "~/auth/guest.server";
import { ItemCard } from "~/components/marketplace/item-card";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { site } from "~/content/site";
import { listSavedItems } from "~/models/marketplace/save.server";
import cartStyles from "~/styles/cart.css?url";
import coverStyles from "~/styles/covers.css?url";
import styles from "~/styles/item-cards.css?url";

export const meta: MetaFunction = () => [
  { title: `Saved · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: coverStyles },
  { rel: "stylesheet", href: cartStyles },
  { rel: "stylesheet", href: styles },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await readOwner(request, context);
  const items = await listSavedItems(context.db, owner);
  return { items, isMember: owner.userId !== null, now: context.now };
}

/** What a member saved, or a visitor on this browser. */
export default function SavedPage() {
  const { items, isMember, now } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <header className="page-head">
        <div>
          <h1>Saved</h1>
          <p>
            Your favorites and bookmarks from the marketplace.
            {!isMember && " They are kept for this browser."}
          </p>
        </div>
      </header>
      {items.length === 0 ? (
        <EmptyState
          as="h2"
          title="Nothing saved yet"
          action={<ButtonLink to="/marketplace">Go to the marketplace</ButtonLink>}
        >
          Press “Bookmark” or “Add to favorites” on an item, and you will find it here again.
        </EmptyState>
      ) : (
        <ul className="items">
          {items.map((item) => (
            <ItemCard key={item.id} item={item} isMember={isMember} now={now} />
          ))}
        </ul>
      )}
    </div>
  );
}
