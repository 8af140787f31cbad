/** A topic as the list of topics shows it. */
export interface Topic {
  id: number;
  name: string;
  /** Visible questions that have it. */
  count: number;
}

export interface TopicGroup {
  name: string;
  topics: Topic[];
}

const mostSuggested = 5;

/** The tags whose names hold the typed text, in any case, without those that are chosen. */
export function suggestTags<Tag extends { id: number; name: string }>(
  tags: readonly Tag[],
  typed: string,
  chosen: readonly number[],
): Tag[] {
  const text = typed.trim().toLowerCase();
  return tags
    .filter(({ id, name }) => !chosen.includes(id) && name.toLowerCase().includes(text))
    .slice(0, mostSuggested);
}
