import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Tells the server this browser's time zone once, so that a day of the streak is the learner's own. */
export function ReportTimeZone() {
  const { submit } = useFetcher({ key: "time-zone" });
  const isSent = useRef(false);

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    submit({ timeZone }, { method: "post", action: "/time-zone" });
  }, [submit]);

  return null;
}
