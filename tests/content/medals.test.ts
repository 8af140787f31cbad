import { expect, test } from "vitest";
import { achievementCatalogue } from "~/content/achievements";
import { motifs } from "~/routes/dashboard/medal";

test("every achievement has a drawing of its own on its medal", () => {
  expect(Object.keys(motifs).sort()).toEqual(achievementCatalogue.map(({ id }) => id).sort());
  expect(new Set(Object.values(motifs)).size).toBe(achievementCatalogue.length);
});
