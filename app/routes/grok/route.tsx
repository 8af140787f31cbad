import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerChallenge } from "~/acts/learning/answer-challenge.server";
import { Examples } from "~/components/guide/examples";
import { GuidePage } from "~/components/guide/guide-page";
import { GuideTabs, isOnlyAnotherTab } from "~/components/guide/guide-tabs";
import { Features, Overview } from "~/components/guide/overview";
import { linkPreview, originOf } from "~/components/link-preview";
import { grokOverview } from "~/content/guides/grok-overview";
import { site } from "~/content/site";
import { tools } from "~/content/tools";
import { renderMarkdown } from "~/markdown/render.server";
import {
  countRight,
  readChosen,
  readStoredChosen,
  showChallenge,
  standingIn,
  withKept,
  writeChosen,
} from "~/models/challenge.server";
import { grokQuiz } from "~/models/challenge-set.server";
import { isOldFact, oldestDay } from "~/models/fact-age";
import { Quiz } from "./quiz";
import { WholeGuide } from "./whole-guide";

export const handle = { fillsCarriedForm: true };

const description =
  "What Grok's fresh posts are good for, where they mislead, and how to tell the two apart. With examples and a short quiz.";

export const meta: MetaFunction = ({ matches }) => [
  { title: `Grok · ${site.name}` },
  { name: "description", content: description },
  ...linkPreview({ title: "Grok", description, address: `${originOf(matches)}/grok` }),
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { quiz, overview, ...page } = grokOverview;
  const search = new URL(request.url).searchParams;
  const user = await context.getUser();
  const kept = user ? null : await context.visitor.read();
  const chosen = user
    ? await readStoredChosen(context.db, user.id, grokQuiz)
    : withKept(readChosen(search.get("answers"), grokQuiz), grokQuiz, kept?.challenge);

  const count = grokQuiz.challenges.length;
  const number = questionOf(search.get("question"), chosen);
  const answers = user ? null : writeChosen(chosen);
  const challenge = quiz.questions[number - 1] ?? quiz.questions[0];
  return {
    page: {
      ...page,
      overview: renderMarkdown(overview),
      isOld: isOldFact(oldestDay(page), Date.now()),
    },
    cover: { iconClass: grok?.iconClass ?? null, bgGradient: grok?.bgGradient ?? null },
    quiz: {
      introduction: quiz.introduction,
      finish: quiz.finish,
      question: showChallenge(challenge, chosen[number - 1] ?? null),
      number,
      count,
      right: chosen.includes(null) ? null : countRight(chosen, grokQuiz),
      standing: standingIn(chosen, grokQuiz),
      formAction: addressOf(number, answers),
      nextQuestion: number < count ? `${addressOf(number + 1, answers)}#quiz` : null,
      isSignedIn: user !== null,
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerChallenge(request, context, { set: grokQuiz, addressOf });
}

const grok = tools.find(({ name }) => name === grokOverview.name);

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return !isOnlyAnotherTab(args) && args.defaultShouldRevalidate;
}

/** The question that is asked for, if those before it are answered; else the last answered one. */
function questionOf(asked: string | null, chosen: readonly (number | null)[]) {
  const open = chosen.indexOf(null);
  const answered = open === -1 ? chosen.length : open;
  const number = Number(asked);
  const isReachable = Number.isInteger(number) && number >= 1 && number <= answered + 1;
  return Math.min(isReachable ? number : Math.max(1, answered), chosen.length);
}

function addressOf(number: number, answers: string | null) {
  const search = new URLSearchParams({
    tab: "try-it",
    question: String(number),
    ...(answers && { answers }),
  });
  return `/grok?${search}`;
}

export default function GrokRoute() {
  const { page, cover, quiz } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  const panels = {
    overview: (
      <>
        <Overview {...page} />
        <WholeGuide name={page.name} to="/guides/4" />
      </>
    ),
    "key-features": <Features features={page.keyFeatures} />,
    examples: <Examples {...page} />,
    "try-it": <Quiz {...quiz} refused={refused} />,
  };

  return (
    <GuidePage {...page} cover={cover}>
      <GuideTabs
        label={`About ${page.name}`}
        tabs={page.tabs.map((tab) => ({ ...tab, panel: panels[tab.id] }))}
      />
    </GuidePage>
  );
}
