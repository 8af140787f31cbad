import { describe, expect, test } from "vitest";

import { coachPrompt } from "~/ai/built-in/coach/coach";
import { sumsDone } from "~/ai/built-in/makers/sums";

/** What is said to be there, by its label. */
function shown(prompt: string) {
  const { needs } = coachPrompt(prompt);
  return Object.fromEntries(
    needs
      .filter(({ state }) => state === "there")
      .map(({ label, evidence }) => [label, evidence[0]]),
  );
}

function asked(prompt: string) {
  const { needs } = coachPrompt(prompt);
  return needs.filter(({ state }) => state === "missing").map(({ note }) => note);
}

const learner = "How far you are";

describe("a duration is nobody", () => {
  test.each([
    "I am a lawyer with 30 years experience. Write a letter.",
    "You are a copywriter with 20 years experience. Write a letter.",
    "The grout is cracking after 2 months. I want to write a reply.",
  ])("no reader in %j", (prompt) => {
    expect(shown(prompt)["For whom"]).toBeUndefined();
    expect(coachPrompt(prompt).best?.quote ?? "").not.toMatch(/^\d+ \w+$/);
  });

  test("nor how far somebody is, nor the age of a thing", () => {
    expect(shown("I need a plan to learn spanish in 3 months")[learner]).toBeUndefined();
    const { needs } = coachPrompt("write a letter about the washing machine, it is 10 years old");
    expect(needs.find(({ id }) => id === "reader")?.evidence).toEqual([]);
  });

  test("an age of somebody is heard as before", () => {
    expect(shown("write a poem about bees for my 8 year old")["For whom"]).toContain("8 year old");
    expect(shown("make a quiz about rivers for kids of 9")["Who answers it"]).toContain("kids");
  });
});

describe("a place", () => {
  test("a month is none, and the place ends where something else begins", () => {
    expect(shown("plan a trip in july")).toEqual({ When: "july" });
    expect(shown("holiday in spain in august with 3 kids")).toMatchObject({
      Where: "in spain",
      "Who goes": "with 3 kids",
    });
    expect(shown("a holiday somewhere warm in early june").Where).toBe("somewhere warm");
    expect(asked("Is 5th Nov bank holiday").join(" ")).not.toContain("Where do you want to go");
  });

  test("who asks where to go is not asked where", () => {
    const all = asked("where should i go on holiday").join(" ");
    expect(all).not.toContain("Where do you want to go");
    for (const ask of ["Who comes along", "When do you go", "how much money"])
      expect(all).toContain(ask);
  });

  test("days and money that are open are asked for", () => {
    const { nextStep } = coachPrompt(
      "Holiday with 2 kids (4 and 7) in july, somewhere warm, not too expensive",
    );
    expect(nextStep?.text).toContain("how many days");
  });
});

describe("an animal", () => {
  test.each(["give me a list of names for my new dog", "names for my kitten"])("%s", (prompt) => {
    expect(coachPrompt(prompt).feedback).not.toMatch(/breed|it began/);
    expect(coachPrompt(prompt).nextStep?.text).toContain("Is it a boy or a girl");
  });

  test("of a neighbor is not asked for its breed", () => {
    const { feedback } = coachPrompt("My neighbour's dog barks all night, what can I do");
    expect(feedback).not.toMatch(/breed|it began/);
  });

  test("that is well has no beginning, and one that is ill has", () => {
    expect(coachPrompt("how do i train my dog to sit").feedback).not.toContain("it began");
    expect(coachPrompt("my cat is sneezing").nextStep?.text).toContain("Since when is it so");
  });
});

describe("what can be made of food", () => {
  test("is cooking, and what stands behind “with” is there", () => {
    const prompt =
      "What can I cook tonight with half a cabbage, 4 eggs, some leftover rice and soy sauce? Two people, no oven.";
    expect(shown(prompt)).toEqual({
      "What goes in": "with half a cabbage, 4 eggs, some leftover rice and soy sauce",
      "Who eats": "Two people",
    });
    expect(coachPrompt(prompt).feedback).not.toContain("make and model");
    expect(coachPrompt(prompt).request).toContain("4 eggs, some leftover rice and soy sauce");
    expect(shown("what can i do with leftover rice and 3 eggs")["What goes in"]).toContain("rice");
  });

  test("minutes are no food, and jeans are none", () => {
    expect(shown("recipe for 4 people with chicken, 30 minutes")).toMatchObject({
      "What goes in": "with chicken",
      "Who eats": "for 4 people",
      "How long it takes": "30 minutes",
    });
    expect(coachPrompt("what can i make with old jeans").feedback).not.toContain("do not eat");
  });
});

test("what cannot be shown is not said to be there", () => {
  for (const prompt of [
    "translate to german: I would like to cancel my appointment on Thursday at 3pm.",
    "square root of 6400",
  ]) {
    const { needs, feedback } = coachPrompt(prompt);
    expect(feedback).not.toContain("It is in your prompt");
    expect(needs.every(({ state, evidence }) => state !== "there" || evidence[0])).toBe(true);
  }
});

test.each([
  "customer complains about tile job, says grout is cracking after 2 months, I want to answer him",
  "wedding toast for my brother (34, a nurse, loves fishing and bad jokes), 2 minutes",
  "fix my washing machine, it is 10 years old",
  "what's the VAT rate",
])("nobody below “Clear” is told to send it: %s", (prompt) => {
  const { level, nextStep } = coachPrompt(prompt);
  expect(["Nothing to go on", "A start", "Half-way"]).toContain(level);
  expect(nextStep?.text).not.toMatch(/^Send it/);
});

describe("a program that is not there", () => {
  test.each([
    "python code not working it says IndexError: list index out of range how do i fix",
    "TypeError: cannot read properties of undefined how to solve",
    "javascript error undefined is not a function what do i do",
  ])("is asked for, and nobody is told that all is there: %s", (prompt) => {
    const { nextStep, outlook, level } = coachPrompt(prompt);
    expect(nextStep?.text).toContain("Paste the code");
    expect(nextStep?.try).toContain("paste your code here");
    expect(outlook).not.toContain("has what decides the answer");
    expect(level).not.toBe("Clear");
  });

  test("is no stain, and one that is there is not asked for", () => {
    const { needs, nextStep } = coachPrompt(
      "This Python should print the average of each pair but I get IndexError: list index out of range. Why?\n\nnums = [3, 5, 9]\nfor i in range(len(nums)):\n    print((nums[i] + nums[i+1]) / 2)\n",
    );
    expect(needs.map(({ id }) => id)).not.toContain("facts");
    expect(nextStep?.id).toBe("complete");
  });
});

test("a high level whose must is open does not say that all is there", () => {
  const { level, outlook, nextStep } = coachPrompt("give me a list of names for my new dog");
  expect(level).toBe("Clear");
  expect(nextStep?.id).toBe("matter.criteria");
  expect(outlook).toContain("One thing that matters is still open");
});

describe("a length", () => {
  test.each([
    ["500 word essay on plastic in the sea", "500 word"],
    ["write a 300 word essay about my city for class", "300 word"],
    ["presentation about volcanoes for school, 10 slides", "10 slides"],
  ])("counts: %s", (prompt, words) => {
    expect(shown(prompt)["How long"]).toBe(words);
    expect(shown(prompt)["Your point"]).toBeUndefined();
    expect(coachPrompt(prompt).feedback).not.toContain("how long may it be");
  });

  test("is no part of a subject", () => {
    const prompt = "Explain photosynthesis to my 9 year old in about 5 sentences";
    expect(shown(prompt)["Which part"]).toBeUndefined();
    expect(coachPrompt(prompt).best?.quote).not.toContain("sentences");
  });

  test("a class reads", () => {
    expect(shown("write a 300 word essay about my city for class")["Who reads it"]).toBe(
      "for class",
    );
    const { feedback } = coachPrompt("write a 500 word essay about the causes of ww1 for school");
    expect(feedback).not.toMatch(/Who will read it|For whom is it/);
  });
});

test.each([
  ["look at my cv and tell me whats wrong with it", "CV"],
  ["please review my cover letter", "cover letter"],
])("what is to be looked at has to be there: %s", (prompt, noun) => {
  const { nextStep, needs, grown } = coachPrompt(prompt);
  expect(nextStep?.text).toContain(`Paste the ${noun}`);
  expect(needs[0]).toMatchObject({ id: "material", label: `The ${noun}`, state: "missing" });
  expect(grown.at(-1)).toEqual({ gap: `paste your ${noun} here` });
});

test("what is only pointed at is no subject", () => {
  expect(coachPrompt("look at my cv and tell me whats wrong with it").best).toBeNull();
});

test("an email in the text below gives it no name", () => {
  const { feedback } = coachPrompt(
    "Summarise this for my team:\n\nFrom 1 June the car park will be closed. Send an email with questions.",
  );
  expect(feedback).not.toContain("The email");
});

test.each([
  "i have 5000 pounds saved what should i do with it",
  "i won 2000 euros what should i do with it",
])("money is no choice between things: %s", (prompt) => {
  const { feedback, nextStep } = coachPrompt(prompt);
  expect(nextStep?.text).toContain("When will you need the money");
  expect(feedback).toMatch(/debts[\s\S]*lose/);
  expect(feedback).not.toMatch(/Name what you choose|what you will do with it/);
});

describe("a quotation", () => {
  test("keeps its “not”", () => {
    const { best } = coachPrompt(
      "please correct my english, only mistakes, do not change my style: 'Dear Mrs. Miller, my son Ali was ill since two days.'",
    );
    expect(best?.quote).toBe("do not change my style");
  });

  test("has both of its brackets", () => {
    const { needs } = coachPrompt(
      "plan 4 days in Lisbon for me and my mum (72, bad knee so no hills), mid october, we like tiles",
    );
    for (const [quote = ""] of needs.map(({ evidence }) => evidence))
      expect(quote.split("(").length).toBe(quote.split(")").length);
  });

  test.each([
    [
      "how do i get a 12 yr old off his phone he gets so angry when we take it and then doesnt talk to us for days we tried a timer and we tried taking it at dinner",
      /his phone$/,
    ],
    ["Answer in yes or no, can I take a shortage out of a servers check", /yes or no$/],
    ["How much paint do I need for my living room?", /^How much paint do I need/],
    [
      "Write a short, firm but polite email to my landlord about the heating",
      /email to my landlord/,
    ],
  ])("of what is asked is whole: %s", (prompt, words) => {
    expect(coachPrompt(prompt).request).toMatch(words);
  });

  test("“Why” alone shows nothing", () => {
    expect(coachPrompt("My bread is flat. Why, and what can I do?").request).toMatch(/^Why, and/);
  });

  test("runs to the end of what is told, and a name orders nothing", () => {
    const speech = shown(
      "Birthday speech for my dad Kevin, 2 minutes. He was a bus driver for 30 years, supports Leeds, burns every bbq, and taught me to drive in a car park in the rain.",
    );
    expect(speech["What only you know"]).toMatch(/in the rain$/);
    const told = coachPrompt(
      "My name is Margaret and I am 78 years old. I have roses and they have black spots on the leaves. What can I do this week, step by step, without poison, in my small garden?",
    );
    expect(told.feedback).not.toContain("name is Margaret");
  });

  test("of a time, a number and small words is no praise", () => {
    expect(coachPrompt("write a birthday message for me in 20 years").best?.quote).not.toBe(
      "20 years",
    );
    expect(coachPrompt("a plan to learn spanish in 3 months").best?.quote).not.toBe("3 months");
  });
});

test("a pain is no plan, though its question says only “it”", () => {
  const { needs, kind } = coachPrompt(
    "Since 3 weeks I have pain in my right heel, worst with the first steps in the morning, better after walking a bit. I am 45, started running in August, about 20 km a week. What could it be, what can I do at home, and when should I see a doctor?",
  );
  expect(kind).toBeNull();
  expect(needs.map(({ label }) => label)).toEqual(["Since when", "You"]);
});

test("a sum that has read a time of day does not say that it could not", () => {
  const answer = JSON.stringify(
    sumsDone(
      "A train leaves Cologne at 14:10 and arrives in Munich at 18:42. How long is the ride in hours and minutes?",
    ),
  );
  expect(answer).toContain("4 hours 32 minutes");
  expect(answer).toContain("14:10");
  expect(answer).not.toMatch(/Could not read|numbers in words/);
});
