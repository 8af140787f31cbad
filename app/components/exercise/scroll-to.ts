/** Pixels above what the view goes to. */
const headroom = 16;

/** Scrolls inside the log only, so that the page stays where it is. */
export function scrollTo(log: HTMLElement, message: Element) {
  const distance = message.getBoundingClientRect().top - log.getBoundingClientRect().top;
  log.scrollTop += distance - headroom;
}
