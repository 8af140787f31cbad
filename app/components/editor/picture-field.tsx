import "./add-picture.css";

import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { useSend } from "~/components/use-send";
import type { FieldErrors } from "~/schemas/field-errors";

/**
 * Puts a picture into the text of the form that it stands in: with scripts where the cursor is,
 * without them at the end of the text, as the form comes back.
 */
export function PictureField({
  into,
  address,
  errors: sent,
}: {
  /** The name of the field with the text. */
  into: string;
  /** Where scripts send the picture; without them it goes where the form goes. */
  address: string;
  errors: FieldErrors;
}) {
  const file = useRef<HTMLInputElement>(null);
  const alt = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors | null>(null);
  const [said, setSaid] = useState("");
  const send = useSend();
  const shown = errors ?? sent;

  function addOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter") void add(event);
  }

  async function add(event: SyntheticEvent<HTMLButtonElement | HTMLInputElement>) {
    event.preventDefault();
    const text = event.currentTarget.form?.elements.namedItem(into);
    const chosen = file.current?.files?.[0];
    if (isPending) return;
    setSaid("");
    if (!(text instanceof HTMLTextAreaElement)) return;
    if (!chosen) return setErrors({ picture: ["Please choose a picture."] });
    setPending(true);
    const { insertPicture, sendPicture } = await import("./send-picture");
    const picture = { address, file: chosen, alt: alt.current?.value ?? "" };
    const answer = await sendPicture(send, picture);
    setPending(false);
    if (!answer.ok) return setErrors(answer.errors);
    setErrors({});
    insertPicture(text, answer.markdown);
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
        inputProps={{
          ref: alt,
          name: "pictureAlt",
          maxLength: 300,
          autoComplete: "off",
          onKeyDown: addOnEnter,
        }}
      />
      <Button
        name="intent"
        value="picture"
        formEncType="multipart/form-data"
        variant="secondary"
        pending={isPending}
        onClick={add}
      >
        Add a picture
      </Button>
      <p className="hint" role="status">
        {said}
      </p>
    </fieldset>
  );
}
