import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { ItemCover } from "~/components/marketplace/item-cover";
import { coverDocuments } from "~/components/pictures/cover-documents";
import css from "~/components/pictures/covers.css?raw";
import { coverAddress, coverMotifs, coverPalettes } from "~/content/article-covers";
import { coverOfItem, coverPicture } from "~/content/item-covers";
import { categories, itemTypes } from "~/content/marketplace";

function draw(id: number, category: string, type: string) {
  return renderToStaticMarkup(<ItemCover item={{ id, category, type, imagePath: null }} />);
}

/** Runs of neighbors, gaps of a power of two, and numbers far apart. */
const numbers = [
  ...Array.from({ length: 500 }, (_, place) => place + 1),
  ...Array.from({ length: 500 }, (_, place) => (place + 1) * 4096),
  ...Array.from({ length: 500 }, (_, place) => (place * 7_919 + 104_729) * 97),
];

test("no two items show the same drawing, whatever their numbers are", () => {
  const ids = [...new Set(numbers)];
  for (const category of ["Education", "Finance"]) {
    const drawn = ids.map((id, place) => {
      const type = itemTypes[place % itemTypes.length]?.stored ?? "Agent";
      return draw(id, category, type);
    });
    expect(new Set(drawn).size).toBe(ids.length);
    const alike = ids.map((id) => draw(id, category, "Prompt Pack"));
    expect(new Set(alike).size).toBe(ids.length);
  }
});

test("of five hundred neighbors, hardly two differ by less than one can see", () => {
  const seen = numbers.slice(0, 500).map((id) => {
    const { motif, time, isMirrored, corner, garland } = coverOfItem({
      ...{ id, category: "Education", type: "Agent" },
    });
    return JSON.stringify([motif, time, isMirrored, corner, garland]);
  });
  expect(500 - new Set(seen).size).toBeLessThan(12);
});

test("an item's drawing never changes, and stays within its box", () => {
  expect(draw(7, "Education", "Agent")).toBe(draw(7, "Education", "Agent"));
  for (const id of numbers) {
    const { zoom, pan, light, corner, garland } = coverOfItem({
      ...{ id, category: "Research", type: "Tool" },
    });
    expect(zoom).toBeGreaterThan(1);
    for (const share of [pan.x, pan.y]) expect(share).toBe(Math.min(1, Math.max(0, share)));
    for (const x of [light.x, corner.x, garland.x]) expect(x).toBeLessThanOrEqual(370);
  }
});

test("every cover that an article or an item can have is drawn for programs that show links", () => {
  const drawn = new Set(coverDocuments(css).map(({ address }) => address));
  for (const palette of coverPalettes) {
    for (const motif of coverMotifs) {
      expect(drawn).toContain(coverAddress({ palette, motif }).replace(".svg", ".png"));
    }
  }
  for (const category of categories) {
    for (const { stored } of itemTypes) {
      for (const id of [1, 2, 3, 4, 5, 6]) {
        expect(drawn).toContain(coverPicture(coverOfItem({ id, category, type: stored })));
      }
    }
  }
});
