import { Icon } from "~/components/ui/icon";

export type Variant = "default" | "destructive";

export type Notice = {
  title: string;
  description?: string;
  variant?: Variant;
  link?: { to: string; label: string };
  /** The name of the draft that was sent, "*" for all: the browser forgets its copy. */
  sent?: string;
};

export type ToastOptions = Notice & {
  action?: {
    label: string;
    /** For people who cannot reach the toast in time: how to do the same elsewhere. */
    altText: string;
    onSelect: () => void;
  };
};

export type ShownToast = ToastOptions & { id: number };

/** The class of a message, in the corner or on the page. */
export function messageClass(variant: Variant | undefined) {
  return variant === "destructive" ? "toast toast--bad" : "toast";
}

export function MessageIcon({ variant }: { variant: Variant | undefined }) {
  return <Icon name={variant === "destructive" ? "warn" : "check"} />;
}

interface PlainToastProps {
  shown: ShownToast | null;
  onDismiss: (id: number) => void;
}

const corner = { position: "fixed", inset: "auto 0 0", zIndex: 80, padding: "1rem" } as const;

/** A message in the corner that needs nothing to be loaded: for those who just lost the connection. */
export function PlainToast({ shown, onDismiss }: PlainToastProps) {
  return (
    <section aria-label="Notifications">
      {/* Without a connection the sheet of the corner may be missing as well. */}
      <ol className="toasts" style={corner}>
        {shown && (
          <li key={shown.id} className={messageClass(shown.variant)} role="alert">
            <MessageIcon variant={shown.variant} />
            <p className="toast__title">{shown.title}</p>
            {shown.description && <p className="toast__text">{shown.description}</p>}
            {shown.action && (
              <button
                type="button"
                className="toast__action btn btn--secondary btn--s"
                onClick={() => {
                  onDismiss(shown.id);
                  shown.action?.onSelect();
                }}
              >
                {shown.action.label}
              </button>
            )}
            <button
              type="button"
              className="icon-btn"
              aria-label="Close"
              onClick={() => onDismiss(shown.id)}
            >
              <Icon name="close" size="s" />
            </button>
          </li>
        )}
      </ol>
    </section>
  );
}
