import { asc, eq } from "drizzle-orm";

import { type CommonPart, commonPart } from "../content/course-library/part-names";
import { grokOverview } from "../content/guides/grok-overview";
import { guides } from "../content/guides/guides";
import type { Database } from "../db/client.server";
import { courseLibrary, directoryTools } from "../db/schema/learning";
import { isOldFact, oldestDay } from "./fact-age";
import { toEntries } from "./tool-directory.server";

/** Every page with facts, and the day since which some of its sources was not read again. */
export async function listFacts(db: Database, now: number) {
  const [rows, parts] = await db.batch([
    db
      .select({ directoryEntry: directoryTools.entry })
      .from(directoryTools)
      .orderBy(asc(directoryTools.position)),
    db
      .select({ content: courseLibrary.content })
      .from(courseLibrary)
      .where(eq(courseLibrary.part, commonPart)),
  ]);
  const resources = parts.flatMap(({ content }) => (JSON.parse(content) as CommonPart).resources);
  const facts = [
    ...toEntries(rows).map((entry) => ({
      kind: "Directory",
      name: entry.name,
      to: `/tools/compare?tool=${entry.id}`,
      readOn: oldestDay(entry),
    })),
    ...guides.map((guide) => ({
      kind: "Guide",
      name: guide.name,
      to: `/guides/${guide.id}`,
      readOn: oldestDay(guide),
    })),
    { kind: "Page", name: grokOverview.name, to: "/grok", readOn: oldestDay(grokOverview) },
    ...resources.map(({ title, url, readOn }) => ({
      kind: "Resource",
      name: title,
      to: url,
      readOn,
    })),
  ].toSorted((one, other) => (one.readOn < other.readOn ? -1 : 1));
  return {
    old: facts.filter(({ readOn }) => isOldFact(readOn, now)),
    total: facts.length,
    /** The day of the one that was not read for longest. */
    oldest: facts[0]?.readOn ?? null,
  };
}
