import type { AppLoadContext } from "@remix-run/cloudflare";

import { builtIn } from "../../ai/built-in/built-in";
import { answerWithCoach, type CoachedAnswer } from "../../ai/coached-answer";
import type { PromptEngine } from "../../ai/engine";
import { modelPromptEngine } from "../../ai/model/prompt-engine";
import type { Exercise } from "../../content/exercises/exercise";
import { exerciseById } from "../../content/exercises/exercises";
import { noAnswer } from "../../content/mini-ai";
import { refuseOverLimit } from "../../http/limits.server";
import { logFailure } from "../../http/log-failure.server";
import { recordAttempt } from "../../models/exercise-attempt.server";
import { getTool } from "../../models/tool.server";
import type { MiniPrompt } from "../../schemas/mini-prompt";
import { type Refusal, refuse } from "../../schemas/refusal";
import { siteModel } from "./site-model.server";

interface Answered {
  ok: true;
  answered: CoachedAnswer;
  exercise: Exercise | undefined;
  /** The learner's try as it is kept; null where nothing is. */
  recorded: Awaited<ReturnType<typeof recordAttempt>>;
}

/**
 * Answers a prompt with the coach's notes, and keeps it for a signed-in learner who
 * wrote it for an exercise, unless it tells of something that nobody should find
 * stored here. The one function behind the page and `/api`.
 */
export async function answerPrompt(
  request: Request,
  context: AppLoadContext,
  input: MiniPrompt,
  chosenEngine?: PromptEngine,
): Promise<Answered | Refusal> {
  const user = await context.getUser();
  const refused = await refuseOverUse(request, context, user ? "member-coach" : "guest-coach");
  if (refused) return refused;

  try {
    const found = await findExercise(context, input);
    if (!found) return refuse("unknown", "There is no such exercise.");

    const { exercise } = found;
    const engine = chosenEngine ?? engineFor(request, context, user);
    const answered = await answerWithCoach(engine, input.prompt, exercise, input.toolId);
    const attempt = user && exercise && { userId: user.id, exercise, answered };
    const recorded =
      attempt && !answered.isUnsafe
        ? await recordAttempt(context.db, attempt, momentOf(context))
        : null;
    return { ok: true, answered, exercise, recorded };
  } catch (error) {
    logFailure("mini-ai-failure", error);
    return refuse("failed", noAnswer);
  }
}

/** The site's model where there is one, with the built-in engine behind it. */
function engineFor(
  request: Request,
  context: AppLoadContext,
  user: { id: number } | null,
): PromptEngine {
  const guarded = siteModel(request, context, user);
  return guarded ? modelPromptEngine({ ...guarded, otherwise: builtIn }) : builtIn;
}

/** The exercise that was asked for, or null for one that there is not. */
async function findExercise({ db }: AppLoadContext, { toolId, exerciseId }: MiniPrompt) {
  if (exerciseId === undefined) {
    const isKnown = toolId === undefined || (await getTool(db, toolId));
    return isKnown ? { exercise: undefined } : null;
  }
  const exercise = exerciseById(exerciseId);
  return exercise && (toolId ?? exercise.toolId) === exercise.toolId ? { exercise } : null;
}

async function refuseOverUse(
  request: Request,
  context: AppLoadContext,
  name: "guest-coach" | "member-coach",
) {
  try {
    return await refuseOverLimit(request, context, name);
  } catch (error) {
    logFailure("limit-failure", error);
    const sentence = "This is not possible right now. Please try again in a minute.";
    return { ...refuse("unavailable", sentence), retryAfter: 60 };
  }
}

function momentOf({ now, site }: AppLoadContext) {
  return { now, timeZone: site.timeZone };
}
