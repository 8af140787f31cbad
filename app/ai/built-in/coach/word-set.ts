/** The words of a list with spaces or line breaks between them. */
export function wordSet(source: string): ReadonlySet<string> {
  return new Set(source.split(/\s+/).filter(Boolean));
}
