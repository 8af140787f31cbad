import { z } from "zod";

import { line } from "./fields";
import type { Page } from "./page";

/** `content/near-words/trades.md`: on each line words that stand for one another. */
export function readNearWords(page: Page): string[][] {
  page.fields(z.strictObject({ about: line }));
  return page.list(page.body, "words that stand for one another").map((point) =>
    point
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean),
  );
}
