import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/** Says that this page comes from the last visit, and from when. */
export function KeptPageNote() {
  const { key } = useLocation();
  const [keptAt, setKeptAt] = useState<string>();

  const first = useRef(key);

  useEffect(() => setKeptAt(readKeptAt()), []);

  if (!keptAt || key !== first.current) return null;
  return (
    <p className="wrap small muted" role="status">
      You are offline. This page is from {keptAt}.
    </p>
  );
}

/** The service worker says it in the only header that a page can read; the site itself sends none. */
function readKeptAt() {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.serverTiming?.[0]?.description;
}
