import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { isLedFromElsewhere, refuseDownload } from "~/acts/marketplace/send-download.server";
import { Button, ButtonLink } from "~/components/ui/button";
import { site } from "~/content/site";
import { findDownload } from "~/models/marketplace/download.server";
import { readId } from "~/schemas/id";

/** The file is asked for as soon as the page is there; the page stays. */
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Download · ${site.name}` },
  { name: "robots", content: "noindex" },
  ...(page?.starts
    ? [{ httpEquiv: "refresh", content: `0;url=/library/files/${page.itemId}` }]
    : []),
];

/** The page that starts a download for people without scripts. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const itemId = readId(params.itemId);
  if (!itemId) throw new Response(null, { status: 404 });
  const user = await context.getUser();
  const found = await findDownload(context.db, itemId, user?.id ?? null, context.site.origin);
  if (!found.ok) throw await refuseDownload(context, found);
  return { itemId, name: found.name, starts: !isLedFromElsewhere(request) };
}

/** A download begins with a press of a button, so that nobody who only follows links is counted. */
export function action({ params }: ActionFunctionArgs) {
  const itemId = readId(params.itemId);
  if (!itemId) throw new Response(null, { status: 404 });
  return redirect(`/library/downloads/${itemId}`, 303);
}

export default function DownloadPage() {
  const { itemId, name, starts } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      {starts ? (
        <>
          <div role="status">
            <h1>Download started</h1>
            <p className="lede mt-3">"{name}" is on its way to your downloads.</p>
          </div>
          <p className="mt-6">
            If nothing happens, <a href={`/library/files/${itemId}`}>download it here</a>.
          </p>
        </>
      ) : (
        <>
          <h1>Your download is ready</h1>
          <p className="lede mt-3">"{name}" is here for you.</p>
          <form method="post" action={`/library/files/${itemId}`} className="mt-6">
            <Button type="submit">Download</Button>
          </form>
        </>
      )}
      <p className="mt-6">
        <ButtonLink to={`/marketplace/${itemId}`} variant="secondary">
          Back to the item
        </ButtonLink>
      </p>
    </div>
  );
}
