import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { requireNoEndedSession } from "../../auth/guards.server";
import { readForm } from "../../http/body.server";
import {
  readChosen,
  recordAnswer,
  withAnswer,
  withKept,
  writeChosen,
} from "../../models/challenge.server";
import { type ChallengeSet, keyOf } from "../../models/challenge-set.server";
import { redirectWithAchievements } from "./achievement-notice.server";
import { keepChallenge } from "./try-out.server";

interface AnswerPage {
  set: ChallengeSet;
  /**
   * Where the result is shown. The answers of a visitor go along, and the first one is kept; those
   * of a learner are stored.
   */
  addressOf: (number: number, answers: string | null) => string;
}

/** Takes the answer to a challenge and leads to its result, or sends the form back. */
export async function answerChallenge(
  request: Request,
  context: AppLoadContext,
  { set, addressOf }: AnswerPage,
) {
  await requireNoEndedSession(request, context);
  const form = await readForm(request);
  const number = readDigit(form.get("challenge"));
  const challenge = set.challenges[(number ?? 0) - 1];
  if (!number || !challenge) return refuse(null, refusals.unknown);
  const option = readDigit(form.get("option"));
  if (option === undefined || !challenge.answers[option]) return refuse(number, refusals.nothing);

  const sent = { number, option };
  // With scripts the page stays where it is; without, it must come back to the challenge.
  const place = form.has("stays") ? "" : `#challenge-${number}`;
  const user = await context.getUser();
  if (!user) {
    const inAddress = readChosen(new URL(request.url).searchParams.get("answers"), set);
    const isOpen = inAddress[number - 1] === null;
    const challenge = { key: keyOf(set, number), option };
    const cookie = isOpen ? await keepChallenge(request, context, challenge) : null;
    const before = withKept(inAddress, set, (await context.visitor.read())?.challenge);
    const to = addressOf(number, writeChosen(withAnswer(before, sent))) + place;
    return redirect(to, cookie ? { headers: { "Set-Cookie": cookie } } : undefined);
  }

  const moment = { now: context.now, timeZone: context.site.timeZone };
  const recorded = await recordAnswer(context.db, { userId: user.id, set, sent }, moment);
  const to = addressOf(number, null) + place;
  const { newAchievements, rise } = recorded;
  return redirectWithAchievements(context, to, newAchievements, rise);
}

const refusals = {
  unknown: "This form does not belong to this page. Please load the page again.",
  nothing: "Choose an answer first.",
};

function refuse(number: number | null, text: string) {
  return data({ refused: { number, text } }, { status: 400 });
}

function readDigit(value: unknown) {
  return typeof value === "string" && /^\d$/.test(value) ? Number(value) : undefined;
}
