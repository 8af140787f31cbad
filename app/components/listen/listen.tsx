import "./listen.css";

import { useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { useUntilScripts } from "~/components/use-scripted";
import type { Speech } from "./speech";

type State = "silent" | "loading" | "speaking" | "paused" | "failed";

/** Reads an element of the page aloud. Without scripts, or without a voice, it is not there. */
export function Listen({ to }: { /** The element's id. */ to: string }) {
  const untilScripts = useUntilScripts();
  const [state, setState] = useState<State>("silent");
  const speech = useRef<Speech>();

  useEffect(() => () => speech.current?.stop(), []);

  async function start() {
    setState("loading");
    try {
      const { readAloud } = await import("./speech");
      const box = document.getElementById(to);
      if (!box) throw new Error(`There is no #${to} to read.`);
      speech.current = readAloud(box, (hasFailed) => setState(hasFailed ? "failed" : "silent"));
      setState("speaking");
    } catch (error) {
      console.error("The text could not be read aloud.", error);
      setState("failed");
    }
  }

  const isAble = untilScripts || ("speechSynthesis" in window && "Segmenter" in Intl);
  if (!isAble) return null;
  if (state === "speaking" || state === "paused") {
    const isPaused = state === "paused";
    return (
      <div className="listen">
        <Button
          type="button"
          variant="secondary"
          size="s"
          onClick={() => {
            if (isPaused) speech.current?.resume();
            else speech.current?.pause();
            setState(isPaused ? "speaking" : "paused");
          }}
        >
          {isPaused ? "Go on" : "Pause"}
        </Button>
        <Button type="button" variant="quiet" size="s" onClick={() => speech.current?.stop()}>
          Stop reading
        </Button>
      </div>
    );
  }
  return (
    <div className={cx("listen", untilScripts)}>
      <Button
        type="button"
        variant="secondary"
        size="s"
        pending={state === "loading"}
        onClick={start}
      >
        Listen
      </Button>
      {state === "failed" && (
        <p className="small muted" role="status">
          This browser could not read aloud. A voice may be missing in the settings of your device.
        </p>
      )}
    </div>
  );
}
