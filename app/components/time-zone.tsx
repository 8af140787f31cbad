import { useFetcher, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Tells the server this browser's time zone, so that a day of the streak is the learner's own. It
 * never begins while a form is under way, and what does not arrive is told from the next page.
 */
export function ReportTimeZone() {
  const { submit, state } = useFetcher({ key: "time-zone" });
  const isIdle = useNavigation().state === "idle" && state === "idle";
  const { key: page } = useLocation();
  const toldFrom = useRef<string>();

  useEffect(() => {
    if (!isIdle || toldFrom.current === page) return;
    // The page around it guards what the router sends, and its effects come later than this one.
    const soon = setTimeout(() => {
      toldFrom.current = page;
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      submit({ timeZone }, { method: "post", action: "/time-zone" });
    });
    return () => clearTimeout(soon);
  }, [submit, isIdle, page]);

  return null;
}
