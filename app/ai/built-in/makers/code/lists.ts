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
];
