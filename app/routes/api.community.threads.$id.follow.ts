import type { ActionFunctionArgs } from "@remix-run/cloudflare";

import { follow } from "~/acts/community/keep-question.server";
import { requireApiUser } from "~/auth/guards.server";
import { notKept, signInToKeep } from "~/components/question/keep-texts";
import { methodNotAllowed } from "~/http/api-error.server";
import { answerControl, readControl } from "~/http/control.server";
import { Follow } from "~/schemas/answer";
import { readId } from "~/schemas/id";

export function loader() {
  return methodNotAllowed("POST");
}

/** Sets whether the caller is told of new answers to a question. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { user, sent, back } = await readControl(request, context, {
    schema: Follow,
    who: requireApiUser,
    fallback: `/community/${params.id}`,
    signIn: signInToKeep,
  });
  const change = { threadId: readId(params.id) ?? 0, userId: user.id, ...sent };
  return answerControl(context, await follow(context, change), {
    back,
    json: ({ followed }) => ({ followed }),
    failed: { title: notKept.title },
  });
}
