import { z } from "zod";

import {
  ageInTerms,
  categories,
  type DirectoryEntry,
  devices,
  difficulties,
  type ToolTask,
  toolTasks,
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
  /** The same as figures, each with the address of its source. */
  ages: z
    .array(
      z.strictObject({
        from: z.int().min(1).max(21),
        where: line.optional(),
        needs: line.optional(),
        source: address,
      }),
    )
    .default([]),
  runsOn: z
    .array(z.enum(devices))
    .min(1)
    .default([...devices]),
  /** What the picker proposes it for, each with a sentence that says why. */
  does: z
    .partialRecord(z.enum(Object.keys(toolTasks) as [ToolTask, ...ToolTask[]]), line)
    .default({}),
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
  const { ages, runsOn, does } = fields;
  checkAges(page, fields);
  return {
    ...{ page, order: fields.order },
    entry: {
      id: page.name,
      ...{ name, description, category, difficulty, keyFeatures, useCases, gettingStarted },
      ...{ pricing, isFree, website, checkedOn, sources: fields.sources, minimumAge },
      ...{ ages, runsOn, does },
    },
  };
}

function checkAges(page: Page, { ages, minimumAge, sources }: z.output<typeof Fields>) {
  const named = new Set(sources.map(({ url }) => url));
  for (const { from, source } of ages) {
    if (!named.has(source)) {
      page.mistake(1, `The age ${from} names a source that is not among "sources".`);
    }
  }
  if (ages.length > 0 && minimumAge === undefined) {
    page.mistake(1, 'The figures in "ages" need their words in "minimumAge".');
  }
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
