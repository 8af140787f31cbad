import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * What a browser does by itself with a new document, after a navigation of the router: the title is
 * said, and the keyboard begins at the page, not at a link of the one before.
 */
export function PageArrival() {
  const { pathname, search, hash } = useLocation();
  const { state } = useNavigation();
  const [title, setTitle] = useState("");
  const page = useRef({ pathname, search });
  const focusBefore = useRef<Element | null>(null);

  useEffect(() => {
    if (state === "loading") focusBefore.current = document.activeElement;
  }, [state]);

  useEffect(() => {
    const before = page.current;
    if (before.pathname === pathname && before.search === search) return;
    page.current = { pathname, search };
    setTitle(document.title);
    if (before.pathname !== pathname && !isChosen(focusBefore.current)) focusPage(hash);
  }, [pathname, search, hash]);

  return (
    <p className="vh" aria-live="polite">
      {title}
    </p>
  );
}

/** Whether the page that came, or a dialog, has put the focus somewhere itself. */
function isChosen(before: Element | null) {
  const now = document.activeElement;
  if (now?.closest('[role="dialog"]')) return true;
  return now !== before && Boolean(document.getElementById("main")?.contains(now));
}

function focusPage(hash: string) {
  const main = document.getElementById("main");
  const target = document.getElementById(decodeURIComponent(hash.slice(1))) ?? main;
  target?.focus({ preventScroll: true });
  // A heading or a section takes no focus.
  if (document.activeElement !== target) main?.focus({ preventScroll: true });
}
