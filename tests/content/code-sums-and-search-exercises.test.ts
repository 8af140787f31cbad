import { describe, expect, test } from "vitest";
import { asCoached } from "~/ai/built-in/as-coached";
import { builtIn } from "~/ai/built-in/built-in";
import { coachPrompt } from "~/ai/built-in/coach/coach";
import { filledSlots } from "~/ai/built-in/slots";
import { answerWithCoach } from "~/ai/coached-answer";
import type { Exercise } from "~/content/exercises/exercise";
import { exercisesOf } from "~/content/exercises/exercises";
import { skillById } from "~/content/skills/skill-map";

const codeAssistantExercises = exercisesOf(3);
const claudeExercises = exercisesOf(5);
const deepseekExercises = exercisesOf(7);
const perplexityExercises = exercisesOf(8);

const passMarks = { beginner: 45, intermediate: 55, advanced: 65 };
const byTool = {
  3: { list: codeAssistantExercises, kinds: ["code"] },
  5: { list: claudeExercises, kinds: ["ladder", "text-work"] },
  7: { list: deepseekExercises, kinds: ["sums"] },
  8: { list: perplexityExercises, kinds: ["search"] },
};
const exercises = Object.values(byTool).flatMap(({ list }) => list);
const named = exercises.map((exercise) => [`${exercise.id} ${exercise.title}`, exercise] as const);

/** Prompts that leave nothing open, one written with care and one typed in a hurry. */
const fullPrompts: Record<number, [careful: string, hasty: string]> = {
  31: [
    "I help at a pool and have never written a program. Write one in JavaScript that runs in my browser and adds up my hours. I paste a list like 7:45, 8:10 and 0:50; show the total in hours and minutes. If an entry is no time, stop and show me which one it is. 7:45 and 8:10 should give 15:55, so that I can check it. Explain each line in one short sentence.",
    "python script, add hours from a list like 7:45 8:10, total as h:mm. skip blank lines but warn on typos like 8.1O. test: 0:30 + 0:30 = 1:00. im a beginner, comments pls",
  ],
  32: [
    "Write a Python program for our club's member list. The file is plain text with one name per line, first name first. Two entries are the same person if they differ only in capitals or spaces. Sort by last name. Ignore empty lines and headings. Give me a new file and leave the old one alone. For example, 'ADA RAY' and 'ada  ray' become one line 'Ada Ray'.",
    "js to dedupe member csv (last,first per line), ignore case when comparing, sort alphabetically by surname, skip blank lines, output a new list i can copy, example: RAY,ADA + Ray,Ada -> one row",
  ],
  33: [
    'Here is a program that a friend wrote:\n\nfunction total(prices) {\n  let sum = "0";\n  for (const price of prices) sum = sum + price;\n  return sum;\n}\n\nI called it with the prices "2.50" and "4.00". It shows 02.504.00, but I expected 6.50. Explain why this happens in plain words, change as little as possible, and show me tests with other prices, also with an empty list.',
    'fix this js pls, i put in 2.50 and 4.00 got 02.504.00 should be 6.50. function total(prices) { let sum = "0"; for (const price of prices) sum = sum + price; return sum; } whats the reason? only change the broken line. also test it with 0 and with no prices',
  ],
  34: [
    "Write a JavaScript function for our library. Each loan is an object with name, title and the date it was lent, like 2027-03-01. A book may be kept 21 days: on day 21 it is still on time, from day 22 it is late. Today's date is passed in as a parameter. Return a list of name, title and days late, the most days first. Stop with a clear message if a date does not exist, such as 2027-02-31. No libraries, it has to run in the browser. Add tests for day 21, day 22, an empty list and a leap year.",
    "python, no packages. input: list of dicts name,title,lent=2027-03-01. overdue after 21 days, day 21 itself is still ok. pass today as argument. output name + title + days late sorted latest first. invalid date like 31 feb -> raise error. write tests incl edge cases 21/22 days",
  ],
  51: [
    "Rewrite this laundry notice: 'Washing after 9 pm is FORBIDDEN. Whoever leaves laundry in a machine will find it on the floor. The lint filter is to be CLEANED.' Keep all three rules, give a reason in place of each threat, no capital letters. It is for young families and tenants who learn English. Friendly, at most 50 words.",
    "pls soften: no washing after 9pm, dont leave laundry or its on the floor, clean the filter. same 3 rules, no threats no shouting, for all tenants, kind tone, 4 lines",
  ],
  52: [
    "Summarize the report for volunteers who want to help next year: what went well, what went badly and what it costs. Four points, one sentence each, with the exact words from the report in quotation marks. If the report does not say something, write that it is missing.",
    "6 bullets, max 15 words each, for the mayor, money and problems, quote per bullet, dont invent anything",
  ],
  53: [
    "Make a table from the notes with the columns task, person and date. Only what was decided, no ideas. Write 'open' where a name or a date is missing, and sort it by date.",
    "table pls: task, who is responsible, deadline; sort by due date; leave out discussions; put tbd if unknown",
  ],
  54: [
    "I am 68 with a sore hip and live on the third floor without an elevator; a ground-floor apartment across town is free until May, $120 dearer. Being near my sister matters most. Put both options in a table with pros and cons, ask me three questions, mark what nobody can know, and leave the decision to me.",
    "3rd floor vs ground floor flat. rent +80, knees bad. important: my garden. list with pros/cons, ask me 2 questions, say what you assume, dont decide for me",
  ],
  71: [
    "Our bill is $146.50 and we are five people. First add a tip of 12 percent to the whole bill, then divide by five. Round up to full cents, and say who pays the odd cents. Show every step on its own line, and check at the end that the shares add up to the total.",
    "146.50 split by 5, 12% tip first then split, leftover cents: one pays more. step by step, then double check the sum",
  ],
  72: [
    "My rent was $840 and the letter says it goes up by 7 percent to $903. Take the percentage from the old rent. Is the claim of 7 percent correct? Tell me the difference in dollars per month and per year, to one decimal place, and show each step with a check.",
    "old rent 840 new 903, they say 7%. check it, based on old rent, exact to 2 decimals, how much more $ a year, show the steps and verify",
  ],
  73: [
    "Convert this recipe for 4 people to grams, milliliters and Celsius and make it for 6 people: 12 oz flour, 2 cups milk, 2 eggs, oven at 350 \u00b0F. They are US cups. Do not multiply the oven temperature. Round to 5 grams, and give me a table with the old and the new amounts.",
    "convert for me: 12 oz flour, 2 US cups milk, 2 eggs, 350 F, serves 4, i cook for 6 people. in g, ml, celsius, oven temp stays the same, round to 10 g, as a list pls",
  ],
  74: [
    "I have $500 and add $40 at the start of each month from January 2027 to December 2029, that is 36 months, at 2.4 percent a year. Interest is added once a year at the end of December. Round to the cent at the end of each year. Show a table by year, and tell me how much of the final amount is interest.",
    "$500 start, i add 40/month for 36 months jan 2027 - dec 2029, 2.4% pa, credited yearly, i pay at the end of the month, round to cents, make a table per year pls, and the total interest",
  ],
  81: [
    "My father is 78 and wants help with letters. Is what he types into a chat assistant stored or read by anybody? He wants to decide what to leave out. Answer in three short sentences, put the link to the page beside each one, and say so if you find nothing.",
    "what happens to stuff my dad (no tech skills) types into a chatbot, is it saved? so he knows what not to type. max 3 sentences, source for each, if nothing is found say so",
  ],
  82: [
    "Check this claim: an answer is true because it gives five links. Look also for passages that speak against it. Show me three passages with the page and its exact words. End with one of the words supported, not supported or open, and tell me how I can test the next answer myself.",
    "claim: 5 links = true answer. find pros and cons / evidence against too, 2 quotes w source, verdict true false or unclear, what can i do myself to check",
  ],
  83: [
    "Compare Perplexity AI and DeepSeek for our garden club, which writes a newsletter with facts. Points: sources, private data and cost. Make a table, put a quote from the guide behind each cell, write 'not said' where the guides say nothing, and do not recommend one: the members decide.",
    "perplexity vs deepseek, for club newsletter. privacy, price, sources. table w quotes/links per cell, 'unknown' if guide silent, no winner we choose",
  ],
  84: [
    "I give a ten-minute talk to parents at a school about facts that AI makes up. They should go home with one habit. Which details are most often made up? How can parents check them? Quote one passage with its page for each question. Add where this advice does not hold, say how sure each point is, and list what I still have to look up elsewhere.",
    "talk 4 parents, 10 min, invented facts in ai. which details are made up? how can they check? they should learn to verify at home. source + quote each, exceptions too, say how certain, what is still missing?",
  ],
};

/** What the answer to the example has to say, worked out by hand. */
const rightAnswers: Record<number, readonly string[]> = {
  31: ["function addHours(times)", '// "16:45"'],
  32: ["def tidy_members(text):", '# "Ann Adams\\nZoe Adams\\nBEN CLARK"'],
  33: ["The sum has to start with the number 0", "let sum = 0;"],
  34: ["function listOverdue(loans, today, daysAllowed)", "daysLate: 22"],
  51: ["Please wash before 9 pm"],
  52: ["The 5 sentences", "ask the town council in October", "(paragraph 7)"],
  53: [
    "| Task | Person | Date |",
    "| build the wheel of fortune and bring it to the school | Dev | June 12 |",
  ],
  54: ["| **For** |", "| **Against** |"],
  71: ["3 people pay **$32.82** and 2 people pay **$32.81**", "**$164.08**"],
  72: ["A rise of **7.5%**", "$898.80"],
  73: ["**about 510.29 g**", "about 176.67 \u00b0C", "| eggs | 2 | \u2013 | **3** |"],
  74: ["**$2,027.93**", "$87.93 is interest"],
  81: ["it may be stored, read by staff for safety checks"],
  82: ["makes an answer look proven", "found 2 passages"],
  83: ["[Perplexity AI](/guides/8)", "[DeepSeek](/guides/7)", "| **Cost** |"],
  84: ["**Which details are most often made up?**", "**How can I check them?**"],
};

/** In the answers to full prompts: that the task was done, not asked about. */
const done: Partial<Record<Exercise["response"]["kind"], RegExp>> = {
  code: /\*\*Tests it passed\.\*\*/,
  sums: /\*\*Result:\*\*/,
  "text-work": /I worked on the text of this exercise: \d+ words/,
};

test.each(Object.entries(byTool))(
  "tool %s has four exercises of every difficulty, from easy to hard [EN-07]",
  (toolId, { list, kinds }) => {
    expect(list.map(({ order }) => order)).toEqual([1, 2, 3, 4]);
    const marks = list.map(({ passMark }) => passMark);
    expect(marks).toEqual(marks.toSorted((a, b) => a - b));
    expect(new Set(marks).size).toBe(3);
    for (const exercise of list) {
      expect(exercise.toolId).toBe(Number(toolId));
      expect(exercise.id).toBe(exercise.toolId * 10 + exercise.order);
      expect(exercise.passMark).toBe(passMarks[exercise.difficulty]);
      expect(kinds).toContain(exercise.response.kind);
    }
  },
);

describe.each(named)("%s", (_, exercise) => {
  const { id, title, instructions, examplePrompt, slots } = exercise;
  const slotIds = slots.map((slot) => slot.id);
  const prompts = fullPrompts[id] ?? [];
  const coached = asCoached(exercise);

  test("keeps to the shape", () => {
    expect(slots.length).toBeGreaterThanOrEqual(4);
    expect(slots.length).toBeLessThanOrEqual(7);
    expect(new Set(slotIds).size).toBe(slots.length);
    for (const { id, label, why, ask, any } of slots) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(label.split(" ").length, id).toBeLessThanOrEqual(3);
      expect(why, id).toMatch(/^[^?\n]+\.$/);
      expect(ask, id).toMatch(/^[^?]+\?$/);
      for (const entry of any) {
        if (typeof entry !== "string") expect(entry.flags, `${id} ${entry}`).not.toMatch(/[gy]/);
      }
    }
    expect(exercise.skills.length).toBeGreaterThan(0);
    for (const skill of exercise.skills) expect(skillById(skill), skill).toBeDefined();
  });

  test("is written plainly", () => {
    const texts = [title, instructions, examplePrompt];
    const all = [...texts, ...slots.flatMap(({ label, why, ask }) => [label, why, ask])].join("\n");
    expect(all).not.toMatch(/!|https?:|[\u2018\u2019\u201c\u201d]|<[a-z/]/i);
  });

  test("its example gets a real and right answer [TO-25]", async () => {
    const { answer } = await answerWithCoach(builtIn, examplePrompt, exercise);
    expect(answer.madeBy).toContain("No AI model was used.");
    expect(rightAnswers[id]?.length).toBeGreaterThan(0);
    for (const words of rightAnswers[id] ?? []) expect(answer.text).toContain(words);
  });

  test("an empty prompt fills nothing, a copy of the instructions at most half", () => {
    expect(filledSlots("", slots)).toEqual([]);
    expect(filledSlots("Please help me with this exercise.", slots)).toEqual([]);
    const copied = filledSlots(`${title}. ${instructions}`, slots);
    expect(copied.length, copied.join()).toBeLessThanOrEqual(slots.length / 2);
    expect(coachPrompt(instructions, coached)).toMatchObject({ isPassed: false });
  });

  test("the example leaves room to grow and does not pass as it stands", () => {
    const filled = filledSlots(examplePrompt, slots);
    expect(filled.length / slots.length, filled.join()).toBeGreaterThanOrEqual(0.4);
    expect(filled.length / slots.length, filled.join()).toBeLessThanOrEqual(0.6);
    expect(coachPrompt(examplePrompt, coached).isPassed).toBe(false);
  });

  test.each(prompts)("a full prompt fills every slot and passes: %s", async (prompt) => {
    expect(filledSlots(prompt, slots)).toEqual(slotIds);
    const { report, answer } = await answerWithCoach(builtIn, prompt, exercise);
    expect(report.slots.filter(({ isFilled }) => !isFilled)).toEqual([]);
    expect(report.gate).toBeNull();
    expect(report.isPassed, `${report.score}`).toBe(true);
    const isDone = done[exercise.response.kind];
    if (isDone) expect(answer.text).toMatch(isDone);
    for (const { ask } of slots) expect(answer.text).not.toContain(`- ${ask}`);
  });

  test("from bare to example to full, an answer leaves less open and loses no result", async () => {
    const { answer: bare } = await answerWithCoach(builtIn, "Please help me.", exercise);
    const { answer: example } = await answerWithCoach(builtIn, examplePrompt, exercise);
    const openIn = (text: string) => slots.filter(({ ask }) => text.includes(ask)).length;
    const isDone = done[exercise.response.kind];
    expect(bare.text).not.toBe(example.text);
    for (const prompt of prompts) {
      const { answer: full } = await answerWithCoach(builtIn, prompt, exercise);
      expect(openIn(full.text), prompt).toBeLessThanOrEqual(openIn(example.text));
      if (isDone?.test(example.text)) expect(full.text, prompt).toMatch(isDone);
    }
  });

  test("a full prompt for another exercise does not fill every slot", () => {
    for (const [other, others] of Object.entries(fullPrompts)) {
      if (Number(other) === id) continue;
      for (const prompt of others) {
        expect(filledSlots(prompt, slots).length, prompt).toBeLessThan(slots.length);
      }
    }
  });
});

test("every exercise has its full prompts and its right answer here", () => {
  const ids = exercises.map(({ id }) => id);
  expect(Object.keys(fullPrompts).map(Number)).toEqual(ids);
  expect(Object.keys(rightAnswers).map(Number)).toEqual(ids);
});
