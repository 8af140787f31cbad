import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod/mini";
import { saveItem } from "~/acts/marketplace/item.server";
import { notSaved, savedWords } from "~/components/marketplace/save-buttons";
import { methodNotAllowed } from "~/http/api-error.server";
import { answerControl, anybody, readControl } from "~/http/control.server";
import { saveKinds } from "~/models/marketplace/save.server";
import { readId } from "~/schemas/id";

const Save = z.object({
  kind: z.enum(saveKinds, "Send favorite or bookmark as the kind."),
  saved: z.boolean("Send whether the item is saved: true or false."),
});

export function loader() {
  return methodNotAllowed("POST");
}

/** Sets, never flips: the same call twice is harmless. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { sent: change, back } = await readControl(request, context, {
    schema: Save,
    who: anybody,
    fallback: `/marketplace/${params.id}`,
  });
  const result = await saveItem(request, context, { itemId: readId(params.id) ?? 0, ...change });
  return answerControl(context, result, {
    back,
    json: () => change,
    said: () => ({ title: savedWords(change.kind, change.saved) }),
    failed: { title: notSaved.title },
  });
}
