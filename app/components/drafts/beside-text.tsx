import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { useScripted } from "~/components/use-scripted";
import type { PlainDraftKind } from "~/models/draft-fields";

interface LongText {
  /** The id of its form. */
  form: string;
  /** The draft that it is kept as. */
  kind: PlainDraftKind;
  about: number;
}

const Beside = createContext<LongText | null>(null);

interface BesideTextProps {
  /** Null where nobody can write one. */
  text: LongText | null;
  /** The button that Enter in a field of the text's form presses. */
  enter: ComponentProps<"button">;
  children: ReactNode;
}

/**
 * Stands around a page on which small forms stand beside a long text. Until scripts run, a press on
 * one of them reads the page again: their buttons send the text along, and it is in its form after it.
 */
export function BesideText({ text, enter, children }: BesideTextProps) {
  const isScripted = useScripted();
  return (
    <Beside.Provider value={isScripted ? null : text}>
      {/* Enter presses the first button of a form, and those of the small forms are now of this one. */}
      {!isScripted && text && (
        <button {...enter} className="vh" form={text.form} tabIndex={-1} aria-hidden="true" />
      )}
      {children}
    </Beside.Provider>
  );
}

type Press = (to: string, fields: Record<string, string>) => ReturnType<typeof pressBeside> | null;

/** For the button of a small form: where it stands beside a text, what sends that along. */
export function useBesideText(): Press {
  const text = useContext(Beside);
  return (to, fields) => text && pressBeside(text, to, fields);
}

/** A button that keeps the text, and then sends `fields` to `to`. */
export function pressBeside(
  { form, kind, about }: LongText,
  to: string,
  fields: Record<string, string>,
) {
  const place = { draftKind: kind, draftAbout: String(about), draftTo: to };
  return {
    form,
    formAction: `/drafts?${new URLSearchParams({ ...place, ...fields })}`,
    formEncType: "application/x-www-form-urlencoded",
    formNoValidate: true,
  } as const;
}
