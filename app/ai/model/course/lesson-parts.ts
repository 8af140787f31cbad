/** Parts of a lesson that stay as they are: they lead to our own pages, or care for an age. */
const kept = [
  "Worth knowing",
  "Try it now",
  "To close this module: write one yourself",
  "You are done when",
];
const recapTitle = "In short";

/** A lesson's markdown as what a model may write anew and what stays. */
export function keptParts(content: string) {
  const parts = content.split(/^(?=#### )/m);
  const isKept = (part: string) => kept.some((title) => part.startsWith(`#### ${title}`));
  return {
    replaced: parts.filter((part) => !isKept(part)).join(""),
    kept: parts.filter(isKept).map((part) => part.trim()),
  };
}

/** The lesson with new words around the parts that stay. */
export function withNewWords(content: string, { text, recap }: { text: string; recap: string[] }) {
  const lines = recap.map((each) => `- ${each}`).join("\n");
  return [text, ...keptParts(content).kept, `#### ${recapTitle}\n\n${lines}`].join("\n\n");
}
