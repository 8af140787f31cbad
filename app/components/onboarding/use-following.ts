import { useEffect, useRef } from "react";

/** Takes the keyboard and the view along to each new question. */
export function useFollowing(step: string | null, { isPage }: { isPage: boolean }) {
  const question = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>();

  useEffect(() => {
    if (shown.current === step) return;
    const isArrival = shown.current === undefined;
    shown.current = step;
    // On arrival somebody may be using the page already.
    const focused = document.activeElement;
    const isFree = !isArrival || focused === document.body || focused === question.current;
    if (step === null || !isFree) return;

    focusOn(question.current, answer.current);
    if (isArrival && isPage) window.scrollTo(0, 0);
    if (question.current && answer.current) show(question.current, answer.current, isArrival);
  }, [step, isPage]);

  return { question, answer };
}

/**
 * A field that is all there is to answer, or else the question: an option with the focus would look
 * chosen, and a second Enter would choose it.
 */
function focusOn(question: Element | null, answer: Element | null) {
  const field = answer?.querySelector(".opt")
    ? null
    : answer?.querySelector("input:not([type='hidden'])");
  const target = field ?? question?.querySelector("h2, h3");
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** Scrolls as little as possible, so that the turns before stay in view where there is room. */
function show(question: Element, answer: Element, isArrival: boolean) {
  const { top } = question.getBoundingClientRect();
  const { bottom } = answer.getBoundingClientRect();
  const headerHeight = document.querySelector(".ob__bar")?.getBoundingClientRect().bottom ?? 0;
  const room = window.innerHeight - headerHeight;
  if (top >= headerHeight && bottom <= window.innerHeight) return;

  const isCalm = isArrival || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = isCalm ? "auto" : "smooth";
  if (top < headerHeight || bottom - top > room) question.scrollIntoView({ behavior });
  else answer.scrollIntoView({ behavior, block: "end" });
}
