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
      You are offline. This page is from {new Date(keptAt).toLocaleString()}; it may have changed
      since.
    </p>
  );
}

function readKeptAt() {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === "kept")?.description;
}
