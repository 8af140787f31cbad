import type { Snippet } from "./snippet";

/** Names, votes, groups and tables. */
export const listSnippets: readonly Snippet[] = [
  {
    id: "tidy-names",
    title: "Tidy a list of names",
    tags: [
      "remove duplicates",
      "duplicate names",
      "clean list",
      "sort names alphabetically",
      "extra spaces",
      "guest list",
    ],
    name: "tidyNames",
    takes: "A text with one name per line.",
    gives: "The names sorted by the alphabet, each once, one per line.",
    edges:
      "Empty lines and extra spaces go. Names that differ only in capitals count as the same, and the first spelling stays. Accents make a difference.",
    idea: "Each name is stored under its small letters, so a second one finds the place taken.",
    cases: [
      { args: ["Ben Ox\nana Lee\nBEN OX"], gives: "ana Lee\nBen Ox" },
      { args: ["  Zoe   May \n\nAda Ray"], gives: "Ada Ray\nZoe May" },
      { args: ["Ada Ray"], gives: "Ada Ray" },
      { args: ["\n \n"], gives: "" },
    ],
    javascript: `function tidyNames(text) {
  const names = new Map();
  for (const line of text.split("\\n")) {
    const name = line.trim().replace(/\\s+/g, " ");
    const key = name.toLowerCase();
    if (name !== "" && !names.has(key)) names.set(key, name);
  }
  return [...names.values()].sort((a, b) => a.localeCompare(b, "en")).join("\\n");
}`,
    python: `def tidy_names(text):
    names = {}
    for line in text.split("\\n"):
        name = " ".join(line.split())
        key = name.lower()
        if name and key not in names:
            names[key] = name
    return "\\n".join(sorted(names.values(), key=str.lower))`,
  },
  {
    id: "tidy-members",
    title: "Tidy a member list by last name",
    tags: [
      "member list sorted by last name",
      "remove duplicates members",
      "duplicate people",
      "club members file",
      "surname",
      "same person twice",
      "names differ in capital letters",
    ],
    name: "tidyMembers",
    takes: "The text of a file with one name per line, first name first.",
    gives: "Every person once, ordered by last name, one name per line.",
    edges:
      "Empty lines and extra spaces go. Names that differ only in capitals count as the same person, and the first spelling stays. Only the last word counts as the last name. Headings and notes are not recognized, so take them out before.",
    idea: "Each name is cleaned and stored under its small letters. What is left is sorted by the last word, then by the whole name.",
    cases: [
      {
        args: ["Zoe Adams\nBEN CLARK\nBen Clark\nAnn Adams"],
        gives: "Ann Adams\nZoe Adams\nBEN CLARK",
      },
      { args: ["  Ada   Ray \n\nada ray"], gives: "Ada Ray" },
      { args: ["Cher\nTom Baker"], gives: "Tom Baker\nCher" },
      { args: ["\n"], gives: "" },
    ],
    javascript: `function tidyMembers(text) {
  const people = new Map();
  for (const line of text.split("\\n")) {
    const name = line.trim().replace(/\\s+/g, " ");
    const key = name.toLowerCase();
    if (name !== "" && !people.has(key)) people.set(key, name);
  }
  const lastName = (name) => name.split(" ").at(-1);
  return [...people.values()]
    .sort((a, b) => lastName(a).localeCompare(lastName(b), "en") || a.localeCompare(b, "en"))
    .join("\\n");
}`,
    python: `def tidy_members(text):
    people = {}
    for line in text.split("\\n"):
        name = " ".join(line.split())
        key = name.lower()
        if name and key not in people:
            people[key] = name
    by_last_name = sorted(
        people.values(), key=lambda name: (name.split()[-1].lower(), name.lower())
    )
    return "\\n".join(by_last_name)`,
  },
  {
    id: "by-last-name",
    title: "Sort people by last name",
    tags: ["sort by last name", "surname", "family name", "class list order", "members by surname"],
    name: "sortByLastName",
    takes: 'A list of names, first name first, such as "Ada May Ray".',
    gives: "The same names, ordered by the last word, then by the rest.",
    edges:
      'Only the last word counts as the last name, so "de la Cruz" is sorted under C. A single word is its own last name. The list given stays as it was.',
    idea: "The last word is cut off and compared first. If it is the same, the whole name decides.",
    cases: [
      {
        args: [["Zoe Adams", "Ben Clark", "Ann Adams"]],
        gives: ["Ann Adams", "Zoe Adams", "Ben Clark"],
      },
      { args: [["Maria de la Cruz", "Tom Baker"]], gives: ["Tom Baker", "Maria de la Cruz"] },
      { args: [["Cher", "Tom Baker"]], gives: ["Tom Baker", "Cher"] },
      { args: [[]], gives: [] },
    ],
    javascript: `function sortByLastName(names) {
  const lastName = (name) => name.trim().split(/\\s+/).at(-1);
  return [...names].sort(
    (a, b) =>
      lastName(a).localeCompare(lastName(b), "en") || a.localeCompare(b, "en"),
  );
}`,
    python: `def sort_by_last_name(names):
    return sorted(names, key=lambda name: (name.split()[-1].lower(), name.lower()))`,
  },
  {
    id: "count-votes",
    title: "Count votes",
    tags: [
      "count votes",
      "tally",
      "how often each",
      "poll",
      "survey answers",
      "frequency",
      "count occurrences",
    ],
    name: "countVotes",
    takes: "A list of answers as text.",
    gives: "A list of answer and count, the most frequent first.",
    edges:
      "Capitals and spaces around an answer make no difference. Blank answers are left out. With equal counts the alphabet decides.",
    idea: "A counter for each answer goes up by one whenever the answer comes along.",
    cases: [
      {
        args: [["tea", "Coffee", "tea "]],
        gives: [
          ["tea", 2],
          ["coffee", 1],
        ],
      },
      {
        args: [["b", "a"]],
        gives: [
          ["a", 1],
          ["b", 1],
        ],
      },
      { args: [["", " "]], gives: [] },
    ],
    javascript: `function countVotes(answers) {
  const counts = new Map();
  for (const answer of answers) {
    const key = answer.trim().toLowerCase();
    if (key !== "") counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], "en"));
}`,
    python: `from collections import Counter

def count_votes(answers):
    keys = [answer.strip().lower() for answer in answers]
    counts = Counter(key for key in keys if key)
    return [list(pair) for pair in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))]`,
  },
  {
    id: "make-groups",
    title: "Divide people into groups",
    tags: ["divide into groups", "make teams", "split class", "pairs", "group of four", "tables"],
    name: "makeGroups",
    takes: "A list of people and the largest size of a group.",
    gives: "A list of groups whose sizes differ by one at most.",
    edges:
      "The order of the list is kept; shuffle it before if chance should decide. Without people it gives an empty list. A size below 1 stops the program with a message.",
    idea: "First it works out how many groups are needed, then it deals the people out like cards.",
    cases: [
      { args: [["a", "b", "c", "d", "e"], 2], gives: [["a", "d"], ["b", "e"], ["c"]] },
      { args: [["a", "b", "c", "d"], 4], gives: [["a", "b", "c", "d"]] },
      { args: [[], 3], gives: [] },
      { args: [["a"], 0], throws: "A group needs at least one place." },
    ],
    javascript: `function makeGroups(people, largest) {
  if (largest < 1) throw new Error("A group needs at least one place.");
  const count = Math.ceil(people.length / largest);
  const groups = Array.from({ length: count }, () => []);
  people.forEach((person, i) => groups[i % count].push(person));
  return groups;
}`,
  },
  {
    id: "draw-names",
    title: "Draw names by lot",
    tags: [
      "raffle",
      "random winner",
      "draw names",
      "shuffle list",
      "pick at random",
      "lottery",
      "random order",
    ],
    name: "drawNames",
    takes: "A list of names, how many to draw, and a whole number above 0 as the seed.",
    gives: "The names drawn, nobody twice.",
    edges:
      "The same seed gives the same draw, so others can repeat and check it. If more are wanted than there are, everybody is drawn. It is fine for a raffle, not for secrets such as passwords.",
    idea: "A simple formula turns the seed into a row of numbers, and each number picks a name from those that are left.",
    cases: [
      { args: [["Ana", "Ben", "Cem", "Dia"], 2, 7], gives: ["Ana", "Cem"] },
      { args: [["Ana"], 3, 1], gives: ["Ana"] },
      { args: [[], 2, 1], gives: [] },
    ],
    javascript: `function drawNames(names, count, seed) {
  const left = [...names];
  const drawn = [];
  let state = seed;
  while (drawn.length < count && left.length > 0) {
    state = (state * 48271 + 11) % 2147483647;
    drawn.push(left.splice(state % left.length, 1)[0]);
  }
  return drawn;
}`,
  },
  {
    id: "who-is-missing",
    title: "Find out who has not answered",
    tags: [
      "compare two lists",
      "missing names",
      "not replied",
      "difference between lists",
      "who has not paid",
      "attendance",
    ],
    name: "missing",
    takes: "The list of everybody, and the list of those who answered.",
    gives: "Those who are on the first list only.",
    edges:
      "Capitals and spaces around a name make no difference. People who answered without being invited are ignored.",
    idea: "The answers become a set, which can say at once whether a name is in it.",
    cases: [
      { args: [["Ana", "Ben", "Cem"], ["ben "]], gives: ["Ana", "Cem"] },
      { args: [["Ana"], ["Ana", "Zoe"]], gives: [] },
      { args: [[], ["Ana"]], gives: [] },
    ],
    javascript: `function missing(everybody, answered) {
  const key = (name) => name.trim().toLowerCase();
  const present = new Set(answered.map(key));
  return everybody.filter((name) => !present.has(key(name)));
}`,
    python: `def missing(everybody, answered):
    present = {name.strip().lower() for name in answered}
    return [name for name in everybody if name.strip().lower() not in present]`,
  },
  {
    id: "ranking",
    title: "Make a ranking with shared places",
    tags: ["ranking", "leaderboard", "scores", "places", "tournament", "winner", "ties"],
    name: "rank",
    takes: "A list of people, each with a name and points.",
    gives: "The list from most to fewest points, each with a place.",
    edges: "Equal points share a place, and the next place is skipped: 1, 2, 2, 4.",
    idea: "A place is one more than the number of people with more points.",
    cases: [
      {
        args: [
          [
            { name: "Ana", points: 5 },
            { name: "Ben", points: 9 },
            { name: "Cem", points: 5 },
            { name: "Dia", points: 2 },
          ],
        ],
        gives: [
          { place: 1, name: "Ben", points: 9 },
          { place: 2, name: "Ana", points: 5 },
          { place: 2, name: "Cem", points: 5 },
          { place: 4, name: "Dia", points: 2 },
        ],
      },
      { args: [[{ name: "Ana", points: 0 }]], gives: [{ place: 1, name: "Ana", points: 0 }] },
      { args: [[]], gives: [] },
    ],
    javascript: `function rank(people) {
  return [...people]
    .sort((a, b) => b.points - a.points)
    .map(({ name, points }) => ({
      place: 1 + people.filter((other) => other.points > points).length,
      name,
      points,
    }));
}`,
  },
  {
    id: "average",
    title: "Work out average and middle value",
    tags: ["average", "mean", "median", "middle value", "grades", "marks of a class"],
    name: "averages",
    takes: "A list of numbers.",
    gives: "The average and the median, that is the middle value of the sorted list.",
    edges:
      "With an even count the median lies between the two middle values. An empty list gives null for both, because there is nothing to divide.",
    idea: "The average is the sum divided by the count. For the median a sorted copy is opened in the middle.",
    cases: [
      { args: [[2, 3, 10]], gives: { average: 5, median: 3 } },
      { args: [[1, 2, 3, 4]], gives: { average: 2.5, median: 2.5 } },
      { args: [[10, 9, 100]], gives: { average: 39.666666666666664, median: 10 } },
      { args: [[]], gives: { average: null, median: null } },
    ],
    javascript: `function averages(numbers) {
  if (numbers.length === 0) return { average: null, median: null };
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const isOdd = sorted.length % 2 === 1;
  const sum = sorted.reduce((total, each) => total + each, 0);
  return {
    average: sum / sorted.length,
    median: isOdd ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2,
  };
}`,
    python: `from statistics import mean, median

def averages(numbers):
    if not numbers:
        return {"average": None, "median": None}
    return {"average": mean(numbers), "median": median(numbers)}`,
  },
  {
    id: "group-by",
    title: "Add up expenses by category",
    tags: [
      "sum by category",
      "group expenses",
      "spending per month",
      "totals per group",
      "budget categories",
      "pivot",
    ],
    name: "totalsByCategory",
    takes: "A list of entries, each with a category and an amount.",
    gives: "A list of category and total, the largest total first.",
    edges:
      'Amounts are added in cents. Entries without a category stand under "other". Refunds may be negative.',
    idea: "One running total is kept for each category.",
    cases: [
      {
        args: [
          [
            { category: "food", amount: 10.1 },
            { category: "bus", amount: 5 },
            { category: "food", amount: 0.2 },
          ],
        ],
        gives: [
          ["food", 10.3],
          ["bus", 5],
        ],
      },
      { args: [[{ category: "", amount: 3 }]], gives: [["other", 3]] },
      { args: [[]], gives: [] },
    ],
    javascript: `function totalsByCategory(entries) {
  const cents = new Map();
  for (const { category, amount } of entries) {
    const key = category || "other";
    cents.set(key, (cents.get(key) ?? 0) + Math.round(amount * 100));
  }
  return [...cents].map(([key, sum]) => [key, sum / 100]).sort((a, b) => b[1] - a[1]);
}`,
  },
  {
    id: "number-lines",
    title: "Number the lines of a text",
    tags: ["number lines", "numbered list", "add line numbers", "agenda"],
    name: "numberLines",
    takes: "A text with several lines.",
    gives: 'The same lines, each with a number in front, such as "1. Welcome".',
    edges: "Empty lines get no number. Numbers do not line up on the right from 10 on.",
    idea: "A counter goes up with every line that is not empty.",
    cases: [
      { args: ["Welcome\nMoney\nElection"], gives: "1. Welcome\n2. Money\n3. Election" },
      { args: ["Welcome\n\nMoney"], gives: "1. Welcome\n\n2. Money" },
      { args: [""], gives: "" },
    ],
    javascript: `function numberLines(text) {
  let number = 0;
  return text
    .split("\\n")
    .map((line) => (line.trim() === "" ? line : ++number + ". " + line))
    .join("\\n");
}`,
  },
  {
    id: "read-csv",
    title: "Read a line of a CSV file",
    tags: [
      "csv",
      "comma separated",
      "read spreadsheet export",
      "split line at commas",
      "parse table",
    ],
    name: "readCsvLine",
    takes: 'One line of a CSV file, such as `Ray,"Mill Lane 3, rear",12`.',
    gives: "A list of the fields as text.",
    edges:
      "Commas inside quotation marks do not split, and two quotation marks in a row stand for one. Fields that run over several lines are not handled.",
    idea: "It goes through the line sign by sign and remembers whether it is inside quotation marks.",
    cases: [
      { args: ["a,b,c"], gives: ["a", "b", "c"] },
      { args: ['Ray,"Mill Lane 3, rear",12'], gives: ["Ray", "Mill Lane 3, rear", "12"] },
      { args: ['"say ""hi""",x'], gives: ['say "hi"', "x"] },
      { args: [""], gives: [""] },
    ],
    javascript: `function readCsvLine(line) {
  const fields = [""];
  let isQuoted = false;
  for (let i = 0; i < line.length; i++) {
    const sign = line[i];
    if (sign === '"' && isQuoted && line[i + 1] === '"') {
      fields[fields.length - 1] += '"';
      i++;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === "," && !isQuoted) fields.push("");
    else fields[fields.length - 1] += sign;
  }
  return fields;
}`,
    python: `import csv

def read_csv_line(line):
    return next(csv.reader([line]), []) or [""]`,
  },
  {
    id: "write-csv",
    title: "Write a table as CSV",
    tags: ["write csv", "export table", "save as csv", "make comma separated file", "rows to csv"],
    name: "toCsv",
    takes: "A list of rows, each a list of texts or numbers.",
    gives: "A text that spreadsheets can open, one row per line.",
    edges:
      "Fields with commas, quotation marks or line breaks are put in quotation marks. Empty fields stay empty.",
    idea: "A field with a sign that could confuse is wrapped, and its own quotation marks are doubled.",
    cases: [
      {
        args: [
          [
            ["name", "age"],
            ["Ana", 7],
          ],
        ],
        gives: "name,age\nAna,7",
      },
      { args: [[["Ray, Ada", 'the "boss"']]], gives: '"Ray, Ada","the ""boss"""' },
      { args: [[]], gives: "" },
    ],
    javascript: `function toCsv(rows) {
  const field = (value) => {
    const text = String(value);
    return /[",\\n]/.test(text) ? '"' + text.replaceAll('"', '""') + '"' : text;
  };
  return rows.map((row) => row.map(field).join(",")).join("\\n");
}`,
  },
];
