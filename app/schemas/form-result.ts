import type { SubmissionResult } from "@conform-to/dom";

import type { FieldErrors } from "./field-errors";

/** A form as it comes back from the server: what was typed, and what is said of it. */
export type FormResult = SubmissionResult<string[]>;

/** What a page answers to a form: the form again, with what is said beside it. */
export type ReturnedForm<More extends object = object> = More & {
  result: FormResult;
  notice?: { title: string; description?: string; variant?: "default" | "destructive" };
};

const noErrors: FieldErrors = {};

const read = new WeakMap<object, FieldErrors>();

/** The sentences by field. The same object for the same result: a new one is a new answer. */
export function errorsIn(result: FormResult | undefined): FieldErrors {
  if (!result?.error) return noErrors;
  const before = read.get(result);
  if (before) return before;
  const errors = Object.fromEntries(
    Object.entries(result.error).filter((each): each is [string, string[]] => each[1] !== null),
  );
  read.set(result, errors);
  return errors;
}

/** What the fields hold: what was typed where the form comes back, else what it begins with. */
export function typedIn<Fields extends { [name: string]: string | undefined }>(
  result: FormResult | undefined,
  start: Fields,
): Fields {
  return result ? (textsIn(result, Object.keys(start)) as Fields) : start;
}

export function textsIn(result: FormResult, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, textIn(result, name)]));
}

/** The text of one field; conform leaves out what is empty. */
export function textIn({ initialValue }: FormResult, name: string) {
  const value = initialValue?.[name];
  return typeof value === "string" ? value : "";
}

/** A field of which several may be sent. */
export function listIn({ initialValue }: FormResult, name: string): string[] {
  return [initialValue?.[name] ?? []].flat().filter((each) => typeof each === "string");
}
