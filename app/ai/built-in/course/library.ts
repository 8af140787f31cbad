import { ageNotes } from "../../../content/course-library/age-notes";
import type { FieldPack, ModuleKind } from "../../../content/course-library/field-pack";
import type { Depth, SkillLessons } from "../../../content/course-library/lesson-text";
import { askLessons } from "../../../content/course-library/lessons/ask";
import { checkLessons } from "../../../content/course-library/lessons/check";
import { refineLessons } from "../../../content/course-library/lessons/refine";
import { understandLessons } from "../../../content/course-library/lessons/understand";
import { useLessons } from "../../../content/course-library/lessons/use";
import { artsPack } from "../../../content/course-library/packs/arts";
import { educationPack } from "../../../content/course-library/packs/education";
import { everydayPack } from "../../../content/course-library/packs/everyday";
import { healthcarePack } from "../../../content/course-library/packs/healthcare";
import { officePack } from "../../../content/course-library/packs/office";
import { shopPack } from "../../../content/course-library/packs/shop";
import { studyPack } from "../../../content/course-library/packs/study";
import { technologyPack } from "../../../content/course-library/packs/technology";
import { tradesPack } from "../../../content/course-library/packs/trades";
import { matchField } from "../../../content/fields";

/** Goes up when the same request gets another course than before. */
export const LIBRARY_VERSION = 1;

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

const lessonsBySkill = new Map(lessons.map((each) => [each.skillId, each]));

/** The pack of the learner's field; everyday life where the field is not known. */
export function packFor(industry: string): FieldPack {
  const field = matchField(industry);
  return packs.find(({ fields }) => field && fields.includes(field.id)) ?? everydayPack;
}

export function lessonText(skillId: string, depth: Depth) {
  const found = lessonsBySkill.get(skillId);
  if (!found) throw new Error(`The course library has no lesson on "${skillId}".`);
  return found[depth];
}

/** What is worth a note at the learner's age; nothing for an age that is not one of the groups. */
export function ageNote(ageGroup: string, kind: ModuleKind): string | undefined {
  const notes: Readonly<Record<string, Readonly<Record<ModuleKind, string>>>> = ageNotes;
  return Object.hasOwn(notes, ageGroup) ? notes[ageGroup]?.[kind] : undefined;
}
