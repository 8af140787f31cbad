import { describe, expect, test } from "vitest";

import { assess, coachPrompt } from "~/ai/built-in/coach/coach";
import { friendlyAsks } from "~/ai/built-in/coach/english/friendly-asks";
import { matters } from "~/ai/built-in/coach/english/matters";
import { kindTexts, needWords, whys } from "~/ai/built-in/coach/english/needs";
import { gapOf } from "~/ai/built-in/coach/matters";
import { findGaps } from "~/ai/built-in/coach/open-gaps";
import { kindNeeds } from "~/ai/built-in/coach/reader/kind-needs";
import type {
  Kind,
  Level,
  Need,
  NeedId,
  PromptReading,
  Tool,
} from "~/ai/built-in/coach/reader/prompt-reading";
import type { CoachedExercise } from "~/ai/built-in/coach/report";
import { takeApart } from "~/ai/built-in/coach/typed";

const letter =
  "Write a notice for my landlord, polite, because the heating has been off since Sunday";

function spanOf(text: string, words: string) {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`"${words}" is not in "${text}"`);
  return { start, end: start + words.length };
}

interface Given {
  text?: string;
  kind?: Kind;
  level?: Level;
  /** By need: the words that give it, or how probable it is. */
  found?: Partial<Record<NeedId, string | number>>;
  reading?: Partial<PromptReading>;
  tool?: Tool;
  exercise?: CoachedExercise;
}

function say({ text = letter, kind = "write", level = 3, found = {}, ...given }: Given) {
  const needs = kindNeeds[kind].map(({ id, need }): Need => {
    const value = found[id] ?? 0.1;
    if (typeof value === "string") {
      return { id, need, state: "there", probability: 0.9, evidence: spanOf(text, value) };
    }
    return {
      id,
      need,
      state: value > 0.3 ? "unsure" : "missing",
      probability: value,
      evidence: null,
    };
  });
  const reading: PromptReading = {
    ...{ kind, kindProbability: 0.9, hasRequest: true, hasSubject: true, act: null, subject: null },
    ...{ level, position: level * 20 - 5, otherLevel: null, needs, isMaterialMissing: false },
    ...{ contradictions: [], isReadable: true, ...given.reading },
  };
  return assess(takeApart(text), reading, { exercise: given.exercise, tool: given.tool ?? "chat" });
}

test("every kind and thing has its words, and no gap in them is empty or a single word", () => {
  for (const [kind, needs] of Object.entries(kindNeeds)) {
    for (const { id } of needs) {
      const words = needWords[kind as Kind][id];
      expect(words, `${kind}.${id}`).toBeDefined();
      expect(words?.step, `${kind}.${id}`).toMatch(/^[A-Z].*[.?]$/);
      expect(words?.add, `${kind}.${id}`).toMatch(/\[[^[\]]+ [^[\]]+\]/);
      expect(words?.unsure, `${kind}.${id}`).not.toMatch(/[.?]$/);
      expect(whys[id]).toMatch(/^[A-Z].*\.$/);
    }
    expect(kindTexts[kind as Kind] === null).toBe(kind === "none");
  }
  expect(JSON.stringify([needWords, whys, kindTexts])).not.toContain("!");
});

test("the next step is the first must that is surely missing, in words of its kind", () => {
  const { nextStep } = say({ found: { purpose: "polite", reader: "for my landlord" } });
  expect(nextStep).toMatchObject({ id: "write.facts", text: needWords.write.facts?.step });
  expect(nextStep?.try).toContain("[two or three facts]");
});

test("what is probably there is never asked for", () => {
  const { nextStep, needs, grown } = say({ found: { purpose: 0.4, facts: 0.31, reader: 0.2 } });
  expect(nextStep?.id).toBe("write.reader");
  expect(needs.find(({ id }) => id === "facts")?.note).toBe(
    "I am not sure whether it has what only you know, such as what happened.",
  );
  expect(JSON.stringify(grown)).not.toContain("facts");
  const unsure = say({ found: { purpose: 0.4, facts: 0.4, reader: 0.5, form: 0.6 } });
  expect(unsure.nextStep).toMatchObject({
    id: "write.purpose",
    text: "I could not see whether it says what the text is meant to do. If not, add it.",
  });
  expect(unsure.grown).toEqual([]);
});

test("a level in doubt is said with what it may be instead, and nobody is told that all is well", () => {
  const full = { purpose: 0.9, facts: 0.9, reader: 0.9, form: 0.9 };
  const sure = say({ level: 5, found: full });
  expect(sure.doubt).toBeNull();
  expect(sure.nextStep?.id).toBe("complete");

  for (const level of [4, 5] as const) {
    const lower = say({ level, found: full, reading: { otherLevel: 2 } });
    expect(lower.doubt).toBe("I am not sure of this level. It may be no more than “A start”.");
    expect(lower.nextStep).toMatchObject({ id: "send", try: "" });
  }

  const higher = say({ level: 2, reading: { otherLevel: 5 } });
  expect(higher.doubt).toBe("I am not sure of this level. It may already be “Complete”.");
  expect(higher.nextStep?.id).toBe("write.purpose");
});

test("a contradiction comes first, with both of its quotes", () => {
  const text = "A 2,000-word article on bees in no more than 50 words";
  const { contradictions, nextStep } = say({
    text,
    reading: {
      contradictions: [
        {
          id: "two-sizes",
          first: spanOf(text, "2,000-word article"),
          second: spanOf(text, "in no more than 50 words"),
        },
      ],
    },
  });
  expect(contradictions[0]?.text).toBe(
    "You wrote “2,000-word article” and also “in no more than 50 words”. Both cannot be had at once.",
  );
  expect(nextStep).toMatchObject({ id: "contradiction", try: "" });
});

test("a complete prompt is told so and asked for nothing", () => {
  const found = {
    purpose: "heating",
    facts: "since Sunday",
    reader: "my landlord",
    form: "polite",
  };
  const { nextStep, level, grown } = say({ level: 5, found });
  expect(level).toBe("Complete");
  expect(nextStep).toMatchObject({ id: "complete", try: "" });
  expect(grown).toEqual([]);
  expect(say({ level: 5 }).nextStep?.id).toBe("complete");
});

test("a clear prompt may be told one thing that would be nice", () => {
  const found = { subject: "landlord", criteria: "polite" };
  expect(say({ kind: "list", level: 4, found }).nextStep).toMatchObject({
    id: "list.size",
    text: "It is good as it is. If you like: say how many you want.",
  });
  // Who is told that an answer has to guess is not told that it may be enough.
  expect(say({ kind: "list", level: 3, found }).nextStep?.text).toBe("Say how many you want.");
});

test("the first level gets one question and no gaps", () => {
  const nothing = { hasRequest: false, hasSubject: false };
  expect(say({ level: 1, reading: nothing })).toMatchObject({
    nextStep: { text: "What would you like to get, and what is it about?", try: "" },
    grown: [],
  });
  expect(say({ level: 1, reading: { hasSubject: false } }).nextStep?.id).toBe("question.subject");
  expect(say({ level: 1, reading: { hasRequest: false } }).nextStep?.id).toBe("question.request");
  expect(say({ level: 1, reading: nothing, tool: "picture" }).nextStep?.text).toContain("picture");
});

test("what is pointed at and missing is asked for before anything else", () => {
  const { nextStep } = say({ kind: "transform", level: 2, reading: { isMaterialMissing: true } });
  expect(nextStep?.text).toMatch(/^Paste/);
});

test("where the kind is a guess nothing is asked that only that kind needs", () => {
  const guess = { kindProbability: 0.4 };
  expect(say({ reading: guess, level: 2 })).toMatchObject({ needs: [], grown: [] });
  expect(say({ reading: guess, level: 1 }).nextStep?.id).toBe("question.more");
  expect(say({ reading: guess, level: 2 }).nextStep?.id).toBe("special");
  expect(say({ reading: guess, level: 3 }).nextStep?.id).toBe("special");
});

test("a kind is named only where it is sure", () => {
  expect(say({}).kind?.text).toBe("You ask it to write something.");
  expect(say({ reading: { kindProbability: 0.6 } }).kind).toBeNull();
});

test("praise needs words of the learner, and the most telling come first", () => {
  expect(say({}).best).toBeNull();
  expect(
    say({ found: { form: "polite", facts: "heating has been off since Sunday" } }).best,
  ).toEqual({
    quote: "heating has been off since Sunday",
    why: whys.facts,
  });
});

test("a long quotation ends at the end of a clause", () => {
  const text = `Write a letter about ${"the old bus stop, ".repeat(20)}for my aunt`;
  const { needs } = say({ text, found: { facts: text } });
  const [quote = ""] = needs.find(({ id }) => id === "facts")?.evidence ?? [];
  expect(quote.length).toBeLessThan(145);
  expect(quote).toMatch(/the old bus stop$/);
});

test("gaps stand in front of a pasted text and of a picture's settings", () => {
  const pasted =
    "Rewrite this note:\n\nI was there and I did the phones and the post all day long.";
  const { grown } = say({ text: pasted, kind: "transform", found: { material: "I was there" } });
  expect(grown.at(-1)).toContain("I was there");
  expect(grown[0]).not.toContain("I was there");
  const picture = "a red bicycle in the rain --ar 3:2";
  const { grown: drawn } = say({
    text: picture,
    kind: "picture",
    found: { subject: "a red bicycle" },
  });
  expect(drawn.at(-1)).toBe(" --ar 3:2");
});

const bridge: CoachedExercise = {
  ...{ id: 1, title: "Ask for a repair", instructions: "Say what is broken.", passMark: 55 },
  slots: ["heating", "landlord", "kitchen", "boiler"].map((word) => ({
    ...{
      id: word,
      label: word,
      any: [word],
      why: `It is about the ${word}.`,
      ask: `Which ${word}?`,
    },
  })),
};

describe("in an exercise", () => {
  test("the next step is the first open slot and says why", () => {
    const { nextStep, slots } = say({ exercise: bridge });
    expect(slots.map(({ isFilled }) => isFilled)).toEqual([true, true, false, false]);
    expect(nextStep).toMatchObject({
      id: "slot.kitchen",
      text: "Answer one more question: Which kitchen? It is about the kitchen.",
    });
  });

  test("a question behind the learner's words begins a new sentence", () => {
    const shown = { gap: "Which kitchen?" };
    const grownOf = (text: string) => say({ text, exercise: bridge }).grown.slice(0, 3);
    expect(grownOf(letter)).toEqual([`${letter}.`, " ", shown]);
    expect(grownOf(`${letter}!`)).toEqual([`${letter}!`, " ", shown]);
  });

  test("with every slot filled nothing more is asked for", () => {
    const text = `${letter}, and the boiler in the kitchen too`;
    expect(say({ text, exercise: bridge }).nextStep?.id).toBe("slots-done");
    expect(say({ text, exercise: bridge }).grown).toEqual([]);
  });

  test("a slot more is never a point less, and off-topic stays below everybody on topic", () => {
    const one = say({ text: "the heating is broken", level: 1, exercise: bridge }).score ?? 0;
    const two = say({ exercise: bridge, level: 1 }).score ?? 0;
    const off = say({
      text: "Plan a week of hiking in Wales with huts, maps and three friends for 400 pounds",
      level: 5,
      exercise: bridge,
    });
    expect(two).toBeGreaterThan(one);
    expect(off).toMatchObject({ gate: { id: "off-topic" }, isPassed: false, best: null });
    expect(off.score).toBeLessThan(one);
  });

  test("who asks about nothing is told so, not that it is about something else", () => {
    const text = "please make it really good";
    const { gate } = say({ text, level: 1, exercise: bridge, reading: { hasSubject: false } });
    expect(gate).toBeNull();
  });
});

describe("what a friend would ask", () => {
  test.each([
    ["My printer says 'paper jam' but theres no paper stuck what do i do", "model"],
    ["make a to do list", "what has to be on it"],
    ["what should i get my mum for xmas", "what do they like"],
    ["can i eat eggs after the date", "How long past the date"],
    ["quiz me on road signs", "country"],
    ["i cant sleep", "what have you tried"],
    ["write a poem", "What should it be about"],
    ["fix this email", "Paste the email"],
    ["clean my member list", "Where is it"],
    ["how many ml in a cup", "a US or a UK measure"],
    [
      "write a letter to my landlord that the heating dont work since 2 weeks",
      "What do you want them to do, and by when",
    ],
    ["make a quiz for my swimming class", "How old are they"],
    ["the memory of my phone is full again", "what takes the most room"],
    ["whats the weather for the party on sunday", "For which town"],
    ["what do I wear to a funeral", "Which season"],
    ["teach me to play guitar", "How far are you"],
    ["help, i think i was scammed", "Call your bank first"],
    ["our aquarium is cloudy", "How big is it"],
    ["a sign for the garden gate", "What should it tell people"],
    ["need to text my manager that im not coming in, my son is ill", "From when until when"],
    ["my cookies always come out flat", "Which recipe did you follow"],
    ["what should I charge for dog walking", "What does it cost you"],
    ["improve my spanish", "How far are you"],
    ["my elbow and shoulder are stiff", "Since when"],
    ["brighten the picture and take the bin out of it", "Send the picture along"],
    ["the notes of our meeting need tidying", "Paste the"],
    ["the ticket app wont let me in", "what exactly does it say"],
    ["why is my sourdough starter grey", "what have you tried"],
    ["the zip of my tent is stuck and it rains", "what have you tried"],
    ["explain my blood test results", "Paste the"],
    ["a song for Maria's retirement", "What about them should be in it"],
    ["can you test me, i have my driving test on monday", "In which country"],
    ["lunches for the week", "For how many people"],
    ["best headset under 40", "What will you use it for"],
    ["i got an email that my parcel waits, should i click the link", "Pay nothing and click"],
    ["is it true that bats are blind", "Where can it be checked"],
    ["help me with my french homework", "word for word"],
    ["i dont get photosynthesis can you explain it", "where do you get lost"],
    ["caption for my pic", "what was special about that moment"],
    ["I fell out with my best friend, how do i text her", "What happened"],
    ["write the story of my first concert for my grandchildren", "in a few plain sentences"],
    ["write a job ad for a waiter", "how do people apply"],
    ["write a quote for a customer", "what do parts and labor cost"],
    ["answer a bad review of my cafe", "What does the review say"],
    ["make me a quiz about rivers for my geography test", "How far are you"],
  ])("%s: %s", (prompt, asked) => {
    expect(coachPrompt(prompt).nextStep?.text).toContain(asked);
  });

  test("a question is not asked for a place or a year that it does not hang on", () => {
    const { feedback } = coachPrompt("is it ok to give my dog grapes");
    expect(feedback).not.toMatch(/which place|two people/);
    expect(coachPrompt("capital of australia").feedback).not.toContain("Where and when");
  });

  test("a recipe is no plan, and what is there is not asked for", () => {
    const report = coachPrompt("recipe chicken with rice and peppers for two people");
    expect(report.feedback).not.toMatch(/plan something|who takes part|how much money is there/);
    expect(report.needs.filter(({ need, state }) => need === "must" && state !== "there")).toEqual(
      [],
    );
    const gift =
      "what should i get my mum for her birthday she is 62, likes gardening and crime novels, budget 40 euro";
    expect(coachPrompt(gift).nextStep?.id).toBe("send");
  });

  test.each([
    ["how long does soup keep in the fridge", /make and model/],
    ["Fridge or freezer for cooked rice?", /make and model/],
    ["how do i tell the mother that cleaning the windows is not my job", /make and model/],
    ["write to my neighbor about the dog, it barks at night", /which breed/],
    ["Is my contract legal? I need four weeks notice for a day off", /From when until when/],
    ["guitar chords for a slow song in G", /What should it be about/],
    ["in my scratch game the dog falls through the floor, why", /which breed/],
    ["four days in York for two pensioners, we like trains and tea rooms", /counts most/],
  ])("%s is not asked for what it is not about", (prompt, wrong) => {
    expect(coachPrompt(prompt).feedback).not.toMatch(wrong);
  });

  test.each([
    "is this email from my bank real",
    "should i click the link in this message from the post, it says my parcel waits and i have to pay 2 euro today",
    "Yesterday evening at half past nine I got a text message from a number that I do not know. It says that my daughter has dropped her phone into the water, that this is her new number, and that she needs 900 pounds for the rent before noon today. She has never asked me for money before. Is it real, and what should I answer?",
  ])("the warning comes before everything else, however long the text: %s", (prompt) => {
    expect(coachPrompt(prompt).nextStep?.text).toMatch(/^Pay nothing/);
  });

  test("choices are asked for where some are meant", () => {
    const first = (text: string) => say({ text, kind: "decide", level: 2 }).nextStep?.id;
    expect(first("Which evening course is right for me")).toBe("decide.criteria");
    expect(first("Should I take the one or the other evening course")).toBe("decide.options");
  });

  test("a text to work on that is not there is no subject", () => {
    expect(coachPrompt("summarize the text").best).toBeNull();
  });
});

test("every matter asks for things of its own, and its gaps are seen as open", () => {
  for (const [when, , asks] of matters) {
    const names = asks.split(" ").filter((name) => name !== "~" && name !== "!");
    const ids = names.map((name) => friendlyAsks[name]?.[0]);
    expect(new Set(ids).size, when).toBe(names.length);
    expect(ids, when).not.toContain(undefined);
  }
  for (const [name, [, , step, add]] of Object.entries(friendlyAsks)) {
    const gaps = Array.from(add.matchAll(/\[[^[\]]+\]/g), ([gap]) => gap);
    expect(gaps.length, name).toBeGreaterThan(0);
    expect(findGaps(add, []).length, name).toBe(gaps.length);
    const gap = gapOf(step, add);
    expect(findGaps(`Please [${gap}]`, []).length, name).toBe(1);
    // A sentence that orders or warns is no question of the learner's prompt.
    expect(step.includes("?"), name).toBe(gap.endsWith("?"));
  }
});
