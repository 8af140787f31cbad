const shortest = 2;
const longest = 8;
const mostWords = 12;

/** A text as suggestions compare it: lower case, without accents. */
export function foldForSuggestions(text: string) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The beginnings of a text's words under which a suggestion is stored. */
export function prefixesOf(text: string): string[] {
  const words = foldForSuggestions(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const prefixes = new Set<string>();
  for (const word of words.slice(0, mostWords)) {
    const letters = [...word];
    for (let length = shortest; length <= Math.min(longest, letters.length); length++) {
      prefixes.add(letters.slice(0, length).join(""));
    }
  }
  return [...prefixes];
}

/** The prefix under which suggestions for what somebody typed are stored; null when it is too short. */
export function prefixToLookUp(typed: string) {
  const word = foldForSuggestions(typed).match(/[\p{L}\p{N}]+/u)?.[0] ?? "";
  const letters = [...word];
  return letters.length < shortest ? null : letters.slice(0, longest).join("");
}
