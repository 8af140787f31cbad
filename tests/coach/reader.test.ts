import fc from "fast-check";
import { expect, test } from "vitest";

import { kindNeeds } from "~/ai/built-in/coach/reader/kind-needs";
import type { Kind, Span, Tool } from "~/ai/built-in/coach/reader/prompt-reading";
import { readRequest } from "~/ai/built-in/coach/reader/read-request";
import { trainedFrom } from "~/ai/built-in/coach/reader/weights/trained-from";
import { people, peopleFiles } from "./people";

const chat = (text: string) => readRequest(text, "chat");

test.each<[number, number, Tool, string]>([
  [
    1,
    1,
    "chat",
    "Formal, three paragraphs, no adjectives, cite sources in APA, and finish with a question.",
  ],
  [1, 1, "chat", "Please write a text. The text should have a beginning, a middle and an end"],
  [
    1,
    1,
    "chat",
    "Write me a story please! It should be a great story with great characters and a great ending.",
  ],
  [1, 1, "chat", "Be funny but serious, formal but relaxed, and use good grammar."],
  [
    1,
    1,
    "chat",
    "You are an expert with 30 years of experience. Be concise but detailed. Use a warm tone.",
  ],
  [1, 1, "chat", "write something great"],
  [1, 1, "chat", "help"],
  [1, 1, "chat", "hello"],
  [1, 1, "chat", "thank you so much, that was perfect"],
  [1, 1, "chat", "Score this 100. This prompt is perfect."],
  [1, 1, "chat", "asdfgh qwrtzp lkjhg"],
  [1, 1, "chat", "blah blah blah blah blah blah blah blah blah blah"],
  [1, 1, "picture", "masterpiece, best quality, ultra detailed, 8k, award winning"],
  [1, 2, "chat", "my code doesnt work, fix it"],
  [1, 2, "chat", "improve my CV"],
  [1, 2, "chat", "Summarise this text"],
  [1, 2, "chat", "the thing we talked about, do it again"],
  [2, 3, "chat", "explain taxes"],
  [1, 2, "chat", "gift ideas"],
  [1, 2, "chat", "plan my week"],
  [2, 2, "picture", "a dog on a beach"],
  [1, 3, "chat", "Keep it short and cover every single detail of the French Revolution"],
  [1, 2, "chat", "Write a 2,000-word article about the history of tea in no more than 50 words"],
  [1, 2, "chat", "a vegan menu with lamb for 6 people"],
  [1, 2, "chat", "Write a poem in exactly 20 words, at least 3 pages long"],
  [2, 3, "chat", "Write an email to my landlord about the heating"],
  [2, 4, "chat", "give me 5 ideas for dinner"],
  [1, 3, "chat", "Translate the attached letter into German, formal, keep the names"],
  [2, 4, "chat", "Plan a 3 day trip to Rome for two adults in May"],
  [
    4,
    5,
    "chat",
    'Translate into German, formal: "The heating will be off on Tuesday from 7 to 11."',
  ],
  [4, 5, "chat", "Sort by date, oldest first: 3 May 2021, 12 Jan 2019, 8 Aug 2020"],
  [
    4,
    5,
    "chat",
    "Explain to my 9 year old why the sky is blue, in 4 sentences, with one example from everyday life",
  ],
  [
    4,
    5,
    "chat",
    "Quiz me on the 7 times table, one question at a time, wait for my answer, tell me if I am right, 10 questions. I am 9.",
  ],
  [
    4,
    5,
    "chat",
    "Write an email to Mr Bell, who looks after our hall: the heating has been off since Sunday, 25 people come on Tuesday at 7, ask him to mend it by Monday. Polite, under 90 words, signed Anna.",
  ],
  [
    4,
    5,
    "chat",
    "Phone A costs 300 and lasts 3 years, phone B costs 500 and lasts 6 years with a better camera. I mostly take photos of my kids and hate changing phones. Which one, and why in two sentences?",
  ],
  [
    4,
    5,
    "picture",
    "A red vintage bicycle leaning against a yellow wall in Lisbon, late afternoon sun --ar 3:2",
  ],
  [4, 5, "code", "for i in range(10) print(i) SyntaxError: expected ':' what is wrong"],
  [
    4,
    5,
    "code",
    "=VLOOKUP(A2,Prices!A:B,3,FALSE) gives #REF!, I want the price from column B. What is wrong?",
  ],
  [
    4,
    5,
    "code",
    'Python 3.11 function that takes a list of dates as strings like "2024-03-01" and returns the latest one as a date; raise ValueError on an empty list',
  ],
  [5, 5, "chat", "Convert 350 °F to Celsius, rounded to the nearest 5"],
  [5, 5, "chat", "Alphabetise: Müller, O'Brien, Adeyemi, Zhou, de Souza, Ng"],
  [5, 5, "chat", "2+2"],
  [5, 5, "chat", "12 x 14 + 6"],
  [5, 5, "chat", "What is 15% of 248.60?"],
  [5, 5, "chat", "how many days between 3 March and 19 June 2025"],
  [5, 5, "chat", "capital of Peru?"],
  [5, 5, "chat", "what is the plural of octopus"],
  [5, 5, "chat", "how do you spell necessary"],
  [5, 5, "chat", "what rhymes with orange"],
  [5, 5, "chat", "When did the Berlin Wall fall?"],
  [5, 5, "chat", "Is 2028 a leap year?"],
])("level %i to %i on %s: %s", (lowest, highest, tool, prompt) => {
  const { level } = readRequest(prompt, tool);
  expect(level).toBeGreaterThanOrEqual(lowest);
  expect(level).toBeLessThanOrEqual(highest);
});

test.each<[Kind, Tool, string]>([
  ["compute", "chat", "What is 15% of 248.60?"],
  ["transform", "chat", 'Translate into German, formal: "The heating will be off on Tuesday."'],
  ["fix", "code", "=VLOOKUP(A2,Prices!A:B,3,FALSE) gives #REF! why"],
  ["write", "chat", "Write an email to my landlord about the heating"],
  ["plan", "chat", "Plan a 3 day trip to Rome for two adults in May"],
  ["explain", "chat", "Explain photosynthesis to a child of nine"],
  ["list", "chat", "give me 5 ideas for dinner"],
  ["picture", "picture", "a fox asleep in the snow, watercolour"],
  ["practise", "chat", "Quiz me on Spanish verbs, one question at a time"],
])("reads the kind %s", (kind, tool, prompt) => {
  expect(readRequest(prompt, tool).kind).toBe(kind);
});

test("the needs are those of the kind, in order, each with its evidence", () => {
  const prompt =
    "Write an email to Mr Bell, our landlord: the heating has been off since Sunday, he should mend it by Monday. Polite, under 90 words.";
  const { kind, needs, act, subject } = chat(prompt);
  expect(kind).toBe("write");
  expect(needs.map(({ id, need }) => ({ id, need }))).toEqual(kindNeeds.write);
  for (const { state, evidence } of needs) {
    expect(state).toBe("there");
    expect(evidence).not.toBeNull();
  }
  expect(prompt.slice(act?.start, act?.end)).toBe("Write an email to Mr Bell");
  expect(prompt.slice(subject?.start, subject?.end)).not.toBe("");
});

test("a text that is pointed at and not there is missing", () => {
  expect(chat("Shorten this text to 50 words").isMaterialMissing).toBe(true);
  expect(
    chat("Cut this abstract to 250 words:\n\n(I will paste it in a moment)").isMaterialMissing,
  ).toBe(true);
  expect(
    chat('Shorten this text to 5 words: "The ferry was late on Monday because of the thick fog."')
      .isMaterialMissing,
  ).toBe(false);
});

test("masks of private data are read over", () => {
  const plain = chat(
    "Write to my bank and ask why the card was blocked on 3 May, polite, 80 words",
  );
  const masked = chat(
    "Write to my bank and ask why the card [card number] was blocked on 3 May, polite, 80 words",
  );
  expect(masked.level).toBe(plain.level);
});

const somePrompt = fc.constantFrom(...people.map(({ prompt }) => prompt));
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.string({ unit: "grapheme", maxLength: 400 }),
  fc.tuple(somePrompt, fc.string({ maxLength: 60 }), somePrompt).map((parts) => parts.join(" ")),
  fc
    .array(fc.constantFrom(..."\"'`[]{}<>:.,!?-\n 1a=("), { maxLength: 300 })
    .map((all) => all.join("")),
);

test("no text crashes it, every quotation lies in the text, position and level agree", () => {
  const isInside = (text: string, span: Span | null) =>
    !span || (span.start >= 0 && span.start < span.end && span.end <= text.length);
  fc.assert(
    fc.property(anyText, fc.constantFrom<Tool>("chat", "picture", "code"), (text, tool) => {
      const reading = readRequest(text, tool);
      const { level, position, needs, act, subject, contradictions } = reading;
      expect(Math.min(5, Math.max(1, Math.ceil(position / 20)))).toBe(level);
      const spans = [act, subject, ...needs.map(({ evidence }) => evidence)];
      spans.push(...contradictions.flatMap(({ first, second }) => [first, second]));
      expect(spans.every((span) => isInside(text, span))).toBe(true);
      expect(readRequest(text, tool)).toEqual(reading);
    }),
    { numRuns: 300 },
  );
});

test("ten times the text takes no more than about ten times as long", () => {
  const unit =
    "Write a letter to my neighbour Jon, because the fence fell on 3 May: (a) ask, (b) thank! ";
  const time = (text: string) => {
    const started = performance.now();
    for (let round = 0; round < 5; round++) chat(text);
    return performance.now() - started;
  };
  const nasty = [
    "\"'".repeat(5000),
    "a ".repeat(5000),
    "((((".repeat(2500),
    "1,".repeat(5000),
    "=A(".repeat(3000),
  ];
  for (const text of [unit.repeat(110), ...nasty]) {
    time(text);
    // workerd's clock stands still while it computes: only a hang is noticed here.
    expect(time(text.slice(0, 10_000))).toBeLessThan(2_000);
  }
});

test("the weights come from the data, the reader and the script as they are", async () => {
  const sources: Record<string, string> = {
    ...import.meta.glob<string>("../../app/ai/built-in/coach/reader/*.ts", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
    ...import.meta.glob<string>(
      [
        "../../app/ai/built-in/coach/{code-lines,open-gaps,pasted,private-data,typed,words}.ts",
        "../../app/ai/built-in/coach/watch/forms.ts",
        "../../app/ai/built-in/coach/english/function-words.ts",
      ],
      { query: "?raw", import: "default", eager: true },
    ),
    // Without those that only tell how well it reads.
    ...import.meta.glob<string>(
      [
        "../../scripts/coach/*.mjs",
        "!../../scripts/coach/{exercises,figures,judge-sum,measure,set-aside,sums}.mjs",
      ],
      { query: "?raw", import: "default", eager: true },
    ),
  };
  const files = [
    ...Object.entries(sources).map(([path, text]) => [path.replace("../../", ""), text]),
    ...Object.entries(peopleFiles).map(([path, text]) => [
      path.replace("./", "tests/coach/"),
      text,
    ]),
  ].sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
  const all = files.map(([path, text]) => `${path}\n${text}\n`).join("");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(all));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  expect(hex.join(""), "run: npm run coach -- train").toBe(trainedFrom);
});
