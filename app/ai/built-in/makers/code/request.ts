/** The facts without which nobody can write a program. */
export type Fact = "inputs" | "outputs" | "odd-case";

export interface CodeRequest {
  /** What it should do: the prompt without code and without the words of programming. */
  query: string;
  /** The same in pieces, because the task often stands in one of them. */
  sentences: readonly string[];
  code: string;
  /** The code is the exercise's, because the prompt holds none. */
  isHandedOut: boolean;
  wantsRepair: boolean;
  /** "Don't fix it for me, only explain": the repaired program stays away. */
  wantsOnlyWhy: boolean;
  /** It may change no more than a line. */
  isOneLine: boolean;
  /** Further inputs that it wants to see run: an empty list, or figures. */
  runs: readonly string[];
  language: "javascript" | "python" | null;
  /** A language that the shelf does not hold, as people call it. */
  otherLanguage: string | null;
  missing: readonly Fact[];
  /** How a line of the file is built, where the prompt tells it: one name, or several columns. */
  rows: "names" | "columns" | null;
}

const readLimit = 4000;

const fence = /```[\s\S]{0,3000}?(?:```|$)/g;
const codeLine =
  /^[ \t]*(?:(?:function|const|let|var|def|for|while|if|else|elif|return|print|import|from|class|try|except|catch)\b.*[(){};:=].*|[\w.[\]]{1,40}\s*[-+*/]?=(?!=)\s*\S.*|[{}()\];,\s]+|[\w.]{1,40}\(.*\);?)$/gm;

/** A program that was pasted on one line, in the middle of what is said about it. */
const inlineCode =
  /(?:\bfunction\s*\w*\s*\(|\b(?:let|const|var) \w+\s*=|\bfor\s*\(|\bdef \w+\()[^\n]*[};]|\bdef \w+\([^\n]*\breturn \w+/g;

const programWords =
  /\b(?:programs?|programmes?|programming|functions?|codes?|coding|scripts?|snippets?|javascript|js|typescript|python|node|language|inputs?|outputs?|returns?|returned|tests?|tested|edge|cases?|comments?|commented|examples?|explain\w*|explanation|beginners?|simple|plain|words?|short|small|little|tiny|clear\w*|write|create|build|generate|develop|help|need|want|please|takes?|gives?|prints?|result|library|libraries|packages?|browser|run|runs|running|work|works|working|step by step|line by line|should|assistant|excel|google|sheets?|spreadsheets?|formulas?|macro|note|notes|skip|ignore|like|such|called|named|user|computer)\b/gi;

const otherLanguages: readonly [name: string, pattern: RegExp][] = [
  [
    "a spreadsheet formula",
    /\b(?:excel|google sheets?|spreadsheets? formula|libre ?office|formula)\b/i,
  ],
  ["VBA", /\bvba\b/i],
  ["Java", /\bjava\b/i],
  ["C#", /\bc#|\bc sharp\b/i],
  ["C++", /\bc\+\+/i],
  ["PHP", /\bphp\b/i],
  ["Ruby", /\bruby\b/i],
  ["SQL", /\bsql\b/i],
  ["HTML or CSS", /\b(?:html|css)\b/i],
  ["Kotlin", /\bkotlin\b/i],
  ["Swift", /\bin swift\b/i],
  ["Go", /\b(?:in Go|golang)\b/],
  ["Rust", /\bin rust\b/i],
  ["R", /\bin R\b/],
  ["C", /\bin C\b(?![#+])/],
  ["a shell script", /\b(?:bash|powershell|shell script)\b/i],
  ["Scratch", /\bscratch\b(?! (?:that|from))/i],
];

const onlyWhy =
  /\b(?:don'?t|do not|without|no need to|not) (?:fix|repair|mend|solve|correct|rewrit|chang)\w*\b|\b(?:only|just) (?:explain|tell me (?:why|where|what)|show me where|the (?:reason|explanation))\b/i;
const oneLine =
  /\b(?:chang|alter|touch|edit|replac|fix|repair)\w* (?:only |just |no more than )?(?:the |that |this |a )?(?:one|1|single)(?: [a-z]+)? line\b|\b(?:only|just) (?:the |that )?(?:one |1 |single |wrong )?line\b|\bone line only\b|\b1 line only\b/i;
/** "Run it with an empty list and with 0.10 and 0.20": what is to be run, two figures at a time. */
function readRuns(words: string) {
  const asked = (words.match(/\b(?:test|try|run|check)\b[^?!\n]*/gi) ?? []).join(" ");
  const figures = asked.match(/\d+(?:\.\d+)? ?(?:and|plus|\+) ?\d+(?:\.\d+)?/gi) ?? [];
  return [...(asked.match(/\bempty list\b/i) ?? []), ...figures];
}

const withoutBlanks = (text: string) => text.replace(/\s+/g, "");

/** Somebody has a program that fails. "Show an error message" asks for a new one. */
const repair =
  /\b(?:(?:i|we) (?:had )?(?:expected|hoped for)|why (?:this|it|that) happens|fix|fixes|repair|debug|mend|what(?:'s| is| was| went) wrong|why (?:does|is|do|are)|(?:does|do)(?:n't| not) work|(?:is|are|comes out|looks|sorts?) wrong|wrong (?:total|result|order|answer|sum)|broken|crash\w*|fails|(?:gives?|returns?|shows?|prints?) (?:undefined|nothing|none|nonsense))\b/i;
const mayRepair = /\b(?:wrong|mistakes?|errors?|bugs?|instead of|should|why|help|total|result)\b/i;

const facts: Record<Fact, RegExp> = {
  inputs:
    /\b(?:inputs?|takes?|taking|given|gets|receives?|reads?|reading|goes in|put in|i (?:give|have|paste|type|enter|start)|list of|text with|lines? of|one per line|per line|file|column|two dates|numbers? (?:like|such)|such as|looks? like|for example|e\.g\.|entr(?:y|ies)|array)\b|\d[\d:.]*, ?\d|\b(?:is|are|as) \d/i,
  outputs:
    /\b(?:outputs?|returns?|gives? back|give me back|prints?|printed|results?|shows?|displays?|comes? out|get back|total|sorted|answer|as (?:a |one )?(?:list|text|number|table|line|file)|in the form|rounded|how many|should be)\b/i,
  "odd-case":
    /\b(?:edge|odd|empty|blank|zero|missing|invalid|wrong|not valid|no such|negative|duplicates?|twice|same|errors?|typos?|mistyped|nothing|no (?:entries|names|people|data|items)|leap|ties?|equal|what if|if (?:there|the|a|an|no|one|somebody|someone|it|two)|too (?:long|large|many|short)|exception|capital letters|extra spaces)\b/i,
};

/** "7:45, 8:10 and 0:50": hours and minutes, without saying so. */
const clockTimes = /(?<![\d:])\d{1,2}:[0-5]\d(?:,? (?:and )?\d{1,2}:[0-5]\d)+(?![\d:])/g;

const columnRows =
  /\bcsv\b|\bcolumns?\b|\b(?:comma|semicolon|tab)s?[- ]separated\b|\bseparated by (?:an? )?(?:comma|semicolon|tab)s?\b|\p{L};\p{L}|\b(?:same|by) e-?mail\b|\be-?mail(?: address)?(?:es)? (?:is|are) (?:the )?same\b/iu;
const nameRows =
  /\b(?:one|a|each) (?:full )?name (?:per|on each|on every|in each) (?:own )?line\b/i;

export function readCodeRequest(prompt: string, material = ""): CodeRequest {
  const text = prompt
    .slice(0, readLimit)
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"');
  const fenced = text.match(fence) ?? [];
  const bare = text.replace(fence, " ");
  const inline = bare.match(inlineCode) ?? [];
  const spoken = bare.replace(inlineCode, " ");
  const lines = spoken.match(codeLine)?.filter((line) => line.trim() !== "") ?? [];
  const words = spoken.replace(codeLine, " ");
  const code = [...fenced, ...inline, ...lines].join("\n");
  const hasCode = code !== "" || (material !== "" && mayRepair.test(words));
  const isGiven = material !== "" && withoutBlanks(text).includes(withoutBlanks(material));
  const wantsRepair = isGiven || repair.test(words) || (hasCode && mayRepair.test(words));
  const task = words.replace(clockTimes, " times hours minutes ");
  return {
    query: task.replace(programWords, " "),
    sentences: task.split(/(?<=[.?!:])\s+|\n+/).map((each) => each.replace(programWords, " ")),
    code: code === "" && wantsRepair ? material : code,
    isHandedOut: code === "" && wantsRepair && material !== "",
    wantsRepair,
    wantsOnlyWhy:
      onlyWhy.test(words) && !/\b(?:then|and|also) (?:fix|repair|mend|correct)\b/i.test(words),
    isOneLine: oneLine.test(words),
    runs: readRuns(words),
    language: readLanguage(words, code),
    otherLanguage: otherLanguages.find(([, pattern]) => pattern.test(words))?.[0] ?? null,
    missing: (Object.keys(facts) as Fact[]).filter((fact) => !facts[fact].test(words)),
    rows: columnRows.test(words) ? "columns" : nameRows.test(words) ? "names" : null,
  };
}

function readLanguage(words: string, code: string): CodeRequest["language"] {
  if (/\bpython\b/i.test(words)) return "python";
  if (/\b(?:javascript|js|typescript|node(?:\.?js)?)\b/i.test(words)) return "javascript";
  if (/^\s*(?:def \w+\(.*\):|print\(|elif\b|import \w+$)/m.test(code)) return "python";
  if (/\b(?:const|let|var|function)\b|=>/.test(code)) return "javascript";
  return /\b(?:browser|web page|website)\b/i.test(words) ? "javascript" : null;
}
