import type { ReactNode } from "react";
import { Cover, NotesMotif, type Palette, PathMotif } from "~/components/pictures/cover";
import {
  BrushMotif,
  FrameMotif,
  PapersMotif,
  ScreenMotif,
  ShelfMotif,
  StairsMotif,
  StreetMotif,
} from "./tool-motifs";

const drawings: Record<string, { time: "day" | "night"; motif: ReactNode }> = {
  "icon-chat": { time: "night", motif: <NotesMotif /> },
  "icon-picture": { time: "day", motif: <FrameMotif /> },
  "icon-code": { time: "night", motif: <ScreenMotif /> },
  "icon-pulse": { time: "night", motif: <StreetMotif /> },
  "icon-page": { time: "day", motif: <PapersMotif /> },
  "icon-brush": { time: "night", motif: <BrushMotif /> },
  "icon-steps": { time: "night", motif: <StairsMotif /> },
  "icon-search": { time: "night", motif: <ShelfMotif /> },
  "icon-path": { time: "day", motif: <PathMotif /> },
};
const anyTool = { time: "day", motif: <NotesMotif /> } as const;

const palettes: readonly string[] = [
  "indigo",
  "plum",
  "rose",
  "rust",
  "amber",
  "moss",
  "teal",
  "slate",
] satisfies Palette[];

interface ToolCoverProps {
  iconClass: string | null;
  bgGradient: string | null;
}

/** The picture of a tool. The page links `covers.css`. */
export function ToolCover({ iconClass, bgGradient }: ToolCoverProps) {
  const { time, motif } = drawings[iconClass ?? ""] ?? anyTool;
  const palette = palettes.includes(bgGradient ?? "") ? (bgGradient as Palette) : "slate";
  return (
    <Cover palette={palette} time={time}>
      {motif}
    </Cover>
  );
}
