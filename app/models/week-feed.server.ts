import { and, eq, gte } from "drizzle-orm";

import { exerciseById } from "../content/exercises/exercises";
import { site } from "../content/site";
import type { Database } from "../db/client.server";
import { challengeAnswers, lessonProgress, userProgress } from "../db/schema/learning";
import { users, weekFeeds } from "../db/schema/people";
import { sha256 } from "../keys/digest.server";
import { isToken, makeToken } from "../keys/token.server";
import { counted } from "./counted";
import { escapeXml } from "./escape-xml";
import { type Moment, selectEvidence } from "./progress.server";
import { dayKey, startOfDay } from "./streak";
import { spanOfWeek, type Week, weekHref, weekOf, weeksAfter } from "./week";
import { selectDays, skillsOf, sumOf } from "./week.server";
import { sentencesOf, spokenWeek, type ToldWeek } from "./week-words";

/** So many finished weeks are in the feed. */
const weeksInFeed = 12;
/** More lessons than this are not read for a feed. */
const mostLessons = 100;

/**
 * Makes an address for a person's feed; the one before ends.
 *
 * @returns the path with the token, which is stored nowhere in clear.
 */
export async function makeFeed(db: Database, userId: number, now: number) {
  const token = makeToken();
  const made = { tokenHash: await sha256(token), createdAt: now };
  await db
    .insert(weekFeeds)
    .values({ userId, ...made })
    .onConflictDoUpdate({ target: weekFeeds.userId, set: made });
  return `/notifications/feeds/${token}`;
}

/** Ends the address of a person's feed. */
export async function endFeed(db: Database, userId: number) {
  await db.delete(weekFeeds).where(eq(weekFeeds.userId, userId));
}

/** The statement that reads since when a person has an address, to be batched with others. */
export function selectFeed(db: Database, userId: number) {
  return db
    .select({ madeAt: weekFeeds.createdAt })
    .from(weekFeeds)
    .where(eq(weekFeeds.userId, userId));
}

/** The feed of whoever has this token, as Atom; null for a token that nobody has. */
export async function readFeed(db: Database, token: string, origin: string, moment: Moment) {
  if (!isToken(token)) return null;
  const [[owner]] = await db.batch([
    db
      .select({ id: users.id, timeZone: users.timeZone, createdAt: users.createdAt })
      .from(weekFeeds)
      .innerJoin(users, eq(users.id, weekFeeds.userId))
      .where(and(eq(weekFeeds.tokenHash, await sha256(token)), eq(users.status, "active"))),
  ]);
  if (!owner) return null;

  const zone = owner.timeZone ?? moment.timeZone;
  const current = weekOf(dayKey(moment.now, zone));
  const first = weekOf(dayKey(owner.createdAt, zone));
  const weeks = Array.from({ length: weeksInFeed }, (_, index) => weeksAfter(current, -1 - index));
  const finished = weeks.filter(({ monday }) => monday >= first.monday);
  const entries = await readWeeks(db, owner.id, finished, zone);
  const self = `${origin}/notifications/feeds/${token}`;
  return writeAtom({ self, origin, entries, owner });
}

interface Entry {
  week: Week;
  endedAt: number;
  told: ToldWeek;
}

/** All the weeks of a feed in one round trip, the newest first. */
async function readWeeks(
  db: Database,
  userId: number,
  weeks: readonly Week[],
  zone: string,
): Promise<Entry[]> {
  const [newest, oldest] = [weeks[0], weeks.at(-1)];
  if (!newest || !oldest) return [];
  const from = startOfDay(oldest.monday, zone);
  const [days, evidence, lessons, passed, challenges] = await db.batch([
    selectDays(db, userId, { monday: oldest.monday, sunday: newest.sunday }),
    selectEvidence(db, userId),
    db
      .select({ at: lessonProgress.finishedAt })
      .from(lessonProgress)
      .where(and(eq(lessonProgress.userId, userId), gte(lessonProgress.finishedAt, from)))
      .limit(mostLessons),
    db
      .select({ exerciseId: userProgress.exerciseId, at: userProgress.completedAt })
      .from(userProgress)
      .where(and(eq(userProgress.userId, userId), gte(userProgress.completedAt, from))),
    db
      .select({ at: challengeAnswers.createdAt })
      .from(challengeAnswers)
      .where(
        and(
          eq(challengeAnswers.userId, userId),
          eq(challengeAnswers.correct, true),
          gte(challengeAnswers.createdAt, from),
        ),
      ),
  ]);

  return weeks.map((week) => {
    const span = spanOfWeek(week, zone);
    const isWithin = ({ at }: { at: number | null }) =>
      at !== null && at >= span.from && at < span.until;
    const told = {
      ...sumOf(days.filter(({ day }) => day >= week.monday && day <= week.sunday)),
      ...skillsOf(evidence, span),
      lessons: lessons.filter(isWithin).length,
      exercises: passed.filter(isWithin).flatMap(({ exerciseId }) => {
        const exercise = exerciseById(exerciseId);
        return exercise ? [{ title: exercise.title }] : [];
      }),
      challenges: challenges.filter(isWithin).length,
    };
    return { week, endedAt: span.until, told };
  });
}

interface Feed {
  self: string;
  origin: string;
  entries: readonly Entry[];
  owner: { id: number; createdAt: number };
}

function writeAtom({ self, origin, entries, owner }: Feed) {
  const updated = entries[0]?.endedAt ?? owner.createdAt;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${escapeXml(`Your weeks · ${site.name}`)}</title>
<subtitle>What you learned, week by week. This address is yours alone.</subtitle>
<id>${idOf(owner.id, origin, owner.createdAt, "weeks")}</id>
<link href="${escapeXml(`${origin}/notifications/week`)}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<author><name>${escapeXml(site.name)}</name></author>
<updated>${isoDate(updated)}</updated>
${entries.map((entry) => writeEntry(entry, origin, owner)).join("\n")}
</feed>
`;
}

function writeEntry({ week, endedAt, told }: Entry, origin: string, owner: Feed["owner"]) {
  const title = `${spokenWeek(week)}: ${
    told.lit === 0 ? "a quiet week" : `${counted(told.lit, "day")} of learning`
  }`;
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${idOf(owner.id, origin, owner.createdAt, week.name)}</id>
<link href="${escapeXml(origin + weekHref(week))}"/>
<updated>${isoDate(endedAt)}</updated>
<content type="text">${escapeXml(sentencesOf(told).join("\n"))}</content>
</entry>`;
}

/** A tag URI (RFC 4151): the same after the address was renewed, so that nothing is read twice. */
function idOf(userId: number, origin: string, since: number, name: string) {
  const day = isoDate(since).slice(0, 10);
  return escapeXml(`tag:${new URL(origin).hostname},${day}:${userId}/${name}`);
}

function isoDate(at: number) {
  return new Date(at).toISOString();
}
