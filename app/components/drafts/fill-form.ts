import type { DraftFields } from "~/schemas/draft";

/** What the named fields of a form hold. */
export function readFields(form: HTMLFormElement, names: readonly string[]): DraftFields {
  const typed = new FormData(form);
  return Object.fromEntries(
    names.map((name) => {
      const value = typed.get(name);
      return [name, typeof value === "string" ? value : ""];
    }),
  );
}

/** Puts texts into a form as typing would, so that whatever follows its fields follows them too. */
export function fillForm(form: HTMLFormElement, fields: DraftFields) {
  for (const element of form.elements) {
    const name = element.getAttribute("name") ?? "";
    const value = fields[name];
    if (value === undefined) continue;
    if (element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type)) {
      if (element.checked !== (element.value === value)) element.checked = element.value === value;
    } else if (element instanceof HTMLInputElement && element.type !== "file") {
      write(element, HTMLInputElement.prototype, value);
    } else if (element instanceof HTMLTextAreaElement) {
      write(element, HTMLTextAreaElement.prototype, value);
    } else if (element instanceof HTMLSelectElement) {
      element.value = value;
    }
  }
}

/** React watches the property of the element: the one of its prototype tells it of the change. */
function write(element: HTMLElement, prototype: object, value: string) {
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(element, value);
  element.dispatchEvent(new Event("input", { bubbles: true }));
}
