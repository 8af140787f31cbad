import "~/components/community/ask.css";

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigate } from "@remix-run/react";
import { actOnQuestion, readAsker } from "~/acts/community/ask.server";
import { readPostForm } from "~/acts/community/post-picture.server";
import { readDraftOwner } from "~/acts/drafts.server";
import { AskForm } from "~/components/community/ask-form";
import { askHint, askTitle } from "~/components/community/ask-texts";
import { KeptDraft } from "~/components/community/kept-draft";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { site } from "~/content/site";
import { readAskPage } from "~/models/community/ask-page.server";
import type { TypedQuestion } from "~/models/community/question-form";

export const meta: MetaFunction = () => [
  { title: `${askTitle} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await readDraftOwner(request, context);
  const { topics, draft } = await readAskPage(context.db, owner);
  const isWanted = new URL(request.url).searchParams.has("draft");
  return {
    topics,
    asker: await readAsker(context),
    /** Offered; what was asked for stands in the form already. */
    offered: isWanted ? null : draft,
    start: {
      ...((isWanted && draft) || { title: "", body: "", tags: [] }),
      submissionKey: crypto.randomUUID(),
    } satisfies TypedQuestion,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return actOnQuestion(request, context, await readPostForm(request));
}

export { shouldRevalidate } from "~/components/in-place";

export default function AskPage() {
  const page = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const navigate = useNavigate();
  return (
    <div className="wrap page ask-page">
      <Breadcrumb items={[{ label: "Community", to: "/community" }, { label: askTitle }]} />
      <header className="page-head">
        <div>
          <h1>{askTitle}</h1>
          <p>{askHint}</p>
        </div>
      </header>
      {page.offered && !returned && <KeptDraft draft={page.offered} />}
      <AskForm
        topics={page.topics}
        asker={page.asker}
        start={page.start}
        lastResult={returned?.result}
        said={returned}
        onCancel={() => navigate("/community")}
      />
    </div>
  );
}
