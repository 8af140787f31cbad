import library from "virtual:content/library";

import { moduleKinds } from "./field-pack";
import { type CommonPart, commonPart, lessonsPart, packPart } from "./part-names";

export const { ageNotes, lessons, packs, projects, resources } = library;

const common: CommonPart = { ageNotes, projects, resources };

/**
 * The whole library as the database keeps it: JSON texts by name. It is too large for
 * the worker, so only the seed and the tests read this file.
 */
export function libraryParts(): { part: string; content: string }[] {
  const parts: [string, unknown][] = [
    [commonPart, common],
    ...packs.map((pack): [string, unknown] => [packPart(pack.id), pack]),
    ...(["first", "further"] as const).flatMap((depth) =>
      moduleKinds.map(({ id, skills }): [string, unknown] => [
        lessonsPart(depth, id),
        Object.fromEntries(
          lessons
            .filter(({ skillId }) => (skills as readonly string[]).includes(skillId))
            .map((each) => [each.skillId, each[depth]]),
        ),
      ]),
    ),
  ];
  return parts.map(([part, content]) => ({ part, content: JSON.stringify(content) }));
}
