import type { Snippet } from "./snippet";

/** Bills, prices and measures. */
export const moneySnippets: readonly Snippet[] = [
  {
    id: "sum-amounts",
    title: "Add up a column of amounts",
    tags: [
      "add amounts",
      "sum column",
      "total of expenses",
      "add up prices",
      "receipts",
      "household budget",
    ],
    name: "addAmounts",
    takes: 'A list of amounts as text, such as "2.50" or "$1,200".',
    gives: "The total as a number, exact to the cent.",
    edges:
      "Blank entries count as nothing, and a currency sign or a comma between thousands is ignored. Text that is no amount stops the program with a message.",
    idea: "Each entry is cleaned, turned into a number, and added in whole cents.",
    cases: [
      { args: [["2.50", "4.00"]], gives: 6.5 },
      { args: [["$1,200", "0.10", "0.20"]], gives: 1200.3 },
      { args: [["", " "]], gives: 0 },
      { args: [["2.50", "four"]], throws: 'Not an amount: "four"' },
    ],
    javascript: `function addAmounts(entries) {
  let cents = 0;
  for (const entry of entries) {
    const clean = entry.replace(/[\\s$,]/g, "");
    if (clean === "") continue;
    if (!/^-?\\d+(\\.\\d{1,2})?$/.test(clean)) throw new Error('Not an amount: "' + entry + '"');
    cents += Math.round(Number(clean) * 100);
  }
  return cents / 100;
}`,
    python: `import re

def add_amounts(entries):
    cents = 0
    for entry in entries:
        clean = re.sub(r"[\\s$,]", "", entry)
        if clean == "":
            continue
        if not re.fullmatch(r"-?\\d+(\\.\\d{1,2})?", clean):
            raise ValueError('Not an amount: "' + entry + '"')
        cents += round(float(clean) * 100)
    return cents / 100`,
  },
];
