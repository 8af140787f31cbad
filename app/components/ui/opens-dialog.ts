import type { MouseEvent } from "react";

/**
 * For the `onClick` of a link whose page is also a dialog: an ordinary press opens the dialog, and
 * "open in a new tab" still goes to the page.
 */
export function opensDialog(open: () => void) {
  return (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || elsewhere) return;
    event.preventDefault();
    open();
  };
}
