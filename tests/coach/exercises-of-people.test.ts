import { describe, expect, test } from "vitest";

import { asCoached } from "~/ai/built-in/as-coached";
import { coachPrompt } from "~/ai/built-in/coach/coach";
import { exerciseById, exercises } from "~/content/exercises/exercises";

interface Tried {
  id: string;
  exercise: number;
  try: string;
  prompt: string;
  labels: { slots: Record<string, "yes" | "part" | "no">; pass: "yes" | "close" | "no" }[];
}

const files = import.meta.glob<string>("./people/exercises-x*.jsonl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Where labels differ, either is right. */
function agreed<Value>(said: readonly Value[]) {
  return said.every((each) => each === said[0]) ? said[0] : undefined;
}

function judge({ id, exercise, prompt, labels, ...about }: Tried) {
  const found = exerciseById(exercise);
  if (!found) throw new Error(`no exercise ${exercise}`);
  const { isPassed, slots } = coachPrompt(prompt, asCoached(found));
  const said = (slotId: string) => agreed(labels.map((label) => label.slots[slotId]));
  return {
    ...{ id, exercise, attempt: about.try, isPassed, pass: agreed(labels.map(({ pass }) => pass)) },
    slots: slots.map((slot) => ({ isFilled: slot.isFilled, said: said(slot.id) })),
  };
}

/** By whether anybody who wrote the cues has seen them. */
function readBy(...writers: string[]) {
  return writers.flatMap((writer) =>
    (files[`./people/exercises-${writer}.jsonl`] ?? "")
      .trim()
      .split("\n")
      .map((line) => judge(JSON.parse(line) as Tried)),
  );
}

function share<Each>(all: readonly Each[], is: (each: Each) => boolean) {
  return all.filter(is).length / all.length;
}

describe.each([
  // As measured, rounded down: what is written next must not hear less, nor let more pass.
  ["seen", readBy("x1", "x2"), { heard: 0.99, silent: 0.98, passes: 0.98, fails: 0.93 }],
  ["not seen", readBy("x3", "x4"), { heard: 0.85, silent: 0.94, passes: 0.93, fails: 0.92 }],
] as const)("prompts by people whom the cues have %s", (_, read, least) => {
  const slots = read.flatMap((each) => each.slots);

  test("of every exercise", () => {
    expect(new Set(read.map(({ exercise }) => exercise)).size).toBe(exercises.length);
  });

  test("what two readers found said is heard, and what is not said is not", () => {
    const said = slots.filter((slot) => slot.said === "yes");
    const unsaid = slots.filter((slot) => slot.said === "no");
    expect(share(said, ({ isFilled }) => isFilled)).toBeGreaterThanOrEqual(least.heard);
    expect(share(unsaid, ({ isFilled }) => !isFilled)).toBeGreaterThanOrEqual(least.silent);
  });

  test("who would pass passes, and who would not does not", () => {
    const good = read.filter(({ pass }) => pass === "yes");
    const poor = read.filter(({ pass }) => pass === "no");
    expect(share(good, ({ isPassed }) => isPassed === true)).toBeGreaterThanOrEqual(least.passes);
    expect(share(poor, ({ isPassed }) => isPassed === false)).toBeGreaterThanOrEqual(least.fails);
  });
});

test("no list of the things' names passes", () => {
  const lists = readBy("x5").filter(({ attempt }) => attempt === "list");
  expect(lists).toHaveLength(exercises.length);
  expect(lists.filter(({ isPassed }) => isPassed).map(({ id }) => id)).toEqual([]);
});
