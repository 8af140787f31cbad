import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import {
  MessageIcon,
  messageClass,
  type Notice as NoticeText,
  PlainToast,
  type ShownToast,
  type ToastOptions,
} from "~/components/message";

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
  return lastId;
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

/**
 * Says why something was refused. The message goes with the form that it speaks of, and as soon as
 * what it says is mended.
 */
export function useRefusal({ isMended }: { isMended: boolean }) {
  const shown = useRef<number>();
  const withdraw = useCallback(() => {
    if (shown.current !== undefined) dismiss(shown.current);
  }, []);
  useEffect(() => withdraw, [withdraw]);
  useEffect(() => {
    if (isMended) withdraw();
  }, [isMended, withdraw]);

  return useCallback((refusal: NoticeText) => {
    shown.current = toast({ ...refusal, variant: "destructive" });
  }, []);
}

// Radix's part weighs as much as a page of ours, and most pages never show a message.
const ToastRegion = lazy(() =>
  import("~/components/toast-region").catch(() => ({ default: PlainToast })),
);

/** Mounted once, around the page. */
export function Toaster({ children }: { children?: ReactNode }) {
  const shown = useSyncExternalStore(subscribe, readCurrent, readNothing);

  return (
    <>
      {children}
      {lastId > 0 && (
        <Suspense>
          <ToastRegion shown={shown} onDismiss={dismiss} />
        </Suspense>
      )}
    </>
  );
}

const noticesShown = new WeakSet<NoticeText>();

/**
 * A message that came with the page: part of the page for people without scripts, a toast for the
 * others. Each object is shown once, so a fresh object with the same words is a fresh toast.
 */
export function Notice({ notice }: { notice: NoticeText | null | undefined }) {
  const scripted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const shown = useRef<{ id: number; notice: NoticeText }>();

  useEffect(() => {
    if (!notice || noticesShown.has(notice)) return;
    noticesShown.add(notice);
    shown.current = { id: toast(notice), notice };
    const { sent } = notice;
    if (!sent) return;
    import("~/components/drafts/device-drafts").then(({ forgetAllOnDevice, forgetOnDevice }) =>
      sent === "*" ? forgetAllOnDevice() : forgetOnDevice(sent),
    );
  }, [notice]);

  // A refusal goes with what it speaks of; good news outlives its page.
  useEffect(
    () => () => {
      if (shown.current?.notice.variant !== "destructive") return;
      dismiss(shown.current.id);
      noticesShown.delete(shown.current.notice);
    },
    [],
  );

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
        {notice.link && (
          <a className="toast__action" href={notice.link.to}>
            {notice.link.label}
          </a>
        )}
      </div>
    </div>
  );
}
