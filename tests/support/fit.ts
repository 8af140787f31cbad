import { createFitter, type FitAnswers } from "~/ai/built-in/fit/fit";
import { fitContent } from "~/content/course-library/parts";

export { fitContent };

/** How fields and goals are understood, as the database would give it. */
export const fitter = createFitter(fitContent);

const known = new Map<string, ReturnType<typeof fitter.fit>>(); // tests ask for the same again and again

/** Of the answers those alone that a fit is made of: one who wants the same at another level is understood alike. */
export function fitOf(answers: FitAnswers) {
  const { ageGroup, industry, learningGoal, fieldChoice, taskChoice, howToChoice } = answers;
  const read = { ageGroup, industry, learningGoal, fieldChoice, taskChoice, howToChoice };
  const key = JSON.stringify(read);
  const fit = known.get(key) ?? fitter.fit(read);
  known.set(key, fit);
  return fit;
}

/** One for each of some fields, and one that is understood as none. */
export const industriesOfFields = {
  technology: "technology",
  education: "education",
  healthcare: "healthcare",
  finance: "finance",
  marketing: "marketing",
  retail: "retail",
  "food-and-hospitality": "restaurant",
  "law-and-office": "law firm",
  trades: "carpenter",
  "arts-and-media": "artist",
  science: "science",
  "public-and-nonprofit": "nonprofit",
  "student-life": "university student",
  "home-and-family": "family life",
} as const;
