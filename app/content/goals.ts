import { type Reasons, term, termsIn } from "./fields";
import type { GoalPreset } from "./profile-options";

const presets: Readonly<Record<GoalPreset, Reasons>> = {
  "automate life and work tasks": {
    "keep-your-own-judgement":
      "your goal is to automate tasks, and some of them are worth keeping in your own hands",
    "choose-the-shape":
      "you want to automate tasks, and the next step can only use an answer in a fixed shape",
    "improve-in-rounds":
      "you want to automate tasks, and one that you have improved by hand is ready to repeat",
    "set-requirements":
      "your goal is to automate life and work tasks, and a task that repeats needs written rules",
    "choose-a-tool":
      "you want to automate tasks, and for some a plain calendar rule does better than AI",
    "give-the-material":
      "you want to automate tasks, and each run has to work from your own texts and lists",
    "tools-that-act":
      "your goal is to automate life and work tasks, and a tool that acts needs limits",
    "split-big-tasks":
      "your goal is to automate tasks, and a job can be handed over step by step once it is split",
  },
  "start an AI-powered business": {
    "strengths-and-limits":
      "your goal is to start an AI-powered business, and it should not rest on what AI does badly",
    "spot-fakes": "you want to start a business, and newly founded ones often get faked invoices",
    "say-who-it-is-for":
      "your goal is to start a business, and every text of yours is for one kind of customer",
    "respect-rights":
      "your goal is to start a business, and what you sell must not belong to somebody else",
    "check-numbers":
      "your goal is to start a business, and its plan is only as good as the sums in it",
    "show-an-example":
      "you want to start a business, and samples make its texts sound as if one person wrote them",
    "know-the-rules":
      "your goal is to start a business, and both selling and using AI come with rules",
    "choose-a-tool":
      "you want to start an AI-powered business, and the tools you choose become your costs",
  },
  "master various AI tools": {
    "strengths-and-limits":
      "your goal is to master various AI tools, and each of them has things that it does badly",
    "how-a-model-writes":
      "your goal is to master various AI tools, and most of them work in this same way",
    "choose-a-tool":
      "your goal is to master various AI tools, and mastery begins with picking the right one",
    "what-fits-in-a-chat":
      "you want to master AI tools, and they differ in how much they can hold at once",
    "notice-bias":
      "your goal is to master AI tools, and comparing two answers shows what each leaves out",
    "set-requirements":
      "you want to master AI tools, and clear requirements let you compare them fairly",
    "show-an-example": "you want to master AI tools, and an example works in nearly all of them",
    "tools-that-act":
      "your goal is to master various AI tools, and those that act are the newest kind to learn",
  },
  "transition to an AI-focused career": {
    "how-a-model-writes":
      "your goal is an AI-focused career, and you will be asked how these tools work",
    "say-when-ai-helped":
      "your goal is an AI-focused career, and being open about AI is part of that work",
    "keep-your-own-judgement":
      "you want a career with AI, and your judgment is what an employer pays for",
    "what-a-model-knows":
      "you want a career with AI, and others will ask you what a model can know and what not",
    "check-sources":
      "you want a career with AI, and somebody has to stand behind every answer that is used",
    "show-an-example":
      "you want a career with AI, and steering a model by samples is a skill you can show",
    "split-big-tasks": "your goal is an AI-focused career, and real projects are solved in steps",
    "build-a-reusable-prompt":
      "your goal is an AI-focused career, and a tested template is something you can show",
  },
  "improve productivity with AI": {
    "improve-in-rounds":
      "your goal is to improve productivity, and changing a draft is quicker than starting again",
    "say-who-it-is-for":
      "you want to be more productive, and a text that suits its reader brings fewer questions back",
    "what-fits-in-a-chat":
      "you want to be more productive, and a chat that has forgotten half your text costs time",
    "give-the-material":
      "your goal is to improve productivity, and your own notes save the tool from guessing",
    "check-numbers":
      "you want to be more productive, and a quick check costs less than a wrong sum sent out",
    "show-an-example":
      "you want to be more productive, and one good sample replaces a page of instructions",
    "build-a-reusable-prompt":
      "your goal is to improve productivity, and a prompt that works should be written only once",
    "split-big-tasks":
      "your goal is to improve productivity, and a big job stops growing once it is split",
  },
};

const presetByText = new Map<string, Reasons>(Object.entries(presets));

interface Wish {
  /** Words of a learner's own goal that ask for the skill. */
  words: readonly string[];
  /** Finishes the sentence `Here because you want to "...", and ...`. */
  because: string;
}

const wishes: Readonly<Record<string, Wish>> = {
  "spot-fakes": {
    words: ["scam", "scammer", "fraud", "fake", "deepfake", "phishing", "hoax", "fake news"],
    because: "most tricks work only on people who do not pause",
  },
  "protect-private-data": {
    words: [
      "privacy",
      "private",
      "personal data",
      "password",
      "safe",
      "safely",
      "safety",
      "secure",
    ],
    because: "what you keep out of a chat cannot leak from it",
  },
  "spot-made-up-facts": {
    words: ["fact", "truth", "true", "wrong", "mistake", "error", "trust", "reliable", "accurate"],
    because: "a tool can be wrong and still sound sure",
  },
  "tools-that-act": {
    words: ["automate", "automation", "automatic", "agent", "bot", "chatbot", "workflow"],
    because: "a tool that acts for you needs limits",
  },
  "check-numbers": {
    words: [
      "number",
      "calculate",
      "math",
      "budget",
      "spreadsheet",
      "excel",
      "tax",
      "money",
      "data",
    ],
    because: "numbers from a chatbot deserve one sum of your own",
  },
  "check-sources": {
    words: ["research", "source", "thesis", "article", "history", "science", "health", "report"],
    because: "what you build on should lead back to a real source",
  },
  "respect-rights": {
    words: [
      "picture",
      "image",
      "photo",
      "art",
      "music",
      "song",
      "video",
      "voice",
      "sell",
      "publish",
    ],
    because: "pictures, texts and voices belong to somebody",
  },
  "say-who-it-is-for": {
    words: ["write", "writing", "email", "letter", "speech", "blog", "message", "customer", "post"],
    because: "a text works when it is written for its reader",
  },
  "improve-in-rounds": {
    words: ["story", "novel", "poem", "creative", "draft", "essay", "design", "draw", "improve"],
    because: "a first try gets better with each round",
  },
  "choose-the-shape": {
    words: ["list", "table", "summary", "summarize", "note", "presentation", "slide", "timetable"],
    because: "an answer in the right shape can be used at once",
  },
  "give-context": {
    words: ["plan", "planning", "travel", "trip", "recipe", "cook", "garden", "advice", "everyday"],
    because: "an answer fits you only when the tool knows your situation",
  },
  "give-the-material": {
    words: [
      "document",
      "pdf",
      "contract",
      "read",
      "meeting minutes",
      "translate",
      "translation",
      "book",
    ],
    because: "an answer should rest on your own material",
  },
  "set-requirements": {
    words: ["code", "coding", "program", "programming", "software", "app", "website", "exact"],
    because: "a tool can only keep to what you have said",
  },
  "show-an-example": {
    words: ["style", "tone", "brand", "marketing", "social media", "content", "advertising"],
    because: "a sample says more about a style than adjectives do",
  },
  "split-big-tasks": {
    words: ["project", "thesis", "course", "event", "wedding", "step by step", "complex"],
    because: "a big job gets done in steps",
  },
  "build-a-reusable-prompt": {
    words: ["prompt", "template", "team", "colleague", "routine", "every week", "every day"],
    because: "what works once can work again",
  },
  "what-fits-in-a-chat": {
    words: ["long", "book", "memory", "remember", "forget", "transcript"],
    because: "long texts meet the limits of a chat",
  },
  "choose-a-tool": {
    words: ["tool", "choose", "chatgpt", "copilot", "gemini", "claude", "compare"],
    because: "tools differ in what they are good at",
  },
  "how-a-model-writes": {
    words: ["understand", "how ai works", "explain", "language model", "model", "curious"],
    because: "knowing how a model writes explains much of what it does",
  },
  "what-a-model-knows": {
    words: ["knowledge", "know more", "up to date", "current", "news"],
    because: "it helps to know where an answer comes from",
  },
  "strengths-and-limits": {
    words: ["afraid", "fear", "worried", "anxious", "risk", "limit", "useful", "keep up", "future"],
    because: "it helps to see clearly what AI can do and what it cannot",
  },
  "keep-your-own-judgement": {
    words: ["kid", "child", "children", "grandchildren", "school", "homework", "exam", "decision"],
    because: "thinking for yourself stays a skill that needs practice",
  },
  "say-when-ai-helped": {
    words: ["job", "application", "apply", "cv", "resume", "university", "honest", "publish"],
    because: "other people may want to know what was your own work",
  },
  "know-the-rules": {
    words: ["law", "legal", "rule", "regulation", "compliance", "policy", "employer", "company"],
    because: "it is easier to ask about the rules before than after",
  },
  "notice-bias": {
    words: ["bias", "fair", "ethics", "politics", "opinion", "hire", "recruit", "society"],
    because: "an answer can leave somebody out without saying so",
  },
  "keep-a-person-in-charge": {
    words: ["manage", "manager", "lead", "employee", "staff", "patient", "responsible"],
    because: "somebody has to answer for the result",
  },
  "test-before-you-trust": {
    words: ["test", "quality", "evaluate", "reliable", "develop", "build"],
    because: "a few tests of your own tell more than a promise",
  },
};

/** What helps with nearly every goal, for those whose words name too few skills. */
const helpful = [
  "strengths-and-limits",
  "improve-in-rounds",
  "give-context",
  "keep-your-own-judgement",
  "spot-fakes",
  "notice-bias",
  "check-sources",
  "check-numbers",
];

const wordsOfWishes = Object.entries(wishes).map(
  ([skillId, { words }]) => [skillId, words.map(term)] as const,
);

/** The skills for a goal, in groups: all of the first come before any of the second. */
export function skillsForGoal(learningGoal: string): readonly Reasons[] {
  const preset = presetByText.get(learningGoal.trim());
  if (preset) return [preset];

  const said = termsIn(learningGoal);
  const named = wordsOfWishes
    .map(([skillId, words]) => ({ skillId, hits: words.filter((word) => said.has(word)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits);

  const wish = wishOf(learningGoal);
  const because = (skillId: string, link: string) =>
    [skillId, `${wish}, and ${link}${wishes[skillId]?.because}`] as const;
  return [
    Object.fromEntries(named.map(({ skillId }) => because(skillId, ""))),
    Object.fromEntries(helpful.map((skillId) => because(skillId, "as with any goal, "))),
  ];
}

const longestQuote = 80;

function wishOf(learningGoal: string) {
  const said = learningGoal
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/["“”„]/g, "'")
    .trim()
    .replace(/^(i (want|wish|hope|need|would like)|i['’]d like|my goal is) to /i, "")
    .replace(/^to /i, "")
    .replace(/[\s.,;:!?]+$/, "");
  if (!said) return "you want to use AI tools well";

  if (said.length <= longestQuote) return `you want to "${said}"`;
  const start = said.slice(0, longestQuote + 1);
  const whole = start.includes(" ")
    ? start.slice(0, start.lastIndexOf(" "))
    : [...said].slice(0, 40).join("");
  return `you want to "${whole}…"`;
}
