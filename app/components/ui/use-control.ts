import { useFetcher, useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Notice } from "~/components/message";
import { useToast } from "~/components/toaster";
import { useAnswer } from "~/components/use-answer";
import { useSignInNotice } from "~/components/use-sign-in-notice";
import type { Unanswered } from "~/content/unanswered";

interface Options<Shown, Answer> {
  /** What the page brought. */
  stored: Shown;
  /** What an answer says of it. */
  read: (answer: Answer) => Shown;
  onDone?: (answer: Answer) => void;
  /** What is said when it was not done: `reason` is the server's own sentence, if it gave one. */
  failed: (reason: string | undefined, status: number) => Notice | undefined;
  /** Said to visitors instead of asking; `isNeeded` where the page knows that it is one. */
  signIn?: { notice: Notice; isNeeded: boolean; back?: string };
  /** What the console says then. */
  logged?: string;
  /** For what sets nothing, so that a second time would be a second thing. */
  isOnce?: boolean;
}

/**
 * A control that stands on many pages: a form to its one address. What was pressed is shown until
 * the answer is there, and taken back where it was refused; pressed again meanwhile, the last press
 * is sent when the one before is answered.
 */
export function useControl<Shown, Answer extends object>(options: Options<Shown, Answer>) {
  const { read, onDone, failed, signIn, isOnce } = options;
  const fetcher = useFetcher();
  const answer = fetcher.data as Answer | Unanswered | undefined;
  const { pathname, search } = useLocation();
  const toast = useToast();
  const askToSignIn = useSignInNotice();
  const stored = useNewest(options.stored);
  const [pressed, setPressed] = useState<Press | null>(null);
  const next = useRef<Press | null>(null);

  function send(press: Press) {
    const { action, method } = press;
    fetcher.submit(press.form, { action, method, preventScrollReset: true });
  }

  function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (signIn?.isNeeded) return askFirst();
    if (isOnce && pressed) return;
    const press = readPress(event);
    if (pressed) next.current = press;
    else send(press);
    setPressed(press);
  }

  function askFirst() {
    if (signIn) askToSignIn(signIn.notice, signIn.back ?? pathname + search);
  }

  function say({ refused }: Unanswered) {
    if (refused.status === 401 && signIn) return askFirst();
    const notice = failed(refused.reason, refused.status);
    console.error(options.logged ?? "What you pressed could not be kept.", refused);
    if (notice) toast({ ...notice, variant: "destructive" });
  }

  function take(answer: Answer | Unanswered) {
    if ("refused" in answer) {
      say(answer);
    } else {
      stored.keep(read(answer));
      onDone?.(answer);
    }
    const waiting = next.current;
    next.current = null;
    if (waiting) send(waiting);
    else setPressed(null);
  }

  useAnswer(answer, take);

  return { settled: stored.shown, sent: pressed?.form ?? null, press };
}

interface Press {
  form: FormData;
  action: string;
  method: "post" | "delete";
}

function readPress({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): Press {
  const form = new FormData(currentTarget, (nativeEvent as SubmitEvent).submitter);
  form.set("inPlace", "1");
  const [action = "", asked] = (currentTarget.getAttribute("action") ?? "").split("?_method=");
  return { form, action, method: asked === "DELETE" ? "delete" : "post" };
}

/** What an answer brought, until the page brings something newer. */
function useNewest<Shown>(stored: Shown) {
  const [kept, setKept] = useState<{ shown: Shown } | null>(null);
  const brought = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page brings
  useEffect(() => setKept(null), [brought]);
  return { shown: kept ? kept.shown : stored, keep: (shown: Shown) => setKept({ shown }) };
}
