import {
  type Device,
  type DirectoryEntry,
  type ToolTask,
  toolTasks,
} from "../content/directory/entry";
import { youngestAge } from "./age-limit";

/** What the picker asks, in its order; the values stand in its address. */
export const pickerQuestions = {
  task: Object.entries(toolTasks).map(([value, label]) => ({ value, label })),
  device: [
    { value: "phone", label: "On a phone or tablet" },
    { value: "computer", label: "On a computer" },
    { value: "any", label: "On both, or it does not matter" },
  ],
  cost: [
    { value: "free", label: "No, it has to be free" },
    { value: "any", label: "Yes, it may" },
  ],
  age: [
    { value: "child", label: "Under 13" },
    { value: "teen", label: "13 to 17" },
    { value: "adult", label: "18 or over" },
  ],
} as const;

type PickerAge = (typeof pickerQuestions.age)[number]["value"];

export interface PickerAnswers {
  task: ToolTask;
  device: Device | "any";
  cost: "free" | "any";
  age: PickerAge;
}

type Question = keyof typeof pickerQuestions;

/** What was answered, read from an address; what is not among the choices counts as unanswered. */
export function readAnswers(query: URLSearchParams): Partial<PickerAnswers> {
  const questions = Object.keys(pickerQuestions) as Question[];
  return Object.fromEntries(
    questions.flatMap((question) => {
      const options: readonly { value: string }[] = pickerQuestions[question];
      const chosen = options.find(({ value }) => value === query.get(question));
      return chosen ? [[question, chosen.value]] : [];
    }),
  );
}

export function isComplete(answers: Partial<PickerAnswers>): answers is PickerAnswers {
  return Object.keys(pickerQuestions).every((question) => question in answers);
}

/** In years, the oldest of each group. */
const oldest: Record<PickerAge, number> = { child: 12, teen: 17, adult: Number.POSITIVE_INFINITY };

const most = 3;
const ranks: readonly string[] = ["beginner", "intermediate", "advanced"];

/** Up to three tools that fit all four answers, the easiest first, each with its reasons. */
export function pickTools(entries: readonly DirectoryEntry[], answers: PickerAnswers) {
  const rankOf = ({ difficulty }: DirectoryEntry) => ranks.indexOf(difficulty);
  return entries
    .filter((entry) => fits(entry, answers))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, most)
    .map((entry) => ({ id: entry.id, name: entry.name, reasons: reasonsFor(entry, answers) }));
}

function fits(entry: DirectoryEntry, { task, device, cost, age }: PickerAnswers) {
  return (
    entry.does[task] !== undefined &&
    (device === "any" || entry.runsOn.includes(device)) &&
    (cost === "any" || entry.isFree) &&
    isOldEnough(entry, age)
  );
}

/** Whoever is under 18 is sent only where a source names an age that they have. */
function isOldEnough(entry: DirectoryEntry, age: PickerAge) {
  return age === "adult" || (youngestAge(entry) ?? Number.POSITIVE_INFINITY) <= oldest[age];
}

function reasonsFor(entry: DirectoryEntry, { task, device, cost }: PickerAnswers) {
  const { free, paid } = entry.pricing;
  const devices = entry.runsOn.map((each) => `a ${each}`).join(" and ");
  return [
    { about: "What you want to do", reason: entry.does[task] ?? "" },
    { about: "Where", reason: `Works on ${device === "any" ? devices : `a ${device}`}.` },
    {
      about: "Cost",
      reason: cost === "free" || entry.isFree ? `${free}.` : `${free}. Paid: ${paid}.`,
    },
    { about: "Age", reason: entry.minimumAge },
  ];
}
