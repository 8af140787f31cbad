import type { Reading } from "./reading";

const questions: readonly [when: (reading: Reading) => boolean, question: string][] = [
  [
    ({ quantities }) => quantities.length > 0 && quantities.every(({ isPercent }) => isPercent),
    "The percentage of which amount? I found a percentage and no amount.",
  ],
  [
    ({ marked, quantities }) =>
      quantities.length === 1 &&
      /\bhow (?:many|much)\b.{0,20}\b(?:dollars|euros|pounds|zloty)\b/.test(marked),
    "At which rate? I found an amount, but not what one unit of the other money costs.",
  ],
  [
    ({ marked, quantities }) =>
      quantities.length <= 1 && /\bwhat time\b.{0,60}\b(?:here|there|in)\b/.test(marked),
    "How many hours apart are the two places?",
  ],
  [
    ({ marked, quantities }) => quantities.length === 1 && /\b(?:each|split|share)\b/.test(marked),
    "How many people share it?",
  ],
  [
    ({ marked, quantities }) =>
      quantities.length <= 2 &&
      /\b(?:mpg|to the gallon|lit(?:er|re)s? (?:for|per) 100)\b/.test(marked),
    "How long is the way? I found no distance.",
  ],
  [
    ({ marked }) => /\b(?:cheaper|cheapest)\b/.test(marked),
    "How large is each pack, and what does each cost? I need both for every one of them.",
  ],
  [
    ({ marked }) => /\bpaint\b|\blit(?:er|re)s? (?:of paint|do i need)\b/.test(marked),
    "How large is the area, and how much does a liter cover? Write both as one number.",
  ],
  [
    ({ marked }) =>
      /\b(?:month|year|week)\b/.test(marked) &&
      /\b(?:an hour|per hour|a week|a month|a day)\b/.test(marked),
    "How many of them are there in the time you ask about? Write that number too.",
  ],
];

/** One question that names what is probably missing. */
export function missingIn(reading: Reading): string | null {
  return questions.find(([when]) => when(reading))?.[1] ?? null;
}
