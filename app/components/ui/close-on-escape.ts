import type { KeyboardEvent } from "react";

/**
 * For the content of a dialog. Radix gives Escape to the layer that came last, and a toast is one:
 * then the press comes here unanswered.
 */
export function closeOnEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
}

/** For Radix's `onEscapeKeyDown`: an open menu inside the dialog goes first. */
export function leaveEscapeToMenu(event: globalThis.KeyboardEvent) {
  const { target } = event;
  if (target instanceof Element && target.closest(".menu[open]")) event.preventDefault();
}
