/**
 * What can be found, in the order in which it is offered. A kind joins with a line here, and by
 * putting `indexDocument` and `forgetDocuments` into the batches that write it.
 */
export const searchKinds = {
  tool: { one: "Tool", many: "Tools" },
  guide: { one: "Guide", many: "Guides" },
  lesson: { one: "Lesson", many: "Lessons" },
  exercise: { one: "Exercise", many: "Exercises" },
  course: { one: "Course", many: "Courses" },
  article: { one: "Article", many: "Articles" },
  listing: { one: "Listing", many: "Listings" },
  question: { one: "Question", many: "Questions" },
  answer: { one: "Answer", many: "Answers" },
} as const satisfies Record<string, { one: string; many: string }>;

export type SearchKind = keyof typeof searchKinds;

export const searchKindIds = Object.keys(searchKinds) as SearchKind[];
