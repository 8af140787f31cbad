import "~/components/pictures/covers.css";

import type { ReactNode } from "react";
import {
  Cover,
  LanternsMotif,
  NotesMotif,
  PathMotif,
  WindowMotif,
} from "~/components/pictures/cover";
import { Lamp } from "~/components/pictures/picture-defs";
import {
  BrushMotif,
  FrameMotif,
  PapersMotif,
  ScreenMotif,
  ShelfMotif,
  StairsMotif,
  StreetMotif,
} from "~/components/tools/tool-motifs";
import { coverOfItem, type ItemCover as Drawn, type ItemMotif } from "~/content/item-covers";
import type { ItemCard } from "~/models/marketplace/item";

const drawings: Record<ItemMotif, ReactNode> = {
  book: <ShelfMotif />,
  brush: <BrushMotif />,
  chat: <NotesMotif />,
  lamp: <LanternsMotif />,
  path: <PathMotif />,
  pencil: <PapersMotif />,
  picture: <FrameMotif />,
  screen: <ScreenMotif />,
  stairs: <StairsMotif />,
  street: <StreetMotif />,
  window: <WindowMotif />,
};

export function motifDrawing(motif: ItemMotif) {
  return drawings[motif];
}

type Pictured = Pick<ItemCard, "id" | "imagePath" | "category" | "type">;

/** An item's picture, or a drawn cover by its type, category and number where it has none. */
export function ItemCover({ item, isLazy }: { item: Pictured; isLazy?: boolean }) {
  if (item.imagePath) {
    return (
      <img
        className="item__img"
        src={item.imagePath}
        alt=""
        width={400}
        height={250}
        loading={isLazy ? "lazy" : undefined}
      />
    );
  }
  const cover = coverOfItem(item);
  const { palette, time, motif, light, corner, garland } = cover;
  return (
    <Cover palette={palette} time={time}>
      <g transform={framing(cover)}>{drawings[motif]}</g>
      <circle className="p-glow" cx={light.x} cy={light.y} r={light.reach} />
      <g transform={`translate(${garland.x} 0)`}>{garlandDrawings[garland.kind]}</g>
      <g transform={`translate(${corner.x} 250)`}>{cornerDrawings[corner.kind]}</g>
    </Cover>
  );
}

/** Nothing of the box stays empty: the picture moves by no more than the zoom hides. */
function framing({ isMirrored, zoom, pan }: Drawn) {
  const [x, y] = [400 * (1 - zoom) * pan.x, 250 * (1 - zoom) * pan.y].map((by) => by.toFixed(1));
  const mirror = isMirrored ? "translate(400 0) scale(-1 1) " : "";
  return `${mirror}translate(${x} ${y}) scale(${zoom.toFixed(2)})`;
}

/** Small things that stand in front, on the lower edge. */
const cornerDrawings: Record<Drawn["corner"]["kind"], ReactNode> = {
  cup: (
    <path className="p-hot" d="M6-30h36v22a10 10 0 0 1-10 10H16A10 10 0 0 1 6-8zM42-24h10v14H42z" />
  ),
  plant: (
    <>
      <path
        className="p-soft"
        d="M24-26c-18-4-22-20-20-32 14 2 22 14 20 32zm0 0c0-22 8-34 22-38 4 16-4 32-22 38z"
      />
      <path className="p-hot" d="M10-28h30L36 2H14z" />
    </>
  ),
  books: (
    <>
      <path className="p-soft" d="M0-14h56V2H0z" />
      <path className="p-hot" d="M6-28h44v14H6z" />
      <path className="p-sheet" d="M0-42h40v14H0z" />
    </>
  ),
  candle: (
    <>
      <path className="p-sheet" d="M18-34h16V2H18z" />
      <path className="p-hot" d="M26-58c10 10 10 20 0 22-10-2-10-12 0-22z" />
    </>
  ),
};

/** What hangs from the upper edge. */
const garlandDrawings: Record<Drawn["garland"]["kind"], ReactNode> = {
  lamp: (
    <>
      <path className="p-cord" d="M16 0v24" />
      <Lamp transform="translate(16 38) scale(.4)" />
    </>
  ),
  stars: (
    <path
      className="p-light"
      d="M8 18l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM40 34l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM62 12l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
    />
  ),
  flags: <path className="p-hot" d="M0 0h18L9 20zM22 0h18l-9 20zM44 0h18l-9 20z" />,
  leaves: (
    <path
      className="p-soft"
      d="M10 0c8 10 8 22 0 32C2 22 2 10 10 0zm22 0c9 12 9 30 0 42-9-12-9-30 0-42zm22 0c7 9 7 18 0 26-7-8-7-17 0-26z"
    />
  ),
};
