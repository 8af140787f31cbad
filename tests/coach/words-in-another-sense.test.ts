import { describe, expect, test } from "vitest";

import { asCoached } from "~/ai/built-in/as-coached";
import { coachPrompt } from "~/ai/built-in/coach/coach";
import { exerciseById, exercises } from "~/content/exercises/exercises";

/** What a stranger found to be false, and more of its kind. */

function coachIn(id: number, prompt: string) {
  const exercise = exerciseById(id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  return coachPrompt(prompt, asCoached(exercise));
}

function shown(prompt: string) {
  const { needs } = coachPrompt(prompt);
  return Object.fromEntries(
    needs.map(({ label, evidence, state }) => [label, evidence[0] ?? state]),
  );
}

function openSlots(id: number, prompt: string) {
  const { slots } = coachIn(id, prompt);
  return slots.filter(({ isFilled }) => !isFilled).map((slot) => slot.id);
}

const quoteOf = (id: number, slot: string, prompt: string) =>
  coachIn(id, prompt).slots.find((each) => each.id === slot)?.evidence[0];

describe("a word chooses no other matter", () => {
  test.each([
    ["ask me 5 questions 1 at a time so i work out my own argument", /How fit|Your time/],
    ["Work out the budget for our street party", /how fit|Your time/],
    ["Can you teach me one thing at a time about Excel?", /Your time/],
    ["Help me work out how much paint I need, 3 rooms", /how fit/],
    [
      "Help me to decide between two job offers, one is 50 minutes away by train",
      /people apply|50 minutes”/,
    ],
    ["Compare my job offers: 31k with 25 days holiday or 34k with 20 days", /people apply/],
    ["My son got two job offers and I want to congratulate him", /people apply/],
    ["I'm 71 and my granddaughter keeps talking about 'the cloud'. What is it?", /What happened/],
    [
      "My grandson keeps asking what a black hole is. Explain it for a boy of 7.",
      /What happened|you tried/,
    ],
    ["My mum is 81 and wants to learn video calls. What is Zoom?", /What happened/],
    [
      "I need write to school teacher because my son is sick. Please short and correct english.",
      /The text|Paste/,
    ],
    [
      "Write to the school teacher that my daughter has the flu, simple and correct english please",
      /Paste/,
    ],
    ["Role-play a customer who wants a refund for worn shoes. I'm new at a shoe shop.", /country/],
    ["Pretend you are an angry guest who wants a refund, I work at a hotel reception", /country/],
    [
      "Overview of the plan to build a bypass: three points for and three against",
      /plan something|How things are/,
    ],
  ])("%s", (prompt, wrong) => {
    expect(coachPrompt(prompt).feedback).not.toMatch(wrong);
  });

  test.each([
    ["my workout plan for the gym please", "how fit are you"],
    ["write a job advert for a cook", "how do people apply"],
    ["my sister never answers my messages, what can I do", "What happened"],
    ["correct my english", "Paste the"],
    ["i want a refund for my gym", "In which country"],
  ])("where it is meant it is heard: %s", (prompt, asked) => {
    expect(coachPrompt(prompt).feedback).toContain(asked);
  });
});

describe("what is there is not missing", () => {
  test.each([
    [
      "We are four for dinner, one is vegetarian and one does not eat nuts. Give me a menu.",
      "What makes one fit",
      /vegetarian/,
    ],
    [
      "We are five for lunch, two vegans, one allergic to peanuts. Suggest a menu.",
      "What makes one fit",
      /vegans|allergic/,
    ],
    ["Plan meals for a week, I hate fish.", "Who eats", /hate fish/],
    ["Dinner ideas please, my son can't eat gluten", "Who eats", /gluten/],
    ["Plan meals for two weeks, my dad doesn't like spicy food", "Who eats", /spicy/],
    ["Meals for the week, we're six", "Who eats", /we're six/],
    [
      "Make a study timetable. I have maths and history. Exams start 12 May.",
      "What is on it",
      /maths and history/,
    ],
    ["Make a revision timetable. I have biology, physics and French.", "What is on it", /biology/],
    ["Write a thank you letter for mr whitlock", "For whom", /whitlock/i],
    ["Plan a 3-day trip to Lisbon, no more than 2 km walking a day", "How long", /^3-day$/],
    ["picture of a dog", "What is in it", /dog/],
    ["a drawing of two children on a swing", "What is in it", /children/],
  ])("%s: %s", (prompt, label, words) => {
    expect(shown(prompt)[label]).toMatch(words);
  });

  test.each([
    "i got a bio test friday on photosynthesis, make me a quiz",
    "I have a chemistry exam on Thursday, make me a quiz about acids",
  ])("a quiz for oneself asks for nobody's age: %s", (prompt) => {
    const { feedback } = coachPrompt(prompt);
    expect(feedback).not.toContain("How old are they");
    expect(feedback).toContain("How far are you");
  });

  test("and a quiz for others does", () => {
    expect(coachPrompt("make a quiz for my swimming class").feedback).toContain("How old are they");
  });

  test("what stands behind a label may say it", () => {
    const { needs } = coachPrompt(
      "Email to my gym: they charged 34 after I left. Ask for the money back.",
    );
    expect(needs.filter(({ need, state }) => need === "must" && state === "missing")).toEqual([]);
  });
});

describe("a quotation shows what it stands for", () => {
  test.each([
    [
      "Write a LinkedIn post that our accountancy firm has hired two trainees",
      "Tone and length",
      "missing",
    ],
    ["Our law firm moved. Write a LinkedIn post about it, 60 words", "Tone and length", "60 words"],
    ["Write a firm letter to my landlord about the noise", "Tone and length", "firm"],
    ["Email to our letting agent, no hot water. firm not rude.", "Tone and length", "firm"],
    [
      "Write a text message that reminds Mrs Patel to pay for a consumer unit",
      "For whom",
      "Mrs Patel",
    ],
    [
      "Write a complaint email to my gym. They charged me £34.99 a month after I cancelled in March. I want my money back.",
      "What should happen",
      "I want my money back",
    ],
    [
      "Write a complaint email to my gym. They charged me £34.99 a month after I cancelled in March. I want my money back.",
      "What happened",
      "They charged me £34.99 a month after I cancelled in March",
    ],
    [
      "Explain VAT to someone who has just opened a shop",
      "For whom",
      "to someone who has just opened a shop",
    ],
    ["Explain to somebody what a pension is", "What to explain", "what a pension is"],
    ["how much is 20% tip on 65", "What to work out", "how much is 20% tip on 65"],
    [
      "I work at a firm that makes doors. Write an email to a customer about a delay",
      "What to say",
      "about a delay",
    ],
    [
      "I'd like to work out at home three times a week, make me a plan, I'm 40",
      "Your time",
      "three times a week",
    ],
    [
      "Write to the council about the hole in the road at 14 Elm Road, ask for a repair",
      "What to say",
      "about the hole in the road at [address], ask for a repair",
    ],
  ])("%s: %s", (prompt, label, words) => {
    expect(shown(prompt)[label]).toBe(words);
  });

  test.each([
    [
      "I get this error: TypeError: 'NoneType' object is not subscriptable. What is wrong?",
      "What should happen",
    ],
    ["Explain to somebody what a pension is", "For whom"],
    [
      "list all prime numbers between 50 and 100, comma separated, nothing else",
      "What makes one fit",
    ],
    ["The flight is 90 minutes late. Write a text to my boss, calm", "Its form"],
  ])("or it is not said: %s: %s", (prompt, label) => {
    expect(shown(prompt)[label] ?? "").not.toMatch(/wrong|somebody|nothing|minutes/);
  });

  test("an order about the answer is no subject, and no subject is praised that is not sure", () => {
    const { best } = coachPrompt(
      "Turn these notes into minutes. Don't add anything that isn't here.\n\nNotes: roof quote 4,200 accepted. Bea to ring roofer by Fri.",
    );
    expect(best?.quote ?? "").not.toContain("Don't add");
    const { best: camping, needs } = coachPrompt("camping list");
    expect(
      needs.some(({ id, state }) => id === "subject" && state !== "there") && camping,
    ).toBeFalsy();
  });
});

describe("what could come back", () => {
  test.each([
    ["translate this to french please", "the text"],
    ["summarise the meeting", "the text"],
    ["summarise the report", "the report"],
    ["proofread this", "the text"],
    ["fix my code it dont work", "the code"],
    ["make it better, in a table", "the text"],
  ])("without it only a question: %s", (prompt, what) => {
    const { outlook, doubt } = coachPrompt(prompt);
    expect(outlook).toBe(`An assistant could only ask for ${what}.`);
    expect(doubt ?? "").not.toContain("already");
  });

  test("nobody is asked for a text that a number is below", () => {
    expect(coachPrompt("give me the primes below 50, nothing else").feedback).not.toMatch(
      /the text/,
    );
  });

  test.each([
    "Write a Python script that reads a CSV of my customers and removes the duplicates.",
    "I need a quote template for a bathroom refit. I'm a plumber in Leeds. Should look professional.",
    "Excel formula",
    "python script",
    "write message to my boss",
  ])("a doubt goes no further than the words: %s", (prompt) => {
    expect(coachPrompt(prompt).doubt ?? "").not.toMatch(/Nothing to go on|already/);
  });
});

describe("advice that helps", () => {
  test.each([
    "how much is 15% tip on 84",
    "Help me decide whether to repair or replace my van, worth £2,800. Tell me where you guess.",
    "Make a study timetable. I have maths and history. Exams start 12 May.",
    "help me w my essay",
    "write a poem",
    "Write a LinkedIn post that our firm has hired two trainees, Priya and Tom.",
  ])("%s", (prompt) => {
    expect(coachPrompt(prompt).feedback).not.toMatch(
      /has to guess, say how|what it is about\]|Say what has to be in it/,
    );
  });

  test("who is told that all is there is asked for nothing more", () => {
    const { level, nextStep } = coachIn(
      14,
      "Explain this electricity bill: 2400 kWh at 0.30, standing charge 120, already paid 720, 120 owed. For my neighbour aged 78. Big plain steps, one sum per line, and show at the end how we can check that 120 is right. What can she do next?",
    );
    expect(level).toBe("Complete");
    expect(nextStep?.text).toMatch(/^It is good as it is/);
  });
});

describe("in an exercise", () => {
  test.each([
    "The bill is 143.50 and we were five. Tip 10 percent. Show each step.",
    "Five friends share a bill of 143.50 dollars. Tip 10 percent.",
    "We're 5, the bill comes to 143.50. We want to leave a 10% tip.",
    "bill 143,50, split by five, ten percent tip, show the steps",
    "Dinner was 98 euros for 4 people, tip: 10 percent.",
  ])("other figures are figures: %s", (prompt) => {
    expect(openSlots(71, prompt)).not.toContain("figures");
    expect(openSlots(71, prompt)).not.toContain("tip");
  });

  test.each([
    "Write a text for a soy candle that my friend sells, for tourists, 40 words, warm, no health claims.",
    "Card text for handmade mugs from my sister's pottery. Buyers are families. Max 50 words, friendly.",
    "A text for lavender soap, made by my neighbour, for walkers, 30 words, plain.",
  ])("what it is about is told: %s", (prompt) => {
    const { slots, feedback } = coachIn(12, prompt);
    expect(feedback).toContain("The exercise is about your friend's honey.");
    expect(feedback).not.toContain(": there");
    expect(slots.filter(({ isFilled }) => isFilled)).toEqual([]);
  });

  test("honey beside tea is honey, and each exercise has its matter", () => {
    const prompt =
      "My friend sells jars of honey from her own bees. Card text, 40 words, for tourists, goes well with her tea.";
    expect(coachIn(12, prompt).gate).toBeNull();
    expect(exercises.filter(({ core }) => !core.matter)).toEqual([]);
    for (const id of [11, 24, 33, 44, 52, 61, 72, 83, 94])
      expect(
        coachIn(id, "A seating order for my sister's wedding in Kenya with 80 guests").feedback,
      ).toMatch(/The exercise is about \w/);
  });

  test.each([
    [11, "7 10 ten ideas three hours paper no screens list children rain"],
    [11, "children seven ten years ten games three hours cardboard paper no tablets numbered list"],
    [
      13,
      "caretaker heating off Sunday rehearsal Tuesday 7 pm 25 people repair other room Monday friendly short no blame",
    ],
    [71, "bill 146.50 five people tip 12 percent before split cents rounded steps check"],
    [42, "chess club Friday 6 pm library free beginners friendly 40 words no emojis come along"],
  ])("exercise %i is not passed by a heap of words: %s", (id, prompt) => {
    expect(coachIn(id, prompt)).toMatchObject({ gate: { id: "named" }, isPassed: false });
  });

  test.each([
    [
      11,
      "Ten ideas for two kids, 7 and 10, it rains, three hours, we have paper, no screens, as a list",
    ],
    [42, "post for chess club friday 6pm library, free entry, boards there"],
    [71, "bill 146.50 5 people add tip 12% then divide show steps round cents check sum"],
  ])("exercise %i hears brief words that ask: %s", (id, prompt) => {
    expect(coachIn(id, prompt).gate).toBeNull();
  });

  test.each([
    [61, "thing", "charcoal drawing of a red bus at a stop outside a chip shop", "bus"],
    [61, "place", "charcoal drawing of a red bus at a stop outside a chip shop", "at a stop"],
    [73, "people", "The recipe's for 4 but we're seven. 12 oz flour", "for 4 but we're seven"],
    [
      14,
      "check",
      "Explain the bill and show how we can check that 120 is right",
      "check that 120 is right",
    ],
    [
      13,
      "deadline",
      "The heating is off. Can he fix it by then, and tell me by Monday noon?",
      "by Monday",
    ],
    [
      13,
      "tone",
      "Write to Mr Lund that the heating is off. Short and friendly please.",
      "friendly",
    ],
    [11, "count", "half a dozen games for a boy of 7 and a girl of 10", "half a dozen games"],
  ])("exercise %i quotes %s of %j", (id, slot, prompt, words) => {
    expect(quoteOf(id, slot, prompt)).toBe(words);
  });

  test("an email that is needed is no goal, and a check no next step", () => {
    expect(openSlots(13, "Need an email to Mr Lund, he looks after the hall.")).toContain("goal");
    expect(openSlots(14, "Show how we can check that 120 is right.")).toContain("next");
  });
});
