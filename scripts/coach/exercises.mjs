import { readFileSync } from "node:fs";

import { importTypescript } from "../setup/typescript.mjs";

const { asCoached } = await importTypescript("app/ai/built-in/as-coached.ts");
const { coachPrompt } = await importTypescript("app/ai/built-in/coach/coach.ts");
const { exerciseById } = await importTypescript("app/content/exercises/exercises.ts");

/** The first three were looked at while the cues were widened; the others were not. */
const writers = ["x1", "x2", "x5", "x3", "x4"];

/** How the coach reads what people typed into the exercises, by writer. */
export function readExercises() {
  return writers.flatMap((writer) => {
    const read = readFileSync(`tests/coach/people/exercises-${writer}.jsonl`, "utf8")
      .trim()
      .split("\n")
      .map((line) => judge(JSON.parse(line)));
    return [
      writer,
      `  said, and heard: ${share(read, "yes", "filled")}`,
      `  not said, and not heard: ${share(read, "no", "open")}`,
      ...["yes", "no"].map((pass) => passLine(read, pass)),
      `  in order, of pairs a level apart in one exercise: ${inOrder(read)}`,
    ];
  });
}

/** Where labels differ, either is right. */
const agreed = (said) => (said.every((each) => each === said[0]) ? said[0] : null);

function judge({ exercise, prompt, labels, ...about }) {
  const { score, isPassed, slots } = coachPrompt(prompt, asCoached(exerciseById(exercise)));
  return {
    ...{ exercise, attempt: about.try, score, isPassed },
    pass: agreed(labels.map(({ pass }) => pass)),
    level: labels.reduce((sum, { level }) => sum + level, 0) / labels.length,
    slots: slots.map(({ id, isFilled }) => ({
      state: isFilled ? "filled" : "open",
      said: agreed(labels.map(({ slots }) => slots[id])),
    })),
  };
}

const inHundred = (part, whole) => `${((100 * part) / whole).toFixed(1)} % of ${whole}`;

function share(read, said, state) {
  const all = read.flatMap(({ slots }) => slots).filter((slot) => slot.said === said);
  return inHundred(all.filter((slot) => slot.state === state).length, all.length);
}

function passLine(read, pass) {
  const all = read.filter((each) => each.pass === pass);
  const right = all.filter(({ isPassed }) => isPassed === (pass === "yes"));
  const wrong = all.filter((each) => !right.includes(each));
  const attempts = [...new Set(wrong.map(({ attempt }) => attempt))].map(
    (attempt) => `${wrong.filter((each) => each.attempt === attempt).length} ${attempt}`,
  );
  const what = pass === "yes" ? "passes, and passes" : "does not pass, and does not pass";
  return `  ${what}: ${inHundred(right.length, all.length)}${attempts.length > 0 ? ` (wrong: ${attempts.join(", ")})` : ""}`;
}

function inOrder(read) {
  const pairs = read.flatMap((one) =>
    read
      .filter((other) => one.exercise === other.exercise && one.level - other.level >= 1)
      .map((other) => Math.sign(one.score - other.score)),
  );
  return inHundred(
    pairs.reduce((sum, each) => sum + (each + 1) / 2, 0),
    pairs.length,
  );
}
