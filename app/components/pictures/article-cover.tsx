import type { ReactNode } from "react";
import { FrameMotif, PapersMotif, ShelfMotif } from "~/components/tools/tool-motifs";
import {
  type ArticleCover,
  type CoverMotif,
  coverMotifs,
  coverPalettes,
} from "~/content/article-covers";
import {
  BridgeMotif,
  ChartMotif,
  ClockMotif,
  DeskMotif,
  GlobeMotif,
  KeyMotif,
  MagnifierMotif,
  MirrorMotif,
  PeopleMotif,
  PuzzleMotif,
  ScaleMotif,
  ShieldMotif,
} from "./article-motifs";
import { LanternsMotif, NotesMotif, PathMotif } from "./cover";
import { PictureDefs } from "./picture-defs";

const drawings: Record<CoverMotif, ReactNode> = {
  desk: <DeskMotif />,
  book: <ShelfMotif />,
  lamp: <LanternsMotif />,
  magnifier: <MagnifierMotif />,
  scale: <ScaleMotif />,
  pencil: <PapersMotif />,
  picture: <FrameMotif />,
  chart: <ChartMotif />,
  people: <PeopleMotif />,
  shield: <ShieldMotif />,
  clock: <ClockMotif />,
  path: <PathMotif />,
  chat: <NotesMotif />,
  puzzle: <PuzzleMotif />,
  globe: <GlobeMotif />,
  key: <KeyMotif />,
  mirror: <MirrorMotif />,
  bridge: <BridgeMotif />,
};

/** What drawings take from the style sheet of the whole site, as it is by day. */
const light = `.p-lamp { fill: var(--c-lamp); } .p-light { fill: var(--c-light); }
.g-0, .g-1, .g-2 { stop-color: #f7b733; stop-opacity: 0; }
.g-0 { stop-opacity: 0.62; } .g-1 { stop-opacity: 0.04; }`;

/**
 * A cover as a document of its own. Half of the pairs of a palette and a motif are drawn by day,
 * the others by night.
 *
 * @param css the text of `covers.css`.
 */
export function ArticleCoverImage({ palette, motif, css }: ArticleCover & { css: string }) {
  const place = coverPalettes.indexOf(palette) + coverMotifs.indexOf(motif);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 400 250"
      width="1200"
      height="750"
      className={`cv-${palette} cv-${place % 2 === 0 ? "night" : "day"}`}
      aria-hidden="true"
    >
      <style>{css + light}</style>
      <PictureDefs />
      {drawings[motif]}
    </svg>
  );
}
