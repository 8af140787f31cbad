import { shrinkPicture } from "~/components/pictures/shrink-picture";
import type { FieldErrors } from "~/schemas/field-errors";

type Answer = { ok: true; markdown: string } | { ok: false; errors: FieldErrors };

const failed = { picture: ["The picture was not sent. Your text is safe. Please try again."] };

/** Sends a picture as large as a page can use; never throws. */
export async function sendPicture(address: string, file: File, alt: string): Promise<Answer> {
  const body = new FormData();
  // What the browser cannot read is for the server to refuse, in words.
  body.set("picture", await shrinkPicture(file).catch(() => file), file.name);
  body.set("pictureAlt", alt);
  try {
    const response = await fetch(address, { method: "POST", body });
    const answer = (await response.json()) as { markdown?: string; errors?: FieldErrors };
    if (response.ok && answer.markdown) return { ok: true, markdown: answer.markdown };
    return { ok: false, errors: answer.errors ?? failed };
  } catch (error) {
    console.error("The picture was not sent.", error);
    return { ok: false, errors: failed };
  }
}

/** On lines of its own. The event tells whoever follows the typing. */
export function insertPicture(text: HTMLTextAreaElement, markdown: string) {
  const { selectionStart, selectionEnd } = text;
  const before = text.value.slice(0, selectionStart).trimEnd() === "" ? "" : "\n\n";
  text.setRangeText(`${before}${markdown}\n\n`, selectionStart, selectionEnd, "end");
  text.dispatchEvent(new Event("input", { bubbles: true }));
}
