import { findDates } from "../sums/dates";
import { splitSentences } from "./sentences";

/** Something that somebody is to do, in the words of the text. */
export interface Action {
  task: string;
  /** Null where the text leaves open who does it. */
  who: string | null;
  /** As it stands in the text, such as "by May 15"; null where no time is named. */
  due: string | null;
  /** For sorting: the later the date, the higher the number. */
  dueOrder: number;
  /** What "it" or "him" in the task stands for can be read here. */
  before: string | null;
}

const name = "\\p{Lu}[\\p{Ll}\\p{M}]+(?:['-]\\p{Lu}[\\p{Ll}\\p{M}]+)*";
const names = `${name}(?: ${name})?(?:(?:, ${name})*,? and ${name})?`;
const anybody = "(?:[Ss]omebody|[Ss]omeone|[Oo]ne of us|[Aa]nybody|[Aa] volunteer)";
const promises =
  "(?:will(?: also| then)?|is going to|are going to|has to|have to|needs? to|must|shall|is to|are to|agreed to|offered to|promised to|volunteered to|takes care of|take care of|is responsible for|are responsible for)";

/** "Carla will", "She will also", "we will", "somebody has to". */
const order = new RegExp(
  `(?<![\\p{L}'-])(${names}|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I|${anybody}) ${promises} (?!be\\b|not\\b)`,
  "gu",
);
/** "Carla: order the cups", "@Ben book the hall". */
const assigned = new RegExp(`^(?:[-*] )?(?:@(${name})[:,]?|(${names}):) (?=\\p{Ll})`, "u");

const dueWord =
  "(?:by|until|before|on|no later than|not later than|at the latest on|at|within|in|at least)";
const dueThing =
  "(?:the next meeting|the meeting|(?:this|next) (?:week|month|meeting)|(?:the )?end of (?:the |this |next )?\\p{L}+|(?:this |next )?\\p{L}+day(?: (?:morning|evening|noon|afternoon))?|(?:the |this |next )?weekend|tomorrow|today|noon|(?:one|two|three|four|\\d+) (?:days?|weeks?|months?)(?: before [^,.;]{3,30})?)";
const due = new RegExp(`,? ?\\b${dueWord} ${dueThing}(?!\\p{L})`, "iu");

/** "Tom books the hall", "Mia and Jo buy cups": what somebody does from now on, told as a fact. */
const present = new RegExp(`(?<![\\p{L}'-])(${names}) (?:also |then )?(\\p{Ll}+)(?= )`, "gu");
/** What people do at meetings and for a group. */
const deeds =
  "arrange|ask|bake|book|borrow|bring|build|buy|call|carry|check|clean|collect|contact|cook|create|decorate|deliver|design|draft|draw|drive|email|file|finish|fix|get|hang|handle|hire|inform|invite|look for|look after|mow|order|organi[sz]e|paint|pay|phone|pick up|plan|post|prepare|print|provide|put up|remind|rent|repair|replace|reserve|review|schedule|sell|send|set up|sort|speak to|submit|take care|take over|talk to|tell|update|water|write";
const deedForm = new RegExp(
  `^(?:${deeds
    .split("|")
    .map((deed) => deed.replace(/^\S+/, (verb) => `${verb.replace(/y$/, "(?:y|ie)")}(?:e?s)?`))
    .join("|")})\\b`,
  "i",
);
/** What is always so is nobody's new task. */
const habit =
  /\b(?:every (?:year|week|month|day|time)|always|usually|often|never|last (?:year|week|month))\b/i;
const noName =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Today|Tomorrow|Everybody|Everyone|Somebody|If|When|Please|Then|And|But|Here)\b/;

/** Words that tell a wish or a thought, not a decision. */
const talk =
  /\b(?:would be nice|perhaps|maybe|likes? the idea|an idea|nothing was decided|not (?:been )?decided|asked whether|opinions differed|could be|might|was discussed|talked (?:for|about)|suggested|proposed|wondered)\b/i;

/** What was only talked about: nobody is to do anything yet. */
export function findTalk(material: string) {
  return splitSentences(material)
    .map(({ text }) => text)
    .filter((text) => talk.test(text) && actionsIn(text, null, "").length === 0);
}

export function findActions(material: string): Action[] {
  const actions: Action[] = [];
  let lastPerson: string | null = null;
  let before = "";
  for (const { text } of splitSentences(material)) {
    const found = actionsIn(text, lastPerson, before);
    actions.push(...found);
    lastPerson = found.at(-1)?.who ?? lastPerson;
    before = text;
  }
  return actions;
}

const noPerson = /^(?:It|This|That|There|These|Those|Nobody|What|Which|Who|The)$/;
/** So few words in front of a task do not tell what "it" is. */
const fewWords = 4;

function actionsIn(sentence: string, lastPerson: string | null, before: string): Action[] {
  const label = assigned.exec(sentence);
  if (label) {
    const rest = sentence.slice(label[0].length);
    return [readAction(rest, label[1] ?? label[2] ?? null, null)];
  }
  const hits = [...sentence.matchAll(order)];
  if (hits.length === 0) return presentIn(sentence);
  return hits.flatMap((hit, index) => {
    const from = hit.index + hit[0].length;
    const to = hits[index + 1]?.index ?? sentence.length;
    const clause = sentence.slice(from, to).replace(/(?:,? and|,? but|,? so|;|,)\s*$/, "");
    const word = hit[1] ?? "";
    if (talk.test(clause) || noPerson.test(word)) return [];
    const left = sentence.slice(0, hit.index).replace(/(?:[,;]? (?:and|but|so)|[,;])?\s*$/, "");
    const told = left.split(" ").length < fewWords ? `${before} ${left}`.trim() : left;
    return [readAction(clause, personOf(word, lastPerson), told || null)];
  });
}

/** Only what is told without "will" or "must". */
function presentIn(sentence: string): Action[] {
  if (talk.test(sentence) || habit.test(sentence) || sentence.endsWith("?")) return [];
  const hits = [...sentence.matchAll(present)].filter((hit) => {
    const from = hit.index + hit[0].length - (hit[2]?.length ?? 0);
    const who = hit[1] ?? "";
    return deedForm.test(sentence.slice(from)) && !noPerson.test(who) && !noName.test(who);
  });
  return hits.map((hit, index) => {
    const verb = hit[2] ?? "";
    const from = hit.index + hit[0].length;
    const to = hits[index + 1]?.index ?? sentence.length;
    const clause = sentence.slice(from, to).replace(/(?:,? and|,? but|,? so|;|,)\s*$/, "");
    return readAction(`${plainVerb(verb)}${clause}`, hit[1] ?? null, null);
  });
}

/** "books" as one would write it on a list: "book". */
function plainVerb(verb: string) {
  return verb
    .replace(/ies$/, "y")
    .replace(/(?<=ch|sh|x|ss|o)es$/, "")
    .replace(/(?<!s)s$/, "");
}

function personOf(word: string, lastPerson: string | null) {
  if (/^(?:he|she|they)$/i.test(word)) return lastPerson;
  if (/^we$/i.test(word)) return "we";
  return new RegExp(`^${anybody}$`).test(word) ? null : word;
}

function readAction(clause: string, who: string | null, before: string | null): Action {
  const time = dueIn(clause);
  const task = (time ? clause.slice(0, time.start) + clause.slice(time.end) : clause)
    .replace(/\s+/g, " ")
    .replace(/[\s,;.]+$/, "")
    .trim();
  const points = /\b(?:it|him|her|them|this|that)\b(?! \p{L}+ing)/iu.test(task);
  return {
    task,
    who,
    due:
      time === undefined
        ? null
        : clause.slice(time.start, time.end).replace(/^[\s,]+|[\s.,;]+$/g, ""),
    dueOrder: time?.order ?? Number.POSITIVE_INFINITY,
    before: points && task.split(" ").length < 5 ? before : null,
  };
}

const noDate = 10_000_000;

/** The time at which it has to be done, with the small word in front of it. */
function dueIn(clause: string) {
  const [first] = findDates(clause);
  if (first) {
    const lead = new RegExp(`,? ?\\b${dueWord} (?:\\p{L}+day,? )?$`, "iu").exec(
      clause.slice(0, first.start),
    );
    const start = lead ? lead.index : first.start;
    return { start, end: first.end, order: orderOf(first.date ?? first.month) };
  }
  const match = due.exec(clause);
  return match
    ? { start: match.index, end: match.index + match[0].length, order: noDate }
    : undefined;
}

function orderOf(day: { year: number | null; month: number; day?: number } | null) {
  return day ? (day.year ?? 0) * 400 + day.month * 31 + (day.day ?? 0) : noDate;
}

/** The earliest first; what has no date of its own comes at the end. */
export function byDate(actions: readonly Action[]) {
  return [...actions].sort((one, other) =>
    one.dueOrder === other.dueOrder ? 0 : one.dueOrder - other.dueOrder,
  );
}
