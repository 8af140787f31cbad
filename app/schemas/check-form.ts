/** What was sent for one question. */
export interface PostedAnswer {
  question: string;
  /** The option's place in the check, or the word that was typed. */
  value: string;
  /** Of each thing, by its place in the check: where it comes, from 1, or the index of its group. */
  parts: readonly string[];
}

/** Before the id of a question, in the name of its field. */
const answerPrefix = "answer-";
/** Before the place of a thing, in the name of a field of a question with many. */
const partMark = "~";

/** So many letters of a typed word are read. */
export const longestWord = 80;

/** The name of a question's field, or of one thing of it. */
export function answerField(question: string, thing?: number) {
  return `${answerPrefix}${question}${thing === undefined ? "" : `${partMark}${thing}`}`;
}

/** What a check's form says to each of its questions. */
export function readAnswers(form: FormData): PostedAnswer[] {
  const answers = new Map<string, { value: string; parts: string[] }>();
  for (const [name, sent] of form) {
    if (!name.startsWith(answerPrefix)) continue;
    const [question = "", thing] = name.slice(answerPrefix.length).split(partMark);
    const answer = answers.get(question) ?? { value: "", parts: [] };
    const value = String(sent).slice(0, longestWord);
    if (thing === undefined) answer.value = value;
    else if (/^\d$/.test(thing)) answer.parts[Number(thing)] = value;
    answers.set(question, answer);
  }
  return [...answers].map(([question, { value, parts }]) => ({
    question,
    value,
    // Without holes, as it goes through JSON.
    parts: Array.from(parts, (part) => part ?? ""),
  }));
}

/** The number of a check, or undefined for anything else. */
export function readNumber(text: unknown) {
  return typeof text === "string" && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
