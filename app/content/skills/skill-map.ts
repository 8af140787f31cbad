import skills from "virtual:content/skills";

/** Every skill, strand by strand. */
export { skills };

const byId = new Map(skills.map((skill) => [skill.id, skill]));

export function skillById(id: string) {
  return byId.get(id);
}
