import { lazy, type MouseEvent, Suspense, useCallback, useState } from "react";

// The wizard is loaded when somebody opens it.
const WizardDialog = lazy(() => import("~/components/listing/wizard-dialog"));

/**
 * The wizard as a dialog over this page.
 *
 * @returns `open` for the `onClick` of a link to `/marketplace/new`, and the dialog to be rendered.
 */
export function useWizard() {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);

  function open(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || elsewhere) return;
    event.preventDefault();
    setIsOpen(true);
  }

  const dialog = isOpen && (
    <Suspense>
      <WizardDialog onClose={close} />
    </Suspense>
  );
  return { open, dialog };
}
