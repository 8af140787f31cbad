import { z } from "zod";

import {
  ageInTerms,
  categories,
  type DirectoryEntry,
  difficulties,
} from "../../app/content/directory/entry";
import { address, day, line, order, sources } from "./fields";
import { listed, type Page } from "./page";
import { inOrder, type Ordered } from "./places";

const Fields = z.strictObject({
  name: line,
  order,
  difficulty: z.enum(difficulties),
  website: address,
  /** Whether one can go on using some of it without paying. */
  isFree: z.boolean({ error: "it must be true or false" }),
  pricing: z.strictObject({ free: line, paid: line }),
  /** Left out where no source names an age. */
  minimumAge: line.optional(),
  checkedOn: day,
  sources,
});

interface OrderedEntry extends Ordered {
  entry: DirectoryEntry;
}

/** `content/directory/chat-assistants/claude.md` */
export function readEntry(page: Page): OrderedEntry | null {
  const fields = page.fields(Fields);
  const parts = page.parts(page.body, 2, ["Features", "Good for", "Getting started"]);
  const category = categories.find((each) => folderOf(each) === page.folder);
  if (!category) {
    page.mistake(
      1,
      `There is no category "${page.folder}": use ${listed(categories.map(folderOf))}.`,
    );
  }
  const description = page.text(parts.before, "what the tool is");
  const keyFeatures = page.list(parts.Features, "features");
  const useCases = page.list(parts["Good for"], "what it is good for");
  const gettingStarted = page.list(parts["Getting started"], "steps");
  if (!fields || !category) return null;
  const { name, difficulty, pricing, isFree, website, checkedOn, minimumAge = ageInTerms } = fields;
  return {
    ...{ page, order: fields.order },
    entry: {
      ...{ name, description, category, difficulty, keyFeatures, useCases, gettingStarted },
      ...{ pricing, isFree, website, checkedOn, sources: fields.sources, minimumAge },
    },
  };
}

/** Category by category. */
export function inCategories(read: readonly OrderedEntry[]): DirectoryEntry[] {
  const place = ({ entry }: OrderedEntry) => categories.indexOf(entry.category);
  return inOrder(read)
    .sort((one, other) => place(one) - place(other))
    .map(({ entry }) => entry);
}

function folderOf(category: string) {
  return category.toLowerCase().replaceAll(" ", "-");
}
