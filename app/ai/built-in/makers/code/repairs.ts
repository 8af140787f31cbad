import type { Snippet } from "./snippet";

/** Common mistakes in small programs, repaired. */
export const repairSnippets: readonly Snippet[] = [
  {
    id: "repair-text-sum",
    title: "Repair a sum that puts numbers side by side",
    tags: [
      "adds as text",
      "wrong total",
      "numbers glued together",
      "strings instead of numbers",
      "joined",
      "concatenates",
      "fix total",
      "price sum wrong",
    ],
    name: "total",
    takes: 'A list of prices as text, such as "2.50".',
    gives: "Their sum as a number.",
    edges:
      "A blank entry counts as nothing. Text that is no number stops the program with a message.",
    idea: 'A plus between texts puts them side by side: "0" + "2.50" is "02.50". The sum has to start with the number 0, without quotation marks, and every price has to become a number first.',
    cases: [
      { args: [["2.50", "4.00"]], gives: 6.5 },
      { args: [["10"]], gives: 10 },
      { args: [["", "3"]], gives: 3 },
      { args: [[]], gives: 0 },
      { args: [["2,50"]], throws: 'Not a number: "2,50"' },
    ],
    javascript: `function total(prices) {
  let sum = 0; // a number, not the text "0"
  for (const price of prices) {
    const value = Number(price);
    if (Number.isNaN(value)) throw new Error('Not a number: "' + price + '"');
    sum = sum + value;
  }
  return sum;
}`,
    python: `def total(prices):
    result = 0  # a number, not the text "0"
    for price in prices:
        if price.strip() == "":
            continue
        try:
            result = result + float(price)
        except ValueError:
            raise ValueError('Not a number: "' + price + '"')
    return result`,
    sign: /=\s*(?:"\d*"|'\d*')\s*;?(?:\s|$)|["']\d[\d.]*["']\s*\+|\b0\d+\.\d+\.\d+/,
  },
  {
    id: "repair-number-sort",
    title: "Repair numbers that sort in the wrong order",
    tags: [
      "sort numbers wrong",
      "10 before 9",
      "numeric sort",
      "order of numbers",
      "sorted as text",
      "fix sort",
    ],
    name: "sortNumbers",
    takes: "A list of numbers.",
    gives: "The numbers from small to large. The list given stays as it was.",
    edges: "Negative numbers and decimals work. Text in the list is not expected.",
    idea: "Without help, JavaScript sorts by letters, and then 100 stands before 9. A rule that subtracts two numbers tells it which is smaller.",
    cases: [
      { args: [[10, 9, 100, 1]], gives: [1, 9, 10, 100] },
      { args: [[0.5, -2]], gives: [-2, 0.5] },
      { args: [[]], gives: [] },
    ],
    javascript: `function sortNumbers(numbers) {
  return [...numbers].sort((a, b) => a - b);
}`,
    sign: /\.sort\(\s*\)/,
  },
  {
    id: "repair-equals",
    title: "Repair a comparison that is always true",
    tags: [
      "single equals",
      "always true",
      "assignment instead of comparison",
      "if condition wrong",
      "fix if",
      "wrong password accepted",
    ],
    name: "mayEnter",
    takes: "An age and the age from which somebody may come in.",
    gives: 'The text "yes" or "no".',
    edges: "Exactly the required age is enough.",
    idea: "One equals sign stores a value and is then true in nearly every case. To compare, use === or, for borders, >=.",
    cases: [
      { args: [14, 14], gives: "yes" },
      { args: [13, 14], gives: "no" },
      { args: [0, 14], gives: "no" },
    ],
    javascript: `function mayEnter(age, from) {
  if (age >= from) return "yes";
  return "no";
}`,
    sign: /\bif\s*\(\s*[\w.]+\s*=\s*[^=>\s]/,
  },
  {
    id: "repair-return",
    title: "Repair a function that gives back nothing",
    tags: [
      "undefined",
      "returns nothing",
      "missing return",
      "none instead of result",
      "function no result",
    ],
    name: "area",
    takes: "Width and length.",
    gives: "The area as a number.",
    edges: "Negative lengths are not checked.",
    idea: "A function gives back only what stands behind the word return. Printing a result shows it to you, but hands nothing on.",
    cases: [
      { args: [3, 4], gives: 12 },
      { args: [2.5, 2], gives: 5 },
      { args: [0, 4], gives: 0 },
    ],
    javascript: `function area(width, length) {
  const result = width * length;
  return result;
}`,
    python: `def area(width, length):
    result = width * length
    return result`,
    sign: /\b(?:is|returns?|gives?|prints?|get|got|shows?)\s+["'`]?(?:undefined|None)\b/i,
  },
];
