import type { ReactNode } from "react";
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

  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: callers pass what the sanitizer made
    <div dir="auto" className={cx("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
