import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False in the server's HTML and until scripts run: what needs them is enabled or shown then. */
export function useScripted() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/**
 * The classes of what only scripts can do. It has its room before they run, since what stands below would
 * otherwise slide away from under somebody's press.
 */
export function useUntilScripts() {
  return useScripted() ? undefined : "invisible noscript:hidden";
}
