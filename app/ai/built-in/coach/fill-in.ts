/** Puts values into the {names} of a text. */
export function fillIn(text: string, values: object) {
  const known = new Map<string, unknown>(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(known.get(name) ?? ""));
}
