import { textNoun } from "./english/texts";
import type { Thing } from "./needs";
import type { Typed } from "./typed";
import { blank, spansOf } from "./words";

/** "In a table": what comes out, and not what is worked on. */
const comesOut = /\b(?:in|into|as) (?:an? )?(?:\w+ )?(?:list|table|paragraph|sentences?|text)\b/gi;

/** The text that is meant, as the learner calls it: "CV" and not "text". */
export function nounOf({ read, pasted }: Pick<Typed, "read" | "pasted">) {
  const own = blank(read, [...pasted, ...spansOf(read, comesOut)]);
  return textNoun.exec(own)?.[0].toLowerCase().replace("cv", "CV");
}

/** A text that is not there has one name in the step, the list and the gap. */
export function withNoun(thing: Thing, typed: Typed): Thing {
  const noun = thing.id === "material" && thing.state !== "there" && nounOf(typed);
  if (!noun) return thing;
  const name = (text: string) => text.replace(/\b([Tt]he|your) text\b/g, `$1 ${noun}`);
  const { label, step, add, gap } = thing;
  return { ...thing, label: name(label), step: name(step), add: name(add), gap: name(gap) };
}
