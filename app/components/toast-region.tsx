import "./toast.css";

import { Link } from "@remix-run/react";
import { Toast } from "radix-ui";
import { useEffect, useRef } from "react";
import { MessageIcon, messageClass, type ShownToast } from "~/components/message";
import { Icon } from "~/components/ui/icon";

/** The corner in which messages appear, one at a time. Loaded with the first of them. */
export default function ToastRegion({
  shown,
  onDismiss,
}: {
  shown: ShownToast | null;
  onDismiss: (id: number) => void;
}) {
  const viewport = useRef<HTMLOListElement>(null);
  const focusBefore = useRef<EventTarget | null>(null);

  useEffect(() => {
    const region = viewport.current?.parentElement;
    function remember(event: FocusEvent) {
      if (!region?.contains(event.relatedTarget as Node | null)) {
        focusBefore.current = event.relatedTarget;
      }
    }

    region?.addEventListener("focusin", remember);
    return () => region?.removeEventListener("focusin", remember);
  }, []);

  // Radix leaves the focus on the empty viewport, and goes on pausing the time of later toasts
  // when one is dismissed under the pointer; both are put right before the toast goes.
  function handleClose(id: number) {
    const region = viewport.current?.parentElement;
    if (region?.contains(document.activeElement)) {
      viewport.current?.blur();
      if (focusBefore.current instanceof HTMLElement) {
        focusBefore.current.focus({ preventScroll: true });
      }
    }
    region?.dispatchEvent(new PointerEvent("pointerleave"));
    onDismiss(id);
  }

  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50} duration={5000}>
      {shown && <ToastCard key={shown.id} toast={shown} onClose={() => handleClose(shown.id)} />}
      <Toast.Viewport
        ref={viewport}
        className="toasts"
        hotkey={["F8"]}
        label="Notifications ({hotkey})"
      />
    </Toast.Provider>
  );
}

function ToastCard({
  toast: { title, description, variant, action, link },
  onClose,
}: {
  toast: ShownToast;
  onClose: () => void;
}) {
  const isForDialog = useRef(false);

  return (
    <Toast.Root
      className={messageClass(variant)}
      type={variant === "destructive" ? "foreground" : "background"}
      open
      onEscapeKeyDown={({ target }) => {
        isForDialog.current = target instanceof Element && target.closest("[role=dialog]") !== null;
      }}
      onOpenChange={() => {
        // Escape closes the dialog in which somebody is, not the toast beside it.
        if (!isForDialog.current) onClose();
        isForDialog.current = false;
      }}
    >
      <MessageIcon variant={variant} />
      <Toast.Title className="toast__title">{title}</Toast.Title>
      {description && <Toast.Description className="toast__text">{description}</Toast.Description>}
      {link && (
        <Toast.Action asChild altText={link.label}>
          <Link className="toast__action btn btn--secondary btn--s" to={link.to}>
            {link.label}
          </Link>
        </Toast.Action>
      )}
      {action && (
        <Toast.Action
          className="toast__action btn btn--secondary btn--s"
          altText={action.altText}
          onClick={action.onSelect}
        >
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close className="icon-btn" aria-label="Close">
        <Icon name="close" size="s" />
      </Toast.Close>
    </Toast.Root>
  );
}
