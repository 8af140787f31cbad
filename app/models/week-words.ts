import { counted } from "./counted";
import { shortDay } from "./shown-day";
import type { Week } from "./week";

/** "Nov 16 to Nov 22, 2026" */
export function spokenWeek({ monday, sunday }: Pick<Week, "monday" | "sunday">) {
  return `${shortDay(monday)} to ${shortDay(sunday)}, ${sunday.slice(0, 4)}`;
}

export interface ToldWeek {
  lit: number;
  finished: number;
  cards: number;
  known: number;
  lessons: number;
  skills: readonly { title: string }[];
  skillsAgain: readonly { title: string }[];
  exercises: readonly { title: string }[];
  challenges: number;
}

/** What a week was, in sentences that hold nothing that somebody wrote. */
export function sentencesOf(week: ToldWeek): string[] {
  const { lit, finished, cards, known, lessons, skills, skillsAgain, exercises, challenges } = week;
  if (lit === 0) {
    return ["Nothing was finished in this week, and nothing is lost. What you knew waits for you."];
  }
  return [
    `You learned on ${counted(lit, "day")} and finished ${counted(finished, "thing")}.`,
    ...(lessons > 0 ? [`You finished ${counted(lessons, "lesson")} of your courses.`] : []),
    ...(skills.length > 0 ? [`You showed for the first time: ${listed(skills)}.`] : []),
    ...(skillsAgain.length > 0 ? [`You showed again: ${listed(skillsAgain)}.`] : []),
    ...(exercises.length > 0 ? [`You passed the exercises: ${listed(exercises)}.`] : []),
    ...(challenges > 0 ? [`You answered ${counted(challenges, "challenge")} rightly.`] : []),
    ...(cards > 0
      ? [`You answered ${counted(cards, "card")} of your review and knew ${known} of them.`]
      : []),
  ];
}

function listed(things: readonly { title: string }[]) {
  return things.map(({ title }) => `“${title}”`).join(", ");
}
