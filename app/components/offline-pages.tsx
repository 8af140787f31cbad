import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { counted } from "~/components/dashboard/words";
import { useToast } from "~/components/toaster";

/**
 * For learners: lessons, courses and today's cards open without a network as they were at the last
 * visit (`public/service-worker.js`). Where a browser cannot do that, nothing is different.
 */
export function OfflinePages() {
  const toast = useToast();

  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const send = () => workers.controller?.postMessage("send");
    const say = ({ data }: MessageEvent<{ sent?: number }>) => {
      if (!data.sent) return;
      toast({
        title: `${counted(data.sent, "answer")} sent`,
        description: "What you answered without a network has arrived.",
      });
    };
    workers.register("/service-worker.js").then(send, logFailure);
    workers.addEventListener("message", say);
    window.addEventListener("online", send);
    return () => {
      workers.removeEventListener("message", say);
      window.removeEventListener("online", send);
    };
  }, [toast]);

  return null;
}

function logFailure(error: unknown) {
  console.warn("Pages are not kept for reading without a network.", error);
}

/** Says that this page comes from the last visit, and from when. */
export function KeptPageNote() {
  const { key } = useLocation();
  const first = useRef(key);
  const [keptAt, setKeptAt] = useState<string>();

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
