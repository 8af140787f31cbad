export interface Tool {
  /** Also the address, `/tools/{id}`: never renumbered. */
  id: number;
  name: string;
  description: string;
  category: string;
  /** Which drawing stands for the tool. */
  iconClass: string;
  /** Palette of its cover, see `components/pictures/cover.tsx`. */
  bgGradient: string;
  difficulty: "beginner" | "intermediate" | "advanced";
  tags: readonly string[];
}

/** The nine tools with exercises. They are seeded into `ai_tools`, where their names are read from. */
export { default as tools } from "virtual:content/tools";
