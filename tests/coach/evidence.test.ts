import { describe, expect, test } from "vitest";

import { coachPrompt } from "~/ai/built-in/coach/coach";
import type { NeedId } from "~/ai/built-in/coach/reader/prompt-reading";
import { readRequest } from "~/ai/built-in/coach/reader/read-request";

function evidenceOf(prompt: string, id: NeedId) {
  const span = readRequest(prompt, "chat").needs.find((need) => need.id === id)?.evidence;
  return span ? prompt.slice(span.start, span.end) : null;
}

function stateOf(prompt: string, id: NeedId) {
  return readRequest(prompt, "chat").needs.find((need) => need.id === id)?.state;
}

const caption =
  "Write an Instagram caption for my flower shop. There: pick up Saturday or Sunday from 9 to 1. My followers are mostly neighbors who buy for their mothers. Friendly, under 40 words.";
const quiz =
  "Quiz me on the French past tense, correct me after each answer. I know A2. Ten questions.";
const orders =
  "Make a plan for ordering flowers for Mother's Day. The wholesaler sells roses in bunches of 20. I have 600 dollars and five days. In the end I want no leftovers.";
const fox = "Write a 1000 word story for 8 year olds about a fox who is afraid of the dark";
const adding =
  "Fix the bug: the function should return 5 for add(2, 3)\ndef add(a, b):\n    return a - b";

test.each<[string, NeedId, string]>([
  [caption, "reader", "My followers are mostly neighbors who buy for their mothers"],
  [caption, "form", "Friendly, under 40 words"],
  [quiz, "subject", "the French past tense"],
  [quiz, "way", "correct me after each answer"],
  [quiz, "learner", "I know A2"],
  [orders, "goal", "In the end I want no leftovers"],
  [orders, "limits", "I have 600 dollars and five days"],
  [fox, "reader", "for 8 year olds"],
  [fox, "form", "1000 word"],
  [adding, "code", "def add(a, b):"],
  ["summarise https://example.com/article in 3 bullets", "limits", "in 3 bullets"],
  ["What was the price of milk in Leeds in 1998?", "limits", "in 1998"],
  [
    "pros and cons of renting vs buying a house in Leeds for a couple with no kids",
    "options",
    "pros and cons of renting vs buying a house in Leeds for a couple with no kids",
  ],
  [
    "Explain how compound interest works to someone who left school at 16 and is afraid of numbers.",
    "reader",
    "to someone who left school at 16 and is afraid of numbers",
  ],
  [
    "We drove 430 km and used 32 litres. Petrol costs 1.79 per litre and we are 5 people, how much does each pay?",
    "numbers",
    "We drove 430 km and used 32 litres. Petrol costs 1.79 per litre and we are 5 people",
  ],
  [
    "write a whatsapp to my sons piano teacher that we need to move the lesson because my son has doctor, ask if friday 4pm is possible",
    "purpose",
    "ask if friday 4pm is possible",
  ],
  [
    "Write the minutes as short bullet points: decisions first. Leave out the discussion.\n\nsam: we move the fair to 14 june\npriya: i will book the hall\ntom: i ask the school",
    "material",
    "\n\nsam: we move the fair to 14 june\npriya: i will book the hall\ntom: i ask the school",
  ],
])("in %j what shows the %s is %j", (prompt, id, words) => {
  expect(evidenceOf(prompt, id)).toBe(words);
});

test.each([
  caption,
  quiz,
  orders,
  fox,
  adding,
  "Write a 500 word essay about the French Revolution",
  "Plan a week of dinners for four, 80 euros, no nuts, we have 30 minutes each evening",
  "Email my landlord because the boiler broke on Friday, polite and short",
])("no words stand for two things: %j", (prompt) => {
  const quoted = coachPrompt(prompt).needs.flatMap(({ evidence }) => evidence);
  expect(quoted.length).toBeGreaterThan(0);
  expect(new Set(quoted).size).toBe(quoted.length);
});

test.each<[string, RegExp]>([
  ["Write a 500 word essay about the French Revolution", /who it is for/],
  [fox, /Only you could know/],
  ["milk, eggs, bread, 2 lemons, washing powder", /limit|has to fit/],
  ["What do florists pay wholesale for peonies in the week before Mother's Day?", /limit/],
  ["Explain prompt injection: why is 'ignore previous instructions' dangerous?", /matters to you/],
  [adding, /what goes wrong/],
])("%j is not praised for %s", (prompt, why) => {
  expect(coachPrompt(prompt).best?.why ?? "").not.toMatch(why);
});

test("no part of an address is quoted", () => {
  const report = coachPrompt("summarise https://example.com/article in 3 bullets");
  const quoted = [report.request, report.best?.quote, ...report.needs.flatMap((n) => n.evidence)];
  for (const words of quoted) {
    if (words && /example|https|article/.test(words)) {
      expect(words).toContain("https://example.com/article");
    }
  }
});

describe("a text that stands in the prompt is not asked for", () => {
  test.each([
    "I need a 300 word summary of my 12 page report on bees. The report is below. Bees are important. In 2019 we had 40 hives. In 2020 we lost half of them to mites.",
    "Summarise this article in three sentences for my mum, she is 80 and hates jargon. The council has decided to close the swimming pool. It will shut in June. Residents are angry.",
    "Translate 'good morning' into Welsh",
    "Translate this into Welsh: good morning",
    "make it shorter\n\nhey mr kowalski, i cannot make it to the shift this saturday because my lab practical was moved and i asked darnell to cover",
    "Sort these by priority.\nreturn label bug, dark mode, slow hub screen, driver login",
    "Fix this so it keeps the last row.\n\nSub Clean()\nDim r As Long\nRows(r).Delete\nEnd Sub",
  ])("%s", (prompt) => {
    const { isMaterialMissing } = readRequest(prompt, "chat");
    expect(isMaterialMissing).toBe(false);
    expect(coachPrompt(prompt).nextStep?.text).not.toMatch(/^Paste/);
  });

  test.each([
    "Shorten this text to 50 words",
    "Fix my code, it gives the wrong total and my boss is angry",
    "Correct this text. I have been there five years and I don't want to sound rude.",
    "Kindly check the below mail for tone. Background - he asked why the date slipped. Mail is pasted under this.",
    "Would you look over the attached minutes and tell me if there is anything about the mugs. Minutes attached.",
    "Make this letter sound less “angry” please",
    "Summarise this article for my mum, four bullets, the main point first, no politics",
  ])("still missing: %s", (prompt) => {
    expect(readRequest(prompt, "chat").isMaterialMissing).toBe(true);
  });
});

describe("what is said beyond doubt is there", () => {
  test.each<[string, NeedId]>([
    [
      "Five ideas for Instagram posts about tulips this week, for neighbors who walk past my shop.",
      "size",
    ],
    ["Give me 12 names for a goat", "size"],
    ["I need a list of ten quiet board games", "size"],
    ["game ideas. it fits if its for roblox and not if its pay to win", "criteria"],
    [
      "help me plan my maths revision. at the moment i suck at dividing fractions but adding is ok",
      "facts",
    ],
    ["help me plan my maths revision, 30 min a day", "limits"],
  ])("%j says its %s", (prompt, id) => {
    expect(stateOf(prompt, id)).toBe("there");
  });

  test.each<[string, NeedId]>([
    ["Ideas for Instagram posts about tulips", "size"],
    ["Gift ideas for two kids", "size"],
    ["10 minute dinner ideas", "size"],
    ["game ideas. it fits if            and not if", "criteria"],
    ["help me plan my maths revision", "facts"],
    ["help me plan my maths revision", "limits"],
  ])("%j does not say its %s", (prompt, id) => {
    expect(stateOf(prompt, id)).not.toBe("there");
  });

  test("the level is judged without it", () => {
    const prompt = "Five ideas for Instagram posts about tulips this week";
    const { level, needs } = readRequest(prompt, "chat");
    expect(needs.find(({ id }) => id === "size")?.probability).toBe(0.9);
    expect(level).toBeLessThan(5);
  });
});

test.each(["who won the world cup in 1998", "what time is it in Tokyo when it's 9 am in London"])(
  "a plain question needs no stranger's eyes: %s",
  (prompt) => {
    expect(coachPrompt(prompt).nextStep?.id).not.toBe("reread");
  },
);

test("a shopping list is not called clear", () => {
  expect(coachPrompt("milk, eggs, bread, 2 lemons, washing powder").nextStep?.id).toBe("reread");
});
