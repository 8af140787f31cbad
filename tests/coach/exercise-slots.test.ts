import { describe, expect, test } from "vitest";

import { asCoached } from "~/ai/built-in/as-coached";
import { coachPrompt } from "~/ai/built-in/coach/coach";
import type { CoachedExercise } from "~/ai/built-in/coach/report";
import { filledSlots } from "~/ai/built-in/slots";
import { exerciseById, exercises } from "~/content/exercises/exercises";

function coachFor(id: number, prompt: string) {
  const exercise = exerciseById(id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  return coachPrompt(prompt, asCoached(exercise));
}

function filledBy(id: number, prompt: string) {
  return coachFor(id, prompt).slots.flatMap(({ id, isFilled }) => (isFilled ? [id] : []));
}

const named = exercises.map((exercise) => [`${exercise.id} ${exercise.title}`, exercise] as const);

describe.each(named)("%s", (_, exercise) => {
  const { id, examplePrompt, title, instructions, slots } = exercise;

  test("its example is a decent start that does not pass as it stands [TO-24]", () => {
    const { score, gate, isPassed, nextStep, grown } = coachFor(id, examplePrompt);
    expect(gate?.id).toBe("example");
    expect(isPassed).toBe(false);
    expect(score).toBeGreaterThan(30);
    expect(score).toBeLessThan(45);
    expect(nextStep?.id).not.toMatch(/^gate\./);
    expect(grown.length).toBeGreaterThan(1);
  });

  test("the coach and the answer read the same slots", () => {
    expect(filledBy(id, examplePrompt)).toEqual(filledSlots(examplePrompt, slots));
  });

  test("its own words typed back do not pass", () => {
    const { gate, isPassed } = coachFor(id, `${title}. ${instructions}`);
    expect(gate?.id).toBe("copied");
    expect(isPassed).toBe(false);
  });

  test("what a slot quotes stands in the prompt", () => {
    for (const { evidence } of coachFor(id, examplePrompt).slots) {
      for (const quote of evidence) expect(examplePrompt).toContain(quote);
    }
  });
});

describe("what fills a slot", () => {
  test("a quoted message is there to be worked on", () => {
    expect(
      filledBy(
        43,
        "Look into this: 'From Monday all cash machines in the country will be switched off for a week.'",
      ),
    ).toContain("message");
    expect(
      filledBy(
        51,
        "Make this friendlier: 'Washing after 9 pm is FORBIDDEN. Laundry will be on the floor.'",
      ),
    ).toEqual(["text", "tone"]);
  });

  test("the sentences that say what to do fill nothing, however much is written around them", () => {
    const orders =
      "Ask for a summary that lets somebody act without reading all of it.\n\nSay:\n- who that is, and what they have to know\n- how much you want to read\n- how each statement can be traced back\n- what should happen where the report gives no answer";
    expect(exerciseById(52)?.instructions).toContain(orders);
    expect(filledBy(52, `${orders} I would like it in my garden, with my neighbor.`)).toEqual([]);
    const wall =
      "Say:\n- what somebody standing before it wants to find out\n- in which form and order\n- what should happen where the notes are silent\n- what does not belong on the wall";
    expect(exerciseById(53)?.instructions).toContain(wall);
    expect(filledBy(53, `${wall} Thank you.`)).toEqual([]);
  });

  test("nor does the text that is handed out", () => {
    for (const id of [52, 53]) {
      const material = exerciseById(id)?.material ?? "";
      expect(material.length).toBeGreaterThan(1000);
      expect(filledBy(id, `Help me with this text, please.\n\n${material}`)).toEqual([]);
    }
  });

  test("a figure is quoted whole, with its sign", () => {
    const { slots } = coachFor(72, "Is $1,903.50 right if $840 goes up by 7%?");
    const quotes = slots.flatMap(({ evidence }) => evidence);
    expect(quotes).toContain("$1,903.50");
    expect(quotes).not.toContain("$1");
  });
});

describe("gates in an exercise", () => {
  test("what is added behind the text of an exercise is not copied", () => {
    const prompt = `${exerciseById(73)?.examplePrompt} They are US cups. Do not multiply the oven temperature. Round to 5 grams, and give me a table.`;
    expect(coachFor(73, prompt)).toMatchObject({ gate: null, isPassed: true });
  });

  test.each([
    [21, "a watercolor of a dog"],
    [21, "dog with a balloon, pencil drawing"],
    [61, "a tram in the rain"],
    [62, "raspberries, woodcut, two colors"],
    [91, "day trip by train for five people"],
    [72, "Is $903 right if $840 goes up by 7%?"],
    [33, "fix my code please it is broken"],
  ])("exercise %i takes %j as a request for it", (id, prompt) => {
    const { gate, score } = coachFor(id, prompt);
    expect(gate).toBeNull();
    expect(score).toBeGreaterThan(5);
  });

  test("a picture may just be described", () => {
    const { gate, kind, nextStep } = coachFor(61, "a tram in the rain");
    expect(gate).toBeNull();
    expect(kind?.id).toBe("picture");
    expect(nextStep?.id).toMatch(/^slot\./);
    const nouns = "apple bridge window tractor silver hospital music carpet engine river";
    expect(coachFor(61, nouns).score).toBeLessThan(20);
  });

  test.each([
    [42, "Write a poem about the sea for my aunt, short and friendly"],
    [
      12,
      "Plan a weekend in the mountains for two families with children under ten, in a table, no car, 300 euros.",
    ],
    [21, "Solve x + 6 = 12 and show every step so that I can explain it to my brother."],
    [71, "Write an Instagram post about our new puppy class for nervous owners, 60 words."],
  ])("exercise %i does not take %j for its own", (id, prompt) => {
    expect(coachFor(id, prompt)).toMatchObject({ gate: { id: "off-topic" }, isPassed: false });
  });

  test.each([52, 53])("exercise %i misses no text, for it hands one out", (id) => {
    for (const prompt of [
      "Summarize this report in five points for the council.",
      "Sort my notes by date and put them in a table.",
    ]) {
      const { needs, nextStep } = coachFor(id, prompt);
      expect(nextStep?.id).not.toBe("material");
      expect(needs.find(({ id }) => id === "material")?.state ?? "there").toBe("there");
    }
  });
});

test("a misspelt word fills the slot of the word that is meant, quoted as it was typed", () => {
  const slot = (id: string, any: string[]) => ({ id, label: id, any, why: "", ask: "" });
  const exercise: CoachedExercise = {
    ...{ id: 0, title: "A notice", instructions: "Rewrite the notice in the hall.", passMark: 60 },
    slots: [
      slot("tone", ["friendly", "polite"]),
      slot("reader", ["neighbors"]),
      slot("thing", ["carrot", "plant"]),
    ],
  };
  const filled = (prompt: string) =>
    coachPrompt(prompt, exercise).slots.map(({ isFilled, evidence: [quote = ""] }) =>
      isFilled ? quote : "",
    );
  const [tone, reader, thing] = filled("a frendly note for the nieghbors, in the hall");
  expect(tone).toMatch(/^frendly note/);
  expect(reader).toMatch(/^nieghbors/);
  expect(thing).toBe("");
  expect(filled("a fiendish notice with a parrot and a planet")).toEqual(["", "", ""]);
});

test("two words of the example are not the example", () => {
  expect(coachFor(11, "ideas please").gate?.id).not.toBe("example");
});

describe("what only names the things", () => {
  test.each([
    [53, "task person date table order wall silent notes not belong"],
    [74, "500, 40, 36, 2.4, interest credited, moment of payment, rounding, table, own part"],
    [33, "bug, input, output, expected, explain, minimal change, tests, javascript, sum"],
    [
      81,
      "I would ask what exactly I want to know and say its for father, and what he can do with it, and how long, and the source beside it and what if nothing is found",
    ],
    [
      92,
      "My prompt says what i need and what kicks an offer out, where to search, how many, what it writes when silent",
    ],
  ])("exercise %i is not passed by %j", (id, prompt) => {
    const { gate, isPassed, nextStep, best } = coachFor(id, prompt);
    expect(gate?.id).toBe("named");
    expect(isPassed).toBe(false);
    expect(best).toBeNull();
    expect(nextStep?.text).toContain(exerciseById(id)?.slots[0]?.ask);
  });

  test.each([
    [71, "bill 146.50$, 5 people, tip 12%. add tip then divide. show steps"],
    [
      11,
      "rain, 3 hrs, 2 grandkids 7 + 10, 6 ideas, cardboard, string, flour, cards here, no telly, no paint, numbered, 1 line each",
    ],
    [62, "linocut, raspberries, two colors, bold outlines, plain background, round label"],
    [53, "from the notes make a list of who does what till when, sort by date, for the wall"],
    [
      34,
      "She believes whatever the program says, so I would ask you to be careful with what is late.",
    ],
    [33, 'Why is it 02.504.00? let sum = "0"; sum = sum + price; prices, total, twice'],
  ])("exercise %i hears notes that say something: %j", (id, prompt) => {
    expect(coachFor(id, prompt).gate?.id).not.toBe("named");
  });
});

describe("what was not found in a long prompt", () => {
  const talk =
    "He has been kind to all of us, and we would rather sing in a cold room than quarrel with him. ";
  const said =
    "Write an email to the caretaker of our hall. The heating has been off since Sunday, and 25 of us rehearse on Tuesday at 7 pm. Ask whether it can be repaired or there is another room. Polite. At most five sentences.";

  test("is doubted where it is one or two things, and counts half", () => {
    const careful = `${said} ${talk.repeat(4)}`;
    const { slots, feedback, grown, nextStep, score } = coachFor(13, careful);
    const unsure = slots.filter(({ isUnsure }) => isUnsure);
    expect(unsure.length).toBeGreaterThan(0);
    expect(unsure).toEqual(slots.filter(({ isFilled }) => !isFilled));
    for (const { label } of unsure)
      expect(feedback).toContain(`${label}: not sure. I did not find it.`);
    expect(nextStep?.text).toMatch(/^I did not find an answer to this/);
    expect(grown).toEqual([]);
    expect(score).toBeGreaterThan(coachFor(13, said).score ?? 0);
  });

  test("is missing where it is more, or the prompt is short", () => {
    for (const prompt of [said, `Write to our caretaker about the heating. ${talk.repeat(5)}`]) {
      const { slots, nextStep } = coachFor(13, prompt);
      expect(slots.some(({ isFilled }) => !isFilled)).toBe(true);
      expect(slots.some(({ isUnsure }) => isUnsure)).toBe(false);
      expect(nextStep?.text).toMatch(/^Answer one more question/);
    }
  });
});
