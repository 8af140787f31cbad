import { useEffect, useRef } from "react";

/**
 * Hands each answer of a fetcher over once, also when it came back to a component that was drawn
 * with it. What was there at first is not new.
 *
 * The effect runs after every drawing, since the router changes `fetcher.data` in place: React may
 * draw with the new answer, find that no state has changed and drop the effects of that drawing,
 * and one that names the answer as its dependency would take it for known from then on.
 */
export function useAnswer<Answer>(answer: Answer | undefined, take: (answer: Answer) => void) {
  const taken = useRef(answer);
  useEffect(() => {
    if (answer === undefined || answer === taken.current) return;
    taken.current = answer;
    take(answer);
  });
}
