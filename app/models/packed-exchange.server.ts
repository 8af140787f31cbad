import { deflateRawSync, inflateRawSync } from "node:zlib";
import { eq, type SQL, sql } from "drizzle-orm";

import { builtIn } from "../ai/built-in/built-in";
import { answerWithCoach } from "../ai/coached-answer";
import type { Exercise } from "../content/exercises/exercise";
import type { Database } from "../db/client.server";
import { attemptDictionaries, exerciseAttempts } from "../db/schema/learning";
import { sha256 } from "../keys/digest.server";
import { type ExchangeColumns, exchangeOf, writeExchange } from "./exchange";

/** What an answer and notes of an exercise usually say. Nothing in it is a learner's. */
export interface Dictionary {
  hash: string;
  content: string;
}

const dictionaries = new Map<number, Dictionary>();

/** The same for every try of an exercise until its texts or the coach's change. */
export async function dictionaryOf(exercise: Exercise): Promise<Dictionary> {
  // Kept once it is written: no request waits for what another one has begun.
  const known = dictionaries.get(exercise.id) ?? (await writeDictionary(exercise));
  dictionaries.set(exercise.id, known);
  return known;
}

async function writeDictionary(exercise: Exercise): Promise<Dictionary> {
  const answered = await answerWithCoach(builtIn, exercise.examplePrompt, exercise);
  const content = joined(writeExchange(exchangeOf(answered)));
  return { hash: await sha256(content), content };
}

/** JSON text has no line break of its own. */
function joined({ response, feedback }: ExchangeColumns) {
  return `${response}\n${feedback}`;
}

/** Deflate looks back so far; what is nearest costs least, so the prompt comes last. */
const furthestBack = 32 * 1024;

function before(content: string, prompt: string) {
  return Buffer.from(content + prompt).subarray(-furthestBack);
}

export function packExchange(exchange: ExchangeColumns, { content }: Dictionary): Buffer {
  const dictionary = before(content, exchange.prompt);
  return deflateRawSync(joined(exchange), { level: 9, dictionary });
}

/** As it is stored; tries from before they were packed have their texts in the columns. */
export interface StoredExchange extends ExchangeColumns {
  packed: Uint8Array | null;
}

/** @param content of the dictionary that it was packed with. */
export function unpackExchange(stored: StoredExchange, content: string | null): ExchangeColumns {
  const { prompt, response, feedback, packed } = stored;
  if (packed === null) return { prompt, response, feedback };
  if (content === null) throw new Error("The dictionary of a try is not there.");
  const text = inflateRawSync(packed, { dictionary: before(content, prompt) }).toString();
  const end = text.indexOf("\n");
  return { prompt, response: text.slice(0, end), feedback: text.slice(end + 1) };
}

/** The statement that keeps a dictionary, unless it is kept already. */
export function insertDictionary(db: Database, dictionary: Dictionary) {
  return db.insert(attemptDictionaries).values(dictionary).onConflictDoNothing();
}

/** Its number, once it is kept. */
export function dictionaryId(db: Database, { hash }: Dictionary): SQL {
  const found = db
    .select({ id: attemptDictionaries.id })
    .from(attemptDictionaries)
    .where(eq(attemptDictionaries.hash, hash));
  return sql`(${found})`;
}

/** The column with the dictionary of a try. */
export function dictionaryOfAttempt(): SQL<string | null> {
  return sql<string | null>`(select content from ${attemptDictionaries}
    where ${attemptDictionaries.id} = ${exerciseAttempts.dictionaryId})`;
}

/** A row of the table with answer and notes in place of what is stored of them. */
export function withExchange(row: Record<string, unknown>) {
  const { packed: _, dictionaryId: __, dictionary, ...rest } = row;
  return {
    ...rest,
    ...unpackExchange(row as unknown as StoredExchange, dictionary as string | null),
  };
}
