import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { solve } from "~/acts/community/answer.server";
import { requireApiUser } from "~/auth/guards.server";
import { signInToKeep } from "~/components/question/keep-texts";
import { methodNotAllowed } from "~/http/api-error.server";
import { answerControl, readControl } from "~/http/control.server";
import { Acceptance } from "~/schemas/answer";
import { readId } from "~/schemas/id";

export function loader() {
  return methodNotAllowed("POST");
}

/** Accepts an answer for the asker; null takes the acceptance back. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { user, sent, back } = await readControl(request, context, {
    schema: Acceptance,
    who: requireApiUser,
    fallback: `/community/${params.id}`,
    signIn: signInToKeep,
  });
  const acceptance = { threadId: readId(params.id) ?? 0, userId: user.id, ...sent };
  return answerControl(context, await solve(request, context, acceptance), {
    back,
    json: ({ accepted: { isAnswered, acceptedAnswerId } }) => ({ isAnswered, acceptedAnswerId }),
    said: ({ accepted }) => (accepted.isAnswered ? solved : notSolved),
    failed: { title: "Nothing was changed" },
  });
}

const solved = { title: "Solved", description: "You accepted this answer, and its author knows." };
const notSolved = { title: "Not solved any more", description: "You took the acceptance back." };
