import "./exercise.css";

import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import { useState } from "react";
import { achievementNotice } from "~/acts/learning/achievement-notice.server";
import { answerPrompt } from "~/acts/learning/answer-prompt.server";
import { keepTry } from "~/acts/learning/try-out.server";
import { failedWith, type Outcome, startWith } from "~/components/exercise/outcome";
import type { ShownExchange } from "~/components/exercise/shown";
import { linkPreview, originOf } from "~/components/link-preview";
import { NotFoundPage } from "~/components/not-found";
import { Notice } from "~/components/toaster";
import { ErrorNote } from "~/components/ui/error-note";
import { exerciseById } from "~/content/exercises/exercises";
import { guideById } from "~/content/guides/guides";
import { site } from "~/content/site";
import { tools } from "~/content/tools";
import { refusalInit } from "~/http/answer.server";
import { fieldErrors, readForm } from "~/http/body.server";
import { exchangeOf, showExchange } from "~/models/exchange";
import { getPractice } from "~/models/practice.server";
import { readId } from "~/schemas/id";
import { MiniPrompt } from "~/schemas/mini-prompt";
import { sentenceOf } from "~/schemas/refusal";
import { ExerciseList } from "./exercise-list";
import { Practice } from "./practice";
import { ToolHead } from "./tool-head";

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  const title = `${page?.title ?? "AI Tool"} exercises`;
  const head = { title: `${title} · ${site.name}` };
  if (!page?.tool) return [head, { name: "robots", content: "noindex" }];
  const description = `Practice writing prompts for ${page.title}: exercises with an answer and with notes on your own words. Free, without an account at the company that makes it.`;
  const address = `${originOf(matches)}/tools/${page.tool.id}`;
  return [
    head,
    { name: "description", content: description },
    ...linkPreview({ title, description, address }),
  ];
};

/** A limit tells when to come back. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const toolId = readId(params.toolId);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("exercise");
  const exerciseId = readId(asked ?? undefined);

  const user = await context.getUser();
  const userId = user?.id ?? null;
  const ticket = user ? null : await context.visitor.read();
  const visitor = ticket && { id: ticket.id, now: context.now };
  const query = { exerciseId, userId, visitor };
  const practice = toolId && (await getPractice(context.db, { toolId, ...query }));
  if (!practice) return data(unknownTool(userId !== null), { status: 404 });

  const { tool, exercises, tries, last } = practice;
  const chosen = exercises.find(({ id }) => id === exerciseId);
  if (asked !== null && !chosen) throw new Response(null, { status: 404 });

  const isStart = searchParams.get("start") === "example";
  return data({
    title: tools.find(({ id }) => id === tool.id)?.name ?? "AI Tool",
    tool: { id: tool.id, iconClass: tool.iconClass, bgGradient: tool.bgGradient },
    hasGuide: guideById(tool.id) !== undefined,
    // What is in one of them is sent with that one only.
    exercises: exercises.map(({ instructions: _, examplePrompt: __, ...listed }) => listed),
    chosen: chosen ? withTexts(chosen) : null,
    ...{ tries, last },
    start: (isStart && chosen?.examplePrompt) || last?.prompt || "",
    isMember: userId !== null,
    keeps: keepingOf(ticket?.exercise, exerciseId),
  });
}

/** What becomes of a visitor's tries of the chosen exercise. */
function keepingOf(kept: number | undefined, chosen: number | undefined) {
  if (kept === undefined) return "will" as const;
  return kept === chosen ? ("does" as const) : ("another" as const);
}

function withTexts<Row extends { id: number; instructions: string }>({
  instructions,
  ...row
}: Row) {
  const exercise = exerciseById(row.id);
  const { situation = instructions, points = [], material = null, response } = exercise ?? {};
  const isCode = response?.kind === "code";
  return { ...row, situation, points, material: material ? { text: material, isCode } : null };
}

function unknownTool(isMember: boolean) {
  return {
    ...{ title: "AI Tool", tool: null, hasGuide: false, exercises: [], chosen: null },
    ...{ tries: [], last: null, start: "", isMember, keeps: "another" as const },
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "reuse") return data(startWith(String(form.get("text") ?? "")));

  const typed = String(form.get("prompt") ?? "");
  const asked = new URL(request.url).searchParams.get("exercise") ?? undefined;
  const toolId = readId(params.toolId);
  const exerciseId = readId(asked);
  if (!toolId || (asked !== undefined && !exerciseId)) {
    return data(failedWith(typed), { status: 404 });
  }

  const parsed = MiniPrompt.safeParse({ prompt: typed, toolId, exerciseId });
  if (!parsed.success) {
    const { prompt: errors = null } = fieldErrors(parsed.error);
    return data<Outcome>({ ...startWith(typed), errors }, { status: 400 });
  }

  const result = await answerPrompt(request, context, parsed.data);
  if (!result.ok) {
    return data(failedWith(typed, sentenceOf(result)), refusalInit(result));
  }

  const { answered, exercise, recorded } = result;
  const isVisitor = (await context.getUser()) === null;
  const cookie =
    isVisitor && exercise ? await keepTry(request, context, { exercise, answered }) : null;
  const exchange = exchangeOf(answered);
  const shown = { id: crypto.randomUUID(), before: recorded?.before ?? null };
  return data<Outcome>(
    {
      ...startWith(exchange.prompt),
      exchange: showExchange(exchange, exercise, shown),
      notice: achievementNotice(recorded?.newAchievements ?? []),
    },
    { headers: cookie ? { "Set-Cookie": cookie } : {} },
  );
}

/** Without an answer from the server the page stays as it is, with everything that was typed. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (error instanceof Response) throw error;
    // An answer of 400 and above is not followed by a reload of the page's data.
    return Response.json(failedWith(String(form.get("prompt") ?? "")), { status: 503 });
  }
}

export default function ExercisePage() {
  const { title, tool, hasGuide, exercises, chosen, ...page } = useLoaderData<typeof loader>();
  const arrivedWith = useActionData<typeof action>();
  const first = arrivedWith?.exchange ?? page.last;
  const { exchanges, append } = useConversation(addressOf(tool, chosen), first);
  const next = chosen && exercises[exercises.findIndex(({ id }) => id === chosen.id) + 1];

  return (
    <>
      <Notice notice={arrivedWith?.notice} />
      <div className="wrap page">
        <ToolHead title={title} tool={tool} exerciseCount={exercises.length} hasGuide={hasGuide} />
        <div className="desk">
          <ExerciseList toolId={tool?.id ?? 0} exercises={exercises} chosenId={chosen?.id} />
          <div className="desk__main">
            <Practice
              key={addressOf(tool, chosen)}
              path={addressOf(tool, chosen)}
              exercise={chosen}
              next={next ? { title: next.title, to: addressOf(tool, next) } : null}
              exchanges={exchanges}
              onAnswer={append}
              tries={page.tries}
              start={arrivedWith?.start ?? page.start}
              arrivedWith={arrivedWith}
              isMember={page.isMember}
              keeps={page.keeps}
              isOff={tool === null}
            />
          </div>
        </div>
      </div>
    </>
  );
}

function addressOf(tool: { id: number } | null, exercise: { id: number } | null) {
  const path = `/tools/${tool?.id ?? ""}`;
  return exercise ? `${path}?exercise=${exercise.id}` : path;
}

/** What was said at this address since the page was opened, after what it was opened with. */
function useConversation(address: string, first: ShownExchange | null) {
  const [said, setSaid] = useState<Readonly<Record<string, readonly ShownExchange[]>>>({});
  const exchanges = said[address] ?? (first ? [first] : []);

  function append(exchange: ShownExchange) {
    setSaid({ ...said, [address]: [...exchanges, exchange] });
  }

  return { exchanges, append };
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <div className="wrap page">
      <ErrorNote
        title="The exercises could not be loaded. Please try again."
        retry={{ label: "Try again" }}
      />
    </div>
  );
}
