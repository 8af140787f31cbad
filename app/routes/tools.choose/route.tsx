import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

import { linkPreview, originOf } from "~/components/link-preview";
import { site } from "~/content/site";
import { isMinor } from "~/models/person";
import { readEntries } from "~/models/tool-directory.server";
import { isComplete, pickTools, readAnswers } from "~/models/tool-picker";
import { PickedTools } from "./picked-tools";
import { PickerForm } from "./picker-form";

const description = "Four questions, and up to three AI tools that fit, each with the reasons.";

export const meta: MetaFunction = ({ matches }) => [
  { title: `Find an AI tool · ${site.name}` },
  { name: "description", content: description },
  ...linkPreview({
    title: "Find an AI tool",
    description,
    address: `${originOf(matches)}/tools/choose`,
  }),
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const user = await context.getUser();
  const isYoung = user !== null && isMinor(user);

  const answers = readAnswers(searchParams);
  if (isYoung && answers.age === "adult") answers.age = "teen";
  return {
    answers,
    isYoung,
    isSent: searchParams.size > 0,
    picked: isComplete(answers) ? pickTools(await readEntries(context.db), answers) : null,
  };
}

export default function ChoosePage() {
  const { answers, isYoung, isSent, picked } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <div className="page-head">
        <div>
          <h1>Find an AI tool</h1>
          <p>Four questions, and up to three tools that fit. Nothing of it is stored.</p>
        </div>
      </div>
      {picked && <PickedTools tools={picked} isAdult={answers.age === "adult"} />}
      <PickerForm answers={answers} isYoung={isYoung} isSent={isSent} />
    </div>
  );
}
