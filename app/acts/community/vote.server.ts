import type { AppLoadContext } from "@remix-run/cloudflare";
import { refuseOverLimit } from "../../http/limits.server";
import { type Vote, type Voted, voteOn } from "../../models/community/vote.server";
import { type Refusal, refuse } from "../../schemas/refusal";

const names = { thread: "question", answer: "answer" } as const;

/** Sets the vote of somebody who is signed in, within the limit of their address. */
export async function castVote(
  request: Request,
  context: AppLoadContext,
  vote: Vote,
): Promise<Refusal | { ok: true; voted: Voted }> {
  const refused = await refuseOverLimit(request, context, "vote");
  if (refused) return refused;

  const voted = await voteOn(context.db, vote, context.now);
  const name = names[vote.kind];
  if (voted === "unknown") return refuse("unknown", `There is no such ${name}.`);
  if (voted === "own") return refuse("forbidden", `You cannot vote on your own ${name}.`);
  return { ok: true, voted };
}
