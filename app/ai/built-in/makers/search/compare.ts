import { guideById } from "../../../../content/guides/guides";
import { sitePassages } from "../../../../search/site-passages";
import type { Aspect } from "./aspects";
import { sentencesOf } from "./excerpt";

const mostTools = 4;
const mostAspects = 5;

/** A table of sentences from the guides: a row for each point, a column for each tool. */
export function compareTools(toolIds: readonly number[], asked: readonly Aspect[]) {
  const compared = toolIds
    .slice(0, mostTools)
    .flatMap((id) => guideById(id) ?? [])
    .map(({ id, name }) => ({ id, name, href: `/guides/${id}`, sentences: guideSentences(id) }));
  const rows = asked.slice(0, mostAspects).map(({ name, told }) => {
    const cells = compared.map(({ sentences }) => {
      const best = bestSentence(sentences, told);
      return best ? `"${best.replaceAll("|", "\\|")}"` : "*Not found here.*";
    });
    return `| **${name}** | ${cells.join(" | ")} |`;
  });
  const head = compared.map(({ name, href }) => `[${name}](${href})`);
  return {
    table: [`| | ${head.join(" | ")} |`, `|---|${"---|".repeat(compared.length)}`, ...rows].join(
      "\n",
    ),
    gaps: rows.filter((row) => row.includes("*Not found here.*")).length,
    sources: compared.map(({ name, href }) => ({ title: `Guide: ${name}`, href })),
  };
}

function guideSentences(toolId: number) {
  return sitePassages()
    .documents.filter((each) => each.toolId === toolId && each.kind === "guide" && !each.isStory)
    .flatMap(({ text }) => sentencesOf(text));
}

function bestSentence(sentences: readonly string[], told: RegExp) {
  let best: string | undefined;
  let most = 0;
  for (const sentence of sentences) {
    // A heading in front of a list says nothing without it.
    const hits = sentence.endsWith(":") ? 0 : (sentence.match(told)?.length ?? 0);
    if (hits > most) {
      most = hits;
      best = sentence;
    }
  }
  return best;
}
