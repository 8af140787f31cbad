import { type MouseEvent, useRef, useState } from "react";
import { shrinkPicture } from "~/components/pictures/shrink-picture";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import type { FieldErrors } from "~/schemas/field-errors";

/**
 * Puts a picture into the text of the form that it stands in: with scripts where the cursor is,
 * without them at the end of the text, as the form comes back.
 */
export function PictureField({ into, errors: sent }: { into: string; errors: FieldErrors }) {
  const file = useRef<HTMLInputElement>(null);
  const alt = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors | null>(null);
  const [said, setSaid] = useState("");
  const shown = errors ?? sent;

  async function add(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const text = event.currentTarget.form?.elements.namedItem(into);
    const chosen = file.current?.files?.[0];
    setSaid("");
    if (!(text instanceof HTMLTextAreaElement)) return;
    if (!chosen) return setErrors({ picture: ["Please choose a picture."] });
    setPending(true);
    const answer = await upload(chosen, alt.current?.value ?? "");
    setPending(false);
    if (!answer.ok) return setErrors(answer.errors);
    setErrors({});
    insert(text, answer.markdown);
    setSaid("The picture stands in the text now.");
    if (file.current) file.current.value = "";
    if (alt.current) alt.current.value = "";
  }

  return (
    <fieldset className="add-picture">
      <legend>A picture in the text</legend>
      <TextField
        label="Picture"
        hint="PNG, JPG or GIF, at most 5 MB."
        errors={shown.picture}
        inputProps={{
          ref: file,
          name: "picture",
          type: "file",
          accept: "image/png,image/jpeg,image/gif",
        }}
      />
      <TextField
        label="What it shows"
        hint="For people who cannot see it."
        errors={shown.pictureAlt}
        inputProps={{ ref: alt, name: "pictureAlt", maxLength: 300, autoComplete: "off" }}
      />
      <Button name="intent" value="picture" variant="secondary" pending={isPending} onClick={add}>
        Add a picture
      </Button>
      <p className="hint" role="status">
        {said}
      </p>
    </fieldset>
  );
}

type Answer = { ok: true; markdown: string } | { ok: false; errors: FieldErrors };

const failed = { picture: ["The picture was not sent. Your text is safe. Please try again."] };

async function upload(file: File, alt: string): Promise<Answer> {
  const body = new FormData();
  // What the browser cannot read is for the server to refuse, in words.
  body.set("picture", await shrinkPicture(file).catch(() => file), file.name);
  body.set("pictureAlt", alt);
  try {
    const response = await fetch("/admin/articles/picture", { method: "POST", body });
    const answer = (await response.json()) as { markdown?: string; errors?: FieldErrors };
    if (response.ok && answer.markdown) return { ok: true, markdown: answer.markdown };
    return { ok: false, errors: answer.errors ?? failed };
  } catch (error) {
    console.error("The picture was not sent.", error);
    return { ok: false, errors: failed };
  }
}

/** On lines of its own. The event tells whoever follows the typing. */
function insert(text: HTMLTextAreaElement, markdown: string) {
  const { selectionStart, selectionEnd } = text;
  const before = text.value.slice(0, selectionStart).trimEnd() === "" ? "" : "\n\n";
  text.setRangeText(`${before}${markdown}\n\n`, selectionStart, selectionEnd, "end");
  text.dispatchEvent(new Event("input", { bubbles: true }));
}
