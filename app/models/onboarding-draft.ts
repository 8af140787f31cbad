import { Onboarding, type OnboardingField } from "../schemas/onboarding";
import { cleanText } from "../schemas/text";
import type { Open } from "./closest";

/** The steps in their order, named as in the address (`?step=`). */
export const steps = [
  "email",
  "ageGroup",
  "competenceLevel",
  "industryInterest",
  "learningGoal",
  "notifications",
] as const;
export type Step = (typeof steps)[number];
export type QuestionStep = Exclude<Step, "notifications">;

/** The answers so far, each of them checked. */
export type Draft = Partial<Onboarding> & Choices;

/** What was chosen where the words of an answer leave it open: ids, or `none`. */
export interface Choices {
  fieldChoice?: string;
  taskChoice?: string;
}

interface StepNotice {
  title: string;
  description: string;
}

/** Whether the person is signed in: then the account stands in for the email. */
interface Whose {
  hasAccount: boolean;
}

export const incomplete: StepNotice = {
  title: "Missing information",
  description: "Please complete all required fields before submitting.",
};

export const failed: StepNotice = {
  title: "Error",
  description: "Failed to create learning path. Please try again.",
};

export const unreachable: StepNotice = {
  title: "Error",
  description: "We could not send your answer. It is still here: please try again.",
};

export const tooMuch: StepNotice = {
  title: "Answer too long",
  description: "Your answers are too long to be kept together. Please shorten this one.",
};

const fieldOf = {
  email: "email",
  ageGroup: "ageGroup",
  competenceLevel: "competenceLevel",
  industryInterest: "industry",
  learningGoal: "learningGoal",
} as const satisfies Record<QuestionStep, OnboardingField>;

/** The steps whose words may leave open what is meant. */
export const choiceOf = {
  industryInterest: "fieldChoice",
  learningGoal: "taskChoice",
} as const satisfies Partial<Record<QuestionStep, keyof Choices>>;
export type OpenStep = keyof typeof choiceOf;
/** What of the profile each of them says. */
export const openOf = { industryInterest: "field", learningGoal: "task" } as const satisfies Record<
  OpenStep,
  Open
>;
/** What the words of an answer are read as, by name. */
export interface StepReading {
  step: OpenStep;
  words?: string;
  name: string;
}

export const openSteps = Object.keys(choiceOf) as OpenStep[];

const isId = /^[a-z-]{1,40}$/;

const questions = Object.keys(fieldOf) as QuestionStep[];

const missing: Record<QuestionStep, string> = {
  email: "Please enter your email address",
  ageGroup: "Please select your age group",
  competenceLevel: "Please select your competence level",
  industryInterest: "Please enter your industry or field of interest",
  learningGoal: "Please select or enter your learning goal",
};

const refusalTitles: Record<string, string> = {
  too_small: "Goal too short",
  too_big: "Answer too long",
};

export function readStep(value: unknown): Step | null {
  return steps.find((step) => step === value) ?? null;
}

export function isQuestion(step: Step): step is QuestionStep {
  return step !== "notifications";
}

export function isOpen(step: Step): step is OpenStep {
  return Object.hasOwn(choiceOf, step);
}

export function answerTo(draft: Draft, step: QuestionStep) {
  return draft[fieldOf[step]];
}

/** The answers among these values that the rules accept; all else is dropped. */
export function readDraft(values: Record<string, unknown>): Draft {
  const draft: Draft = {};
  for (const field of Object.values(fieldOf)) {
    const result = Onboarding.shape[field].safeParse(values[field]);
    if (result.success) draft[field] = result.data;
  }
  for (const choice of Object.values(choiceOf)) {
    const value = values[choice];
    if (typeof value === "string" && isId.test(value)) draft[choice] = value;
  }
  return draft;
}

/** The draft with one more answer, or why the answer was refused. */
export function takeAnswer(
  draft: Draft,
  step: QuestionStep,
  text: string,
): { ok: true; draft: Draft } | { ok: false; refusal: StepNotice } {
  const result = Onboarding.shape[fieldOf[step]].safeParse(text);
  if (result.success) {
    const taken = { ...draft, [fieldOf[step]]: result.data };
    // What was chosen for other words says nothing of these.
    if (isOpen(step) && draft[fieldOf[step]] !== result.data) delete taken[choiceOf[step]];
    return { ok: true, draft: taken };
  }

  if (cleanText(text) === "") {
    return { ok: false, refusal: { title: "Required field", description: missing[step] } };
  }
  const issue = result.error.issues[0];
  const title = step === "email" ? "Invalid email" : refusalTitles[issue?.code ?? ""];
  return {
    ok: false,
    refusal: { title: title ?? "Please check", description: issue?.message ?? missing[step] },
  };
}

/** The first step that still needs an answer; the last one when none does. */
export function nextStep(draft: Draft, { hasAccount }: Whose): Step {
  const asked = hasAccount ? questions.filter((step) => step !== "email") : questions;
  return asked.find((step) => !answerTo(draft, step)) ?? "notifications";
}

/** The step before this one, or null where the flow begins. */
export function previousStep(step: Step, { hasAccount }: Whose): Step | null {
  const previous = steps[steps.indexOf(step) - 1];
  return previous === undefined || (hasAccount && previous === "email") ? null : previous;
}
