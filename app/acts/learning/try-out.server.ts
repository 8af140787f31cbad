import type { AppLoadContext } from "@remix-run/cloudflare";
import type { CoachedAnswer } from "../../ai/coached-answer";
import type { VisitorTicket } from "../../auth/visitor-ticket.server";
import type { Exercise } from "../../content/exercises/exercise";
import type { Skill } from "../../content/skills/skill";
import { refuseOverLimit, takeFromAddressLimit } from "../../http/limits.server";
import { logFailure } from "../../http/log-failure.server";
import { writeExchange } from "../../models/exchange";
import { tryOf } from "../../models/exercise-attempt.server";
import { recordVisitorCheck } from "../../models/visitor-check.server";
import { keepVisitorTry, keepVisitorWork } from "../../models/visitor-work.server";
import type { PostedAnswer } from "../../schemas/check-form";

/** What is done here is kept with the ticket of the answer; a visitor who has none gets one. */
async function ticketOf({ visitor }: AppLoadContext): Promise<VisitorTicket> {
  return (await visitor.read()) ?? { id: crypto.randomUUID() };
}

interface SentCheck {
  skill: Skill;
  number: number;
  answers: readonly PostedAnswer[];
}

/** Keeps the answered check of a visitor's lesson, unless they have taken that of another one. */
export async function keepCheck(
  request: Request,
  context: AppLoadContext,
  { skill, ...sent }: SentCheck,
) {
  const ticket = await ticketOf(context);
  if (ticket.check !== undefined && ticket.check !== skill.id) {
    return { ok: false, reason: "taken" } as const;
  }
  const refused = await refuseOverLimit(request, context, "visitor-work");
  if (refused) return { ok: false, reason: "refused", refused } as const;

  const { db, now } = context;
  const recorded = await recordVisitorCheck(db, { ...sent, skill, visitorId: ticket.id, now });
  if (!recorded.ok) return recorded;
  return { ok: true, cookie: await context.visitor.keep({ ...ticket, check: skill.id }) } as const;
}

/**
 * Keeps a try of a visitor's first exercise.
 *
 * @returns the `Set-Cookie` value; null where it is not kept.
 */
export async function keepTry(
  request: Request,
  context: AppLoadContext,
  { exercise, answered }: { exercise: Exercise; answered: CoachedAnswer },
) {
  const ticket = await ticketOf(context);
  const isOther = ticket.exercise !== undefined && ticket.exercise !== exercise.id;
  if (isOther || answered.isUnsafe) return null;

  const { exchange, engine } = tryOf({ exercise, answered });
  const body = { exchange: writeExchange(exchange), engine, score: exchange.notes.score };
  const kept = { visitorId: ticket.id, exerciseId: exercise.id, body };
  const isKept = await keepIfPossible(request, context, () =>
    keepVisitorTry(context.db, kept, context.now),
  );
  return isKept ? context.visitor.keep({ ...ticket, exercise: exercise.id }) : null;
}

/**
 * Keeps the first challenge that a visitor answers.
 *
 * @returns the `Set-Cookie` value; null where it is not kept.
 */
export async function keepChallenge(
  request: Request,
  context: AppLoadContext,
  challenge: { key: string; option: number },
) {
  const ticket = await ticketOf(context);
  if (ticket.challenge) return null;

  const { key, option } = challenge;
  const work = { kind: "challenge", part: "1", subject: key, body: { option } } as const;
  const isKept = await keepIfPossible(request, context, () =>
    keepVisitorWork(context.db, { visitorId: ticket.id, work }, context.now),
  );
  return isKept ? context.visitor.keep({ ...ticket, challenge }) : null;
}

/** Keeps what the visitor gets an answer to in any case: neither a limit nor a fault takes it away. */
async function keepIfPossible(
  request: Request,
  context: AppLoadContext,
  keep: () => Promise<boolean>,
) {
  try {
    const wait = await takeFromAddressLimit(request, context, "visitor-work");
    return wait === null && (await keep());
  } catch (error) {
    logFailure("try-out-not-kept", error);
    return false;
  }
}
