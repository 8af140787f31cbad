import type { ReactNode } from "react";

interface PageIntroProps {
  title: string;
  lede: ReactNode;
  picture: ReactNode;
  /** The page's one primary action. */
  action: ReactNode;
}

/** The head of a page of words: what it is about beside a picture in an arch. */
export function PageIntro({ title, lede, picture, action }: PageIntroProps) {
  return (
    <div className="mb-12 grid items-center gap-8 md:grid-cols-[1fr_auto] md:gap-12">
      <div className="stack">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <div className="row pt-2">{action}</div>
      </div>
      <div className="aspect-[8/5] overflow-hidden rounded-t-[7rem] rounded-b-lg md:w-80 lg:w-96">
        {picture}
      </div>
    </div>
  );
}
