import {
  type PlanFact,
  type PlanStep,
  type PlanTemplate,
  planFacts,
} from "../../../../content/plans/plan";
import { quote, type Span } from "../learner-words";
import type { Facts } from "./facts";

const labels: Record<PlanFact, string> = {
  goal: "Goal",
  deadline: "Date",
  span: "Length of time",
  time: "Time to spare",
  people: "People",
  budget: "Money",
  limits: "Limits",
  forbidden: "Must not happen",
  ask: "Stop and ask",
  sources: "What to use",
  result: "Result",
};

function typed({ text }: Facts, { start, end }: Span, limit = 70) {
  return quote(text.slice(start, end), limit);
}

function foundTable(facts: Facts) {
  const rows = planFacts
    .filter((id) => id !== "goal" && facts.found[id].length > 0)
    .map((id) => {
      const words = facts.found[id].slice(0, 3).map((span) => typed(facts, span, 90));
      return `| ${labels[id]} | ${[...new Set(words)].join(", ")} |`;
    });
  if (rows.length === 0) {
    return "**What I found in your words:** the kind of task. No date, no money, no people and no limits.";
  }
  return `**What I found in your words**\n\n| Part | Your words |\n|---|---|\n${rows.join("\n")}`;
}

/** `{budget}` becomes the learner's words in brackets, or nothing. */
function fill(text: string, facts: Facts) {
  const words: string[] = [];
  const plain = text.replace(/\{(\w+)\}/g, (_, id: PlanFact) => {
    const span = facts.found[id]?.[0];
    if (span) words.push(typed(facts, span, 60));
    return "";
  });
  if (words.length === 0) return plain;
  const end = /[.?]$/.exec(plain)?.[0] ?? "";
  return `${plain.slice(0, plain.length - end.length)} (you wrote ${[...new Set(words)].join(", ")})${end}`;
}

/** Days for the work, if a length of time was named for it and each step gets at least one. */
function workDays(facts: Facts, template: PlanTemplate) {
  const span = facts.found.span[0];
  if (facts.days === null || !span || facts.days < template.steps.length) return null;
  const opens = /^(?:in|within|over|during|the next|next)\b/i;
  return template.isSpanForWork || opens.test(facts.text.slice(span.start, span.end))
    ? facts.days
    : null;
}

/** The days of each step, in order, none empty. */
export function divideDays(days: number, steps: readonly Pick<PlanStep, "share">[]) {
  const whole = steps.reduce((sum, { share }) => sum + share, 0);
  let used = 0;
  let shares = 0;
  return steps.map(({ share }, index) => {
    shares += share;
    const left = steps.length - index - 1;
    const wanted = Math.round((days * shares) / whole);
    const last = Math.min(days - left, Math.max(used + 1, wanted));
    const range = { first: used + 1, last };
    used = last;
    return range;
  });
}

const whoNames: Record<PlanStep["who"], string> = {
  you: "you",
  tool: "a tool may draft it, you look it over",
  either: "you or a tool",
};

/** What is said, and the step that it rules out or makes needless. */
const ruledOut: readonly (readonly [said: RegExp, step: RegExp])[] = [
  [/(?:\b(?:never|not|no|nothing)\b|n't)[^.;\n]{0,30}\brenam/i, /\bas a name\b/],
  [/(?:\b(?:never|not|no|nothing)\b|n't)[^.;\n]{0,30}\b(?:delet|remov|mov)/i, /"to delete"/],
  [
    /\b(?:skip|ignore|exclude|(?:keep|stay) (?:out|away))\b[^.;\n]{0,16}\bfolder\b/i,
    /what is private/,
  ],
  [
    /\boriginals?\b[^.;\n]{0,30}\b(?:is|are|stays?|lies?) (?:on|in|at|with|safe)\b|\balready (?:a copy|copied|backed up)\b|\b(?:copy|backup)['"]/i,
    /\bcopy\b.*\. Copy /,
  ],
];

function stepList(facts: Facts, template: PlanTemplate) {
  const days = workDays(facts, template);
  const ranges = days === null ? [] : divideDays(days, template.steps);
  const lines = template.steps.map(({ title, todo, check, who }, index) => {
    if (ruledOut.some(([said, step]) => said.test(facts.text) && step.test(`${title}. ${todo}`)))
      return `${index + 1}. **${title}.** Left out: by what you wrote, it is done already or must not be.`;
    const range = ranges[index];
    const when = !range
      ? ""
      : range.first === range.last
        ? `Day ${range.first}. `
        : `Days ${range.first} to ${range.last}. `;
    return [
      `${index + 1}. **${title}.** ${fill(todo, facts)}`,
      `   - Check: ${check}`,
      `   - ${when}Who: ${whoNames[who]}.`,
    ].join("\n");
  });
  return `**Steps**\n\n${lines.join("\n")}`;
}

function bullets(title: string, lines: readonly string[]) {
  return lines.length === 0 ? "" : `**${title}**\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
}

function amount(value: number, { sign, unit }: Pick<NonNullable<Facts["money"]>, "sign" | "unit">) {
  const rounded = Math.round(value * 100) / 100;
  const [whole = "0", cents] = rounded.toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  const number = cents === "00" ? grouped : `${grouped}.${cents}`;
  return sign || !unit ? `${sign}${number}` : `${number} ${unit}`;
}

/** Money by heads, with the sum to check it. */
function sums({ money, heads }: Facts) {
  if (!money || !heads) return "";
  const { amount: value, isEach } = money;
  return isEach
    ? `**A sum to check:** ${heads} × ${amount(value, money)} = ${amount(value * heads, money)} for everybody together.`
    : `**A sum to check:** ${amount(value, money)} ÷ ${heads} = ${amount(value / heads, money)} for each person, if the money is for all of them.`;
}

function ownStops(facts: Facts) {
  return [...facts.found.ask, ...facts.found.forbidden]
    .slice(0, 3)
    .map((span) => `you wrote: ${typed(facts, span, 90)}`);
}

function missing(facts: Facts, { asks }: PlanTemplate) {
  return planFacts
    .filter((id) => asks[id] !== undefined && facts.found[id].length === 0)
    .sort((a, b) => Object.keys(asks).indexOf(a) - Object.keys(asks).indexOf(b))
    .filter((id) => id !== "time" || facts.found.span.length === 0)
    .filter((id) => id !== "deadline" || facts.found.span.length === 0)
    .map((id) => `${labels[id]}: ${asks[id]}`);
}

interface Choice {
  template: PlanTemplate;
  isByExercise: boolean;
  /** What the exercise asks for and the prompt does not say yet; null without an exercise. */
  questions: readonly string[] | null;
}

/** The plan as markdown. */
export function writePlan(facts: Facts, { template, isByExercise, questions }: Choice): string {
  const goal = facts.found.goal[0];
  const open = (questions ?? missing(facts, template)).slice(0, questions ? 3 : 5);
  const note =
    template.id === "task"
      ? "None of the authored plans fits your words, so this is the general one. Name the kind of task, such as a trip or a newsletter, and it becomes more exact."
      : isByExercise
        ? "Your words do not say what kind of task it is, so the plan follows the exercise."
        : "";
  return [
    `**A plan for ${template.title}.** Nothing was started, looked up, booked or sent.`,
    goal ? `I read as your goal: ${typed(facts, goal, 110)}. ${note}`.trim() : note,
    foundTable(facts),
    stepList(facts, template),
    sums(facts),
    bullets("Stop and ask", [
      ...ownStops(facts),
      ...template.stopWhen.map((reason) => `when ${reason}`),
    ]),
    bullets("What stays with a person", template.person),
    open.length > 0
      ? bullets("What I could not find", open)
      : "**What I could not find:** nothing that this plan needs.",
  ]
    .filter(Boolean)
    .join("\n\n");
}
