import { lazy, Suspense, useCallback } from "react";
import { closeDialog, openDialog, useIsOpen } from "~/components/ui/dialog-address";
import { opensDialog } from "~/components/ui/opens-dialog";

// The wizard is loaded when somebody opens it.
const WizardDialog = lazy(() => import("./wizard-dialog"));

const address = "/marketplace/new";

/**
 * The wizard as a dialog over this page.
 *
 * @param inPlaceOf the address of a dialog that leads to it.
 * @returns `open` for the `onClick` of a link to `/marketplace/new`, and the dialog to be rendered.
 */
export function useWizard(inPlaceOf?: string) {
  const isOpen = useIsOpen(address);
  const close = useCallback(() => closeDialog(address), []);
  const dialog = isOpen && (
    <Suspense>
      <WizardDialog onClose={close} />
    </Suspense>
  );
  return { open: opensDialog(() => openDialog(address, inPlaceOf)), dialog };
}
