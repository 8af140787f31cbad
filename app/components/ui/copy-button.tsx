import "./copy.css";

import { useState } from "react";
import { copyText, copyWords } from "~/components/ui/copy-text";
import { cx } from "~/components/ui/cx";
import { useUntilScripts } from "~/components/use-scripted";

/** Puts a text on the clipboard, and says whether that worked. Not there without scripts. */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const untilScripts = useUntilScripts();
  const [said, setSaid] = useState("");
  return (
    <span className={cx("copy", untilScripts)}>
      <span role="status" className="copy__said">
        {said}
      </span>
      <button
        type="button"
        className="btn btn--secondary btn--s"
        onClick={async () => setSaid(copyWords[(await copyText(text)) ? "copied" : "failed"])}
      >
        Copy<span className="vh"> {of}</span>
      </button>
    </span>
  );
}
