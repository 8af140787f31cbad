import { expect, test } from "vitest";

import { directory } from "~/content/directory/directory";
import { toolTasks } from "~/content/directory/entry";
import { isForAdults, shownLimit, youngestAge } from "~/models/age-limit";
import { type PickerAnswers, pickerQuestions, pickTools, readAnswers } from "~/models/tool-picker";

const open: PickerAnswers = { task: "ask", device: "any", cost: "any", age: "adult" };
const byId = new Map(directory.map((entry) => [entry.id, entry]));

function pick(answers: Partial<PickerAnswers>) {
  return pickTools(directory, { ...open, ...answers });
}

test.each(Object.keys(toolTasks) as PickerAnswers["task"][])(
  "%s ends for an adult with one to three tools, each with four reasons",
  (task) => {
    const picked = pick({ task });
    expect(picked.length).toBeGreaterThanOrEqual(1);
    expect(picked.length).toBeLessThanOrEqual(3);
    for (const { reasons } of picked) {
      expect(reasons).toHaveLength(4);
      for (const { reason } of reasons) expect(reason).toMatch(/[.?]$|\.\)$/);
    }
  },
);

test("nobody under 18 is sent to a tool whose age is unknown or above theirs", () => {
  for (const task of Object.keys(toolTasks) as PickerAnswers["task"][]) {
    for (const [age, most] of [
      ["teen", 17],
      ["child", 12],
    ] as const) {
      for (const { id } of pick({ task, age })) {
        const youngest = youngestAge(byId.get(id) ?? { ages: [] });
        expect(youngest, id).not.toBeNull();
        expect(youngest, id).toBeLessThanOrEqual(most);
      }
    }
  }
  expect(pick({ age: "teen" }).map(({ id }) => id)).toContain("chatgpt");
  expect(pick({ age: "teen" }).map(({ id }) => id)).not.toContain("claude");
  expect(pick({ age: "child" })).toEqual([]);
});

test("what costs and what does not run there is left out", () => {
  for (const { id } of pick({ task: "video", cost: "free" })) {
    expect(byId.get(id)?.isFree, id).toBe(true);
  }
  for (const { id } of pick({ task: "private", device: "phone" })) {
    expect(byId.get(id)?.runsOn, id).toContain("phone");
  }
  expect(pick({ task: "private", device: "phone" }).map(({ id }) => id)).not.toContain("ollama");
});

test("an answer that is not among the choices is none", () => {
  const query = new URLSearchParams("task=write&device=watch&cost=free&age=adult&other=1");
  expect(readAnswers(query)).toEqual({ task: "write", cost: "free", age: "adult" });
  expect(pickerQuestions.task.map(({ value }) => value)).toEqual(Object.keys(toolTasks));
});

test("an age says where it holds and what is needed besides", () => {
  const source = "https://example.org";
  expect(shownLimit({ from: 13, source })).toBe("13 and over");
  expect(shownLimit({ from: 16, where: "in the EU", needs: "a parent", source })).toBe(
    "16 and over in the EU, with a parent",
  );
  expect(isForAdults({ ages: [{ from: 18, source }] })).toBe(true);
  expect(
    isForAdults({
      ages: [
        { from: 18, source },
        { from: 13, source },
      ],
    }),
  ).toBe(false);
  expect(isForAdults({ ages: [] })).toBe(false);
});
