/** What a path can look like, for learners who have none yet. The page labels it as a sample. */
export const sampleRoadmap = [
  { title: "Find out what AI tools really are", status: "completed" },
  { title: "Ask for one clear thing", status: "completed" },
  { title: "Catch what a tool makes up", status: "in-progress" },
  { title: "Keep private things private", status: "locked" },
  { title: "Use what you learned on a task of your own", status: "locked" },
] as const;
