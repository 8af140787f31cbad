import type { ActionFunctionArgs } from "@remix-run/cloudflare";

import { bookmark } from "~/acts/community/keep-question.server";
import { requireApiUser } from "~/auth/guards.server";
import { notKept, signInToKeep } from "~/components/question/keep-texts";
import { methodNotAllowed } from "~/http/api-error.server";
import { answerControl, readControl } from "~/http/control.server";
import { Bookmark } from "~/schemas/answer";
import { readId } from "~/schemas/id";

export function loader() {
  return methodNotAllowed("POST");
}

/** Sets the caller's bookmark on a question or takes it back. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { user, sent, back } = await readControl(request, context, {
    schema: Bookmark,
    who: requireApiUser,
    fallback: `/community/${params.id}`,
    signIn: signInToKeep,
  });
  const change = { threadId: readId(params.id) ?? 0, userId: user.id, ...sent };
  return answerControl(context, await bookmark(context, change), {
    back,
    json: ({ bookmarked }) => ({ bookmarked }),
    failed: { title: notKept.title },
  });
}
