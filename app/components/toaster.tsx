import { Toast } from "radix-ui";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { Icon } from "~/components/ui/icon";

type Variant = "default" | "destructive";

export type Notice = {
  title: string;
  description?: string;
  variant?: Variant;
};

export type ToastOptions = Notice & {
  action?: {
    label: string;
    /** For people who cannot reach the toast in time: how to do the same elsewhere. */
    altText: string;
    onSelect: () => void;
  };
};

type ShownToast = ToastOptions & { id: number };

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null) {
  current = next;
  for (const listener of listeners) listener();
}

function toast(options: ToastOptions) {
  lastId += 1;
  show({ ...options, id: lastId });
}

function dismiss(id: number) {
  if (current?.id === id) show(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const readCurrent = () => current;
const readNothing = () => null;
const subscribeToNothing = () => () => {};

/** Shows a message in the corner. A new one takes the place of the one before. */
export function useToast() {
  return toast;
}

/** Mounted once, around the page. */
export function Toaster({ children }: { children?: ReactNode }) {
  const shown = useSyncExternalStore(subscribe, readCurrent, readNothing);
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
    dismiss(id);
  }

  return (
    <>
      {children}
      <Toast.Provider swipeDirection="right" swipeThreshold={50} duration={5000}>
        {shown && <ToastCard key={shown.id} toast={shown} onClose={() => handleClose(shown.id)} />}
        <Toast.Viewport
          ref={viewport}
          className="toasts"
          hotkey={["F8"]}
          label="Notifications ({hotkey})"
        />
      </Toast.Provider>
    </>
  );
}

function ToastCard({
  toast: { title, description, variant, action },
  onClose,
}: {
  toast: ShownToast;
  onClose: () => void;
}) {
  return (
    <Toast.Root
      className={messageClass(variant)}
      type={variant === "destructive" ? "foreground" : "background"}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <MessageIcon variant={variant} />
      <Toast.Title className="toast__title">{title}</Toast.Title>
      {description && <Toast.Description className="toast__text">{description}</Toast.Description>}
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

const noticesShown = new WeakSet<Notice>();

/**
 * A message that came with the page: part of the page for people without scripts, a toast for the
 * others. Each object is shown once, so a fresh object with the same words is a fresh toast.
 */
export function Notice({ notice }: { notice: Notice | null | undefined }) {
  const scripted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  useEffect(() => {
    if (!notice || noticesShown.has(notice)) return;
    noticesShown.add(notice);
    toast(notice);
  }, [notice]);

  if (!notice || scripted) return null;

  return (
    <div className="wrap notice">
      <div
        className={messageClass(notice.variant)}
        role={notice.variant === "destructive" ? "alert" : "status"}
      >
        <MessageIcon variant={notice.variant} />
        <p className="toast__title">{notice.title}</p>
        {notice.description && <p className="toast__text">{notice.description}</p>}
      </div>
    </div>
  );
}

function messageClass(variant: Variant | undefined) {
  return variant === "destructive" ? "toast toast--bad" : "toast";
}

function MessageIcon({ variant }: { variant: Variant | undefined }) {
  return <Icon name={variant === "destructive" ? "warn" : "check"} />;
}
