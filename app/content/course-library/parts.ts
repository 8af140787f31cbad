import { ageNotes } from "./age-notes";
import { closingProjects } from "./closing-projects";
import { type FieldPack, moduleKinds } from "./field-pack";
import type { SkillLessons } from "./lesson-text";
import { askLessons } from "./lessons/ask";
import { checkLessons } from "./lessons/check";
import { refineLessons } from "./lessons/refine";
import { understandLessons } from "./lessons/understand";
import { useLessons } from "./lessons/use";
import { artsPack } from "./packs/arts";
import { educationPack } from "./packs/education";
import { everydayPack } from "./packs/everyday";
import { healthcarePack } from "./packs/healthcare";
import { officePack } from "./packs/office";
import { shopPack } from "./packs/shop";
import { studyPack } from "./packs/study";
import { technologyPack } from "./packs/technology";
import { tradesPack } from "./packs/trades";
import { type CommonPart, commonPart, lessonsPart, packPart } from "./part-names";
import { resources } from "./resources";

export const packs: readonly FieldPack[] = [
  technologyPack,
  educationPack,
  studyPack,
  healthcarePack,
  officePack,
  shopPack,
  tradesPack,
  artsPack,
  everydayPack,
];

export const lessons: readonly SkillLessons[] = [
  ...understandLessons,
  ...askLessons,
  ...refineLessons,
  ...checkLessons,
  ...useLessons,
];

const common: CommonPart = { ageNotes, projects: closingProjects, resources };

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
