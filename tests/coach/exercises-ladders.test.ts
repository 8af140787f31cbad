import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerFromLadder } from "~/ai/built-in/makers/ladder";
import { filledSlots } from "~/ai/built-in/slots";
import { exercisesOf } from "~/content/exercises/exercises";
import { skillById } from "~/content/skills/skill-map";

const gpt4oExercises = exercisesOf(1);
const grokExercises = exercisesOf(4);
const claudeExercises = exercisesOf(5);

const passMarks = { beginner: 45, intermediate: 55, advanced: 65 };

const byTool = { 1: gpt4oExercises, 4: grokExercises, 5: claudeExercises };
const exercises = [...gpt4oExercises, ...grokExercises, ...claudeExercises];
const named = exercises.map((exercise) => [`${exercise.id} ${exercise.title}`, exercise] as const);

/** Prompts that leave nothing open, one written with care and one typed in a hurry. */
const fullPrompts: Record<number, [careful: string, hasty: string]> = {
  11: [
    "My grandchildren, seven and ten, are with me for three hours while it rains. Suggest five ideas as a numbered list, one sentence each, with the minutes they take. We have paper, cardboard boxes, tape and blankets. Nothing with screens and nothing that makes the neighbors complain about noise.",
    "2 kids 7 and 10, raining, need 4 games for 3 hrs. only stuff we have at home, no tv no mess pls, bullet points",
  ],
  12: [
    "Write a card of at most 50 words for the honey in my friend's shop. It is bought mostly by visitors who look for a small gift. The bees fly over apple orchards, and she stirs the honey by hand. Sound warm and plain, like a neighbor. End with an invitation to taste it at the counter. No claims about health, and nothing she could not prove.",
    "60 words about local raw honey for families with kids, funny tone, tell them to bring back the jar. dont promise anything medical",
  ],
  13: [
    "Write a short, polite email to the caretaker of our hall. The heating has been off since Sunday, and our choir of 25 rehearses there on Tuesday at 7 pm. Ask whether it can be repaired by then or whether we could use another room. I need his answer by Monday noon. Do not blame anybody and do not add facts that I have not given.",
    "email to the janitor, max 5 sentences, friendly. heating broken, choir tuesday 25 ppl. we need it fixed or a different room, reply by monday. only use these facts",
  ],
  14: [
    "My neighbor is 78 and does not understand why she still has to pay, although she has paid every month. Explain her bill line by line in simple words, so that we can read it together: 2,400 kWh at $0.30, basic charge $120, paid in advance $720, left to pay $120. Show the sums, say where you are not sure, and end with three questions that she can ask the supplier.",
    "explain to an elderly lady, plain english, numbered steps: 2400 kwh x 0.30, base charge 120, prepaid 720, 120 to pay. she thought all was paid. check the maths, dont guess. what can she do now?",
  ],
  41: [
    "Does the number 4 bus from Mill Street to the hospital run this morning, around 8 am? Put first what the bus company or the town says officially, then posts by residents from the last two hours. Give the time and a link for each. If you find nothing, say so and do not guess.",
    "is bus 4 mill st - hospital delayed today? official news first, with sources, tell me if there is no information",
  ],
  42: [
    "Write a post about the open evening of our chess club: Friday at 6 pm in the library, free entry, boards are there. It is for people who have never played. Keep it relaxed and under 60 words, invite them to drop in and bring a friend, and use no hashtags and no emojis.",
    "fb post, chess club open evening fri 6pm library free. for families w kids, funny, 3 sentences max, end with come along. no hashtags!!",
  ],
  43: [
    "Look into this message: 'From Monday all cash machines in the country will be switched off for a week. Take out money now. A bank manager told my cousin.' Find the earliest post with this text, and look for statements by the central bank or the banking association. Separate what is confirmed from what you could not find. Use short bullet points, and end with a reply of two sentences that I can send to my family.",
    "our family chat says all ATMs will be shut down from monday for a week. where does this come from, did any bank say something official? dont speculate. 4 lines, i want to answer my aunt",
  ],
  44: [
    "Our town plans to close Market Street to cars. Look at the council minutes, the local newspaper and public posts. Make a table with three arguments for and three against, of equal length. Include older people and those who never post, name the source of every number, mark claims without evidence, and use neutral words without a recommendation.",
    "market st closed to cars - table, 4 pros 4 cons, from council site + posts. who is missing (delivery drivers, wheelchair users)? link for each, balanced pls, dont take sides",
  ],
  51: [
    "Rewrite this notice for our laundry room: 'Washing after 9 pm is FORBIDDEN. Whoever leaves laundry in a machine will find it on the floor. The lint filter is to be CLEANED.' Keep all three rules, but no threats and no capital letters. Many tenants are still learning English. Make it friendly and shorter than 60 words.",
    "make this nicer pls, polite, max 5 lines, for students in the house: no washing after 9pm, dont leave laundry in machine or its on the floor, clean lint filter. all 3 rules stay in, give reasons instead of threats",
  ],
  52: [
    "Summarize the report for the town council, which decides on the rent in October. Give five points on money, opening hours and volunteers, each in one sentence, with the exact words from the report in quotation marks. Use only the report, and list what it does not answer.",
    "5 bullets for new members, short bullets, what went well and problems, add quote to each. nothing made up",
  ],
  53: [
    "Make a table from the notes with the columns task, who is responsible and by when. Include only what was decided and leave out ideas. Write 'open' where a name or date is missing. Sort the rows by date, earliest first.",
    "table: who, what, due date. sorted by date. ? if no name given = write tbd. skip the discussions",
  ],
  54: [
    "I am 71, my knees hurt, and I live on the third floor without an elevator. A ground-floor apartment across town is free; the rent is $90 higher, and I must answer by the end of the month. My friends next door matter most to me. Ask me three questions first, then set out both options side by side in a table, say what nobody can know and what I could find out. Do not tell me what to do.",
    "3rd floor no lift vs ground floor flat further out. bad knees, important to me: friends nearby. pros n cons list, ask me stuff i forgot, say what you assume, no recommendation i decide",
  ],
};

/** Where a prompt says the first, its answer has to show the second. */
const kept: Record<number, readonly (readonly [said: RegExp, shown: RegExp])[]> = {
  11: [
    [/seven and ten/, /seven and ten/],
    [/7 and 10/, /7 and 10/],
    [/children[\s\S]*five ideas/i, /^5\. (?![\s\S]*^6\. )/m],
    [/4 games/, /^4\. (?![\s\S]*^5\. )/m],
    [/three hours/, /180 minutes \u00f7 \d+ = \d+ minutes/],
    [/ screens/, /None of them needs a screen/],
    [/blankets[\s\S]*(?:kids|children)/, /Den:/],
  ],
  12: [
    [/honey/i, /honey/i],
    [/apple orchards/, /apple orchards/],
    [/by hand/, /stirred by hand/],
    [/gift/, /gift/],
    [/taste it at the counter/, /[Tt]aste it at the counter/],
    [/bring back the jar/, /empty jar back/],
    [/\braw\b/, /never heated/],
  ],
  13: [
    [/heating/, /heating in the hall/],
    [/since Sunday/, /since Sunday/],
    [/choir of 25|25 ppl/, /We are 25/],
    [/on Tuesday/, /on Tuesday/],
    [/7 pm/, /7 pm/],
    [/repaired|fixed/, /repaired/],
    [/another room|different room/, /another room/],
    [/by Monday noon/, /by Monday noon/],
    [/reply by monday/, /by Monday/],
  ],
  14: [
    [/2,?400 kwh/i, /2,400 \u00d7 \$0\.30 = \*\*\$720/],
    [/\$120, paid in advance \$720|base charge 120, prepaid 720/, /\$840 \u2212 \$720 = \*\*\$120/],
    [/supplier|what can she do/, /Questions for the supplier/],
    [/still has to pay[\s\S]*720/, /Why is there still something to pay/],
  ],
  41: [
    [/number 4 bus|bus 4/, /the number 4 bus/],
    [/Mill St(?:reet)? (?:to|-) (?:the )?hospital/i, /Mill Street to the hospital/],
    [/officially|official news/, /bus company or the town/],
    [/link|sources/, /\[link\]/],
    [/find nothing|no information/, /found nothing/],
  ],
  42: [
    [/chess club/, /chess club/],
    [/friday|fri\b/i, /Friday|fri/i],
    [/6 ?pm/, /6 ?pm/],
    [/in the library/, /in the library/],
    [/free entry|library free/, /Entry is free/],
    [/boards/, /boards are there/i],
    [/never played/, /Never played chess/],
    [/bring a friend/, /bring a friend/],
    [/come along/, /Come along/],
  ],
  43: [
    [/From Monday|from monday/, /names no bank/],
    [/earliest post|where does this come from/, /Where it comes from/],
    [/central bank|did any bank/, /would have to know/],
    [/confirmed|speculate/, /Not found/],
    [/reply|answer my aunt/, /A reply that you can send/],
  ],
  44: [
    [/Market Street|market st/, /closing Market Street/],
    [/minutes, the local|council site/, /Looked at/],
    [/three arguments/, /^\| Less noise/m],
    [/4 pros/, /^\| Cleaner air/m],
    [/older people|delivery drivers/, /Seldom heard/],
    [/neutral words|dont take sides/, /none is recommended/],
  ],
  51: [
    [/9 ?pm/, /9 pm/],
    [/laundry[\s\S]*floor/, /laundry/],
    [/filter/, /lint filter/],
    [/all three rules|all 3 rules/, /All the rules/],
    [/threats/, /The threat and the capital letters are gone/],
  ],
  54: [
    [/third floor[\s\S]*ground-floor|3rd floor[\s\S]*ground floor/, /Staying on the third floor/],
    [/^(?=[\s\S]*ground)[\s\S]*[Ff]riends/, /Friends or neighbors close by/],
    [/^(?=[\s\S]*ground)[\s\S]*knees/, /Your knees/],
    [/\$90 higher/, /\$90/],
    [/end of the month/, /by the end of the month/],
    [/three questions/, /^3\. (?![\s\S]*^4\. )/m],
    [/nobody can know|what you assume/, /What nobody can know yet/],
    [/^(?=[\s\S]*ground)[\s\S]*(?:Do not tell me|no recommendation)/, /the choice is yours/],
  ],
};

const numberWords = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Names that a person could take for facts: streets, people, towns. */
const names =
  /\b(?:Market|Mill) Street\b|\b(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}\p{L}+|\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/gu;

/** Numbers, weekdays, months and names of an answer that neither its prompt holds nor a sum gives. */
function unsaid(text: string, prompt: string) {
  const own = text
    .replace(/^(?:> )?\d+\. /gm, "")
    .replace(/\*\*Not kept:\*\*.*|\*\*Your prompt leaves open:\*\*.*/g, "");
  const said = prompt.toLowerCase();
  const results = Array.from(own.matchAll(/= \**\$?([\d,.]*\d)/g), ([, sum = ""]) => sum);
  const figures = own.match(/\d[\d,.]*\d|\d/g) ?? [];
  const isKnown = (figure: string) => {
    const plain = figure.replaceAll(",", "");
    const word = numberWords[Number(plain) - 1] ?? figure;
    const inPrompt = said.replaceAll(",", "").includes(plain) || said.includes(word);
    const isMinutes = plain === "180" && /three hours|3 hrs/.test(said);
    const isCount = own.includes(`minutes \u00f7 ${plain} =`);
    return (
      inPrompt ||
      isMinutes ||
      isCount ||
      results.some((each) => each === figure) ||
      /0?\.30?$/.test(figure)
    );
  };
  const days = own.match(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/gi) ?? [];
  return [
    ...figures.filter((figure) => !isKnown(figure)),
    ...(own.match(names) ?? []).filter((name) => !said.includes(name.toLowerCase().slice(0, 7))),
    ...days.filter((day) => !said.includes(day.toLowerCase().slice(0, 3))),
  ];
}

function words(text: string) {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

describe.each(Object.entries(byTool))("tool %s", (toolId, list) => {
  test("has four exercises of every difficulty, from easy to hard", () => {
    expect(list.map(({ order }) => order)).toEqual([1, 2, 3, 4]);
    const marks = list.map(({ passMark }) => passMark);
    expect(marks).toEqual(marks.toSorted((a, b) => a - b));
    expect(new Set(marks).size).toBe(3);
    for (const exercise of list) {
      expect(exercise.toolId).toBe(Number(toolId));
      expect(exercise.id).toBe(exercise.toolId * 10 + exercise.order);
      expect(exercise.passMark).toBe(passMarks[exercise.difficulty]);
    }
  });
});

describe.each(named)("%s", (_, exercise) => {
  const { instructions, examplePrompt, slots, response } = exercise;
  const slotIds = slots.map(({ id }) => id);

  test("keeps to the shape", () => {
    expect(slots.length).toBeGreaterThanOrEqual(4);
    expect(slots.length).toBeLessThanOrEqual(7);
    expect(new Set(slotIds).size).toBe(slots.length);
    for (const { id, label, why, ask, any } of slots) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(words(label).length, id).toBeLessThanOrEqual(3);
      expect(why, id).toMatch(/^[^.?]+\.$/);
      expect(ask, id).toMatch(/^[^?]+\?$/);
      expect(any.length, id).toBeGreaterThan(0);
      const listed = any.filter((entry) => typeof entry === "string");
      expect(new Set(listed).size, id).toBe(listed.length);
    }

    expect(exercise.skills.length).toBeGreaterThan(0);
    for (const id of exercise.skills) expect(skillById(id), id).toBeDefined();
  });

  test("is written plainly", () => {
    const all = JSON.stringify(exercise);
    expect(all).not.toMatch(/!|https?:|[\u2018\u2019\u201c\u201d]|<[a-z/]/i);
  });

  test("an empty prompt fills nothing, the copied instructions at most half", () => {
    expect(filledSlots("", slots)).toEqual([]);
    expect(filledSlots("Please help me with this exercise.", slots)).toEqual([]);
    const copied = filledSlots(`${exercise.title}. ${instructions}`, slots);
    expect(copied.length, copied.join()).toBeLessThanOrEqual(slots.length / 2);
  });

  test("the example prompt leaves room to grow", () => {
    const filled = filledSlots(examplePrompt, slots);
    expect(filled.length / slots.length, filled.join()).toBeGreaterThanOrEqual(0.4);
    expect(filled.length / slots.length, filled.join()).toBeLessThanOrEqual(0.6);
  });

  test.each(fullPrompts[exercise.id] ?? [])("a full prompt fills every slot: %s", (prompt) => {
    expect(filledSlots(prompt, slots)).toEqual(slotIds);
  });

  test("a full prompt for another exercise does not fill every slot", () => {
    for (const [id, prompts] of Object.entries(fullPrompts)) {
      if (Number(id) === exercise.id) continue;
      for (const prompt of prompts) {
        expect(filledSlots(prompt, slots).length, prompt).toBeLessThan(slots.length);
      }
    }
  });

  if (response.kind !== "ladder") {
    test("hands out a text long enough to be worth the work", () => {
      expect(response.kind).toBe("text-work");
      expect(words(exercise.material ?? "").length).toBeGreaterThan(200);
    });
    return;
  }

  const answer = (prompt: string) =>
    answerFromLadder(response, slots, { prompt, filledSlots: filledSlots(prompt, slots) }).text;
  const [careful = "", hasty = ""] = fullPrompts[exercise.id] ?? [];
  // The subject and any of the sentences behind it; a quotation stays whole.
  const [subject = "", ...others] = careful
    .replace(/'[A-Z][^']*'/g, (quote) => quote.replaceAll(" ", "\u00a0"))
    .split(/(?<=[.?]'?) (?=[A-Z])/)
    .map((each) => each.replaceAll("\u00a0", " "));
  const someParts = fc.subarray(others).map((some) => [subject, ...some].join(" "));

  test("names only slots and facts that there are", () => {
    const known = [...slotIds, ...Object.keys(response.facts), "each", "items"];
    for (const line of response.text.split("\n")) {
      const conditions = /^\?([\w, -]+)\|/.exec(line)?.[1] ?? "";
      for (const id of conditions.split(", ").filter(Boolean)) {
        expect(known, line).toContain(id.replace("not ", ""));
      }
      for (const [, id] of line.matchAll(/\{([\w-]+)\}/g)) expect(known, line).toContain(id);
    }
    for (const id of Object.keys(response.facts)) expect(response.text, id).toContain(id);
  });

  test("what a prompt says is in its answer, however little or much it says", () => {
    const heldTo = kept[exercise.id] ?? [];
    expect(heldTo.length).toBeGreaterThan(0);
    const check = (prompt: string) => {
      const text = answer(prompt);
      for (const [said, shown] of heldTo) {
        if (said.test(prompt)) expect(text, `${prompt}\n\n${text}`).toMatch(shown);
      }
    };
    for (const prompt of [examplePrompt, careful, hasty]) check(prompt);
    fc.assert(fc.property(someParts, check), { numRuns: 60 });
  });

  test("a fuller prompt has more of its questions answered, and none opened again", () => {
    const bare = answer("Please help me.");
    const full = answer(careful);
    expect(bare).toContain("**Your prompt leaves open:**");
    expect(full).not.toContain("**Your prompt leaves open:**");
    expect(full).not.toContain("**Not kept:**");
    expect(answer(examplePrompt)).toContain("**Your prompt leaves open:**");
    expect(new Set([bare, answer(examplePrompt), full]).size).toBe(3);
  });

  test("no fact stands in an answer that its prompt does not hold", () => {
    const check = (prompt: string) => {
      expect(unsaid(answer(prompt), prompt), prompt).toEqual([]);
    };
    for (const prompt of ["", "Please help me.", examplePrompt, careful, hasty]) check(prompt);
    fc.assert(fc.property(someParts, check), { numRuns: 60 });
  });
});

describe("counts and limits", () => {
  const answerTo = (id: number, prompt: string) => {
    const exercise = exercises.find((each) => each.id === id);
    if (exercise?.response.kind !== "ladder") throw new Error(`${id} has no ladder.`);
    const { slots, response } = exercise;
    const filled = filledSlots(prompt, slots);
    return answerFromLadder(response, slots, { prompt, filledSlots: filled }).text;
  };

  test.each([2, 3, 4, 5, 6, 7])("%d ideas are as many, one line each", (count) => {
    const prompt = `Give me ${count} ideas, one line each, for two kids, 7 and 10 years old. No screens. We have paper and blankets.`;
    const lines = answerTo(11, prompt).match(/^\d+\. .+$/gm) ?? [];
    expect(lines).toHaveLength(count);
    for (const line of lines) expect(line.length).toBeLessThan(100);
  });

  test.each(["grandkids 7 and 10", "a toddler", "two boys aged 6 and 8", "my 9 year old niece"])(
    "there are ideas for %s",
    (whom) => {
      expect(answerTo(11, `3 ideas for ${whom}, no screens`).match(/^\d\. /gm)).toHaveLength(3);
    },
  );

  test("more ideas than there are is said", () => {
    expect(answerTo(11, "30 ideas for kids")).toContain("you asked for 30; this sample has");
  });

  test.each([1, 2, 3, 4, 5])("%d arguments for each side are as many rows", (count) => {
    const prompt = `Make a table with ${count} arguments for closing Market Street to cars and ${count} against.`;
    expect(answerTo(44, prompt).match(/^\| (?!For)/gm)).toHaveLength(count);
  });

  test.each([30, 40, 50])("a card of at most %d words is no longer", (most) => {
    const text = answerTo(
      12,
      `Write at most ${most} words about my friend's raw local honey for tourists, warm. Ask them to taste it.`,
    );
    const card = text.match(/^> (?!\*\*).+$/gm) ?? [];
    expect(words(card.join(" ").replaceAll("> ", "")).length).toBeLessThanOrEqual(most);
    expect(text).not.toContain("**Not kept:**");
  });

  test("a limit that cannot be kept is said", () => {
    const prompt =
      "Polite email to the caretaker, 1 sentence: heating off since Sunday, choir Tuesday 7 pm, repair it by Monday.";
    expect(answerTo(13, prompt)).toMatch(
      /\*\*Not kept:\*\* you asked for at most 1 sentence; this sample has \d/,
    );
  });

  test("nothing is known that only the exercise says", () => {
    const text = answerTo(
      13,
      "Email to the caretaker: heating is off, please repair it, we rehearse tuesday at 7 pm.",
    );
    expect(text).toContain("off [since when]");
    expect(text).toContain("We are [how many]");
    expect(text).not.toMatch(/Sunday|25/);
  });
});

describe("slots", () => {
  function fills(prompt: string, ...any: (string | RegExp)[]) {
    return filledSlots(prompt, [{ id: "slot", any }]).length === 1;
  }

  test("a string is found as whole words, in any case and with any accents", () => {
    expect(fills("For the CAFÉ, please", "cafe")).toBe(true);
    expect(fills("for the cafe", "café")).toBe(true);
    expect(fills("my mother's garden", "mother")).toBe(true);
    expect(fills("a gluten-free\n cake", "gluten free")).toBe(true);
    expect(fills("I don\u2019t know", "don't know")).toBe(true);
    expect(fills("a cafeteria", "cafe")).toBe(false);
    expect(fills("unfair", "fair")).toBe(false);
    expect(fills("cards", "card")).toBe(false);
    expect(fills("", "card")).toBe(false);
    expect(fills("a + b", "+")).toBe(false);
  });

  test("a pattern reads what was typed, with plain quotes and dashes", () => {
    expect(fills("50 Words", /\d+ words/)).toBe(false);
    expect(fills("50 Words", /\d+ words/i)).toBe(true);
    expect(fills("don\u2019t guess", /don't guess/)).toBe(true);
    expect(fills("5\u201310 lines", /\d-\d+/)).toBe(true);
  });

  test("a pattern with memory gives the same answer twice", () => {
    const pattern = /honey/g;
    expect(fills("honey", pattern)).toBe(true);
    expect(fills("honey", pattern)).toBe(true);
  });

  test("the ids come in the order of the slots", () => {
    const slots = ["b", "a", "c"].map((id) => ({ id, any: [id] }));
    expect(filledSlots("c, then b", slots)).toEqual(["b", "c"]);
  });
});

describe("what a rainy afternoon is asked for", () => {
  const [rainy] = gpt4oExercises;
  const answerTo = (prompt: string) => {
    if (rainy?.response.kind !== "ladder") throw new Error("It is no ladder any more.");
    const filled = filledSlots(prompt, rainy.slots);
    return answerFromLadder(rainy.response, rainy.slots, { prompt, filledSlots: filled }).text;
  };
  const firstIdea = (prompt: string) => /^1\. \*\*(.+?):\*\*/m.exec(answerTo(prompt))?.[1];

  test.each([
    ["lego", "A town of lego"],
    ["blocks", "A town of blocks"],
    ["blankets and pillows", "Den"],
    ["cardboard boxes", "Cardboard town"],
    ["dice", "Our own rules"],
    ["wool", "Spider's web"],
    ["picture books", "Book quiz"],
    ["toys", "Toy parade"],
    ["paper and scissors", "Treasure hunt"],
  ])("an idea with %s comes first", (things, idea) => {
    const prompt = `Ideas for two kids, 7 and 10 years old. No mess, ${things} are here.`;
    expect(firstIdea(prompt)).toBe(idea);
    expect(answerTo(prompt)).toContain("The ideas with what you named come first");
  });

  test("nothing is said to be used that is not, or is not wanted", () => {
    const glue = answerTo("Ideas for two kids, 7 and 10. We have glue and a puzzle.");
    expect(glue).toContain("No idea in this sample uses glue.");
    expect(glue).toContain("No idea in this sample uses a puzzle.");
    expect(glue).not.toContain("what you named");
    const none = answerTo("Ideas for two kids, 7 and 10, no lego or books please.");
    expect(none).not.toMatch(/lego|Book quiz|what you named/);
    expect(none).toContain("They need nothing but the room.");
  });

  test("fuller prompts get other ideas", () => {
    const ideasIn = (prompt: string): string[] => answerTo(prompt).match(/^\d\. .+/gm) ?? [];
    const bare = ideasIn("Ideas for kids on a rainy day.");
    const aged = ideasIn("Ideas for kids, 7 and 10, on a rainy day.");
    const full = ideasIn("Ideas for kids, 7 and 10, on a rainy day. We have lego and cards.");
    for (const ideas of [bare, aged, full]) expect(ideas).toHaveLength(6);
    expect(bare.filter((idea) => aged.includes(idea)).length).toBeLessThan(6);
    expect(aged.filter((idea) => full.includes(idea)).length).toBeLessThan(5);
    expect(ideasIn("Ideas for two toddlers.").join()).not.toMatch(/older child|school/);
  });

  test("a table is one where it is asked for, and a timetable is said to be missing", () => {
    const prompt = "4 ideas for two kids, 7 and 10. We have lego. Answer as a table.";
    const table = answerTo(prompt);
    expect(table).toContain("\n\n| Idea | How it goes |\n|---|---|\n| A town of lego | Each");
    expect(table.match(/^\| /gm)).toHaveLength(1 + 4);
    expect(table).not.toMatch(/^\d\. /m);
    expect(answerTo("Ideas for an afternoon as a table")).toContain("| Idea |\n|---|\n| Watch");
    const furniture = answerTo("Ideas for two kids, we have blankets and a table at home.");
    expect(furniture).toMatch(/^1\. \*\*Den/m);
    const timetable = answerTo("Ideas for two kids, 7 and 10, as a timetable.");
    expect(timetable).toContain("**Not kept:** you asked for a timetable");
  });

  test.each([
    ["7 ideas for kids 7 and 10, three hours", "180 minutes \u00f7 7 is about 26 minutes each"],
    ["6 ideas for kids 7 and 10, three hours", "180 minutes \u00f7 6 = 30 minutes each"],
    ["4 ideas for kids 7 and 10, 2.5 hours", "150 minutes \u00f7 4 is about 38 minutes each"],
  ])("the time is shared out rightly: %s", (prompt, shares) => {
    expect(answerTo(prompt)).toContain(shares);
  });

  test("a time for each idea is not shared out", () => {
    expect(answerTo("4 ideas for kids 7 and 10, 20 minutes each")).not.toContain("shared out");
  });
});

describe("the ages in a rainy afternoon", () => {
  const [rainy] = gpt4oExercises;

  function answerTo(prompt: string) {
    if (rainy?.response.kind !== "ladder") throw new Error("It is no ladder any more.");
    const filled = filledSlots(prompt, rainy.slots);
    return {
      filled,
      text: answerFromLadder(rainy.response, rainy.slots, { prompt, filledSlots: filled }).text,
    };
  }

  test.each([
    "My grandsons Ben (7) and Tim (10) are here for three hours",
    "ideas for Mia (aged 6)",
    "Zoë (nine) is bored",
    "ben (7) and tim (10) are bored",
  ])("stand in brackets behind a name: %s", (prompt) => {
    const { filled, text } = answerTo(prompt);
    expect(filled).toContain("ages");
    expect(text).not.toContain("I do not know how old");
  });

  test.each([
    "ideas for a girl of 10 years and her friends",
    "five ideas for toddlers",
    "Ben (7) and Tim (10) are bored",
  ])("leave no gap in the answer once they are told: %s", (prompt) => {
    expect(answerTo(prompt).text).toMatch(/^Ideas for /);
    expect(answerTo(prompt).text).not.toContain("[how old]");
  });

  test("are not every number in brackets", () => {
    expect(answerTo("Give me ideas (5) for a rainy day (3 hours)").filled).not.toContain("ages");
  });
});

describe("wishes about the form", () => {
  const notice =
    "'Washing after 9 pm is FORBIDDEN. Whoever leaves laundry in a machine will find it on the floor. The lint filter is to be CLEANED.'";
  const answerTo = (id: number, prompt: string) => {
    const exercise = exercises.find((each) => each.id === id);
    if (exercise?.response.kind !== "ladder") throw new Error(`${id} is no ladder.`);
    const filled = filledSlots(prompt, exercise.slots);
    return answerFromLadder(exercise.response, exercise.slots, { prompt, filledSlots: filled })
      .text;
  };

  test("a heading and humor are followed", () => {
    const text = answerTo(51, `Rewrite this for tenants, humorous, plus a heading: ${notice}`);
    expect(text).toContain("**In our laundry room**");
    expect(text).toContain("the machines want to sleep");
    expect(text).not.toContain("Not done here");
  });

  test("what a sample cannot follow is said in one sentence", () => {
    const text = answerTo(51, `Make a rhyme of this, two versions, with one emoji: ${notice}`);
    expect(text).toContain(
      "**Not done here:** the rhyme, the emojis, more than one version. An assistant would.",
    );
  });

  test("what is ruled out is no wish", () => {
    const post =
      "Post for our chess club, Friday 6 pm, library, no emojis, no heading, not funny, no hashtags";
    expect(answerTo(42, post)).not.toMatch(/Not done here|Open evening at our chess club/);
  });

  test("a text far shorter than asked is said to be", () => {
    expect(answerTo(42, "Write a post of 60 words for our chess club")).toContain(
      "**Not kept:** you asked for 60 words",
    );
    expect(answerTo(42, "Write a post of at most 60 words for our chess club")).not.toContain(
      "Not kept",
    );
  });

  test("a limit for each idea is no limit for all", () => {
    const prompt = "Five ideas for two children, 7 and 10, each in one sentence";
    expect(answerTo(11, prompt)).not.toContain("Not kept");
  });
});
