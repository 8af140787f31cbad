import { describe, expect, inject, test } from "vitest";

import { builtIn } from "~/ai/built-in/built-in";
import { answerCode } from "~/ai/built-in/makers/code";
import { pythonName, shelf } from "~/ai/built-in/makers/code/shelf";
import { exerciseById } from "~/content/exercises/exercises";
import type { Case, Json, Snippet } from "~/content/snippets/snippet";

const named = shelf.map((snippet) => [snippet.id, snippet] as const);
const inPython = shelf.flatMap((snippet) =>
  snippet.python === null ? [] : [[snippet.id, snippet, snippet.python] as const],
);

/** The snippet's function, made from the text that learners are shown. */
function compile({ javascript, name }: Snippet): (...args: Json[]) => unknown {
  return new Function(`"use strict"; ${javascript}\nreturn ${name};`)();
}

function outcomeOf(call: (...args: Json[]) => unknown, { args }: Case) {
  try {
    return { gives: call(...structuredClone(args as Json[])) };
  } catch (error) {
    return { throws: (error as Error).message };
  }
}

function expected(each: Case) {
  return "throws" in each ? { throws: each.throws } : { gives: each.gives };
}

describe.each(named)("%s", (_, snippet) => {
  const { name, cases, javascript, title, tags, takes, gives, edges, idea, sign } = snippet;

  test("its JavaScript gives what is shown for every case", () => {
    expect(cases.length).toBeGreaterThanOrEqual(3);
    const call = compile(snippet);
    for (const each of cases) expect(outcomeOf(call, each), `${each.args}`).toEqual(expected(each));
  });

  test("it leaves what it is given as it was", () => {
    const call = compile(snippet);
    for (const each of cases) {
      const args = structuredClone(each.args) as Json[];
      try {
        call(...args);
      } catch {
        // A case that stops the program is told of above.
      }
      expect(args).toEqual(each.args);
    }
  });

  test("it needs nothing but the language", () => {
    expect(javascript).toMatch(new RegExp(`^function ${name}\\(`));
    expect(javascript).not.toMatch(
      /\b(?:import|require|eval|fetch|document|window|process|console|Math\.random|Date\.now|new Date\(\))/,
    );
  });

  test("it says what it takes, gives, leaves out and how it works", () => {
    for (const text of [title, takes, gives, edges, idea]) {
      expect(text).not.toMatch(/!|https?:|[\u2018\u2019\u201c\u201d]/);
      expect(text).toMatch(/\w/);
    }
    if (!sign) expect(tags.length).toBeGreaterThanOrEqual(3);
  });
});

test("no two snippets share an id, a function or a title", () => {
  for (const key of ["id", "name", "title"] as const) {
    expect(new Set(shelf.map((snippet) => snippet[key])).size, key).toBe(shelf.length);
  }
});

describe.each(inPython)("%s in Python", (id, snippet, python) => {
  test("it is one function under the same name, indented by fours, of the language alone", () => {
    const lines = python.split("\n");
    const top = lines.filter((line) => /^\S/.test(line));
    const imports = top.filter((line) => /^(?:import|from) /.test(line));
    for (const each of imports)
      expect(each).toMatch(
        /^(?:import|from) (?:re|csv|io|datetime|decimal|math|collections|statistics)\b/,
      );
    const functions = top.filter((line) => line.startsWith("def "));
    expect(functions).toEqual([
      expect.stringMatching(new RegExp(`^def ${pythonName(snippet.name)}\\(`)),
    ]);
    const javascriptParameters = /\((.*?)\)/.exec(snippet.javascript)?.[1]?.split(",").length;
    expect(/def \w+\((.*?)\):/.exec(python)?.[1]?.split(",").length).toBe(javascriptParameters);
    for (const line of lines) {
      expect(line).not.toMatch(/\t|\s$/);
      expect((/^ */.exec(line)?.[0].length ?? 0) % 4, line).toBe(0);
    }
    const bare = python.replace(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#.*/g, '""');
    for (const [open, close] of ["()", "[]", "{}"]) {
      expect(bare.split(open ?? "").length, `${open}${close}`).toBe(bare.split(close ?? "").length);
    }
    expect(bare).not.toMatch(/\b(?:print|input|open|eval|exec)\(|;$/m);
  });

  test.skipIf(inject("pythonShelf") === null)("it gives what is shown for every case", () => {
    const outcomes = inject("pythonShelf")?.[id];
    expect(outcomes).toEqual(snippet.cases.map(expected));
  });
});

function answer(prompt: string) {
  return answerCode({ prompt, filledSlots: [] });
}

describe("what is found on the shelf", () => {
  test.each([
    [
      "Write a JavaScript program that adds up hours like 7:45 and 8:10",
      "Add up hours and minutes",
    ],
    ["sort a list of people by their last name", "Sort people by last name"],
    [
      "Python program: remove duplicates from a member list and sort it by last name",
      "Tidy a member list by last name",
    ],
    ["which loans are overdue after 21 days", "List what is overdue"],
  ])("%j gets %j", (prompt, title) => {
    expect(answer(prompt).text).toContain(`**${title}**`);
  });

  test("a snippet is found by its title and tags", () => {
    for (const { title, tags, sign } of shelf) {
      if (sign) continue;
      const query = `Write a function: ${title.toLowerCase()}, ${tags.slice(0, 2).join(", ")}`;
      expect(answer(query).text, query).toContain(`**${title}**`);
    }
  });

  test("a mistake in pasted code is named", () => {
    const pasted = 'What is wrong?\n\nfunction total(prices) {\n  let sum = "0";\n  return sum;\n}';
    expect(answer(pasted).text).toContain("**What was wrong:**");
  });

  test("nothing is made up where nothing fits", () => {
    const { text, madeBy } = answer("Write a program that plays chess against me over the network");
    expect(text).toContain("I do not write new programs");
    expect(text).toContain("What goes in?");
    expect(text).not.toContain("```");
    expect(madeBy).toContain("No AI model was used.");
  });

  test("another language is said to be missing", () => {
    expect(answer("Write a PHP script that adds up hours and minutes").text).toContain(
      "You asked for PHP.",
    );
  });

  test("shown calls are those that were run [TO-25]", async () => {
    const exercise = exerciseById(31);
    const prompt = exercise?.examplePrompt ?? "";
    const { text } = await builtIn.answer({ prompt, exercise, filledSlots: [] });
    const calls = /back:\n\n```javascript\n([\s\S]*?)\n```/.exec(text)?.[1];
    expect(calls).toContain('addHours(["7:45", "8:10", "0:50"])\n  // "16:45"');
  });
});

test.each([
  'What is wrong with this? function total(prices) { let sum = "0"; for (const price of prices) sum = sum + price; return sum; } For 2.50 and 4.00 it gives 02.504.00, I expected 6.50.',
  'my total is nonsense: let sum = "0"; for (const price of prices) sum = sum + price; pls fix',
])("a program on one line is found: %s", (prompt) => {
  const exercise = exerciseById(33);
  const { text } = answerCode({ prompt, exercise, filledSlots: [] });
  expect(text).not.toContain("does not hold the program");
  expect(text).toContain("What was wrong");
});

test.each([
  "This should add 2.50 and 4.00 to 6.50 but prints 02.504.00. Why? Explain first, then change as little as possible.",
  "I put in 2.50 and 4.00 and hoped for 6.50. Explain and keep my names.",
  "02.504.00??",
  "what does this program do?",
])("the program of the exercise is repaired, whatever is said beside it: %s", (words) => {
  const exercise = exerciseById(33);
  const prompt = `${words}\n\n${exercise?.material}`;
  const { text } = answerCode({ prompt, exercise, filledSlots: [] });
  expect(text).toContain("What was wrong");
});

test("a file with columns gets no program for names alone, and the other way round", () => {
  const csv =
    "Python. A CSV with the columns first name;last name;email. The same email is the same member, remove duplicates, sort by last name.";
  expect(answerCode({ prompt: csv, filledSlots: [] }).text).toContain("def tidy_rows(");
  const names =
    "Python program that removes duplicate members, one name per line, and sorts by last name.";
  expect(answerCode({ prompt: names, filledSlots: [] }).text).toContain("def tidy_members(");
});

test("times of day are hours and minutes", () => {
  const prompt = "Write a Python program that adds 7:45, 8:10 and 0:50 and prints the total.";
  expect(answerCode({ prompt, filledSlots: [] }).text).toContain("def add_hours(");
});
