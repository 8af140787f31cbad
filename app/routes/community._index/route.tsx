import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readAsker } from "~/acts/community/ask.server";
import { readGuestId } from "~/auth/guest.server";
import { linkPreview, originOf } from "~/components/link-preview";
import { ErrorNote } from "~/components/ui/error-note";
import { site } from "~/content/site";
import { listThreads } from "~/models/community/thread-list.server";
import { isMinor } from "~/models/person";
import { communityHref, isFiltered, readThreadFilters } from "~/schemas/thread-filters";
import { CommunityPage } from "./community-page";

const description =
  "Questions about using AI tools, asked and answered by people who learn with them. Read along, or ask your own.";

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
  { title: `Community · ${site.name}` },
  { name: "description", content: description },
  ...linkPreview({ title: "Community", description, address: `${originOf(matches)}/community` }),
  ...(page && isFiltered(page.filters) ? [{ name: "robots", content: "noindex" }] : []),
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = readThreadFilters(new URL(request.url).searchParams);
  const user = await context.getUser();
  const { db, now } = context;
  const guestId = await readGuestId(request, context);
  const { renewMarks, ...found } = await listThreads(db, filters, {
    userId: user?.id ?? null,
    guestId,
    now,
  });
  if (renewMarks) context.waitUntil(renewMarks());

  // A page behind the last one, such as an old address of a list that became shorter, or a far
  // page of a list whose pages are still being counted.
  if (found.threads.length === 0 && filters.page > 1) {
    const page = filters.page > found.pageCount ? found.pageCount : 1;
    throw redirect(communityHref({ ...filters, page }));
  }
  return {
    ...found,
    filters,
    asker: await readAsker(context),
    viewerId: user?.id ?? null,
    profileHref: profileOf(user),
  };
}

/** Under-18s have no profile that others see: their own page is the account. */
function profileOf(user: { id: number; ageGroup: string | null } | null) {
  if (!user) return "/auth";
  return isMinor(user) ? "/account" : `/people/${user.id}`;
}

export { shouldRevalidate } from "~/components/in-place";

export default function CommunityRoute() {
  return <CommunityPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return (
    <div className="wrap page">
      <h1 className="mb-5">Community</h1>
      <ErrorNote title="Error loading questions. Please try again." retry={{ label: "Retry" }} />
    </div>
  );
}
