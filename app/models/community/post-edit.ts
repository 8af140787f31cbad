/** What the form of an edit holds; title and tags are a question's only. */
export interface TypedEdit {
  title: string;
  body: string;
  tags: number[];
  reason: string;
}
