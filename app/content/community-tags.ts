/** The topics of the community, in groups. Ids are stored with questions: never renumbered. */
export const topicGroups = [
  {
    name: "AI Models",
    tags: [
      { id: 1, name: "GPT-4" },
      { id: 2, name: "Claude" },
      { id: 3, name: "LLaMA" },
      { id: 4, name: "Gemini" },
    ],
  },
  {
    name: "Learning",
    tags: [
      { id: 5, name: "Prompt Engineering" },
      { id: 6, name: "Fine-tuning" },
      { id: 7, name: "Best Practices" },
    ],
  },
  {
    name: "Use Cases",
    tags: [
      { id: 8, name: "Content Creation" },
      { id: 9, name: "Coding" },
      { id: 10, name: "Data Analysis" },
    ],
  },
] as const;

export const communityTags = topicGroups.flatMap((group) =>
  group.tags.map((tag) => ({ ...tag, group: group.name })),
);
