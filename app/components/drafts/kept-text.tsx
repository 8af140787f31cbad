import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useScripted } from "~/components/use-scripted";
import type { DraftFields, DraftKind, KeptDraft } from "~/schemas/draft";
import type { keepTyping } from "./keep-typing";

/** Texts that only the device keeps: they are short, or wait beside what they change. */
type DeviceKind = "question-comment" | "answer-comment" | "question-edit" | "answer-edit";

interface KeptTextProps {
  kind: DraftKind | DeviceKind;
  /** The id of what the text is about; 0 for a new thing. */
  about?: number;
  /** The names of the fields that are kept. */
  names: readonly string[];
  /** What they hold where nothing was typed; empty unless said. */
  blank?: DraftFields;
  /** What the account has kept; the form begins with it. */
  kept?: KeptDraft | null;
  /** Whether the form has a button of its own that keeps the text without scripts. */
  hasOwnButton?: boolean;
}

const nothing: DraftFields = {};

/** Sends the form it stands in to where drafts are kept, without its files. */
const plainButton = {
  name: "draftAct",
  formAction: "/drafts",
  formMethod: "post",
  formEncType: "application/x-www-form-urlencoded",
  formNoValidate: true,
} as const;

interface Root {
  user: { id: number } | null;
  notice: { sent?: string } | null;
}

/**
 * Stands in a long form and keeps what is typed there: on this device, and for members with their
 * account. Says so, and throws it away where that is wanted. Without scripts a button keeps it.
 *
 * It stands behind the form's own first button, since Enter in a field presses the first one.
 */
export function KeptText({
  kind,
  about = 0,
  names,
  blank = nothing,
  kept = null,
  hasOwnButton = false,
}: KeptTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const keeping = useRef<ReturnType<typeof keepTyping>>();
  const [at, setAt] = useState(kept?.updatedAt ?? null);
  const isScripted = useScripted();
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData("root") as Root | undefined;
  const viewerId = root?.user?.id ?? null;
  const isDeviceOnly = kind.includes("-");
  const wasSent = root?.notice?.sent === `${kind}:${about}`;

  const start = useRef({ names, blank, kept, wasSent });
  start.current = { names, blank, kept, wasSent };
  useEffect(() => {
    let isGone = false;
    // Loaded when the form comes into sight: nobody types before.
    const stopWatching = whenSeen(place.current, async () => {
      const { keepTyping } = await import("./keep-typing");
      const form = place.current?.closest("form");
      if (isGone || !form) return;
      keeping.current = keepTyping(form, {
        ...{ kind, about, viewerId, isDeviceOnly, onKept: setAt },
        ...start.current,
      });
    });
    return () => {
      isGone = true;
      stopWatching();
      keeping.current?.stop();
      keeping.current = undefined;
    };
  }, [kind, about, viewerId, isDeviceOnly]);

  useEffect(() => {
    if (wasSent) setAt(null);
  }, [wasSent]);

  return (
    <div ref={place} className="kept row">
      {!isDeviceOnly && (
        <noscript>
          <input type="hidden" name="draftKind" value={kind} />
          <input type="hidden" name="draftAbout" value={about} />
          <input type="hidden" name="draftBack" value={pathname + search} />
          {!hasOwnButton && (
            <button {...plainButton} value="keep" className="btn btn--secondary btn--s">
              Keep as draft
            </button>
          )}
        </noscript>
      )}
      {at !== null && (
        <button
          {...plainButton}
          type={isScripted ? "button" : "submit"}
          value="discard"
          className="btn btn--quiet btn--s"
          onClick={isScripted ? () => keeping.current?.discard() : undefined}
        >
          Throw it away
        </button>
      )}
      <p className="hint" role="status">
        {at !== null &&
          (viewerId === null || isDeviceOnly
            ? "Kept on this device."
            : "Kept on this device and with your account.")}
      </p>
    </div>
  );
}

/** Calls once, as soon as the form around it is shown. @returns what ends the wait. */
function whenSeen(place: HTMLElement | null, call: () => Promise<void>) {
  const form = place?.closest("form");
  if (!form) return () => {};
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    call().catch((error) => console.error("What is typed cannot be kept.", error));
  });
  observer.observe(form);
  return () => observer.disconnect();
}
