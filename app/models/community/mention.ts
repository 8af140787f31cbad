/** In one post at most so many names count; the rest is plain text. */
const mostMentions = 5;

// Not within a word, an email address or a path; a name is at least two characters long.
const mention = /(?<![\p{L}\p{M}\p{N}_.@/+-])@([\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'._-]{1,39})/gu;
const code = /(`{3,}|~{3,})[\s\S]*?(?:\1|$)|(`+)[\s\S]*?\2/g;

/**
 * The people whom a text mentions, each as the readings of the name in the order in which they are
 * tried. "@" is followed by the public name, in any case; its spaces are written as "_". A sign at
 * the end may belong to the sentence: "@Mara_L." is "Mara_L.", "Mara L.", "Mara_L" or "Mara L".
 * Code is not looked at.
 */
export function mentionsIn(text: string): string[][] {
  const seen = new Set<string>();
  const found: string[][] = [];
  for (const [, typed = ""] of text.replace(code, " ").matchAll(mention)) {
    const key = typed.toLowerCase().replace(/['._-]+$/, "");
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(readingsOf(typed));
    if (found.length === mostMentions) break;
  }
  return found;
}

function readingsOf(typed: string) {
  const bare = typed.replace(/['._-]+$/, "");
  return [...new Set([typed, spaced(typed), bare, spaced(bare)])];
}

function spaced(name: string) {
  return name.replaceAll("_", " ");
}
