import "./people.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";

import { ErrorPage } from "~/components/error-page";
import { linkPreview, originOf } from "~/components/link-preview";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { TabLinks } from "~/components/ui/tab-links";
import { site } from "~/content/site";
import { getProfile, getSellerProfile, type ProfileList } from "~/models/community/profile.server";
import { readId } from "~/schemas/id";
import { readPlace } from "~/schemas/place";
import { ListingList } from "./listing-list";
import { NoProfile } from "./no-profile";
import { PostList } from "./post-list";
import { ProfileFigures } from "./profile-figures";
import { ProfileHead } from "./profile-head";

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  // Found here, and by whoever follows a link; search engines need not list people.
  const robots = { name: "robots", content: "noindex" };
  if (!page) return [{ title: `No public profile · ${site.name}` }, robots];
  const { id, name } = page.person;
  const description = `What ${name} asks and answers in the community of ${site.name}.`;
  return [
    { title: `${name} · ${site.name}` },
    robots,
    ...linkPreview({ title: name, description, address: `${originOf(matches)}/people/${id}` }),
  ];
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = readId(params.id);
  if (!id) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const list = lists.find((each) => each === searchParams.get("show")) ?? "questions";
  const before = readPlace(searchParams.get("before"));
  const [profile, viewer] = await Promise.all([
    list === "listings"
      ? getSellerProfile(context.db, id, { before })
      : getProfile(context.db, id, { list, before }),
    context.getUser(),
  ]);
  if (!profile) throw new Response(null, { status: 404 });
  return { ...profile, list, isOwn: viewer?.id === id, isLaterPage: before !== undefined };
}

const lists: readonly ProfileList[] = ["questions", "answers", "listings"];

export default function ProfilePage() {
  const page = useLoaderData<typeof loader>();
  const { person, figures, next, list, isOwn, isLaterPage } = page;
  const hasListings = person.isSelling || list === "listings";
  return (
    <div className="wrap page people">
      <ProfileHead person={person} isOwn={isOwn} />
      <ProfileFigures figures={figures} />
      <TabLinks
        label={hasListings ? "What this person wrote and sells" : "What this person wrote"}
        preventScrollReset
        items={[
          { to: addressOf(person, "questions"), label: "Questions", current: list === "questions" },
          { to: addressOf(person, "answers"), label: "Answers", current: list === "answers" },
          ...(hasListings
            ? [
                {
                  to: addressOf(person, "listings"),
                  label: "Listings",
                  current: list === "listings",
                },
              ]
            : []),
        ]}
      />
      <Shown {...page} />
      {(next || isLaterPage) && (
        <nav className="row mt-6" aria-label="Pages">
          {isLaterPage && (
            <ButtonLink variant="secondary" to={addressOf(person, list)}>
              Newest {list}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink variant="secondary" to={`/people/${person.id}?show=${list}&before=${next}`}>
              Older {list}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

function addressOf({ id }: { id: number }, list: ProfileList) {
  return list === "questions" ? `/people/${id}` : `/people/${id}?show=${list}`;
}

const nothing = {
  questions: {
    own: "What you ask in the community stands here.",
    others: "has asked nothing so far.",
  },
  answers: {
    own: "What you answer in the community stands here.",
    others: "has answered nothing so far.",
  },
  listings: {
    own: "What you sell in the marketplace stands here.",
    others: "sells nothing at the moment.",
  },
};

function Shown(page: ReturnType<typeof useLoaderData<typeof loader>>) {
  const { list, person, isOwn, isLaterPage } = page;
  if ("listings" in page && page.listings.length > 0) {
    return <ListingList listings={page.listings} />;
  }
  if ("posts" in page && page.posts.length > 0) {
    return <PostList posts={page.posts} list={list === "answers" ? "answers" : "questions"} />;
  }
  return (
    <EmptyState as="h2" title={`No ${list}`} className="mt-6">
      {isLaterPage
        ? "There is nothing older."
        : isOwn
          ? nothing[list].own
          : `${person.name} ${nothing[list].others}`}
    </EmptyState>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NoProfile />;
  return <ErrorPage error={error} />;
}
