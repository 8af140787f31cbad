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
export const tools: readonly Tool[] = [
  {
    id: 1,
    name: "GPT-4o",
    description:
      "A model by OpenAI, introduced in May 2024 and best known from ChatGPT, that works with text, pictures and sound. You talk to it in everyday words: it explains, drafts, summarizes and answers follow-up questions. It can be wrong and still sound sure. Newer models have taken its place in ChatGPT; the guide tells you more.",
    category: "Chat assistant",
    iconClass: "icon-chat",
    bgGradient: "indigo",
    difficulty: "beginner",
    tags: ["conversation", "writing", "everyday help"],
  },
  {
    id: 2,
    name: "DALL·E 3",
    description:
      "A picture generator by OpenAI, introduced in 2023. You describe a scene in words and it draws one. Saying what should be in the picture, in which style and from where it is seen is a skill you can practice here. Newer models have replaced it; the guide tells you more.",
    category: "Image creation",
    iconClass: "icon-picture",
    bgGradient: "rose",
    difficulty: "beginner",
    tags: ["pictures", "describing", "creativity"],
  },
  {
    id: 3,
    name: "Code Assistant",
    description:
      "Not one product but a kind of tool: an assistant that suggests, explains and repairs program code, as many editors and chat assistants now offer. Useful for a first formula or script, as long as you try out what it writes before you rely on it.",
    category: "Coding",
    iconClass: "icon-code",
    bgGradient: "rust",
    difficulty: "intermediate",
    tags: ["code", "formulas", "explaining"],
  },
  {
    id: 4,
    name: "Grok",
    description:
      "An assistant by SpaceXAI (formerly xAI), offered on the web, in apps and inside the social network X. It can draw on recent public posts, which helps with what is new and makes it all the more important to check who said it.",
    category: "Chat assistant",
    iconClass: "icon-pulse",
    bgGradient: "slate",
    difficulty: "beginner",
    tags: ["conversation", "current events", "checking sources"],
  },
  {
    id: 5,
    name: "Claude",
    description:
      "An assistant by Anthropic for reading, writing, thinking through problems and working with code. It can work with long documents that you give it, so summaries and careful rewriting are good first exercises.",
    category: "Chat assistant",
    iconClass: "icon-page",
    bgGradient: "indigo",
    difficulty: "beginner",
    tags: ["long documents", "writing", "reasoning"],
  },
  {
    id: 6,
    name: "Midjourney",
    description:
      "An image generator by the independent company of the same name, known for its painterly results. Short descriptions plus settings for shape, style and variation decide the outcome, so it rewards trying things out step by step.",
    category: "Image creation",
    iconClass: "icon-brush",
    bgGradient: "plum",
    difficulty: "intermediate",
    tags: ["pictures", "style", "creativity"],
  },
  {
    id: 7,
    name: "DeepSeek",
    description:
      "A family of models by the Chinese company DeepSeek, with a free chat on the web and model weights that anyone may download. Some of its models write out their reasoning before they answer, which is good practice material for following and questioning an argument.",
    category: "Chat assistant",
    iconClass: "icon-steps",
    bgGradient: "teal",
    difficulty: "intermediate",
    tags: ["reasoning", "mathematics", "open weights"],
  },
  {
    id: 8,
    name: "Perplexity AI",
    description:
      "A search assistant that reads web pages and answers in sentences with numbered links to its sources. The links are the point: open them and see whether they really say what the answer claims.",
    category: "Research",
    iconClass: "icon-search",
    bgGradient: "moss",
    difficulty: "beginner",
    tags: ["research", "sources", "fact checking"],
  },
  {
    id: 9,
    name: "Manus AI",
    description:
      "An agent: you give it a task, and it plans the steps, browses the web, works with files and comes back with a result. The more a tool does by itself, the more it matters to set limits and to look over what it did.",
    category: "Agent",
    iconClass: "icon-path",
    bgGradient: "amber",
    difficulty: "advanced",
    tags: ["agents", "planning", "reviewing"],
  },
];
