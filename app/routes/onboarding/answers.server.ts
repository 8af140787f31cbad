import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";

import { onboard } from "~/acts/account/make-account.server";
import { claimTryOut } from "~/auth/claim-try-out.server";
import { type KeptDraft, keepDraft } from "~/auth/onboarding-draft.server";
import { keepSignInDetails } from "~/auth/sign-in-details.server";
import { closestPath, stepPath } from "~/components/onboarding/answer-form";
import { skills } from "~/content/skills/skill-map";
import { refusalInit } from "~/http/answer.server";
import { logFailure } from "~/http/log-failure.server";
import { type Notice, redirectWithNotice } from "~/http/notice.server";
import { clearCookie } from "~/keys/cookies.server";
import { refuseAge as refuseAgeChange } from "~/models/age-change";
import { askAnew, askClosest, type Closest, readAs } from "~/models/closest";
import { readFitter } from "~/models/fit.server";
import { changeProfile } from "~/models/learner.server";
import {
  answerTo,
  type Choices,
  choiceOf,
  type Draft,
  failed,
  incomplete,
  isQuestion,
  nextStep,
  type OpenStep,
  openOf,
  openSteps,
  type QuestionStep,
  type Step,
  type StepReading,
  takeAnswer,
  tooMuch,
} from "~/models/onboarding-draft";
import { planPath } from "~/models/path-plan";
import { getAccount } from "~/models/user.server";
import type { FieldErrors } from "~/schemas/field-errors";
import type { NotificationChoice, Onboarding } from "~/schemas/onboarding";
import { type Refusal, sentenceOf } from "~/schemas/refusal";

/** Keeps an answer and leads to the next step, or says why the answer will not do. */
export async function keepAnswer(
  context: AppLoadContext,
  kept: KeptDraft,
  step: QuestionStep,
  typed: string,
) {
  const user = await context.getUser();
  const hasAccount = user !== null;
  const answer = takeAnswer(kept.draft, step, typed);
  if (user && answer.ok && step === "ageGroup") {
    const errors = await refuseAgeOf(context, user.id, String(answer.draft.ageGroup));
    if (errors) return refuseAge(context, kept, errors);
  }
  const cookie = answer.ok ? await keepDraft(context, { ...kept, draft: answer.draft }) : null;
  if (!answer.ok || !cookie) {
    const notice = answer.ok ? tooMuch : answer.refusal;
    return askAgain(context, kept, { step, notice, typed, error: notice.description });
  }

  const headers = { "Set-Cookie": cookie };
  return redirect(await pathAfter(context, answer.draft, hasAccount), { headers });
}

/** The question on an answer whose words leave it open, also of an earlier step, or the next step. */
async function pathAfter(context: AppLoadContext, draft: Draft, hasAccount: boolean) {
  for (const step of openSteps) {
    const isToAsk = answerTo(draft, step) && !draft[choiceOf[step]];
    if (isToAsk && (await readClosest(context, draft, step))) return closestPath(step);
  }
  return stepPath(nextStep(draft, { hasAccount }));
}

/** Keeps what was chosen for an answer whose words left it open, and leads on. */
export async function keepChoice(context: AppLoadContext, kept: KeptDraft) {
  const user = await context.getUser();
  const cookie = await keepDraft(context, kept);
  return redirect(await pathAfter(context, kept.draft, user !== null), {
    headers: cookie ? { "Set-Cookie": cookie } : {},
  });
}

/** The question on what an answer means; null where its words say it. */
async function readClosest(context: AppLoadContext, draft: Draft, step: OpenStep) {
  return askClosest(await readFitter(context.db), openOf[step], draft);
}

/** What the answers so far are read as, and the question on one of them where somebody asks for it. */
export async function readOpen(
  context: AppLoadContext,
  draft: Draft,
  asked: OpenStep | null,
): Promise<{ readings?: StepReading[]; closest?: Closest }> {
  const answered = openSteps.filter((step) => answerTo(draft, step));
  if (answered.length === 0) return {};
  const fitter = await readFitter(context.db);
  const readings = answered.flatMap((step) => {
    const name = readAs(fitter, openOf[step], draft);
    return name ? [{ step, words: answerTo(draft, step), name }] : [];
  });
  const closest = asked && askAnew(fitter, openOf[asked], draft);
  return { readings, ...(closest && { closest }) };
}

/** Makes the account and its path; for somebody who is signed in, a new path. */
export async function makePlan(
  request: Request,
  context: AppLoadContext,
  kept: KeptDraft,
  choice: NotificationChoice | null,
) {
  const { draft, key } = kept;
  const user = await context.getUser();
  const next = nextStep(draft, { hasAccount: user !== null });
  if (isQuestion(next)) return askAgain(context, kept, { step: next, notice: incomplete });

  // Nothing is missing any more; for somebody with an account the email may be.
  const answers = draft as Onboarding & Choices;
  try {
    if (user) return await planAnew(context, user.id, { ...kept, draft: answers }, choice);

    const learner = await onboard(request, context, answers, { notifications: choice, key });
    if (learner.ok) return await welcome(context, learner);

    const notice = { ...failed, description: sentenceOf(learner) };
    const isEmailTaken = learner.why === "conflict";
    return askAgain(context, kept, { step: next, notice, isEmailTaken }, learner);
  } catch (error) {
    logFailure("onboarding-failed", error);
    return askAgain(context, kept, { step: next, notice: failed }, { why: "failed" });
  }
}

async function planAnew(
  context: AppLoadContext,
  userId: number,
  kept: KeptDraft & { draft: Onboarding & Choices },
  choice: NotificationChoice | null,
) {
  const { ageGroup, competenceLevel, industry, learningGoal } = kept.draft;
  const { fieldChoice = null, taskChoice = null } = kept.draft;
  const answers = { ageGroup, competenceLevel, industry, learningGoal, fieldChoice, taskChoice };
  const profile = { ...answers, notifications: choice ?? undefined };
  const fitter = await readFitter(context.db);
  const steps = planPath(answers, skills, fitter.fit(answers));
  const changed = await changeProfile(context.db, userId, profile, { steps, now: context.now });
  if (!changed.ok) return refuseAge(context, kept, changed.errors);

  const headers = new Headers({ "Set-Cookie": await clearCookie(context.cookies.onboarding) });
  const notice = {
    title: ready,
    description: "It takes the place of the old one. What you have done still counts.",
  };
  return redirectWithNotice(context, "/dashboard", notice, headers);
}

/** Why an account may not be of this age group yet, or null. */
async function refuseAgeOf(context: AppLoadContext, userId: number, ageGroup: string) {
  const account = await getAccount(context.db, userId);
  return account ? refuseAgeChange(account, ageGroup, context.now) : null;
}

/** Asks for the age group once more, and says why it cannot be that one. */
function refuseAge(context: AppLoadContext, { key, draft }: KeptDraft, errors: FieldErrors) {
  const notice = { title: "Age group not changed", description: errors.ageGroup?.[0] };
  const { ageGroup: _, ...rest } = draft;
  const kept = { key, draft: rest };
  const again = { step: "ageGroup", notice, error: notice.description } as const;
  return askAgain(context, kept, again, { why: "forbidden" });
}

interface Learner {
  user: { id: number; username: string; sessionVersion: number };
  password: string;
}

const ready = "Your plan is ready";

async function welcome(context: AppLoadContext, { user, password }: Learner) {
  const details = { userId: user.id, username: user.username, password };
  const session = await startSession(context, user);
  const headers = new Headers();
  headers.append("Set-Cookie", await clearCookie(context.cookies.onboarding));
  headers.append("Set-Cookie", await keepSignInDetails(context, details));
  if (!session) {
    const description = "We could not sign you in just now. Please sign in to see it.";
    return redirectWithNotice(context, "/auth", { title: ready, description }, headers);
  }

  headers.append("Set-Cookie", session);
  const { cookies, notice } = await claimTryOut(context, user.id);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  const description = notice
    ? `You are signed in. ${notice.title}. ${notice.description}`
    : "You are signed in. Your first step is waiting below.";
  return redirectWithNotice(context, "/dashboard", { title: ready, description }, headers);
}

/** The session's cookie; null when sessions cannot be stored. The account is made by then. */
async function startSession(context: AppLoadContext, user: Learner["user"]) {
  try {
    return await context.sessions.start(user);
  } catch (error) {
    logFailure("session-not-started", error);
    return null;
  }
}

interface Again {
  step: Step;
  notice: Notice;
  typed?: string;
  error?: string;
  isEmailTaken?: boolean;
}

/** The step again, with the answers so far and what to say. */
async function askAgain(
  context: AppLoadContext,
  kept: KeptDraft,
  { notice, ...again }: Again,
  refusal: Pick<Refusal, "why" | "retryAfter"> = { why: "invalid" },
) {
  const init = refusalInit(refusal);
  const headers = new Headers(init.headers);
  const cookie = await keepDraft(context, kept);
  if (cookie) headers.append("Set-Cookie", cookie);

  const shown = { ...notice, variant: "destructive" as const };
  return data({ ...again, draft: kept.draft, notice: shown }, { ...init, headers });
}
