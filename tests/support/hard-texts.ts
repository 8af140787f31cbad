/** Texts that make a careless pattern slow, made from small parts so that none needs to be thought of. */

const units = [
  ..." \t\n\r!\"#$%&'()*+,-./0:;<=>?@A[\\]^_`a{|}~",
  "\u0000",
  "\u007f",
  "\u00a0",
  "\u200b",
  "\u202e",
  "\u0301",
  "\u00e9",
  "\u4e2d",
  "\ud83d",
  "\u{1f600}",
  "\u200d",
];

/** Pieces of what people and programs write, each of which opens something or goes on for long. */
const pieces = [
  "a ",
  "a.",
  "a@",
  "a@a.",
  "a_",
  "a-",
  "a:",
  "a\n",
  "\n\n",
  " \n",
  "\n ",
  "\r\n",
  "A ",
  "1.",
  "1,",
  "1 ",
  "0-",
  "- ",
  "* ",
  "> ",
  "1. ",
  "\n- ",
  "\n> ",
  "\n# ",
  "\n1. ",
  "\n\t",
  "\n    ",
  "\n|",
  "|a",
  "| ",
  "|-",
  "a|a\n",
  "[a](",
  "![",
  "[a]",
  "[a]: ",
  "[^1]",
  "](",
  "]]",
  "**a",
  "_a__b_",
  "*a_b",
  "~~a",
  "`a``",
  "```\n",
  '"""',
  "<a ",
  "<!--",
  "</",
  "<a>",
  "&amp;",
  "&#1",
  "&a",
  "http://",
  "https://a.",
  "www.",
  "mailto:a@",
  "a://a",
  "\\*",
  "a'",
  '"a',
  "'a ",
  "my password is ",
  "key: ",
  "sk-",
  "def a(",
  "function a(",
  "a = ",
  "a.a=",
  "Street ",
  "for example: ",
  "notes: ",
  "write ",
  "write a ",
  "ing",
  "the it is ",
  "12 Elm ",
  "+1 (",
  "eyJ",
  "$1,0",
  "10%",
  "{{",
  "[a\n",
  "e\u0301\u0323",
];

/** So that a pattern that almost fitted has to give up at the end. */
const ends = ["", "@", "\u0001"];

export interface HardText {
  name: string;
  text: string;
}

/** Every repeated part, with what makes a match fail behind it, and halves that open and close. */
export function* hardTexts(length: number): Generator<HardText> {
  for (const part of [...units, ...pieces]) {
    for (const end of ends) {
      yield { name: nameOf(part, end), text: repeat(part, length - end.length) + end };
    }
    yield { name: `a ${nameOf(part)}`, text: `a${repeat(part, length - 1)}` };
  }
  for (const [opens, closes] of halves) {
    const half = length / 2;
    yield {
      name: `${nameOf(opens)} ${nameOf(closes)}`,
      text: repeat(opens, half) + repeat(closes, half),
    };
  }
  for (const [name, text] of tables(length)) yield { name, text };
}

const halves = [
  ["[", "]"],
  ["(", ")"],
  ["<", ">"],
  ["{", "}"],
  ["[a](", ")"],
  ["*", "a*"],
  ["**a ", "a** "],
  ["a ", "\n"],
  ["a", "@"],
  ["a", " a"],
  ["`", " `"],
  ["\u0301", "\u0323"],
  ["a@", "a."],
  ["[a]: /b\n", "[a] "],
  ["[", "[a]: /b\n"],
  ["\n- a", "\n  b"],
  ["\n> a", "\nb"],
  ["<!--", "-->"],
  ["_", "a_"],
  ["a\n", "|"],
] as const;

function tables(length: number): [string, string][] {
  const wide = repeat("|a", length / 3);
  const line = repeat("|-", length / 3);
  return [
    ["a wide table", `${wide}|\n${line}|\n${wide}|`],
    ["a table of narrow lines", `|a|b|\n|-|-|\n${repeat("|a|b|\n", length - 16)}`],
    [
      "a wide table with short rows",
      `${repeat("|a", length / 8)}|\n${repeat("|-", length / 8)}|\n${repeat("|a\n", length / 2)}`,
    ],
    ["backticks that grow", growing("`", length)],
    ["stars that grow", growing("*", length)],
    ["fences that grow", growing("~", length, "\n")],
    ["quotes that nest", nested("> ", length)],
    ["lists that nest", nested("  ", length, "- a")],
  ];
}

function growing(mark: string, length: number, between = " a ") {
  let text = "";
  for (let size = 1; text.length < length; size++) text += mark.repeat(size) + between;
  return text.slice(0, length);
}

function nested(mark: string, length: number, line = "a") {
  let text = "";
  for (let depth = 0; text.length < length; depth = (depth + 1) % 200)
    text += `${mark.repeat(depth)}${line}\n`;
  return text.slice(0, length);
}

const sentences =
  "I asked the assistant to write a short letter to my landlord about the broken heating. " +
  "It sounded friendly, but it made up a date that I never gave. How do I stop that?\n\n" +
  'My prompt was: "Write to Mr. Hill, ask for a repair by Friday, and keep it under 120 words." ';

/** What people write, of the same length. */
export function prose(length: number) {
  return repeat(sentences, length);
}

function repeat(part: string, length: number) {
  const times = Math.max(0, Math.floor(length / part.length));
  return part.repeat(times);
}

function nameOf(...parts: string[]) {
  return parts.map((part) => JSON.stringify(part)).join(" then ");
}
