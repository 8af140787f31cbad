import { createHash } from "node:crypto";
import demoQuestions from "virtual:content/demo/questions";

import { eq, sql } from "drizzle-orm";

import { communityTags } from "~/content/community-tags";
import { type Database, openDatabase } from "~/db/client.server";
import { answers, threads, threadViews } from "~/db/schema/community";
import { siteFacts } from "~/db/schema/site";
import { acceptAnswer } from "~/models/community/accept.server";
import { createAnswer } from "~/models/community/answer.server";
import { relatedShare, selectSimilar } from "~/models/community/similar.server";
import { createThread } from "~/models/community/thread.server";
import { storeViews } from "~/models/community/view.server";
import { voteOn } from "~/models/community/vote.server";
import type { DemoQuestion } from "./community/demo-question";
import type { Member } from "./crowd";
import { joinBatches } from "./joined-batches";

const fact = "demo-community";
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const relatedQuestions = 5;
/** What is done at the same time. */
const portion = 20;
/** Questions whose views are stored at once. */
const viewPortion = 8;

interface People {
  crowd: readonly Member[];
  /** Asks the first question. Null where there is no such account: then the crowd asks it too. */
  learner: Pick<Member, "id"> | null;
}

interface Answer {
  id: number;
  authorId: number;
  at: number;
  isAccepted: boolean;
}

interface Thread {
  id: number;
  index: number;
  authorId: number;
  at: number;
  answers: Answer[];
}

/**
 * Has the demo members ask, answer, vote and accept by the rules that hold for everybody, each at a
 * fixed distance from the day on which the seed first ran. What is there already stays as it is; a
 * second run with the same texts reads one row.
 */
export async function seedCommunity(d1: D1Database, people: People, now: number) {
  const db = openDatabase(d1);
  const version = createHash("sha256").update(JSON.stringify(demoQuestions)).digest("hex");
  const known = await readFact(db);
  if (known?.version === version) return;

  const firstDay = known?.firstDay ?? now - (now % day);
  // Joined batches keep their order, so ids are the same wherever the seed runs first.
  const joined = openDatabase(joinBatches(d1));
  const asked = await ask(joined, people, { firstDay, now });
  await inPortions(asked, (thread) => answer(joined, thread, people.crowd, now));
  await vote(joined, asked, people.crowd, now);
  await inPortions(asked, (thread) => accept(joined, thread, now));
  await relate(db, asked);
  await view(db, asked);

  // Recorded last: a run that was broken off is taken up by the next one.
  const recorded = { value: `${version} ${firstDay}`, updatedAt: now };
  await db
    .insert(siteFacts)
    .values({ name: fact, ...recorded })
    .onConflictDoUpdate({ target: siteFacts.name, set: recorded });
}

async function ask(
  db: Database,
  { crowd, learner }: People,
  { firstDay, now }: { firstDay: number; now: number },
) {
  const [stored] = await db.batch([
    db
      .select({
        id: threads.id,
        authorId: threads.authorId,
        at: threads.createdAt,
        key: threads.submissionKey,
      })
      .from(threads)
      .where(eq(threads.isDemo, true)),
  ]);
  const byKey = new Map(stored.map((thread) => [thread.key, thread]));

  return inPortions([...demoQuestions.entries()], async ([index, question]): Promise<Thread> => {
    const submissionKey = keyOf(question.title);
    const before = byKey.get(submissionKey);
    if (before) {
      const { id, authorId, at } = before;
      return { id, index, authorId, at, answers: [] };
    }
    const author = index === 0 && learner ? learner : askerOf(question, index, crowd);
    const at = Math.min(
      firstDay - question.daysAgo * day + (7 + ((index * 5) % 13)) * hour + (index % 50) * 60_000,
      now - 2 * hour,
    );
    const tagIds = question.tags.map((name) => tagIdOf(name));
    const { title, body } = question;
    const { id } = await createThread(
      db,
      { authorId: author.id, title, body, tagIds, submissionKey, createdAt: at, isDemo: true },
      at,
    );
    return { id, index, authorId: author.id, at, answers: [] };
  });
}

/** Who says how old they are gets an author of about that age. */
function askerOf({ body }: DemoQuestion, index: number, crowd: readonly Member[]): Member {
  const age = Number(/\b(?:I am|I'm|At) (\d\d)\b/.exec(body)?.[1] ?? Number.NaN);
  const group = age < 25 ? "18-24" : age >= 55 || /\bretired\b/i.test(body) ? "55+" : null;
  const likely = group ? crowd.filter(({ ageGroup }) => ageGroup === group) : crowd;
  return memberAt(likely, index * 7 + 3);
}

async function answer(db: Database, thread: Thread, crowd: readonly Member[], now: number) {
  const { id: threadId, index, authorId } = thread;
  const texts = demoQuestions[index]?.answers ?? [];
  const [stored] = await db.batch([
    db
      .select({
        id: answers.id,
        authorId: answers.authorId,
        at: answers.createdAt,
        key: answers.submissionKey,
      })
      .from(answers)
      .where(eq(answers.threadId, threadId)),
  ]);
  const others = crowd.filter(({ id }) => id !== authorId);
  for (const [place, { body, isAccepted = false }] of texts.entries()) {
    const submissionKey = keyOf(body);
    const before = stored.find(({ key }) => key === submissionKey);
    if (before) {
      thread.answers.push({ ...before, isAccepted });
      continue;
    }
    // Seven and the number of the others share no divisor: nobody answers twice.
    const author = memberAt(others, index * 11 + place * 7 + 5);
    const waited = Math.min(
      (place + 1) * (3 + ((index * 7) % 20)) * hour,
      ((now - thread.at) * (place + 1)) / (texts.length + 2),
    );
    const at = Math.floor(thread.at + waited);
    const created = await createAnswer(
      db,
      { threadId, authorId: author.id, body, submissionKey, createdAt: at, isDemo: true },
      at,
    );
    // Hidden or deleted meanwhile: then it gets no more answers.
    if (created === "unknown") return;
    thread.answers.push({ id: created.id, authorId: author.id, at, isAccepted });
  }
}

/** Up to ten find a question good, more where there are answers; an accepted answer gets the most. */
async function vote(db: Database, asked: Thread[], crowd: readonly Member[], now: number) {
  const posts = asked.flatMap(({ id, index, authorId, at, answers: given }) => [
    {
      ...{ kind: "thread" as const, id, authorId, at, turn: index },
      up: ((index * 5 + 4) % 8) + given.length,
      down: index % 7 === 4 ? 1 : index % 23 === 9 ? 2 : 0,
    },
    ...given.map((each, place) => ({
      ...{ kind: "answer" as const, id: each.id, authorId: each.authorId, at: each.at },
      turn: index * 3 + place,
      up: each.isAccepted ? 5 + ((index * 3) % 7) : (index * 5 + place * 3) % 6,
      down: (index + place) % 11 === 5 ? 1 : 0,
    })),
  ]);
  await inPortions(posts, ({ kind, id, authorId, at, turn, up, down }) => {
    const others = crowd.filter((member) => member.id !== authorId);
    const votes = Array.from({ length: up + down }, (_, place) => {
      const userId = memberAt(others, turn * 5 + place * 7).id;
      const value = place < up ? 1 : -1;
      return voteOn(db, { kind, id, userId, value }, Math.min(at + (place + 2) * 3 * hour, now));
    });
    return Promise.all(votes);
  });
}

async function accept(
  db: Database,
  { id: threadId, authorId, answers: given }: Thread,
  now: number,
) {
  const accepted = given.find(({ isAccepted }) => isAccepted);
  if (!accepted) return;
  const at = Math.floor(Math.min(accepted.at + 5 * hour, (accepted.at + now) / 2));
  await acceptAnswer(db, { threadId, userId: authorId, answerId: accepted.id, isDemo: true }, at);
}

/** Related questions are chosen when one is asked; here all of them are there to be chosen from. */
async function relate(db: Database, asked: readonly Thread[]) {
  for (let from = 0; from < asked.length; from += portion) {
    const some = asked.slice(from, from + portion);
    const [first, ...rest] = some.map(({ id, index }) =>
      selectSimilar(db, demoQuestions[index]?.title ?? "", {
        ...{ limit: relatedQuestions, except: id, leastShare: relatedShare },
      }),
    );
    if (!first) return;
    const found = await db.batch([first, ...rest]);
    const related = some.map(({ id }, place) => [id, (found[place] ?? []).map((each) => each.id)]);
    await db
      .update(threads)
      .set({
        relatedIds: sql`(select each.value ->> 1 from json_each(${JSON.stringify(related)}) as each
          where each.value ->> 0 = ${threads.id})`,
      })
      .where(sql`id in (select value ->> 0 from json_each(${JSON.stringify(related)}))`);
  }
}

/**
 * Demo views are no count of readers: 9 for a question, 7 for each vote, 15 for each answer and one
 * for every two days up to a quarter. Only for what nobody has opened yet.
 */
async function view(db: Database, asked: readonly Thread[]) {
  const [rows] = await db.batch([
    db
      .select({
        id: threads.id,
        votes: sql<number>`${threads.upvotes} + ${threads.downvotes}`.as("demo_votes"),
        answerCount: threads.answerCount,
      })
      .from(threads)
      .where(
        sql`${threads.isDemo} and ${threads.viewCount} = 0 and not exists (
          select 1 from ${threadViews} where thread_id = ${threads.id})`,
      ),
  ]);
  const days = new Map(
    asked.map(({ id, index }) => [id, Math.min(demoQuestions[index]?.daysAgo ?? 0, 90)]),
  );
  const views = rows.map(({ id, votes, answerCount }): [number, number] => [
    id,
    9 + 7 * votes + 15 * answerCount + Math.floor((days.get(id) ?? 0) / 2),
  ]);
  for (let from = 0; from < views.length; from += viewPortion) {
    await storeViews(db, new Map(views.slice(from, from + viewPortion)), viewPortion);
  }
}

/** So many at the same time, the portions one after the other. */
async function inPortions<Each, Done>(
  all: readonly Each[],
  act: (each: Each) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = [];
  for (let from = 0; from < all.length; from += portion) {
    done.push(...(await Promise.all(all.slice(from, from + portion).map(act))));
  }
  return done;
}

function memberAt(members: readonly Member[], turn: number): Member {
  const member = members[turn % members.length];
  if (!member) throw new Error("The demo community has no members.");
  return member;
}

function tagIdOf(name: string) {
  const tag = communityTags.find((each) => each.name === name);
  if (!tag) throw new Error(`The community has no topic "${name}".`);
  return tag.id;
}

/** A later run of a changed text finds what was not changed and leaves it as it is. */
function keyOf(text: string) {
  return `demo:${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
}

async function readFact(db: Database) {
  const [[row]] = await db.batch([
    db.select({ value: siteFacts.value }).from(siteFacts).where(eq(siteFacts.name, fact)),
  ]);
  const [version, firstDay] = row?.value.split(" ") ?? [];
  return version && firstDay ? { version, firstDay: Number(firstDay) } : null;
}
