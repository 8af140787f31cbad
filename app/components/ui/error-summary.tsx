import { type MouseEvent, useEffect, useRef } from "react";
import { Icon } from "~/components/ui/icon";
import { useScripted } from "~/components/use-scripted";
import type { FieldErrors } from "~/schemas/field-errors";

/**
 * What is wrong with a long form, at its top. It takes the focus whenever the form comes back, so
 * that nobody is left at a button below that seems to do nothing.
 *
 * @param errors by the name of the field; those under "" are about the whole. A new object is a
 * new answer.
 */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const summary = useRef<HTMLDivElement>(null);
  const isScripted = useScripted();
  const wrong = Object.entries(errors).flatMap(([name, sentences]) =>
    sentences.map((sentence) => ({ name, sentence })),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may come a second time
  useEffect(() => {
    summary.current?.focus();
  }, [errors]);

  function goToField(event: MouseEvent, name: string) {
    const field = fieldOf(summary.current, name);
    if (!field) return;
    event.preventDefault();
    field.focus();
  }

  if (wrong.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts the browser goes to what is wrong
    <div ref={summary} className="note wrong" tabIndex={-1} autoFocus>
      <Icon name="warn" />
      <div>
        <p>
          <b>{wrong.length === 1 ? "This needs another look" : "These need another look"}</b>
        </p>
        <ul>
          {wrong.map(({ name, sentence }) => (
            <li key={name + sentence}>
              {isScripted && name !== "" ? (
                <button type="button" onClick={(event) => goToField(event, name)}>
                  {sentence}
                </button>
              ) : (
                sentence
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The control of that name that people see, else the one that its error marks. */
function fieldOf(summary: HTMLElement | null, name: string) {
  const form = summary?.closest("form");
  const named = form?.querySelector<HTMLElement>(
    `[name="${CSS.escape(name)}"]:not([type="hidden"])`,
  );
  return named ?? form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="combobox"]');
}
