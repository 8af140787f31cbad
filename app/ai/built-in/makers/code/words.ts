import type { Snippet } from "./snippet";

/** Texts, and small programs that beginners write to learn. */
export const wordSnippets: readonly Snippet[] = [
  {
    id: "word-count",
    title: "Count the words of a text",
    tags: ["count words", "word count", "length of essay", "number of words"],
    name: "countWords",
    takes: "A text.",
    gives: "The number of words.",
    edges:
      "Several spaces or line breaks count as one. A number is a word, a lone dash is not. An empty text has 0 words.",
    idea: "The text is cut at white space, and pieces without a letter or digit are left out.",
    cases: [
      { args: ["One two  three"], gives: 3 },
      { args: ["Open 9 to 5 - daily"], gives: 5 },
      { args: ["   "], gives: 0 },
    ],
    javascript: `function countWords(text) {
  return text.split(/\\s+/).filter((piece) => /[\\p{L}\\p{N}]/u.test(piece)).length;
}`,
    python: `def count_words(text):
    return sum(1 for piece in text.split() if any(sign.isalnum() for sign in piece))`,
  },
  {
    id: "capitalize",
    title: "Write names with capital letters",
    tags: [
      "capitalize",
      "capital letters",
      "upper case first letter",
      "title case",
      "names in lower case",
    ],
    name: "capitalizeNames",
    takes: 'A text such as "ada MAY ray".',
    gives: 'The same with a capital at the start of each word: "Ada May Ray".',
    edges:
      'Parts joined by a hyphen get a capital each. Names such as "McRay" or "de Vries" lose their special form.',
    idea: "Everything becomes small first, then each first letter becomes large.",
    cases: [
      { args: ["ada MAY ray"], gives: "Ada May Ray" },
      { args: ["anna-lena o"], gives: "Anna-Lena O" },
      { args: [""], gives: "" },
    ],
    javascript: `function capitalizeNames(text) {
  return text
    .toLowerCase()
    .replace(/(^|[\\s-])(\\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
}`,
  },
  {
    id: "fill-letter",
    title: "Fill names into a letter",
    tags: [
      "mail merge",
      "letter template",
      "placeholders",
      "fill in names",
      "serial letter",
      "invitation to many",
    ],
    name: "fillLetter",
    takes: "A text with gaps such as {name}, and the values for the gaps.",
    gives: "The text with the values in place of the gaps.",
    edges:
      "A gap without a value stops the program with a message, so no letter goes out half filled. Values that are not needed are ignored.",
    idea: "Every gap is looked up by its name and replaced.",
    cases: [
      {
        args: ["Dear {name}, see you on {day}.", { name: "Ana", day: "Friday" }],
        gives: "Dear Ana, see you on Friday.",
      },
      { args: ["{name} and {name}", { name: "Ben" }], gives: "Ben and Ben" },
      { args: ["Dear {name}", { day: "Friday" }], throws: "No value for {name}" },
    ],
    javascript: `function fillLetter(text, values) {
  return text.replace(/\\{(\\w+)\\}/g, (gap, key) => {
    if (!(key in values)) throw new Error("No value for " + gap);
    return values[key];
  });
}`,
    python: `import re

def fill_letter(text, values):
    def value(match):
        if match[1] not in values:
            raise ValueError("No value for " + match[0])
        return values[match[1]]
    return re.sub(r"\\{(\\w+)\\}", value, text)`,
  },
  {
    id: "shorten",
    title: "Cut a text to a length",
    tags: ["shorten text", "cut off", "truncate", "limit characters", "teaser", "text message"],
    name: "cutText",
    takes: "A text and the largest number of characters.",
    gives: 'The text, cut after a whole word with "..." at the end if it was too long.',
    edges: "The three dots count. A first word that is too long by itself is cut in the middle.",
    idea: "It cuts early enough for the dots and goes back to the last space.",
    cases: [
      { args: ["The bus leaves at nine", 15], gives: "The bus..." },
      { args: ["Short", 15], gives: "Short" },
      { args: ["Incomprehensible", 10], gives: "Incompr..." },
    ],
    javascript: `function cutText(text, most) {
  if (text.length <= most) return text;
  const part = text.slice(0, most - 3);
  const space = part.lastIndexOf(" ");
  return (space > 0 ? part.slice(0, space) : part) + "...";
}`,
  },
  {
    id: "initials",
    title: "Make initials from a name",
    tags: ["initials", "first letters", "monogram", "short form of a name"],
    name: "initials",
    takes: 'A name such as "Ada May Ray".',
    gives: 'The first letters as capitals: "AMR".',
    edges: "Extra spaces make no difference. An empty name gives an empty text.",
    idea: "The name is cut at the spaces, and the first sign of every part is kept.",
    cases: [
      { args: ["Ada May Ray"], gives: "AMR" },
      { args: ["  ben   ox "], gives: "BO" },
      { args: [""], gives: "" },
    ],
    javascript: `function initials(name) {
  return name
    .split(/\\s+/)
    .filter((part) => part !== "")
    .map((part) => part[0].toUpperCase())
    .join("");
}`,
  },
  {
    id: "replace-word",
    title: "Replace a word everywhere",
    tags: ["search and replace", "replace word", "find and replace", "rename in text"],
    name: "replaceWord",
    takes: "A text, the word to replace, and the new word.",
    gives: "The text with the new word.",
    edges:
      'Only whole words are replaced, so "cat" in "catalog" stays. Capitals make no difference when it searches, and the new word is used as you typed it.',
    idea: "A search pattern asks for a border of a word on both sides.",
    cases: [
      {
        args: ["The cat reads a catalog. Cat!", "cat", "dog"],
        gives: "The dog reads a catalog. dog!",
      },
      { args: ["no match", "cat", "dog"], gives: "no match" },
      { args: ["", "cat", "dog"], gives: "" },
    ],
    javascript: `function replaceWord(text, word, newWord) {
  const safe = word.replace(/[.*+?^\${}()|[\\]\\\\]/g, "\\\\$&");
  return text.replace(new RegExp("\\\\b" + safe + "\\\\b", "gi"), () => newWord);
}`,
  },
  {
    id: "file-name",
    title: "Turn a title into a file name",
    tags: ["file name", "clean file name", "slug", "rename files", "special characters", "umlauts"],
    name: "fileName",
    takes: 'A title such as "Minutes: May 3, café".',
    gives: 'A safe name such as "minutes-may-3-cafe".',
    edges: "Accents are dropped. A title without letters or digits gives an empty text.",
    idea: "Letters lose their accents and their size, and everything else becomes a hyphen.",
    cases: [
      { args: ["Minutes: May 3, café"], gives: "minutes-may-3-cafe" },
      { args: ["  Two   words "], gives: "two-words" },
      { args: ["???"], gives: "" },
    ],
    javascript: `function fileName(title) {
  return title
    .normalize("NFD")
    .replace(/\\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}`,
  },
  {
    id: "palindrome",
    title: "Check for a palindrome",
    tags: ["palindrome", "same backwards", "reverse a word", "coding homework"],
    name: "isPalindrome",
    takes: 'A text such as "Never odd or even".',
    gives: "true if it reads the same from both ends, else false.",
    edges: "Spaces, signs and capitals do not count. An empty text is true.",
    idea: "Only the letters are kept, and the row is compared with itself turned around.",
    cases: [
      { args: ["Never odd or even"], gives: true },
      { args: ["lamp"], gives: false },
      { args: [""], gives: true },
    ],
    javascript: `function isPalindrome(text) {
  const letters = text.toLowerCase().match(/[\\p{L}\\p{N}]/gu) ?? [];
  return letters.join("") === [...letters].reverse().join("");
}`,
    python: `def is_palindrome(text):
    letters = [sign for sign in text.lower() if sign.isalnum()]
    return letters == letters[::-1]`,
  },
  {
    id: "times-table",
    title: "Print a multiplication table",
    tags: ["multiplication table", "times table", "practice sheet", "school maths"],
    name: "timesTable",
    takes: "A number, and how far to go.",
    gives: 'A list of lines such as "3 x 4 = 12".',
    edges: "If the end is below 1, the list is empty.",
    idea: "A loop counts from 1 to the end and writes one line each time.",
    cases: [
      { args: [3, 4], gives: ["3 x 1 = 3", "3 x 2 = 6", "3 x 3 = 9", "3 x 4 = 12"] },
      { args: [0, 1], gives: ["0 x 1 = 0"] },
      { args: [5, 0], gives: [] },
    ],
    javascript: `function timesTable(number, end) {
  const lines = [];
  for (let factor = 1; factor <= end; factor++) {
    lines.push(number + " x " + factor + " = " + number * factor);
  }
  return lines;
}`,
  },
  {
    id: "fizz-buzz",
    title: "Play FizzBuzz",
    tags: ["fizzbuzz", "fizz buzz", "divisible by three and five", "loop exercise"],
    name: "fizzBuzz",
    takes: "The number up to which it counts.",
    gives:
      'A list: numbers as text, "Fizz" for multiples of 3, "Buzz" for multiples of 5, "FizzBuzz" for both.',
    edges: "Below 1 the list is empty.",
    idea: "The remainder of a division tells whether a number is a multiple. Both are asked for first.",
    cases: [
      { args: [5], gives: ["1", "2", "Fizz", "4", "Buzz"] },
      { args: [1], gives: ["1"] },
      { args: [0], gives: [] },
    ],
    javascript: `function fizzBuzz(end) {
  const lines = [];
  for (let number = 1; number <= end; number++) {
    if (number % 15 === 0) lines.push("FizzBuzz");
    else if (number % 3 === 0) lines.push("Fizz");
    else if (number % 5 === 0) lines.push("Buzz");
    else lines.push(String(number));
  }
  return lines;
}`,
  },
  {
    id: "prime",
    title: "Check for a prime number",
    tags: ["prime number", "primes", "divisible", "factor", "school maths"],
    name: "isPrime",
    takes: "A whole number.",
    gives: "true if it can be divided only by 1 and itself, else false.",
    edges: "0, 1 and negative numbers are not prime. Very large numbers take long.",
    idea: "It tries divisors only up to the square root, because a larger one would have a smaller partner.",
    cases: [
      { args: [7], gives: true },
      { args: [9], gives: false },
      { args: [2], gives: true },
      { args: [1], gives: false },
    ],
    javascript: `function isPrime(number) {
  if (number < 2) return false;
  for (let divisor = 2; divisor * divisor <= number; divisor++) {
    if (number % divisor === 0) return false;
  }
  return true;
}`,
    python: `def is_prime(number):
    if number < 2:
        return False
    divisor = 2
    while divisor * divisor <= number:
        if number % divisor == 0:
            return False
        divisor += 1
    return True`,
  },
  {
    id: "grade",
    title: "Turn points into grades",
    tags: [
      "grades from points",
      "marks",
      "test results",
      "pass or fail",
      "thresholds",
      "quiz score",
    ],
    name: "gradeFor",
    takes:
      "The points, the highest possible points, and a list of grades with the percentage from which they are given, best first.",
    gives: 'The grade, such as "B".',
    edges:
      "Exactly on a border the better grade is given. Below all borders it gives an empty text.",
    idea: "Points become a percentage, and the first border that is reached decides.",
    cases: [
      {
        args: [
          18,
          20,
          [
            ["A", 90],
            ["B", 75],
            ["C", 50],
          ],
        ],
        gives: "A",
      },
      {
        args: [
          15,
          20,
          [
            ["A", 90],
            ["B", 75],
            ["C", 50],
          ],
        ],
        gives: "B",
      },
      {
        args: [
          9,
          20,
          [
            ["A", 90],
            ["B", 75],
            ["C", 50],
          ],
        ],
        gives: "",
      },
    ],
    javascript: `function gradeFor(points, mostPoints, borders) {
  const percent = (points / mostPoints) * 100;
  const reached = borders.find(([, from]) => percent >= from);
  return reached ? reached[0] : "";
}`,
  },
];
