import type { PromptAnswer, PromptRequest } from "../../engine";
import { inertLine } from "./inert";
import { actionParts } from "./text-work/action-part";
import { extractParts } from "./text-work/extract-part";
import { countPart, listParts } from "./text-work/list-part";
import { plural } from "./text-work/size";
import { summaryParts } from "./text-work/summary-part";
import { countWords, readLimit, readTextTask, type TextTask } from "./text-work/task";
import { readWish, type Wish } from "./text-work/wish";
import { notDone } from "./wishes";

const madeBy = "Picked, sorted and counted by a program in the text itself. No AI model was used.";

/** Does with a text what a program can do: pick sentences and details, sort, count, put in a table. */
export function answerTextWork({ prompt, exercise }: PromptRequest): PromptAnswer {
  const handedOut = exercise?.material ?? undefined;
  return { engine: "built-in", madeBy, text: workOn(readTextTask(prompt, handedOut)) };
}

/** The same for a text in the prompt, where all that is asked can be done by a program, else null. */
export function textWorkDone(prompt: string): PromptAnswer | null {
  const task = readTextTask(prompt, undefined);
  const wish = readWish(task.request);
  const parts = countWords(task.material) > 0 ? partsOf(task, wish) : [];
  const isWhole = !wish.wantsWriting && !wish.wantsGaps;
  return parts.length > 0 && isWhole
    ? { engine: "built-in", madeBy, text: partsText(task, wish, parts) }
    : null;
}

function workOn(task: TextTask) {
  if (countWords(task.material) === 0) {
    return "I found no text to work on. Put it below your request, after an empty line, and send both together.";
  }
  const wish = readWish(task.request);
  const parts = partsOf(task, wish);
  return parts.length === 0 ? askText(task, wish) : partsText(task, wish, parts);
}

function partsOf(task: TextTask, wish: Wish) {
  return [
    ...actionParts(task, wish),
    ...extractParts(task, wish),
    ...summaryParts(task, wish),
    ...listParts(task, wish),
    ...(wish.wantsCount ? [countPart(task)] : []),
  ];
}

function partsText(task: TextTask, wish: Wish, parts: readonly string[]) {
  const from = task.isOwn ? "the text in your prompt" : "the text of this exercise";
  const size = `I worked on ${from}: ${plural(countWords(task.material), "word")}${task.material.length >= readLimit ? ", which is where I stop reading" : ""}.`;
  const undone = [
    ...(wish.wantsWriting ? [cannotWrite] : []),
    ...(wish.wantsGaps ? [cannotMiss] : []),
    ...(wish.beyond ? [beyondMe(wish.beyond)] : []),
  ];
  const body = [size, ...parts].join("\n\n");
  const missed = notDone(task.request, body, {
    // New wording has its own sentence, and the rows of a table are its points.
    but: [
      ...(wish.wantsWriting ? ["formal", "language"] : []),
      ...(wish.wantsTable ? ["bullets"] : []),
    ],
  });
  return [body, ...undone, ...(missed ? [missed] : [])].join("\n\n");
}

const cannotWrite =
  "**Not done:** You also ask for new wording. This program picks, sorts and counts words that are there; it does not write any.";

const cannotMiss =
  "**Not done:** You also ask what the text leaves open. Only somebody who knows what you need can tell that: hold the quotes against your questions.";

const beyondMe = (asked: string) =>
  `**Not done:** You wrote "${inertLine(asked, 40)}". This program picks, sorts and counts; it adds up, judges and corrects nothing.`;

function askText({ isOwn }: TextTask, { wantsWriting, beyond }: Wish) {
  if (beyond) return beyondMe(beyond);
  const lead = wantsWriting
    ? "You ask for new wording, and this program writes none: it works with the words that are there."
    : `I have ${isOwn ? "your" : "the"} text, but I could not read what to do with it.`;
  return `${lead}

It can pick the most telling sentences ("in three sentences"), shorten ("to 80 words"), list who does what by when, find dates, amounts, email addresses or names, count words, sort a list, remove doubles, and make bullets, a table or CSV. Say which of these you want, and how much of it.`;
}
