/** `{{name}}` marks what a person fills in; the name is bounded, so a text cannot slow the search. */
const blank = /\{\{[ \t]*([^{}\n]{1,120})\}\}/g;

/** What is to be filled in, each name once, in the order of the text. */
export function blanksOf(prompt: string): string[] {
  return [...new Set([...prompt.matchAll(blank)].map(([, name = ""]) => name.trim()))];
}

/** The prompt with what was filled in; a blank without a value stays as it is. */
export function fillIn(prompt: string, values: Readonly<Record<string, string>>): string {
  return prompt.replace(blank, (whole, name: string) => values[name.trim()]?.trim() || whole);
}
