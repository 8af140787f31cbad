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
