import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { forgetOnDevice, keepOnDevice, readOnDevice } from "~/components/drafts/device-drafts";

/** Milliseconds without a key press after which what was typed is kept. */
const pauseMs = 400;

/**
 * Keeps an unsent prompt on this device, by its address: whoever comes back finds it in the box.
 *
 * @param hasCome whether the page is the answer to a form: what it came with stands in the box.
 * @returns what forgets it, once it was answered.
 */
export function useKeptPrompt(box: RefObject<HTMLTextAreaElement>, hasCome: boolean) {
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData<{ user: { id: number } | null }>("root");
  const owner = root?.user?.id ?? null;
  const name = `prompt:${pathname}${search}`;
  const arrived = useRef(hasCome);
  const timer = useRef<number>();

  useEffect(() => {
    const field = box.current;
    if (!field) return;

    function keep() {
      clearTimeout(timer.current);
      timer.current = undefined;
      const prompt = field?.value ?? "";
      if (prompt.trim() === "" || prompt === field?.defaultValue) forgetOnDevice(name);
      else keepOnDevice(name, { fields: { prompt }, at: Date.now(), owner });
    }

    function follow() {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(keep, pauseMs);
    }

    function leave() {
      if (timer.current !== undefined) keep();
    }

    if (arrived.current) forgetOnDevice(name);
    const kept = readOnDevice(name, owner)?.fields.prompt;
    // Typed before this ran: that is the newest.
    const isTyped = field.value !== field.defaultValue;
    field.addEventListener("input", follow);
    window.addEventListener("pagehide", leave);
    if (kept && !isTyped) field.value = kept;
    if (kept || isTyped) field.dispatchEvent(new Event("input", { bubbles: true }));
    return () => {
      leave();
      field.removeEventListener("input", follow);
      window.removeEventListener("pagehide", leave);
    };
  }, [box, name, owner]);

  return () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    forgetOnDevice(name);
  };
}
