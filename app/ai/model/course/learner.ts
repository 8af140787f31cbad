import { maskPrivateData } from "../../built-in/coach/private-data";
import type { CourseRequest } from "../../course";

/** What a model learns of the learner: the four answers, without personal data. */
export function describeLearner(request: CourseRequest) {
  const { ageGroup, competenceLevel, industry, learningGoal } = request;
  return Object.entries({
    "Age group": ageGroup,
    "Level with AI tools": competenceLevel,
    Field: industry,
    Goal: learningGoal,
  })
    .map(([name, said]) => `${name}: ${maskPrivateData(said).text}`)
    .join("\n");
}
