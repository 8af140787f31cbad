import type { ReactNode } from "react";
import {
  Cover,
  LanternsMotif,
  NotesMotif,
  type Palette,
  PathMotif,
  WindowMotif,
} from "~/components/pictures/cover";
import {
  BrushMotif,
  FrameMotif,
  PapersMotif,
  ScreenMotif,
  ShelfMotif,
  StairsMotif,
  StreetMotif,
} from "~/components/tools/tool-motifs";
import type { Category } from "~/content/marketplace";
import type { ItemCard } from "~/models/marketplace/item";

const palettes: Record<Category, Palette> = {
  Productivity: "indigo",
  Marketing: "rose",
  Education: "moss",
  "Content Creation": "plum",
  "Data Analysis": "teal",
  "Customer Service": "amber",
  Development: "slate",
  Research: "indigo",
  Entertainment: "rust",
  Utilities: "teal",
  Healthcare: "moss",
  Finance: "slate",
};

/** Two for each type, so that neighbors of one kind do not look the same. */
const motifs: Record<string, readonly [ReactNode, ReactNode]> = {
  Agent: [<NotesMotif key="notes" />, <StreetMotif key="street" />],
  "Prompt Pack": [<PapersMotif key="papers" />, <BrushMotif key="brush" />],
  Workflow: [<PathMotif key="path" />, <LanternsMotif key="lanterns" />],
  Tool: [<ScreenMotif key="screen" />, <WindowMotif key="window" />],
  "Course Module": [<StairsMotif key="stairs" />, <ShelfMotif key="shelf" />],
};
const otherMotifs = [<FrameMotif key="frame" />, <WindowMotif key="window" />] as const;

type Pictured = Pick<ItemCard, "id" | "imagePath" | "category" | "type">;

/** An item's picture, or a drawn cover by its type and category where it has none. */
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
  const [one, other] = motifs[item.type] ?? otherMotifs;
  return (
    <Cover
      palette={palettes[item.category as Category] ?? "indigo"}
      time={item.id % 3 === 0 ? "day" : "night"}
    >
      {item.id % 2 === 0 ? one : other}
    </Cover>
  );
}
