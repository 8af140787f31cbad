import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerPlan } from "~/ai/built-in/makers/plan";
import { chooseTemplate } from "~/ai/built-in/makers/plan/choose";
import { findFacts } from "~/ai/built-in/makers/plan/facts";
import { divideDays } from "~/ai/built-in/makers/plan/write-plan";
import { exercisesOf } from "~/content/exercises/exercises";
import { planFacts } from "~/content/plans/plan";
import { planTemplates as templates } from "~/content/plans/plans";
import { renderMarkdown } from "~/markdown/render.server";

const manusExercises = exercisesOf(9);

function answer(prompt: string) {
  return answerPlan({ prompt, filledSlots: [] });
}

/** The learner's words beside a label of the table. */
function cell(prompt: string, label: string) {
  const row = answer(prompt)
    .text.split("\n")
    .find((line) => line.startsWith(`| ${label} |`));
  return row?.slice(`| ${label} | `.length, -2).replaceAll("\\", "");
}

function section(prompt: string, title: string) {
  return answer(prompt).text.split(`**${title}**\n\n`)[1]?.split("\n\n")[0] ?? "";
}

const hike =
  "Plan a day trip for our hiking group by train on Saturday, June 14. We are 18 people, two with bad knees, so at most 5 km of walking. Budget: $25 per person. Use only the railway's own timetable. Do not book or pay anything. Stop and ask me before you choose the route. Give me one page with times and links.";

describe("what is found in a prompt", () => {
  test("is repeated in the learner's own words [TO-25]", () => {
    expect(answer(hike).text).toContain(
      'I read as your goal: "day trip for our hiking group by train',
    );
    expect(cell(hike, "Date")).toBe('"on Saturday, June 14"');
    expect(cell(hike, "People")).toBe('"18 people"');
    expect(cell(hike, "Money")).toBe('"Budget: $25 per person"');
    expect(cell(hike, "Limits")).toBe('"bad knees", "at most 5 km of walking"');
    expect(cell(hike, "Must not happen")).toBe('"Do not book or pay anything"');
    expect(cell(hike, "Stop and ask")).toBe('"Stop and ask me before you choose the route"');
    expect(cell(hike, "What to use")).toBe('"Use only the railway\'s own timetable"');
    expect(cell(hike, "Result")).toBe('"Give me one page with times and links"');
    expect(answer(hike).text).toContain("**What I could not find:** nothing");
  });

  test.each([
    ["deadline", "a party by Friday", "by Friday"],
    ["deadline", "a party on 2027-05-03", "on 2027-05-03"],
    ["deadline", "a party next weekend", "next weekend"],
    ["deadline", "a party before the end of the month", "before the end of the month"],
    ["deadline", "an exam in May", "in May"],
    ["deadline", "you may use my notes", undefined],
    ["span", "an exam in three weeks", "in three weeks"],
    ["span", "within 10 days", "within 10 days"],
    ["time", "the ukulele, 20 minutes a day", "20 minutes a day"],
    ["time", "twice a week", "twice a week"],
    ["people", "dinner for a family of four", "family of four"],
    ["people", "a party for my daughter and 12 kids", "12 kids"],
    ["people", "a plan for two weeks", undefined],
    ["budget", "under 200 euros", "under 200 euros"],
    ["budget", "no budget", "no budget"],
    ["budget", "a budget month", undefined],
    ["limits", "one is allergic to nuts", "allergic to nuts"],
    ["limits", "we live on the third floor", "third floor"],
    ["limits", "Skip the folder 'Private'", "Skip the folder 'Private'"],
    ["limits", "keep out of the folder Family", "keep out of the folder Family"],
    ["sources", "keep out of the folder Family", undefined],
    ["sources", "on my laptop (the original is on the USB stick)", "on my laptop"],
    ["forbidden", "a copy (don't touch that)", "don't touch that"],
    ["result", "list how many files there were", "list how many files there were"],
    ["forbidden", "delete nothing", "delete nothing"],
    ["forbidden", "Don\u2019t buy, book or log in, please", "Don't buy, book or log in"],
    ["forbidden", "no logins or payments", "no logins or payments"],
    ["ask", "show me the draft before you send it", "show me the draft before you send it"],
    ["ask", "wait for my answer", "wait for my answer"],
    ["sources", "look at the pools' own pages", "look at the pools' own pages"],
    ["sources", "4,000 photos on my laptop", "4,000 photos on my laptop"],
    ["result", "in a table with price, size and link", "in a table with price, size and link"],
    ["result", "as a checklist", "as a checklist"],
  ] as const)("%s of %j", (id, prompt, words) => {
    const { text, found } = findFacts(prompt);
    const first = found[id][0];
    expect(first && text.slice(first.start, first.end)).toBe(words);
  });

  test("money, heads and days are counted", () => {
    expect(findFacts(hike)).toMatchObject({
      heads: 18,
      money: { amount: 25, isEach: true, sign: "$" },
    });
    expect(findFacts("1,250.50 euros for five people")).toMatchObject({
      heads: 5,
      money: { amount: 1250.5, isEach: false, unit: "euros" },
    });
    expect(findFacts("12.000 euros").money?.amount).toBe(12000);
    expect(findFacts("$50 a month").money).toBeNull();
    expect(findFacts("in three weeks").days).toBe(21);
    expect(findFacts("a couple of weeks").days).toBe(14);
    expect(findFacts("for a month").days).toBe(30);
    expect(findFacts("soon").days).toBeNull();
  });

  test("the request is found behind other sentences", () => {
    const goal = (prompt: string) => {
      const { text, found } = findFacts(prompt);
      return found.goal.map(({ start, end }) => text.slice(start, end))[0];
    };
    expect(goal("Hello, please help me with a trip.")).toBe("trip");
    expect(goal("The list has 412 books. Mark the duplicates.")).toBe("Mark the duplicates");
    expect(goal("I want to learn the guitar; I am 67.")).toBe("learn the guitar");
    expect(goal("...")).toBeUndefined();
  });

  test("sums are shown so that they can be checked", () => {
    expect(answer(hike).text).toContain("18 × $25 = $450 for everybody");
    expect(answer("a party for 12 kids, 200 euros").text).toContain("200 euros ÷ 12 = 16.67 euros");
    expect(answer("a wedding for 80 guests, $12,000").text).toContain("$12,000 ÷ 80 = $150");
    expect(answer("a party for 12 kids").text).not.toContain("A sum to check");
  });

  test("what is missing is asked for, what was said is not", () => {
    const open = section("Plan a trip on Saturday for five people.", "What I could not find");
    expect(open).toContain("- Money: How much may it cost");
    expect(open).toContain("- Must not happen: ");
    expect(open).not.toContain("- Date");
    expect(open).not.toContain("- People");
  });
});

describe("the plan", () => {
  test.each([
    ["help me with a trip", "trip"],
    ["tidy up the 4,000 photos on my phone", "photos"],
    ["the newsletter of our choir, two pages", "newsletter"],
    ["compare three phone contracts", "compare"],
    ["mark duplicates in the member list, a spreadsheet with 400 rows", "records"],
    ["birthday party for a child who turns 9", undefined],
    ["fix the bike shed with three neighbors", undefined],
    ["hello", undefined],
  ])("for %j is %s", (prompt, id) => {
    expect(chooseTemplate(prompt)?.id).toBe(id);
  });

  test("a step that the prompt rules out or has done is left out, and it says so", () => {
    const { text } = answer(
      "Mark the duplicates among the photos (the original is on a USB stick, don't touch that). Never delete or rename. Keep out of the folder Family.",
    );
    for (const title of ["Make a copy first", "Decide and move", "Name and share the best"])
      expect(text).toContain(`**${title}.** Left out`);
    expect(text).toContain("**Mark, do not delete.** Mark likely duplicates");
    expect(text).not.toMatch(/"to delete"|as a name/);
  });

  test("who only wants photos in folders gets no plan that clears out", () => {
    expect(chooseTemplate("Put the photos on my laptop into folders by year.")).toBeNull();
    expect(chooseTemplate("Move my holiday pictures into folders by place.")?.id).not.toBe(
      "photos",
    );
  });

  test("there is one for each exercise and one for any task, each whole and with its own words", () => {
    expect(templates.length).toBeGreaterThanOrEqual(6);
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
    for (const { id, steps, stopWhen, person, asks } of templates) {
      expect(steps.length, id).toBeGreaterThanOrEqual(5);
      expect(
        steps.reduce((sum, { share }) => sum + share, 0),
        id,
      ).toBe(100);
      expect(
        steps.some(({ who }) => who === "you"),
        id,
      ).toBe(true);
      expect(stopWhen.length, id).toBeGreaterThanOrEqual(3);
      expect(person.length, id).toBeGreaterThanOrEqual(2);
      expect(Object.keys(asks).length, id).toBeGreaterThanOrEqual(4);
      for (const { todo, check } of steps) {
        expect(check, id).toMatch(/[.]$/);
        for (const [, name] of todo.matchAll(/\{(\w+)\}/g)) expect(planFacts, id).toContain(name);
      }
      for (const ask of Object.values(asks)) expect(ask, id).toMatch(/\?$/);
    }
    const steps = templates.flatMap((template) => template.steps.map(({ todo }) => todo));
    expect(new Set(steps).size).toBe(steps.length);
    expect(JSON.stringify(templates)).not.toMatch(/!|https?:|[\u2018\u2019\u201c\u201d]/);
  });

  test("has steps with checks, stops, what stays with a person, and the learner's own limits", () => {
    const { text } = answer(hike);
    expect(text).toContain("**A plan for a trip.** Nothing was started");
    expect(text.match(/^\d\. \*\*/gm)).toHaveLength(6);
    expect(text.match(/^ {3}- Check: /gm)).toHaveLength(6);
    expect(text.match(/^ {3}- Who: /gm)).toHaveLength(6);
    expect(text.replaceAll("\\", "")).toContain(
      'a tenth for surprises (you wrote "Budget: $25 per person").',
    );
    expect(section(hike, "Stop and ask")).toContain('- you wrote: "Do not book or pay anything"');
    expect(section(hike, "Stop and ask")).toContain("- when the total goes over the limit");
    expect(section(hike, "What stays with a person")).toContain("- Booking and paying");
    expect(text).not.toMatch(/[{}]/);
  });

  test("a time for the work becomes days", () => {
    const study = answer("study for my exam in three weeks").text;
    expect(study).toContain("- Days 1 to 2. Who: you.");
    expect(study).toContain("- Days 20 to 21. Who: you.");
    // Three days in Lisbon are the trip and not the time to plan it.
    expect(answer("a trip to Lisbon for 7 days").text).not.toContain("Days 1");
    expect(answer("a trip to Lisbon, in 40 days").text).toContain("- Days 1 to 4. Who: you.");
    expect(answer("study for my exam, 3 days").text).not.toMatch(/Days? \d/);
  });

  test("is the general one where none fits, and says so", () => {
    const { text } = answer("Fix the bike shed with three neighbors in ten days.");
    expect(text).toContain("**A plan for your task.**");
    expect(text).toContain("None of the authored plans fits");
  });

  test("is none where nothing can be planned", () => {
    for (const prompt of ["", "?", "asdf jkl", "hola"]) {
      expect(answer(prompt).text).toContain("I could not find enough in your words");
    }
  });

  test("asks what the exercise asks, three things at most", () => {
    const exercise = manusExercises[0];
    if (!exercise) throw new Error("There is no such exercise.");
    const { text } = answerPlan({ prompt: "Plan a day trip.", exercise, filledSlots: ["group"] });
    const asked = exercise.slots.filter(({ ask }) => text.includes(`- ${ask}`));
    expect(asked.map(({ id }) => id)).toEqual(["date", "way", "money"]);
    const all = exercise.slots.map(({ id }) => id);
    expect(answerPlan({ prompt: hike, exercise, filledSlots: all }).text).toContain(
      "**What I could not find:** nothing",
    );
  });

  test("says how it was made", () => {
    expect(answer(hike)).toMatchObject({
      engine: "built-in",
      madeBy:
        "An authored plan with your words filled in by a program. Nothing was carried out and no AI model was used.",
    });
  });
});

test("days are divided without gaps and overlaps, each step gets one", () => {
  const shares = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(shares, fc.integer({ min: 0, max: 400 }), (list, more) => {
      const steps = list.map((share) => ({ share }));
      const days = steps.length + more;
      const ranges = divideDays(days, steps);
      expect(ranges[0]?.first).toBe(1);
      expect(ranges.at(-1)?.last).toBe(days);
      for (const [at, { first, last }] of ranges.entries()) {
        expect(last).toBeGreaterThanOrEqual(first);
        if (at > 0) expect(first).toBe((ranges[at - 1]?.last ?? 0) + 1);
      }
    }),
  );
});

const promptPart = fc.constantFrom(
  ...templates.flatMap(({ signs }) =>
    `${signs.strong},${signs.weak}`.split(",").map((each) => each.trim()),
  ),
  ..."a|an|the|two|12|1,000.50|$|€|by|before|on|in|for|each|per|week|weeks|days|Saturday|14 June|May|people|my wife and I|do not|never|book|,|.|;|:|stop|ask me|before you|use only|pages|table|with|at most|{budget}|constructor|toString|__proto__|</p>|<script>|**|`|[x](y)|\\|\n|- |1. ".split(
    "|",
  ),
);
const promptText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.array(promptPart, { maxLength: 60 }).map((parts) => parts.join(" ")),
);

test("no text crashes it, and the same text gets the same answer", () => {
  fc.assert(
    fc.property(promptText, (prompt) => {
      const first = answer(prompt);
      expect(first.text.length).toBeGreaterThan(100);
      expect(first.text).not.toMatch(/undefined|NaN|Infinity/);
      expect(answer(prompt)).toEqual(first);
    }),
    { numRuns: 300 },
  );
});

test("the learner's words are shown, never run, and cannot break the list", () => {
  fc.assert(
    fc.property(promptText, (prompt) => {
      const { text } = answer(prompt);
      const html = renderMarkdown(text);
      expect(html).not.toMatch(
        /<(?!\/?(?:p|strong|ul|ol|li|table|thead|tbody|tr|th|td|code|blockquote)\b)/,
      );
      if (text.includes("**Steps**")) expect(html.match(/<li>(?:<p>)?<strong>/g)).toHaveLength(6);
    }),
    { numRuns: 200 },
  );
});
