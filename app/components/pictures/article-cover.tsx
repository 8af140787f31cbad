import type { ReactNode } from "react";
import { FrameMotif, PapersMotif, ShelfMotif } from "~/components/tools/tool-motifs";
import { type ArticleCover, type CoverMotif, coverMotifs, timeOf } from "~/content/article-covers";
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
import { CoverDocument } from "./cover-document";

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

/**
 * A cover as a document of its own. Half of the pairs of a palette and a motif are drawn by day,
 * the others by night.
 *
 * @param css the text of `covers.css`.
 */
export function ArticleCoverImage({ palette, motif, css }: ArticleCover & { css: string }) {
  const time = timeOf(palette, coverMotifs.indexOf(motif));
  return (
    <CoverDocument palette={palette} time={time} css={css}>
      {drawings[motif]}
    </CoverDocument>
  );
}
