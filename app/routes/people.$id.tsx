import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";

import { ErrorPage } from "~/components/error-page";
import { linkPreview, originOf } from "~/components/link-preview";
import { NoProfile } from "~/components/people/no-profile";
import { PostList } from "~/components/people/post-list";
import { ProfileFigures } from "~/components/people/profile-figures";
import { ProfileHead } from "~/components/people/profile-head";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { TabLinks } from "~/components/ui/tab-links";
import { site } from "~/content/site";
import { getProfile, type ProfileList } from "~/models/community/profile.server";
import { readId } from "~/schemas/id";
import { readPlace } from "~/schemas/place";
import styles from "~/styles/people.css?url";

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

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = readId(params.id);
  if (!id) throw new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const list: ProfileList = searchParams.get("show") === "answers" ? "answers" : "questions";
  const before = readPlace(searchParams.get("before"));
  const [profile, viewer] = await Promise.all([
    getProfile(context.db, id, { list, before }),
    context.getUser(),
  ]);
  if (!profile) throw new Response(null, { status: 404 });
  return { ...profile, list, isOwn: viewer?.id === id, isLaterPage: before !== undefined };
}

export default function ProfilePage() {
  const { person, figures, posts, next, list, isOwn, isLaterPage } = useLoaderData<typeof loader>();
  const address = `/people/${person.id}`;
  const isAnswers = list === "answers";
  return (
    <div className="wrap page people">
      <ProfileHead person={person} isOwn={isOwn} />
      <ProfileFigures figures={figures} />
      <TabLinks
        label="What this person wrote"
        preventScrollReset
        items={[
          { to: address, label: "Questions", current: !isAnswers },
          { to: `${address}?show=answers`, label: "Answers", current: isAnswers },
        ]}
      />
      {posts.length === 0 ? (
        <EmptyState as="h2" title={isAnswers ? "No answers" : "No questions"} className="mt-6">
          {isLaterPage
            ? "There is nothing older."
            : isOwn
              ? `What you ${isAnswers ? "answer" : "ask"} in the community stands here.`
              : `${person.name} has ${isAnswers ? "answered" : "asked"} nothing so far.`}
        </EmptyState>
      ) : (
        <PostList posts={posts} list={list} />
      )}
      {(next || isLaterPage) && (
        <nav className="row mt-6" aria-label="Pages">
          {isLaterPage && (
            <ButtonLink variant="secondary" to={isAnswers ? `${address}?show=answers` : address}>
              Newest {list}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink variant="secondary" to={`${address}?show=${list}&before=${next}`}>
              Older {list}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NoProfile />;
  return <ErrorPage error={error} />;
}
