import { and, desc, eq, isNull, or, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import { named } from "../db/named";
import { certificates } from "../db/schema/certificates";
import { users } from "../db/schema/people";
import { type CertificateKey, signClaims } from "../keys/certificate-key.server";
import { type Refusal, refuse } from "../schemas/refusal";
import { getCourse, listCourses, type StoredCourse } from "./course.server";
import { lessonKey } from "./course-lesson";
import { openBadgeOf } from "./open-badge";
import { isMinor } from "./person";
import { selectEvidence, selectPath, stepsOf } from "./progress.server";
import { shownDay } from "./shown-day";

/** More are not listed. */
const mostListed = 50;

/** What a learner has and what they could have. */
export async function listCertificates(db: Database, userId: number) {
  const [[[path], evidence, given], { courses }] = await Promise.all([
    db.batch([
      selectPath(db, userId),
      selectEvidence(db, userId),
      db
        .select({
          id: certificates.id,
          subject: certificates.subject,
          title: certificates.title,
          name: certificates.name,
          issuedAt: certificates.issuedAt,
          revokedAt: certificates.revokedAt,
          revokedBy: certificates.revokedBy,
        })
        .from(certificates)
        .where(eq(certificates.userId, userId))
        .orderBy(desc(certificates.issuedAt))
        .limit(mostListed),
    ]),
    listCourses(db, userId),
  ]);
  const taken = new Set(
    given.flatMap(({ subject, revokedAt, revokedBy }) =>
      revokedAt === null || revokedBy === "editor" ? [subject] : [],
    ),
  );
  const steps = stepsOf(path, evidence);
  const isPathDone = steps !== null && steps.length > 0 && steps.every(({ doneAt }) => doneAt);
  const finished = [
    ...(path && isPathDone ? [{ subject: pathSubject(path), title: pathTitle(steps.length) }] : []),
    ...courses
      .filter(({ lessons, finished }) => lessons > 0 && finished >= lessons)
      .map(({ id, title }) => ({ subject: `course ${id}`, title })),
  ];
  return { given, open: finished.filter(({ subject }) => !taken.has(subject)) };
}

/** Names these steps, and not those that a learner went through before. */
function pathSubject({ plannedAt, replacedAt }: { plannedAt: number; replacedAt: number | null }) {
  return `path ${replacedAt ?? plannedAt}`;
}

function pathTitle(steps: number) {
  return `A learning path of ${steps} skills`;
}

interface Wish {
  user: { id: number; ageGroup: string | null };
  subject: string;
  name: string | null;
}

const takenByEditor = "An editor took back your certificate for this, so it cannot be made again.";

/**
 * Signs what a learner finished. The same thing is certified once; a second press finds the first.
 * What an editor took back is not certified again.
 */
export async function makeCertificate(
  db: Database,
  { user, subject, name }: Wish,
  { key, origin, now }: { key: CertificateKey; origin: string; now: number },
): Promise<{ ok: true; id: string } | Refusal> {
  if (name !== null && isMinor(user)) {
    return refuse("forbidden", "Under 18, a certificate carries no name.", "name");
  }
  const found = await findFinished(db, user.id, subject);
  if (!found) return refuse("conflict", "This is not finished yet, or it is not there any more.");

  const id = crypto.randomUUID();
  const badge = { ...found, id, origin, name, issuedAt: now };
  const credential = await signClaims(key, openBadgeOf(badge));
  const { title, shown } = found;
  try {
    await db
      .insert(certificates)
      .values({ id, userId: user.id, subject, name, title, shown, credential, issuedAt: now });
    return { ok: true, id };
  } catch (error) {
    if (!isRefusedBy(error, "unique", "certificates.user_id, certificates.subject")) throw error;
    const [made] = await db
      .select({ id: certificates.id, revokedBy: certificates.revokedBy })
      .from(certificates)
      .where(and(isOwn(user.id), eq(certificates.subject, subject), isLasting));
    if (made?.revokedBy === "editor") return refuse("forbidden", takenByEditor);
    return made ? { ok: true, id: made.id } : refuse("conflict", "Please try that again.");
  }
}

function isOwn(userId: number) {
  return eq(certificates.userId, userId);
}

/** Those of which there is one for a subject, as the index `certificates_once` holds them. */
const isLasting = or(isNull(certificates.revokedAt), eq(certificates.revokedBy, "editor"));

async function findFinished(db: Database, userId: number, subject: string) {
  const [kind, number] = subject.split(" ");
  if (kind === "path") {
    const [[path], evidence] = await db.batch([selectPath(db, userId), selectEvidence(db, userId)]);
    const steps = stepsOf(path, evidence);
    if (!path || !steps || subject !== pathSubject(path)) return null;
    const days = steps.map(({ doneAt }) => doneAt);
    if (steps.length === 0 || days.some((day) => day === null)) return null;
    return {
      kind: "path" as const,
      title: pathTitle(steps.length),
      shown: [
        `Passed a check or a test of each of these ${steps.length} skills.`,
        ...steps.map(({ title, doneAt }) => `${title} (${shownDay(doneAt ?? 0)}).`),
      ],
    };
  }
  if (kind !== "course") return null;
  const course = await getCourse(db, userId, Number(number));
  return course ? courseShown(course) : null;
}

function courseShown({ course, record, answers, done }: StoredCourse) {
  let asked = 0;
  let right = 0;
  for (const [moduleIndex, module] of record.modules.entries()) {
    for (const [lessonIndex, lesson] of module.lessons.entries()) {
      const key = lessonKey({ module: moduleIndex, lesson: lessonIndex });
      const given = answers.get(key);
      if (!given || !done.has(key)) return null;
      asked += lesson.exercises.length;
      right += lesson.exercises.filter(({ answer }, at) => given[at] === answer).length;
    }
  }
  const lessons = record.modules.flatMap((module) => module.lessons).length;
  return {
    kind: "course" as const,
    title: course.title,
    shown: [
      `Read ${lessons} lessons in ${course.modules.length} parts and answered their ${asked} questions, ${right} of them right at the first try.`,
      ...course.modules.map(({ title }) => `${title}.`),
    ],
  };
}

/**
 * For everybody who has its address; undefined where there is none. Whoever is under 18 shows no
 * name, and no file that holds one.
 */
export async function getCertificate(db: Database, id: string) {
  const [found] = await db
    .select({
      ...named("owner", { ageGroup: users.ageGroup }),
      id: certificates.id,
      userId: certificates.userId,
      subject: certificates.subject,
      name: certificates.name,
      title: certificates.title,
      shown: certificates.shown,
      credential: certificates.credential,
      issuedAt: certificates.issuedAt,
      revokedAt: certificates.revokedAt,
    })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(eq(certificates.id, id));
  if (!found) return undefined;
  const { ageGroup, name, credential, ...rest } = found;
  const hidesName = name !== null && isMinor({ ageGroup });
  return { ...rest, name: hidesName ? null : name, credential: hidesName ? null : credential };
}

/**
 * Takes a certificate back, for good. Its page says so. Who takes back their own may make another,
 * also as an editor.
 */
export async function revokeCertificate(
  db: Database,
  { id, by, now }: { id: string; by: { id: number; role: string }; now: number },
) {
  const mine = by.role === "editor" ? undefined : isOwn(by.id);
  const changed = await db
    .update(certificates)
    .set({
      revokedAt: now,
      revokedBy: sql`iif(${isOwn(by.id)}, 'learner', 'editor')`,
    })
    .where(and(eq(certificates.id, id), isNull(certificates.revokedAt), mine))
    .returning({ id: certificates.id });
  return changed.length > 0;
}
