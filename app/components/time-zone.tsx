import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Tells the server this browser's time zone once, so that a day of the streak is the learner's own.
 *
 * No fetcher does it: while a form is being sent, a fetcher that ends reads the page to which the
 * form goes, with the session that the form may be replacing.
 */
export function ReportTimeZone() {
  const { revalidate } = useRevalidator();
  const isSent = useRef(false);

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    tellTimeZone().then((isKept) => isKept && revalidate());
  }, [revalidate]);

  return null;
}

async function tellTimeZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    const body = new URLSearchParams({ timeZone });
    return (await fetch("/time-zone", { method: "POST", body })).ok;
  } catch {
    // Nobody asked for it, so nobody is told: the next page sends it again.
    return false;
  }
}
