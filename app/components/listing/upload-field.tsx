import "./listing.css";

import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

import { FieldErrors } from "~/components/ui/field";

/** A file control. A file that is too large is refused before it is sent; the server checks again. */
export function UploadField({
  kind,
  label,
  hint,
  accept,
  limit,
  errors,
  children,
}: {
  kind: "cover" | "package";
  label: string;
  hint: string;
  accept: string;
  limit: { bytes: number; words: string };
  errors?: string[];
  /** What was uploaded already. */
  children?: ReactNode;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const shown = tooLarge ? [tooLarge] : errors;

  // Going on would leave the file out without a word.
  useEffect(() => {
    const form = tooLarge === null ? null : field.current?.form;
    function stop(event: SubmitEvent) {
      if (event.submitter?.getAttribute("value") !== "next") return;
      event.preventDefault();
      event.stopPropagation();
      field.current?.focus();
    }
    form?.addEventListener("submit", stop);
    return () => form?.removeEventListener("submit", stop);
  }, [tooLarge]);

  function checkSize({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0];
    if (!file || file.size <= limit.bytes) {
      setTooLarge(null);
      return;
    }
    input.value = "";
    setTooLarge(`“${file.name}” is larger than ${limit.words}. Please choose a smaller file.`);
  }

  return (
    <div className={shown?.length ? "field field--bad upload" : "field upload"} id={kind}>
      <div className="field__label">
        <label htmlFor={id}>{label}</label>
      </div>
      {children}
      <input
        ref={field}
        id={id}
        className="input upload__input"
        type="file"
        name={kind}
        accept={accept}
        onChange={checkSize}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={shown?.length ? true : undefined}
      />
      <FieldErrors id={`${id}-error`} errors={shown} />
      {tooLarge !== null && (
        <button
          type="button"
          className="btn btn--quiet btn--s"
          onClick={() => {
            setTooLarge(null);
            field.current?.focus();
          }}
        >
          Go on without it
        </button>
      )}
      <div className="field__foot">
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      </div>
    </div>
  );
}
