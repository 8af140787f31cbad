import type { QuestionReader } from "./shown";

/** Whether this reader can vote on a post. */
export function viewerOf(reader: QuestionReader, author: { id: number }) {
  if (!reader) return "visitor";
  return reader.id === author.id ? "author" : "member";
}
