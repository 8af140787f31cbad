import type { ReactNode } from "react";
import type { CoverPalette } from "~/content/article-covers";
import { PictureDefs } from "./picture-defs";

/** What drawings take from the style sheet of the whole site, as it is by day. */
const light = `.p-lamp { fill: var(--c-lamp); } .p-light { fill: var(--c-light); }
.g-0, .g-1, .g-2 { stop-color: #f7b733; stop-opacity: 0; }
.g-0 { stop-opacity: 0.62; } .g-1 { stop-opacity: 0.04; }`;

interface CoverDocumentProps {
  palette: CoverPalette;
  time: "day" | "night";
  /** The text of `covers.css`. */
  css: string;
  children: ReactNode;
}

/** A cover as a document of its own. */
export function CoverDocument({ palette, time, css, children }: CoverDocumentProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 400 250"
      width="1200"
      height="750"
      className={`cv-${palette} cv-${time}`}
      aria-hidden="true"
    >
      <style>{css + light}</style>
      <PictureDefs />
      {children}
    </svg>
  );
}
