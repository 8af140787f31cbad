import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { castVote } from "~/acts/community/vote.server";
import { requireApiUser } from "~/auth/guards.server";
import { signInToVote, voteFailed } from "~/components/community/vote-box";
import { methodNotAllowed } from "~/http/api-error.server";
import { answerControl, readControl } from "~/http/control.server";
import { readId } from "~/schemas/id";
import { Vote } from "~/schemas/vote";

export function loader() {
  return methodNotAllowed("POST");
}

/** Sets the caller's vote on a question; 0 takes it back. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { user, sent, back } = await readControl(request, context, {
    schema: Vote,
    who: requireApiUser,
    fallback: "/community",
    signIn: signInToVote,
  });
  const vote = { kind: "thread", id: readId(params.id) ?? 0, userId: user.id, ...sent } as const;
  const result = await castVote(request, context, vote);
  return answerControl(context, result, {
    back,
    json: ({ voted }) => voted,
    failed: { title: voteFailed.title },
  });
}
