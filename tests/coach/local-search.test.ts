import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerSearch } from "~/ai/built-in/makers/search";
import { exercisesOf } from "~/content/exercises/exercises";
import { renderMarkdown } from "~/markdown/render.server";
import { sitePassages } from "~/search/site-passages";
import asked from "./people/lookups.md?raw";
import last from "./people/lookups-last.md?raw";
import strangers from "./people/lookups-strangers.md?raw";

const perplexityExercises = exercisesOf(8);

function search(prompt: string) {
  return answerSearch({ prompt, filledSlots: [] });
}

/** What is quoted in an answer, without the signs that keep it from being markup. */
function quotesOf(text: string) {
  return Array.from(text.matchAll(/"([^"\n]{20,})"/g), ([, quote = ""]) =>
    quote.replaceAll("\\", ""),
  );
}

const everything = sitePassages().documents.map(({ text }) => text.replace(/\s+/g, " "));

function expectQuoted(text: string) {
  const quotes = quotesOf(text);
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes) {
    for (const part of quote.split(" ... ")) {
      expect(
        everything.some((passage) => passage.includes(part.replace(/\s\.\.\.$/, ""))),
        part,
      ).toBe(true);
    }
  }
}

describe("what it finds", () => {
  test.each([
    "Is what my father types into a chat assistant stored or read by anybody?",
    "How can I check whether a source really exists?",
    "What does a language model do when it does not know the answer?",
    ...perplexityExercises.map(({ examplePrompt }) => examplePrompt),
  ])("is quoted word for word from this site: %s", (prompt) => {
    const { text, sources = [], madeBy } = search(prompt);
    expectQuoted(text);
    for (const { href, title } of sources) {
      expect(href).toMatch(/^\/[a-z]/);
      expect(title).not.toBe("");
    }
    expect(madeBy).toContain("not the web");
    expect(text).toContain("**Check before you use it:**");
  });

  test("the example of the first exercise gets the passage that answers it [TO-25]", () => {
    const { text } = search(perplexityExercises[0]?.examplePrompt ?? "");
    expect(text).toContain("it may be stored, read by staff for safety checks");
  });

  test.each([
    ["one passage", 1],
    ["two passages", 2],
    ["4 passages", 4],
  ])("keeps to %s", (count, number) => {
    const { text } = search(`What happens to private data that I type into a chat? Show ${count}.`);
    expect(text.match(/^\d\. "/gm)).toHaveLength(number);
  });

  test("several questions are answered one by one", () => {
    const { text } = search(
      "I give a talk about invented facts in AI answers. Which details are most often made up? How can I check them?",
    );
    expect(text).toContain("**Which details are most often made up?**");
    expect(text).toContain("**How can I check them?**");
    expectQuoted(text);
  });

  test("two tools are compared on the points that were named, with both guides linked", () => {
    const { text, sources } = search(
      "Compare Perplexity AI and DeepSeek: sources, private data and cost. Make a table.",
    );
    expect(text).toContain("| | [Perplexity AI](/guides/8) | [DeepSeek](/guides/7) |");
    for (const point of ["Sources", "Private data", "Cost"]) expect(text).toContain(`**${point}**`);
    expect(sources?.map(({ href }) => href)).toEqual(["/guides/8", "/guides/7"]);
  });

  test.each([
    "shows sources, what happens to what we type, price",
    "price, sources, where our questions go",
    "sources, cost, what they do with our texts",
  ])("what becomes of one's words is the point of private data: %s", (points) => {
    const { text } = search(`Set Perplexity AI against DeepSeek on: ${points}. Make a table.`);
    for (const point of ["Sources", "Private data", "Cost"]) expect(text).toContain(`**${point}**`);
  });

  test("only guides are searched where only guides are wanted", () => {
    const { text } = search("What happens to private data in a chat? Use only the guides.");
    expect(text).not.toMatch(/^ +Skill:/m);
  });
});

/** Each question of a table and the pages that should answer it. */
function questionsOf(table: string) {
  return table
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1)
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, question = "", pages = ""]) => ({ question, pages: pages.split("; ") }));
}

/** Where the first passage comes from, or "nothing". */
function firstPage(question: string) {
  return /^1\. ".*"\n +\[(.*)\]/m.exec(search(question).text)?.[1] ?? "nothing";
}

describe("what people ask in their own words", () => {
  test("finds the page that teaches it, or says that there is none", () => {
    const questions = questionsOf(asked);
    expect(questions).toHaveLength(60);
    for (const { question, pages } of questions) {
      const page = firstPage(question);
      expect(
        pages.some((each) => page.includes(each)),
        `${question}: ${page}`,
      ).toBe(true);
    }
  });

  test("a question that was not foreseen seldom gets a page about something else", () => {
    const questions = questionsOf(last);
    const astray = questions.filter(({ question, pages }) => {
      const page = firstPage(question);
      return page !== "nothing" && !pages.some((each) => page.includes(each));
    });
    expect(questions).toHaveLength(40);
    expect(astray.length).toBeLessThanOrEqual(4);
  });
});

/** Of lessons that are offered as a guess, where nothing was found. */
function offeredLessons(question: string) {
  return Array.from(
    search(question).text.matchAll(/^- \[(.*)\]\(\/lessons\//gm),
    ([, title]) => title,
  );
}

describe("where nothing is found for sure", () => {
  test("the nearest lessons are offered, as a guess and without a quotation", () => {
    const question = "keeps rewriting the bits i liked";
    const { text, sources } = search(question);
    expect(text).toMatch(/^I did not find this here\./);
    expect(text).toContain(
      "I chose them by words they share with your question, and did not understand it:",
    );
    expect(offeredLessons(question)).toHaveLength(3);
    expect(quotesOf(text)).toEqual([]);
    expect(sources).toEqual([]);
  });

  test("two in three of a stranger's questions find their lesson or are offered it", async ({
    annotate,
  }) => {
    const count = { found: 0, offered: 0, another: 0, asked: 0 };
    for (const { question, pages } of questionsOf(strangers)) {
      if (pages.includes("nothing")) continue;
      const page = firstPage(question);
      const offered = offeredLessons(question);
      count.asked++;
      if (pages.some((each) => page.includes(each))) count.found++;
      else if (offered.some((title = "") => pages.includes(title))) count.offered++;
      else if (page !== "nothing") count.another++;
    }
    await annotate(JSON.stringify(count));
    expect(count.asked).toBe(80);
    expect(count.found).toBeGreaterThanOrEqual(37);
    expect(count.found + count.offered).toBeGreaterThanOrEqual(54);
    expect(count.another).toBeLessThanOrEqual(7);
  });
});

describe("what it does not find", () => {
  test.each([
    "How high is the Matterhorn?",
    "recipe for plum cake with cinnamon",
    "Who won the football match yesterday evening?",
    "zzzz qqqq",
  ])("is said, not made up: %s", (prompt) => {
    const { text } = search(prompt);
    expect(text).toContain("I did not find this here.");
    expect(text).not.toMatch(/^\d\. "/m);
    expect(quotesOf(text)).toEqual([]);
  });
});

test("no text keeps it busy, breaks it or gets markup through", () => {
  const piece = fc.constantFrom(
    "What is a prompt? ",
    "Compare ChatGPT and Claude. ",
    "<b>privacy</b> ",
    "show 5 passages ",
    "'quoted' ",
    "[a](javascript:b) ",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 30 }).map((all) => all.join("")),
      ),
      (prompt) => {
        const { text } = search(prompt);
        expect(text.trim()).not.toBe("");
        expect(text).not.toMatch(/NaN|undefined/);
        expect(renderMarkdown(text)).not.toMatch(/<(?:b|script|img)\b|javascript:b"/);
      },
    ),
    { numRuns: 60 },
  );
});
