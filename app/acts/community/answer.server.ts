import type { AppLoadContext } from "@remix-run/cloudflare";

import { readGuestId } from "../../auth/guest.server";
import { fieldErrors } from "../../http/body.server";
import { refuseOverLimit } from "../../http/limits.server";
import { type Accepted, acceptAnswer } from "../../models/community/accept.server";
import { createAnswer } from "../../models/community/answer.server";
import { postLimit, postLimitSentence } from "../../models/community/newcomer.server";
import { TooManyPosts } from "../../models/community/thread.server";
import { forgetDraft } from "../../models/draft.server";
import type { SessionUser } from "../../models/session.server";
import { Answer } from "../../schemas/answer";
import { SubmissionKey } from "../../schemas/question";
import { type Refusal, refuse, refuseFor, refuseInput } from "../../schemas/refusal";
import { keepTyped } from "../drafts.server";

const dayInSeconds = 24 * 60 * 60;
const unknownQuestion = refuse("unknown", "There is no such question.");

export type Answered = { ok: true; id: number; isNew: boolean } | Refusal;

/** Checks and stores an answer that the form or `/api` sent, and forgets its draft. */
export async function postAnswer(
  request: Request,
  context: AppLoadContext,
  user: SessionUser,
  sent: { threadId: number; body: unknown; submissionKey: unknown },
): Promise<Answered> {
  const { db, now } = context;
  const { threadId } = sent;
  const read = Answer.safeParse({ body: sent.body });
  if (!read.success) return refuseInput(fieldErrors(read.error));
  const key = SubmissionKey.safeParse(sent.submissionKey ?? crypto.randomUUID());
  if (!key.success) {
    const [issue] = key.error.issues;
    return refuse("invalid", issue?.message ?? "", "submissionKey");
  }

  const { body } = read.data;
  const limit = await postLimit(db, user, "answer", now);
  try {
    const stored = await createAnswer(
      db,
      { threadId, authorId: user.id, body, submissionKey: key.data, limit },
      now,
    );
    if (stored === "unknown") return unknownQuestion;
    const guestId = await readGuestId(request, context);
    // The author's own draft goes with the answer; this is one from before they signed in.
    if (guestId) {
      const place = { kind: "answer", about: threadId } as const;
      await forgetDraft(db, { userId: null, guestId }, place);
    }
    return { ok: true, ...stored };
  } catch (error) {
    if (!(error instanceof TooManyPosts)) throw error;
    await keepTyped(request, context, {
      ...{ kind: "answer", about: threadId, fields: { body } },
    });
    return refuseFor(dayInSeconds, postLimitSentence("answer"));
  }
}

type Solved = { ok: true; accepted: Exclude<Accepted, string> } | Refusal;

/** Accepts an answer for the asker, or takes the acceptance back, within the limit of their address. */
export async function solve(
  request: Request,
  context: AppLoadContext,
  acceptance: { threadId: number; userId: number; answerId: number | null },
): Promise<Solved> {
  const refused = await refuseOverLimit(request, context, "vote");
  if (refused) return refused;

  const { db, now, site } = context;
  const accepted = await acceptAnswer(db, { ...acceptance, timeZone: site.timeZone }, now);
  if (accepted === "unknown") return refuse("unknown", "There is no such question or answer.");
  if (accepted === "forbidden") {
    return refuse("forbidden", "Only the person who asked can accept an answer.");
  }
  return { ok: true, accepted };
}
