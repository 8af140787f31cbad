/** How far an answer could be used, in the learner's judgement. */
export const usableAs = [
  { value: "as-is", label: "I could use it as it was" },
  { value: "with-changes", label: "I could use it with changes" },
  { value: "not", label: "I could not use it" },
] as const;

/** What to look back on once an assistant has answered. */
export const reflections = [
  {
    name: "useful",
    question: "What in the answer could you use?",
    hint: "Name the part, in your own words.",
  },
  {
    name: "wrong",
    question: "What was wrong, missing or made up, and how did you notice?",
    hint: "If you found nothing, say what you checked.",
  },
  {
    name: "next",
    question: "What will you write differently the next time?",
    hint: "One thing is enough.",
  },
] as const;
