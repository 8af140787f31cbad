import { ask } from "./ask";
import { check } from "./check";
import type { Skill } from "./skill";
import { understand } from "./understand";
import { useResponsibly } from "./use-responsibly";

/** Every skill, strand by strand. */
export const skills: readonly Skill[] = [...understand, ...ask, ...check, ...useResponsibly];

const byId = new Map(skills.map((skill) => [skill.id, skill]));

export function skillById(id: string) {
  return byId.get(id);
}
