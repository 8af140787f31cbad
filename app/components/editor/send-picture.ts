import { shrinkPicture } from "~/components/pictures/shrink-picture";
import type { useSend } from "~/components/use-send";
import type { FieldErrors } from "~/schemas/field-errors";

type Answer = { ok: true; markdown: string } | { ok: false; errors: FieldErrors };

const failed = { picture: ["The picture was not sent. Your text is safe. Please try again."] };

/** Sends a picture as large as a page can use; never throws. */
export async function sendPicture(
  send: ReturnType<typeof useSend>,
  { address, file, alt }: { address: string; file: File; alt: string },
): Promise<Answer> {
  const form = new FormData();
  // What the browser cannot read is for the server to refuse, in words.
  form.set("picture", await shrinkPicture(file).catch(() => file), file.name);
  form.set("pictureAlt", alt);
  const answer = await send<{ markdown: string }>(address, form);
  if (!("refused" in answer)) return { ok: true, markdown: answer.markdown };
  console.error("The picture was not sent.", answer.refused);
  return { ok: false, errors: answer.refused.errors ?? failed };
}

/** On lines of its own. The event tells whoever follows the typing. */
export function insertPicture(text: HTMLTextAreaElement, markdown: string) {
  const { selectionStart, selectionEnd } = text;
  const before = text.value.slice(0, selectionStart).trimEnd() === "" ? "" : "\n\n";
  text.setRangeText(`${before}${markdown}\n\n`, selectionStart, selectionEnd, "end");
  text.dispatchEvent(new Event("input", { bubbles: true }));
}
