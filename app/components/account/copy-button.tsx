import { useState } from "react";

import { Button } from "~/components/ui/button";

/** Copies a text and says so. Without scripts it is not there. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [said, setSaid] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid("Copied");
    } catch {
      setSaid("This browser does not let us copy. Please copy it by hand.");
    }
  }

  return (
    <div className="row needs-scripts">
      <Button type="button" variant="secondary" size="s" onClick={copy}>
        {label}
      </Button>
      <span className="small muted" role="status">
        {said}
      </span>
    </div>
  );
}
