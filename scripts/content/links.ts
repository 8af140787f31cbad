import type { ContentFile, Mistake } from "./page";

const link = /\]\(\/(guides|lessons|tools)\/([^)#?\s]*)[^)\n]*\)/g;

interface Targets {
  guides: readonly { id: number }[];
  tools: readonly { id: number }[];
  skills: readonly { id: string }[];
}

/** Links to guides, lessons and tools that do not exist. */
export function brokenLinks(
  files: readonly ContentFile[],
  { guides, tools, skills }: Targets,
): Mistake[] {
  const known: Record<string, ReadonlySet<string>> = {
    guides: new Set(guides.map(({ id }) => String(id))),
    lessons: new Set(skills.map(({ id }) => id)),
    tools: new Set(tools.map(({ id }) => String(id))),
  };
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(link)].flatMap(({ 1: place = "", 2: id = "", index }) => {
      if (known[place]?.has(id)) return [];
      const sentence = `The link to /${place}/${id} leads nowhere.`;
      return [{ file: path, line: text.slice(0, index).split("\n").length, sentence }];
    }),
  );
}
