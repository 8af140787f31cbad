import type { Depth } from "../../../content/course-library/lesson-text";
import type { Resource } from "../../../content/course-library/resource";
import type { CourseResource } from "../../course";

const mostPerLesson = 2;

/** Chooses for a skill what to read on: what fits best, and in one course as little twice as possible. */
export function createResourcePicker(resources: readonly Resource[], depth: Depth) {
  const used = new Set<string>();

  return (skillId: string): CourseResource[] => {
    const fitting = resources
      .filter(({ skills }) => skills.includes(skillId))
      .sort(
        (one, other) =>
          Number(other.depth === depth) - Number(one.depth === depth) ||
          one.skills.indexOf(skillId) - other.skills.indexOf(skillId),
      );
    const fresh = fitting.filter(({ id }) => !used.has(id)).slice(0, mostPerLesson);
    const chosen = fresh.length > 0 ? fresh : fitting.slice(0, 1);
    return chosen.map(({ id, title, description, url, publisher, readOn }) => {
      used.add(id);
      return {
        title: `${title} (${publisher})`,
        description: `${description} Read on ${readOn}.`,
        url,
      };
    });
  };
}
