import type { CSSProperties, ReactNode } from "react";
import { GuideHead, type GuideHeadProps } from "./guide-head";
import type { GuideColor } from "./shown";

interface GuidePageProps extends GuideHeadProps {
  color: GuideColor;
  children: ReactNode;
}

/** A page in the color of its tool. */
export function GuidePage({ color, children, ...head }: GuidePageProps) {
  const token = color === "indigo" ? "action" : color;
  const theme = { "--theme": `var(--${token})`, "--theme-soft": `var(--${token}-soft)` };
  return (
    <div className="guide" style={theme as CSSProperties}>
      <GuideHead {...head} />
      <div className="wrap page">{children}</div>
    </div>
  );
}
