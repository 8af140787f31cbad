import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";

import { readKeptDraft } from "~/auth/onboarding-draft.server";
import { OnboardingSection } from "~/components/onboarding/onboarding-section";
import { site } from "~/content/site";
import { readForm } from "~/http/body.server";
import {
  choiceOf,
  failed,
  isOpen,
  isQuestion,
  openOf,
  readDraft,
  readStep,
  unreachable,
} from "~/models/onboarding-draft";
import { NotificationChoice } from "~/schemas/onboarding";
import { keepAnswer, keepChoice, makePlan, readOpen } from "./answers.server";
import { useShown } from "./use-shown";

export const meta: MetaFunction = () => [
  { title: `Make your plan · ${site.name}` },
  {
    name: "description",
    content: `Answer six short questions and get a learning path of your own on ${site.name}.`,
  },
];

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ draft }, user] = await Promise.all([readKeptDraft(request, context), context.getUser()]);
  const { searchParams } = new URL(request.url);
  const step = readStep(searchParams.get("step"));
  const asked = step !== null && isOpen(step) && searchParams.has("closest") ? step : null;
  return { draft, hasAccount: user !== null, ...(await readOpen(context, draft, asked)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const step = readStep(form.get("step"));
  if (!step) throw redirect("/onboarding");

  // The answers that the page showed win over those of another tab.
  const shown = readDraft(Object.fromEntries(form));
  const { draft, key } = await readKeptDraft(request, context);
  const kept = { draft: { ...draft, ...shown }, key };
  if (isOpen(step) && form.has(choiceOf[step]) && !form.has("value")) {
    return keepChoice(context, kept);
  }
  if (isQuestion(step)) return keepAnswer(context, kept, step, String(form.get("value") ?? ""));

  const choice = NotificationChoice.safeParse(form.get("notifications"));
  return makePlan(request, context, kept, choice.success ? choice.data : null);
}

/** Without an answer from the server the page stays as it is, with everything that was typed. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const step = readStep(form.get("step")) ?? "email";
    const isAnswer = isQuestion(step);
    return Response.json(
      {
        step,
        draft: readDraft(Object.fromEntries(form)),
        typed: isAnswer ? String(form.get("value")) : undefined,
        notice: { ...(isAnswer ? unreachable : failed), variant: "destructive" },
      },
      // An answer of 400 and above is not followed by a reload of the page's data.
      { status: 503 },
    );
  }
}

export default function OnboardingPage() {
  const { draft: kept, hasAccount, closest, readings } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const shown = useShown({ ...kept, ...refused?.draft }, refused?.step, hasAccount);
  const isRefused = refused?.step === shown.step && !shown.isCreating;

  const isAsked = useLocation().search.includes("closest") && !shown.isCreating;
  const { step } = shown;
  const asked = isAsked && closest && step && isOpen(step) && openOf[step] === closest.open;

  return (
    <div className="wrap">
      <OnboardingSection
        page={{
          ...(isRefused ? refused : {}),
          ...shown,
          hasAccount,
          readings,
          closest: asked ? closest : null,
        }}
      />
    </div>
  );
}
