import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerChallenge } from "~/acts/learning/answer-challenge.server";
import { Challenges } from "~/components/guide/challenges";
import { Examples } from "~/components/guide/examples";
import { GuidePage } from "~/components/guide/guide-page";
import { GuideTabs, isOnlyAnotherTab } from "~/components/guide/guide-tabs";
import { Features, Overview, UseCases } from "~/components/guide/overview";
import { linkPreview, originOf } from "~/components/link-preview";
import { guideById, guides } from "~/content/guides/guides";
import { site } from "~/content/site";
import { renderMarkdown } from "~/markdown/render.server";
import { shownLimit } from "~/models/age-limit";
import {
  chosenBy,
  readChosen,
  selectAnswers,
  showChallenge,
  standingIn,
  withKept,
  writeChosen,
} from "~/models/challenge.server";
import { challengesOf } from "~/models/challenge-set.server";
import { isOldFact, oldestDay } from "~/models/fact-age";
import { selectTool } from "~/models/tool.server";
import { selectEntryNamed, toEntries } from "~/models/tool-directory.server";
import { readId } from "~/schemas/id";
import { OtherGuides } from "./other-guides";
import { Tips } from "./tips";

export const handle = { fillsCarriedForm: true };

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  if (!page) return [{ title: `Guide · ${site.name}` }];
  const { id, name, description } = page.guide;
  const title = `${name}: the guide`;
  return [
    { title: `${title} · ${site.name}` },
    { name: "description", content: description },
    ...linkPreview({ title, description, address: `${originOf(matches)}/guides/${id}` }),
  ];
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { challenges: _, overview, ...guide } = findGuide(params);
  const set = findSet(params);
  const user = await context.getUser();
  const [[tool], rows, entries] = await context.db.batch([
    selectTool(context.db, guide.id),
    selectAnswers(context.db, user?.id ?? 0, set),
    selectEntryNamed(context.db, guide.name),
  ]);
  if (!tool) throw notFound();

  const answers = new URL(request.url).searchParams.get("answers");
  const kept = user ? null : await context.visitor.read();
  const chosen = user
    ? chosenBy(rows, set)
    : withKept(readChosen(answers, set), set, kept?.challenge);
  return {
    guide: {
      ...guide,
      overview: renderMarkdown(overview),
      isOld: isOldFact(oldestDay(guide), Date.now()),
      limits: toEntries(entries).flatMap(({ ages }) => ages.map(shownLimit)),
    },
    cover: { iconClass: tool.iconClass, bgGradient: tool.bgGradient },
    challenges: set.challenges.map((each, index) => showChallenge(each, chosen[index] ?? null)),
    standing: standingIn(chosen, set),
    formAction: addressOf(guide.id, user ? null : writeChosen(chosen)),
    isSignedIn: user !== null,
    others: guides.filter(({ id }) => id !== guide.id).map(({ id, name }) => ({ id, name })),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id } = findGuide(params);
  return answerChallenge(request, context, {
    set: findSet(params),
    addressOf: (_, answers) => addressOf(id, answers),
  });
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return !isOnlyAnotherTab(args) && args.defaultShouldRevalidate;
}

function findGuide({ id }: LoaderFunctionArgs["params"]) {
  const guide = guideById(readId(id) ?? 0);
  if (!guide) throw notFound();
  return guide;
}

function findSet(params: LoaderFunctionArgs["params"]) {
  return challengesOf(findGuide(params));
}

function notFound() {
  return new Response(null, { status: 404 });
}

function addressOf(id: number, answers: string | null) {
  const search = new URLSearchParams({ tab: "challenges", ...(answers && { answers }) });
  return `/guides/${id}?${search}`;
}

export default function GuideRoute() {
  const { guide, cover, others, ...challenges } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  const tabs = [
    {
      id: "overview",
      label: "Overview",
      panel: (
        <>
          <Overview {...guide} />
          <Features features={guide.features} />
          <UseCases useCases={guide.useCases} />
        </>
      ),
    },
    { id: "examples", label: "Examples", panel: <Examples {...guide} /> },
    {
      id: "challenges",
      label: "Challenges",
      panel: <Challenges {...challenges} refused={refused} />,
    },
    { id: "tips", label: "Tips", panel: <Tips tips={guide.quickTips} toolId={guide.id} /> },
  ];

  return (
    <GuidePage {...guide} cover={cover}>
      <GuideTabs label={`Guide to ${guide.name}`} tabs={tabs} />
      <OtherGuides guides={others} />
    </GuidePage>
  );
}
