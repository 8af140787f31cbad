import { inertLine } from "../inert";
import { type Action, byDate, findActions, findTalk } from "./actions";
import { csv, fence, markdownTable } from "./lists";
import { plural } from "./size";
import type { TextTask } from "./task";
import type { Wish } from "./wish";

type Column = "task" | "who" | "due";

const usual: Record<Column, string> = { task: "Task", who: "Who", due: "By when" };
const columnWords: readonly [Column, RegExp][] = [
  ["who", /\b(?:who|person|people|name|names|responsib\w+|in charge)\b/i],
  ["due", /\b(?:when|date|dates|deadline|due|until)\b/i],
  ["task", /\b(?:tasks?|what|to-?do|jobs?|actions?)\b/i],
];

/** Who does what by when, as the text says it. Nothing where it holds no such sentence. */
export function actionParts({ material }: TextTask, wish: Wish) {
  if (!wish.wantsActions) return [];
  const found = findActions(material);
  if (found.length === 0) return [noActions];
  const most = wish.sentences ?? found.length;
  const isCut = found.length > most;
  const isSorted = wish.order === "date" && !wish.byPerson;
  // Where not all may stay, those that are due first do.
  const kept = isCut ? byDate(found).slice(0, most) : found;
  const actions = wish.byPerson
    ? byPerson(kept)
    : isSorted
      ? byDate(kept)
      : found.filter((each) => kept.includes(each));
  const columns = readColumns(wish.headings);
  const rows = actions.map((action) =>
    columns.map(({ column }) => cellOf(action, column, wish.placeholder)),
  );
  const table = { head: columns.map(({ head }) => head), rows };
  const order = wish.byPerson
    ? ", by person"
    : isSorted
      ? ", the earliest date first"
      : ", in the order of the text";
  const count = isCut
    ? `${actions.length} of ${plural(found.length, "task")}`
    : plural(actions.length, "task");
  return [
    ...(wish.title ? [`### ${inertLine(wish.title, 80)}`] : []),
    `**${count}${order}:**\n\n${shape(table, wish)}`,
    ...(isCut ? [cutNote(found.length - actions.length, most)] : []),
    note(actions, wish),
    ...talkPart(material, wish),
  ];
}

function cutNote(left: number, most: number) {
  return `**Left out, because you asked for at most ${most}:** ${plural(left, "task")}. I kept those with the earliest dates.`;
}

/** Those of one person together, by the alphabet; what is nobody's comes at the end. */
function byPerson(actions: readonly Action[]) {
  return [...actions].sort((one, other) =>
    one.who === null || other.who === null
      ? Number(one.who === null) - Number(other.who === null)
      : one.who.localeCompare(other.who, "en"),
  );
}

const noActions =
  '**Tasks:** none found. I look for sentences such as "Ana will call" or "Ben has to book", and this text has none.';

/** The columns as they were named, in their order; what was not named is added behind them. */
function readColumns(headings: readonly string[]) {
  const named = headings.flatMap((head) => {
    const column = columnWords.find(([, words]) => words.test(head))?.[0];
    return column ? [{ column, head: head.charAt(0).toUpperCase() + head.slice(1) }] : [];
  });
  const once = named.filter(
    ({ column }, at) => named.findIndex((each) => each.column === column) === at,
  );
  const all: Column[] = ["task", "who", "due"];
  const missing = all.filter((column) => once.every((each) => each.column !== column));
  return once.length > 1
    ? once
    : [...once, ...missing.map((column) => ({ column, head: usual[column] }))];
}

function cellOf({ task, who, due, before }: Action, column: Column, placeholder: string) {
  if (column === "who") return who ?? placeholder;
  if (column === "due")
    return due?.replace(/^(?:by|on|until|at) (?=\p{Lu}|\d)/u, "") ?? placeholder;
  return before ? `${task} ("${before}")` : task;
}

function shape(table: { head: string[]; rows: string[][] }, wish: Wish) {
  if (wish.wantsCsv) return fence(csv(table));
  if (wish.wantsTable || !wish.wantsBullets) return markdownTable(table);
  return table.rows
    .map((cells, at) => {
      const line = cells.map((cell) => inertLine(cell, 200)).join(" \u00b7 ");
      return `${wish.wantsNumbers ? `${at + 1}.` : "-"} ${line}`;
    })
    .join("\n");
}

function note(actions: readonly Action[], { placeholder }: Wish) {
  const open = actions.filter(({ who, due }) => who === null || due === null).length;
  const gaps =
    open > 0
      ? ` Where the text names nobody or no time, it says "${inertLine(placeholder)}" (${plural(open, "task")}).`
      : "";
  return `I looked for sentences in which somebody will, must or offered to do something, and took their own words.${gaps} A task that is told in another way is missing here, so hold it against the text.`;
}

function talkPart(material: string, { wantsDecidedOnly }: Wish) {
  const talk = findTalk(material);
  if (talk.length === 0) return [];
  if (wantsDecidedOnly) {
    return [`${plural(talk.length, "sentence")} with ideas or open questions left out.`];
  }
  const list = talk.slice(0, 8).map((each) => `- "${inertLine(each, 200)}"`);
  return [`**Talked about, not decided:**\n\n${list.join("\n")}`];
}
