import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { answerTextWork } from "~/ai/built-in/makers/text-work";
import { findActions } from "~/ai/built-in/makers/text-work/actions";
import { splitSentences } from "~/ai/built-in/makers/text-work/sentences";
import { exerciseById } from "~/content/exercises/exercises";
import { renderMarkdown } from "~/markdown/render.server";

function answer(prompt: string) {
  return answerTextWork({ prompt, filledSlots: [] }).text;
}

function answerIn(id: number, prompt: string) {
  return answerTextWork({ prompt, exercise: exerciseById(id), filledSlots: [] }).text;
}

function materialOf(id: number) {
  return exerciseById(id)?.material ?? "";
}

/** The items of the first list, without its signs. */
function listOf(text: string) {
  return Array.from(text.matchAll(/^(?:-|\d+\.) (.+)$/gm), ([, item = ""]) => item);
}

function rowsOf(text: string) {
  return text
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.slice(2, -2).split(" | "));
}

const pool =
  "The pool closes in June. Repairs of the roof will take six weeks, and the pool roof has leaked since winter. Lessons move to the school pool. Tickets stay valid.";

describe("a summary", () => {
  test.each([
    ["Summarize the report in one sentence.", 1],
    ["Summarize the report in three sentences.", 3],
    ["Summarize the report in 5 short bullet points.", 5],
    ["Give me the 4 main points of the report as a list.", 4],
    ["5 bullets for new members, short, add a quote to each", 5],
    ["Sum it up in two lines.", 2],
  ])("keeps to the number: %s", (prompt, count) => {
    const items = listOf(answerIn(52, prompt));
    expect(items).toHaveLength(count);
    const sentences = splitSentences(materialOf(52)).map(({ text }) => text);
    for (const item of items) {
      const quote = /^"(.+)" \(paragraph \d\)$/.exec(item)?.[1]?.replaceAll("\\", "");
      expect(sentences).toContain(quote);
    }
  });

  test("the number is honored for any number that the text can give", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (count) => {
        expect(listOf(answerIn(52, `Summarize it in ${count} points.`))).toHaveLength(count);
      }),
    );
  });

  test.each([
    ["Sum up the report in six points of at most 15 words, with the sentence it rests on.", 6, 15],
    ["Give the council five bullets, 12 words each, on money and volunteers.", 5, 12],
    ["Four points, each no longer than 20 words, with a quote from the report.", 4, 20],
    ["Summarize it in 7 points with max. 14 words per point.", 7, 14],
  ])("a limit for each point is one for each point: %s", (prompt, count, most) => {
    const text = answerIn(52, prompt);
    const points = text.match(/^(?:\d\.|-) .+$/gm) ?? [];
    expect(points).toHaveLength(count);
    for (const point of points) {
      const words = point.replace(/^\S+ | \(paragraph \d\)$/g, "").replace(/ \.\.\.$/, "");
      expect(words.split(" ").length, point).toBeLessThanOrEqual(most);
      expect(materialOf(52)).toContain(words.replaceAll("\\", ""));
    }
    for (const [, rest = ""] of text.matchAll(/^ +Rests on: "(.+)"$/gm)) {
      expect(materialOf(52)).toContain(rest.replaceAll("\\", ""));
    }
  });

  test("what takes back a sentence is not cut off", () => {
    const text = answerIn(
      52,
      "Give 12 points of at most 12 words each about the deposit and money.",
    );
    expect(text).not.toMatch(/was discussed \.\.\./);
  });

  test("so many points in so many words together keep to both", () => {
    const text = answerIn(52, "Five points, at most 100 words in all.");
    expect(text).toMatch(/\*\*5 sentences with \d\d words together/);
  });

  test("names the paragraph that each sentence really stands in", () => {
    const paragraphs = materialOf(52).split("\n\n");
    for (const item of listOf(answerIn(52, "Summarize the report in 12 points."))) {
      const [, quote = "", place] = /^"(.+)" \(paragraph (\d)\)$/.exec(item) ?? [];
      expect(paragraphs[Number(place) - 1]).toContain(quote.replaceAll("\\", ""));
    }
  });

  test("goes by what somebody wants to know", () => {
    const text = answerIn(52, "Give five points on money, opening hours and volunteers.");
    expect(text).toContain("Tuesday evenings and Saturday mornings");
    expect(text).toContain("volunteers");
    expect(text).toMatch(/\$\d/);
    expect(text).not.toContain("**Amounts**");
  });

  test.each([15, 40, 60, 100, 200])("of at most %i words is not longer", (most) => {
    const text = answerIn(52, `Summarize the report in at most ${most} words.`);
    const quote = /^> (.+)$/m.exec(text)?.[1] ?? "";
    const count = quote.split(/\s+/).length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(most);
    expect(text).toContain(`to ${count} words`);
  });

  test("says so where no sentence is short enough", () => {
    expect(answer(`Shorten this to 2 words:\n\n${pool}`)).toContain(
      "No sentence of the text fits into 2 words",
    );
  });

  test("a text of one's own is worked on in place of the exercise's", () => {
    const text = answerIn(52, `Summarize this in two sentences:\n\n${pool}`);
    expect(text).toContain("the text in your prompt: 30 words");
    for (const item of listOf(text)) expect(pool).toContain(/"(.+)"/.exec(item)?.[1]);
  });
});

describe("tasks", () => {
  const head = ["Task", "Person", "Date"];

  test("of the minutes, each with who and when, word for word [TO-25]", () => {
    const text = answerIn(53, exerciseById(53)?.examplePrompt ?? "");
    expect(rowsOf(text)).toEqual([
      head,
      ["ask the caretaker for the key to the gym", "Carla", "May 15"],
      ["write to all parents and ask for cakes", "Ana", "May 22"],
      ["borrow the big coffee machine from the church", "open", "open"],
      ["build the wheel of fortune and bring it to the school", "Dev", "June 12"],
      ["run the sack race", "Ella", "open"],
      ["collect small prizes", "Ella", "open"],
      ["ask the music teacher how many power outlets the band needs", "Ben", "May 11"],
      ['replace it ("The first aid box is out of date.")', "Ana", "open"],
      [
        expect.stringMatching(/^call him \("The town must be told.*Farid does this/),
        "Carla",
        "open",
      ],
      [expect.stringContaining("lemonade"), "we", "at the next meeting"],
    ]);
    expect(text).toContain('it says "open" (5 tasks)');
    expect(text).toContain("A second band would be nice");
  });

  test("sorted by date, with the columns, the word for gaps and without the talk", () => {
    const text = answerIn(
      53,
      "Make a table from the notes with the columns who, task and due date. Only what was decided. Write 'tbd' where a name or date is missing. Sort by date, earliest first.",
    );
    const rows = rowsOf(text);
    expect(rows[0]).toEqual(["Who", "Task", "Due date"]);
    expect(rows.slice(1, 5).map((row) => row[2])).toEqual([
      "May 11",
      "May 15",
      "May 22",
      "June 12",
    ]);
    expect(rows.filter((row) => row.includes("tbd"))).toHaveLength(5);
    expect(text).not.toContain("| open |");
    expect(text).not.toContain("pizza");
    expect(text).toContain("4 sentences with ideas or open questions left out.");
  });

  test.each([
    ["Ana will call the baker by Friday.", "Ana", "call the baker", "by Friday"],
    [
      "Ben and Carla have to paint the sign on 3 May.",
      "Ben and Carla",
      "paint the sign",
      "on 3 May",
    ],
    ["Dev: order the cups", "Dev", "order the cups", null],
    ["Somebody must bring chairs.", null, "bring chairs", null],
    [
      "Ella offered to print the leaflets within two weeks.",
      "Ella",
      "print the leaflets",
      "within two weeks",
    ],
    ["We will meet the mayor before June 1, 2027.", "we", "meet the mayor", "before June 1, 2027"],
  ])("%s", (sentence, who, task, due) => {
    expect(findActions(sentence)).toEqual([expect.objectContaining({ who, task, due })]);
  });

  test.each([
    "The band will play at 3 pm.",
    "It will be warm.",
    "Nobody will mind.",
    "Ana likes the idea of a raffle.",
    "Perhaps a second band would be nice.",
  ])("none in: %s", (sentence) => {
    expect(findActions(sentence)).toEqual([]);
  });

  test("she is whoever was named last", () => {
    const [, second] = findActions("Ella will bake. She will also collect prizes.");
    expect(second).toMatchObject({ who: "Ella", task: "collect prizes" });
  });

  test("a text without tasks says so", () => {
    expect(answer(`List the tasks with who and when:\n\n${pool}`)).toContain("none found");
  });
});

describe("what is picked out", () => {
  test("dates and times, as they belong together", () => {
    const text = answer(
      "Which dates and times are in it?\n\nWe meet on Monday, 3 May 2027, at 7 pm. The trip is from June 5 to June 7. Call me soon.",
    );
    expect(rowsOf(text).map(([found]) => found)).toEqual([
      "Dates and times",
      "Monday, 3 May 2027, at 7 pm",
      "June 5 to June 7",
    ]);
  });

  test("amounts, each with the sentence it stands in", () => {
    const rows = rowsOf(
      answer(
        "List the amounts:\n\nThe room costs \u20ac45, breakfast 8.50 euros, and 10% goes to the club. Parking is $3.",
      ),
    );
    expect(rows.map(([found]) => found)).toEqual([
      "Amounts",
      "\u20ac45",
      "8.50 euros",
      "10%",
      "$3",
    ]);
    expect(rows.at(-1)).toEqual(["$3", "Parking is $3."]);
  });

  test("email addresses, once each and as no link", () => {
    const text = answer(
      "Find all email addresses in this text:\n\nWrite to ann@example.org or to bob.lee@example.com. Ann@example.org answers faster.",
    );
    expect(text).toContain("**Email addresses** (2)");
    expect(renderMarkdown(text)).not.toContain("<a ");
  });

  test("names, questions and links", () => {
    const text = answer(
      "List the names, the questions and the links:\n\nYesterday Maria Lopez met Tom Baker. Will the bus run? Look at www.example.org/bus today.",
    );
    expect(text).toContain("Maria Lopez");
    expect(text).toContain("Tom Baker");
    expect(text).toContain("Will the bus run?");
    expect(text).toContain("**Links** (1)");
  });

  test("nothing that is not there", () => {
    expect(answer("List the amounts:\n\nThe room costs a lot, and breakfast is free.")).toContain(
      "**Amounts:** none found.",
    );
  });
});

describe("lists", () => {
  test.each([
    ["Sort these names: Zoe, Adam, Mia and Bo", ["Adam", "Bo", "Mia", "Zoe"]],
    ["Sort these in reverse order: pear, apple, plum", ["plum", "pear", "apple"]],
    [
      "Sort by price, cheapest first:\n\nlamp 12.50\nchair 45\ndesk 1,120\nmug 4",
      ["mug 4", "lamp 12.50", "chair 45", "desk 1,120"],
    ],
    [
      "Sort by last name:\n\nZoe Adams\nBen Clark\nAnn Adams",
      ["Ann Adams", "Zoe Adams", "Ben Clark"],
    ],
    [
      "Sort by date, earliest first:\n\nDentist, 3 June\nMarket, 12 May\nCake sale\nTrip, June 1",
      ["Market, 12 May", "Trip, June 1", "Dentist, 3 June", "Cake sale"],
    ],
    ["Remove duplicates:\n\napple\npear\nApple\nplum", ["apple", "pear", "plum"]],
    ["Make a numbered list of these: milk, eggs, bread", ["milk", "eggs", "bread"]],
  ])("%s", (prompt, items) => {
    expect(listOf(answer(prompt))).toEqual(items);
  });

  test("what was removed is counted", () => {
    expect(answer("Remove duplicates:\n\napple\npear\nApple\nAPPLE")).toContain(
      "4 entries, 2 repetitions removed",
    );
  });

  test("how often each entry stands there", () => {
    const text = answer("How often does each fruit appear?\n\napple\npear\nApple\nplum\napple");
    expect(rowsOf(text)).toEqual([
      ["Entry", "How often"],
      ["apple", "3"],
      ["pear", "1"],
      ["plum", "1"],
    ]);
  });

  test("a table takes the headings that were named", () => {
    const text = answer(
      "Put this in a table with columns thing, price and color\n\nlamp | 12 | blue\nchair | 45 | oak",
    );
    expect(rowsOf(text)).toEqual([
      ["thing", "price", "color"],
      ["lamp", "12", "blue"],
      ["chair", "45", "oak"],
    ]);
  });

  test("CSV quotes what holds a comma and defuses what a spreadsheet would run", () => {
    const text = answer("Turn this into CSV:\n\nlamp | 12, blue\n=1+1 | x");
    expect(text).toContain('lamp,"12, blue"');
    expect(text).toContain("'=1+1,x");
  });

  test("words, sentences, paragraphs and entries are counted", () => {
    expect(answer("Count the words:\n\nThe bus was late. We walked home in the rain.")).toContain(
      "**Counted:** 10 words, 2 sentences, 1 paragraph, 45 characters with spaces.",
    );
    expect(answer("How many names are on this list?\n\nZoe\nAdam\nMia")).toContain("3 entries");
  });
});

describe("what a program cannot do", () => {
  test("new wording is not promised", () => {
    expect(answer(`Rewrite this in a friendly tone:\n\n${pool}`)).toContain(
      "this program writes none",
    );
    expect(answer(`Summarize this in one sentence, in a friendly tone:\n\n${pool}`)).toContain(
      "**Not done:** You also ask for new wording.",
    );
  });

  test("nor what a text leaves open", () => {
    expect(
      answerIn(52, "Summarize the report in 3 points and list what it does not answer."),
    ).toContain("**Not done:** You also ask what the text leaves open.");
  });

  test("without a text it asks for one, without a wish for a wish", () => {
    expect(answer("Summarize")).toContain("I found no text to work on.");
    expect(answer(`What do you think of this?\n\n${pool}`)).toContain("could not read what to do");
  });

  test("no text keeps it busy, breaks it or gets markup through", () => {
    const request = fc.constantFrom(
      "Summarize in 3 points:",
      "Sort this list:",
      "List the tasks with who and when in a table:",
      "Make a CSV table:",
      "Extract all dates, amounts, names, links and questions:",
      "Count the words:",
    );
    fc.assert(
      fc.property(
        request,
        fc.oneof(
          fc.string({ maxLength: 300 }),
          fc.lorem({ maxCount: 60 }),
          fc
            .array(fc.constantFrom(..."<b>|*_`#[]()\n-!. Aa1$"), { maxLength: 200 })
            .map((all) => all.join("")),
        ),
        (order, material) => {
          const { text, madeBy } = answerTextWork({
            prompt: `${order}\n\n${material}`,
            filledSlots: [],
          });
          expect(text.trim()).not.toBe("");
          expect(text).not.toMatch(/NaN|undefined/);
          expect(madeBy).toContain("No AI model was used.");
          expect(renderMarkdown(text)).not.toMatch(/<(?:b|script|img|iframe|h[1-6])\b/);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test("in an exercise with a text, a colon goes on with the request", () => {
  const text = answerIn(
    52,
    "Summarize the report for volunteers: what went well, what went badly and what it costs. Four points, one sentence each.",
  );
  expect(text).toContain("the text of this exercise");
  expect(listOf(text)).toHaveLength(4);
});

describe("a text that is cut short", () => {
  const notice =
    "Our community garden has been running for nearly nine years now, and we have seen hundreds of volunteers come and go. This year we must ask each plot holder to pay \u00a325 a year rather than \u00a315. We know this is not welcome news, and anyone who finds it hard to pay can speak to Joan in confidence. The new fee starts on 1 April.";

  test.each(["Shorten this for me:", "Shorten this to 30 words:", "Cut this to half its length:"])(
    "keeps amounts and dates first: %s",
    (request) => {
      const text = answer(`${request}\n\n${notice}`);
      expect(text).toContain("pay \u00a325 a year rather than \u00a315.");
      expect(text).toContain("The new fee starts on 1 April.");
    },
  );
});

test("the one sentence that is kept holds the date", () => {
  const text = answer(
    "Shorten this to one sentence:\n\nThe clinic has many friendly people and a garden. It closes for good on 30 June. The garden was planted by friendly people.",
  );
  expect(listOf(text)).toEqual(['"It closes for good on 30 June." (paragraph 1)']);
});

describe("what no picking and sorting does", () => {
  test.each([
    ["Sort these by price, cheapest first, and give the total:", "total"],
    ["Sort by price and add them up:", "add them up"],
    ["Sort this list and fix the typos:", "typos"],
    ["Sort these by price and tell me the average:", "average"],
  ])("is said beside what was done: %s", (request, word) => {
    const text = answer(`${request}\n\nkettle 24.99\ntoaster 19.50\nwhisk 4.25`);
    expect(listOf(text)).toHaveLength(3);
    expect(text).toContain(`**Not done:** You wrote "${word}".`);
  });

  test.each([
    "Proofread this and list each mistake with the correction, British spelling:",
    "Check the grammar and give me a list of errors:",
    "Mark the words that sound angry, in a list:",
    "Correct this and give me a list:",
  ])("hands no faulty text back as if it were right: %s", (request) => {
    const text = answer(`${request}\n\nTheir is to many peoples, and the dokter are late.`);
    expect(text).toContain("**Not done:** You wrote");
    expect(text).not.toContain("dokter");
  });

  test.each([
    "Sort the list, no mistakes please:",
    "Sort this list, keep the spelling:",
    "Sort it into two columns:",
  ])("is nothing that was not asked for: %s", (request) => {
    expect(answer(`${request}\n\npan\nkettle\nwhisk`)).not.toContain("**Not done:**");
  });

  test("sentences without a comma are the points of a list", () => {
    expect(listOf(answer("Turn this into bullets:\n\nBring a cup. Come at noon."))).toEqual([
      "Bring a cup.",
      "Come at noon.",
    ]);
  });
});

describe("tasks told as facts", () => {
  const minutes =
    "Tom books the garden by end of the week. Lisa will bring cake on June 3. We discussed a band but nothing was decided. Mia buys cups until Friday. Someone needs to call the mayor. Farid writes to the town every year. Ben likes the garden.";

  test("somebody who books or buys has a task, and who likes or always does has none", () => {
    expect(findActions(minutes).map(({ who, task, due }) => [who, task, due])).toEqual([
      ["Tom", "book the garden", "by end of the week"],
      ["Lisa", "bring cake", "on June 3"],
      ["Mia", "buy cups", "until Friday"],
      [null, "call the mayor", null],
    ]);
  });

  test("a number of points is kept, and what had to go is said", () => {
    const text = answerIn(
      53,
      "Make a bullet list of the tasks, who and by when. At most 5 bullet points, most urgent first. Leave out the discussion.",
    );
    expect(listOf(text)).toHaveLength(5);
    expect(text).toContain("5 tasks");
    expect(text).not.toContain("Talked about");
  });

  test("a list of tasks is not one task", () => {
    expect(rowsOf(answerIn(53, "Make a table of tasks with who and when.")).length).toBe(11);
  });

  test("columns, heading, order and sign are taken over", () => {
    const text = answerIn(
      53,
      'Columns Who | Task | By when, grouped by person. Where no date is named, write "???". Heading "Summer fair".',
    );
    expect(text).toMatch(/^### Summer fair$/m);
    expect(text).toMatch(/^\| Who \| Task \| By when \|$/m);
    expect(text).toContain("| Ella | collect small prizes | ??? |");
    expect(text.indexOf("| Ana |")).toBeLessThan(text.indexOf("| Ben |"));
  });
});
