import { exercises } from "../content/exercises/exercises";
import { guides } from "../content/guides/guides";
import { skills } from "../content/skills/skill-map";
import { tools } from "../content/tools";

/** What teaches here, by what it is called: content in the code, so finding it asks no database. */
export interface LearningTitle {
  kind: "lesson" | "guide" | "exercise" | "tool";
  title: string;
  href: string;
}

export const learningTitles: readonly LearningTitle[] = [
  ...skills.map(({ id, title }) => ({ kind: "lesson", title, href: `/lessons/${id}` }) as const),
  ...guides.map(
    ({ id, name }) =>
      ({ kind: "guide", title: `${name}: the guide`, href: `/guides/${id}` }) as const,
  ),
  ...exercises.map(
    ({ id, toolId, title }) =>
      ({ kind: "exercise", title, href: `/tools/${toolId}?exercise=${id}` }) as const,
  ),
  ...tools.map(({ id, name }) => ({ kind: "tool", title: name, href: `/tools/${id}` }) as const),
];
