import { expect, test } from "vitest";

import { motifs } from "~/components/dashboard/medal";
import { achievementCatalogue } from "~/content/achievements";

test("every achievement has a drawing of its own on its medal", () => {
  expect(Object.keys(motifs).sort()).toEqual(achievementCatalogue.map(({ id }) => id).sort());
  expect(new Set(Object.values(motifs)).size).toBe(achievementCatalogue.length);
});
