import { type ReactNode, useLayoutEffect } from "react";

const typed = /^(text|search|email|url|tel|number|password|textarea)$/;

/**
 * Tells the page, once it has begun, what somebody typed or chose before its scripts ran. No handler
 * heard of it, and a field whose value React holds would lose it at its next rendering.
 */
export function WithEarlyChanges({ children }: { children: ReactNode }) {
  // Before anything is rendered again: what React holds takes the place of what was typed then.
  useLayoutEffect(() => {
    document.querySelectorAll("input, textarea, select").forEach(tellEarlyChange);
  }, []);
  return children;
}

function tellEarlyChange(field: unknown) {
  if (field instanceof HTMLSelectElement) {
    const options = Array.from(field.options);
    const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    if (field.value !== first?.value) tell(field, "change");
  } else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (field.checked !== field.defaultChecked) tellTicked(field);
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (typed.test(field.type) && field.value !== field.defaultValue) tellTyped(field);
  }
}

/** React passes over an event after which a field has the value that React knows of. */
function tellTyped(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, value);
  if (field === document.activeElement && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  tell(field, "input");
}

/** A radio button whose place another one took needs no telling. */
function tellTicked(field: HTMLInputElement) {
  if (field.type === "radio" && !field.checked) return;
  field.checked = field.defaultChecked;
  field.click();
}

function tell(field: EventTarget, type: "input" | "change") {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
