import type { DirectoryEntry } from "../content/directory/entry";
import { shownLimit } from "./age-limit";
import { isOldFact, oldestDay } from "./fact-age";
import { shownDay } from "./shown-day";

export const mostCompared = 3;

/** The ids of an address such as `?tool=claude&tool=chatgpt`: each once, and no more than fit. */
export function readChosen(query: URLSearchParams) {
  const ids = query.getAll("tool").filter((id) => id !== "" && id.length <= 60);
  return [...new Set(ids)].slice(0, mostCompared);
}

/** What is compared of a tool, in words. */
export function comparedFacts(entry: DirectoryEntry, now: number) {
  const { id, name, website, pricing, sources } = entry;
  const readOn = oldestDay(entry);
  return {
    ...{ id, name, website },
    isOld: isOldFact(readOn, now),
    readOn: shownDay(readOn),
    sources: sources.map(({ title, url }) => ({ title, url })),
    facts: [
      { term: "What it is", points: [entry.description] },
      { term: "Good for", points: entry.useCases },
      { term: "What it can do", points: entry.keyFeatures },
      { term: "Without paying", points: [pricing.free] },
      { term: "Paid", points: [pricing.paid] },
      {
        term: "Age",
        points: entry.ages.length > 0 ? entry.ages.map(shownLimit) : [entry.minimumAge],
      },
      { term: "Works on", points: entry.runsOn.map((device) => `a ${device}`) },
      { term: "How hard it is", points: [entry.difficulty] },
    ],
  };
}

export type ComparedTool = ReturnType<typeof comparedFacts>;
