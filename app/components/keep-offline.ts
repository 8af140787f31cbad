import { counted } from "~/components/dashboard/words";
import type { ToastOptions } from "~/components/message";

/**
 * For learners: lessons, courses and today's cards open without a network as they were at the last
 * visit (`public/service-worker.js`). Where a browser cannot do that, nothing is different.
 *
 * @returns ends it for this page.
 */
export function keepOffline(say: (toast: ToastOptions) => void) {
  const workers = navigator.serviceWorker;
  const send = () => workers.controller?.postMessage("send");
  const tell = ({ data }: MessageEvent<{ sent?: number }>) => {
    if (!data.sent) return;
    say({
      title: `${counted(data.sent, "answer")} sent`,
      description: "What you answered without a network has arrived.",
    });
  };
  workers.register("/service-worker.js").then(send, warn);
  workers.addEventListener("message", tell);
  window.addEventListener("online", send);
  return () => {
    workers.removeEventListener("message", tell);
    window.removeEventListener("online", send);
  };
}

function warn(error: unknown) {
  console.warn("Pages are not kept for reading without a network.", error);
}
