import { readTerms } from "../../../search/terms";
import type { PromptAnswer, PromptRequest } from "../../engine";
import { matchSnippet } from "./code/match";
import { type CodeRequest, type Fact, readCodeRequest } from "./code/request";
import { type ShelvedSnippet, shelf } from "./code/shelf";
import { codeOf, type ShownLanguage, showCases } from "./code/show";
import { inert } from "./inert";

const madeBy = {
  found:
    "Taken by a program from a shelf of small programs that our tests run. No AI model was used.",
  none: "Looked up by a program on a shelf of small programs. No AI model was used.",
};

const questions: Record<Fact, string> = {
  inputs: "**What goes in?** Give one line of it as it really looks, with invented names.",
  outputs: "**What should come out?** Write the result for that line.",
  "odd-case": "**What about an odd case?** Nothing at all, a typing mistake, the same thing twice.",
};

/** A snippet that does what was asked, with its tests; otherwise the questions that are open. */
export function answerCode({ prompt, exercise, filledSlots }: PromptRequest): PromptAnswer {
  const request = readCodeRequest(prompt, exercise?.material ?? undefined);
  const { snippet, near } = matchSnippet(request);
  const open = exercise
    ? exercise.slots.filter(({ id }) => !filledSlots.includes(id)).map(({ ask }) => ask)
    : request.missing.map((fact) => questions[fact]);
  if (!snippet) {
    return { engine: "built-in", madeBy: madeBy.none, text: askText(request, near) };
  }
  const language =
    request.language === "python" && snippet.python !== null ? "python" : "javascript";
  return {
    engine: "built-in",
    madeBy: madeBy.found,
    text: foundText(request, snippet, language, open.slice(0, 3)),
  };
}

function foundText(
  request: CodeRequest,
  snippet: ShelvedSnippet,
  language: ShownLanguage,
  open: readonly string[],
) {
  const name = language === "python" ? "Python" : "JavaScript";
  if (snippet.sign && request.wantsOnlyWhy) return onlyWhyText(snippet, open);
  return [
    ...(request.isHandedOut
      ? ["Your prompt does not hold the program, so I looked at the one of this exercise."]
      : []),
    `**${snippet.title}** (${name})${languageNote(request, language)}`,
    fence(codeOf(snippet, language), language),
    `- **In:** ${snippet.takes}\n- **Out:** ${snippet.gives}\n- **Odd cases:** ${snippet.edges}\n- **${snippet.sign ? "What was wrong" : "The idea"}:** ${snippet.idea}`,
    "**Tests it passed.** Each call was run, and this came back:",
    fence(showCases(snippet, language), language),
    ...(snippet.sign ? notKept(request, snippet) : unknownWords(request, snippet)),
    ...openQuestions(open),
    `**Before you rely on it:** ${tryIt(language)} Then try one of your own lines whose result you know.`,
  ].join("\n\n");
}

/** Who wants to mend it alone gets no program. */
function onlyWhyText({ idea }: ShelvedSnippet, open: readonly string[]) {
  const [cause] = idea.split(" The smallest repair ");
  return [
    "You want to mend it yourself, so here is only what is wrong. I ran nothing.",
    `**What is wrong:** ${cause}`,
    ...openQuestions(open),
    "**Test it yourself:** run it with what went in before, and then with an empty list and with two more values whose result you know.",
  ].join("\n\n");
}

/** What a repair was to keep to, and does not. */
function notKept({ isOneLine, runs }: CodeRequest, { cases }: ShelvedSnippet) {
  const isRun = (asked: string) => {
    const figures = (asked.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
    return cases.some(({ args: [list] }) =>
      Array.isArray(list) ? String(list.map(Number)) === String(figures) : false,
    );
  };
  const open = runs.filter((asked) => !isRun(asked));
  const parts = [
    ...(isOneLine ? ["you asked for one changed line; this program changes more than one"] : []),
    ...(open.length > 0
      ? [`I did not run it with ${open.map((each) => inert(each)).join(", ")}`]
      : []),
  ];
  return parts.length > 0 ? [`**Not kept:** ${parts.join(". And ")}.`] : [];
}

function fence(code: string, language: ShownLanguage) {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

function languageNote({ language, otherLanguage }: CodeRequest, shown: ShownLanguage) {
  if (language === shown) return "";
  if (language === "python") {
    return "\n\nYou asked for Python. The shelf holds this one in JavaScript only, so read it for the steps.";
  }
  if (otherLanguage !== null) {
    return `\n\nYou asked for ${otherLanguage}. The shelf holds JavaScript and some Python, so this is the same task in JavaScript, to read for the steps.`;
  }
  return "\n\nYou named no language, so this is JavaScript, which every browser can run.";
}

function tryIt(language: ShownLanguage) {
  return language === "python"
    ? "Save the code and a call in a file that ends in .py and run it, or paste both into an online Python page."
    : "Open the developer tools of a browser, choose the console, and paste the code and a call.";
}

/** Words of the request that the snippet does not speak of: parts that it may not do. */
function unknownWords({ query }: CodeRequest, snippet: ShelvedSnippet) {
  const { title, tags, takes, gives, edges, idea } = snippet;
  const spoken = new Set(
    [title, ...tags, takes, gives, edges, idea].flatMap(readTerms).map(({ term }) => term),
  );
  const words = new Map<string, string>();
  const own = query.replace(/"[^"\n]*"|'[^'\n]*'/g, " ").replace(/(?<=[a-z,] )\p{Lu}\p{L}+/gu, " ");
  for (const { term, word } of readTerms(own)) {
    if (!spoken.has(term) && /^\p{L}{3,20}$/u.test(word)) words.set(term, word);
  }
  if (words.size === 0) return [];
  const listed = [...words.values()].slice(0, 5).map((word) => `*${inert(word)}*`);
  return [
    `**Words of yours that its description does not use:** ${listed.join(", ")}. If one of them matters, the program may not do that part.`,
  ];
}

function openQuestions(open: readonly string[]) {
  if (open.length === 0) return [];
  const list = open.map((question) => `- ${question}`).join("\n");
  return [
    `Your prompt leaves some things open, and there the program does what its author chose:\n\n${list}`,
  ];
}

function askText(request: CodeRequest, near: ShelvedSnippet | undefined) {
  const { missing, otherLanguage } = request;
  const open: readonly Fact[] = missing.length > 0 ? missing : ["inputs", "outputs", "odd-case"];
  const intro =
    missing.length > 0
      ? "Nothing on the shelf fits this, and I do not write new programs. With these facts, any coder or assistant could begin, and I could look again:"
      : "Your prompt says what goes in, what comes out and what is odd, but nothing on the shelf does that, and I do not write new programs. Is each of these said with an example?";
  const nearest = near
    ? `\n\nNearest on the shelf: **${near.title}**. Is that what you mean?`
    : `\n\nThe shelf holds ${shelf.length} small programs: for hours and dates, prices, lists of names, and repairs of common mistakes.`;
  const other =
    otherLanguage === null
      ? ""
      : `\n\nYou asked for ${otherLanguage}. The shelf holds only JavaScript and Python.`;
  return `${intro}

${open.map((fact) => `- ${questions[fact]}`).join("\n")}${nearest}${other}`;
}
