import "~/components/listing/listing.css";

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { editListing } from "~/acts/marketplace/listing-wizard.server";
import { requireUser } from "~/auth/guards.server";
import { ForAdults } from "~/components/listing/for-adults";
import { Badge } from "~/components/ui/badge";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import { reviewTime } from "~/content/marketplace";
import { site } from "~/content/site";
import { readForm } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { setPaused } from "~/models/marketplace/listing-status.server";
import { listListings } from "~/models/marketplace/own-listings.server";
import { wizardAddress } from "~/models/marketplace/wizard";
import { maySell } from "~/models/person";
import { readId } from "~/schemas/id";
import { readPlace } from "~/schemas/place";
import { OwnListing } from "./own-listing";

export const meta: MetaFunction = () => [
  { title: `My listings · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const place = readPlace(new URL(request.url).searchParams.get("before"));
  const before = place && { updatedAt: place.at, id: place.id };
  const listed = await listListings(context.db, user.id, before);
  return { ...listed, maySell: maySell(user), now: context.now };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const form = await readForm(request);
  const itemId = readId(String(form.get("item")));
  const intent = form.get("intent");
  if (!itemId) throw new Response("There is no such listing.", { status: 404 });
  if (intent === "edit") return editListing(context, user, itemId);

  const isPaused = intent === "pause";
  if (!isPaused && intent !== "resume") {
    throw new Response("This form does not belong to this page.", { status: 400 });
  }
  const change = { userId: user.id, itemId, isPaused };
  const isDone = await setPaused(context.db, change, context.now);
  if (!isDone) {
    return redirectWithNotice(context, "/marketplace/listings", {
      title: isPaused ? "That listing is not on sale" : "That listing is not paused",
      description: "Nothing was changed.",
      variant: "destructive",
    });
  }
  return redirectWithNotice(
    context,
    "/marketplace/listings",
    isPaused
      ? { title: "Paused", description: "Nobody can buy it now. Buyers keep what they have." }
      : { title: "Back on sale", description: "Everybody can find it again." },
  );
}

export default function ListingsPage() {
  const { listings, draft, isVerified, older, maySell, now } = useLoaderData<typeof loader>();

  return (
    <div className="wrap page">
      <Breadcrumb
        items={[{ label: "Marketplace", to: "/marketplace" }, { label: "My listings" }]}
      />
      <header className="page-head">
        <div>
          <h1>My listings</h1>
          <p>
            What you sell or give away, and where each listing stands. Our team looks at new ones,
            usually within {reviewTime}.
          </p>
          {isVerified && (
            <Badge tone="ok" className="mt-3">
              <Icon name="verified" size="s" /> Verified seller
            </Badge>
          )}
        </div>
        <div className="row">
          <ButtonLink to="/marketplace/sales" variant="secondary">
            Your sales
          </ButtonLink>
          <ButtonLink to={wizardAddress("type", null)}>Create Listing</ButtonLink>
        </div>
      </header>
      {!maySell && <ForAdults />}
      <div className="own">
        {draft && (
          <div className="own__item own__item--draft">
            <div>
              <div className="own__head">
                <h2>{draft.title || "A listing without a title"}</h2>
                <Badge>Draft</Badge>
              </div>
              <p className="own__facts">Nobody but you sees it. It is kept until you come back.</p>
              <div className="own__buttons">
                <ButtonLink variant="tonal" size="s" to={wizardAddress(draft.step, null)}>
                  Go on
                  <span className="vh"> with {draft.title || "your draft"}</span>
                </ButtonLink>
              </div>
            </div>
          </div>
        )}
        {listings.length === 0 && !draft ? (
          <EmptyState
            as="h2"
            title="No listings yet"
            action={<ButtonLink to={wizardAddress("type", null)}>Create Listing</ButtonLink>}
          >
            Something you made with AI may help others: a set of prompts, a workflow, a lesson.
          </EmptyState>
        ) : (
          <ul className="own">
            {listings.map((listing) => (
              <OwnListing key={listing.id} listing={listing} now={now} />
            ))}
          </ul>
        )}
        {older && (
          <p>
            <ButtonLink
              variant="secondary"
              to={`/marketplace/listings?before=${older.updatedAt}.${older.id}`}
            >
              Older listings
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}
