import type { CourseLesson, LessonRecord } from "../ai/course";
import type { Database } from "../db/client.server";
import { numberPart } from "./course-parts.server";
import type { Tried } from "./review-making.server";

/** What a lesson says in short comes back in the review. What the library says is kept once for all. */
export async function pointsOf(
  db: Database,
  { title, content }: CourseLesson,
  { skillId, writtenBy }: LessonRecord,
): Promise<Tried[]> {
  const points = keyPointsOf(content);
  if (!skillId || points.length === 0) return [];
  // By what it says: the same points come under other titles where goals tell them.
  const card = { kind: "points", skillId, wasKnown: true } as const;
  const part = writtenBy === "library" ? await numberPart(db, points) : undefined;
  return part === undefined
    ? [{ ...card, item: `${skillId}: ${points[0]}`, content: { title, points } }]
    : [{ ...card, item: `${skillId}.points.${part}`, content: { title, part } }];
}

/** The sentences that a lesson says in short; none where it has no such part. */
export function keyPointsOf(content: string) {
  const [, inShort = ""] = /^#### In short\n+((?:- .*\n?)+)/m.exec(content) ?? [];
  return inShort.split("\n").flatMap((line) => (line.startsWith("- ") ? line.slice(2).trim() : []));
}
