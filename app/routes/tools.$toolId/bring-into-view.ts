/** Pixels between a message and the edge of the log. */
const space = 16;

/** Scrolls inside the log to the end of a message, or to the start of one that is higher than it. */
export function scrollLogTo(log: HTMLElement, message: Element) {
  const frame = log.getBoundingClientRect();
  const { top, bottom } = message.getBoundingClientRect();
  const isHigher = bottom - top > frame.height - 2 * space;
  log.scrollTop += isHigher ? top - frame.top - space : bottom - frame.bottom + space;
}

/** Scrolls the page to the log with the prompt box below it, or to the log where both find no room. */
export function bringIntoView(log: HTMLElement) {
  const card = log.closest(".chat") ?? log;
  const headerHeight = document.querySelector(".site-head")?.clientHeight ?? 0;
  const { top, bottom } = card.getBoundingClientRect();
  if (top >= headerHeight && bottom <= window.innerHeight) return;

  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = isCalm ? "auto" : "smooth";
  const fits = bottom - top <= window.innerHeight - headerHeight;
  if (fits) card.scrollIntoView({ behavior, block: "end" });
  else log.scrollIntoView({ behavior });
}
