import { useEffect, useRef } from "react";
import type { Step } from "~/models/onboarding-draft";

const controls = "[aria-pressed='true'], input:not([type='hidden']), .opt, .btn";

/** Takes the keyboard and the view along to each new question. */
export function useFollowing(step: Step | null, { isPage }: { isPage: boolean }) {
  const question = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const shown = useRef<Step | null>();

  useEffect(() => {
    if (shown.current === step) return;
    const isArrival = shown.current === undefined;
    shown.current = step;
    // On arrival somebody may be using the page already.
    const focused = document.activeElement;
    const isFree = !isArrival || focused === document.body || focused === question.current;
    if (step === null || !isFree) return;

    answer.current?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
    if (isArrival && isPage) window.scrollTo(0, 0);
    if (question.current && answer.current) show(question.current, answer.current, isArrival);
  }, [step, isPage]);

  return { question, answer };
}

const headerHeight = 96;

/** Scrolls as little as possible, so that the turns before stay in view where there is room. */
function show(question: Element, answer: Element, isArrival: boolean) {
  const { top } = question.getBoundingClientRect();
  const { bottom } = answer.getBoundingClientRect();
  const room = window.innerHeight - headerHeight;
  if (top >= headerHeight && bottom <= window.innerHeight) return;

  const isCalm = isArrival || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = isCalm ? "auto" : "smooth";
  if (top < headerHeight || bottom - top > room) question.scrollIntoView({ behavior });
  else answer.scrollIntoView({ behavior, block: "end" });
}
