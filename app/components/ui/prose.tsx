import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "~/components/ui/cx";

type ProseProps = { className?: string } & (
  | {
      /** Must come from the sanitizer. */
      html: string;
      children?: never;
    }
  | { html?: never; children: ReactNode }
);

/** Running text: either sanitized HTML or plain elements. */
export function Prose({ html, children, className }: ProseProps) {
  if (html === undefined) return <div className={cx("prose", className)}>{children}</div>;

  return <RichText html={html} className={cx("prose", className)} />;
}

function RichText({ html, className }: { html: string; className?: string }) {
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other blocks of code
  useEffect(() => {
    const shown = box.current;
    if (!shown?.querySelector("pre")) return;
    import("~/components/ui/copy-code").then(
      ({ addCopyButtons }) => addCopyButtons(shown),
      (error) => console.error("The copy buttons could not be loaded.", error),
    );
  }, [html]);

  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: callers pass what the sanitizer made
    <div ref={box} dir="auto" className={className} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
