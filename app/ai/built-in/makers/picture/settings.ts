import type { Span } from "../learner-words";

export interface Setting extends Span {
  name: string;
  value: string;
  /** What it does, or null for one that this program does not know. */
  about: string | null;
  /** Typed with one long dash, as some keyboards make of two hyphens. */
  isDash: boolean;
}

const shape = "the shape of the frame";
const style = "how strongly the tool's own taste shows";
const variety = "how far apart the versions lie";
const no = "what should stay out";

const known = new Map<string, string>(
  Object.entries({
    ar: shape,
    aspect: shape,
    s: style,
    stylize: style,
    c: variety,
    chaos: variety,
    no,
    seed: "a number that makes two tries easier to compare",
    tile: "a pattern that can be repeated",
    weird: "how unusual the result may be",
    style: "a variant of the tool's taste",
    raw: "less of the tool's own taste",
    q: "how much work goes into it",
    quality: "how much work goes into it",
    iw: "how much a given picture counts",
    sref: "a picture whose manner is taken over",
    cref: "a picture whose figure is taken over",
    v: "the version of the tool",
    version: "the version of the tool",
    niji: "a variant for drawn figures",
    repeat: "how often the line is run",
  }),
);

const pattern =
  /(^|[\s,.;])(--|[\u2013\u2014])([a-z]{1,12})(?![a-z])(?:[ \t]{1,3}([^\s,-][^\s,]{0,30}))?/gi;

/** The settings at the end of a line, such as `--ar 3:2`. Reads the text as it was typed. */
export function findSettings(typed: string): Setting[] {
  return Array.from(typed.matchAll(pattern), (match): Setting => {
    const [whole, before = "", mark = "", rawName = "", value = ""] = match;
    const name = rawName.toLowerCase();
    return {
      start: match.index + before.length,
      end: match.index + whole.length,
      name,
      value,
      about: known.get(name) ?? null,
      isDash: mark !== "--",
    };
  }).filter(({ isDash, about, name }) => !isDash || (about !== null && name.length > 1));
}

const wholeNumber = /^\d{1,10}$/;

/** Why a setting could not be used as it stands, or null. */
export function settingProblem({ name, value, about, isDash }: Setting): string | null {
  if (isDash) {
    return "stands behind one long dash. Your keyboard may have joined the two hyphens; type them one by one.";
  }
  if (about === null) {
    return "is not a setting this program knows. Look it up in the tool's own list, because they change.";
  }
  if (about === shape && !/^\d{1,4}(?:\.\d+)?:\d{1,4}(?:\.\d+)?$/.test(value)) {
    return "needs two numbers with a colon, such as `3:2`.";
  }
  const needsNumber = about === style || about === variety || name === "seed" || name === "weird";
  if (needsNumber && !wholeNumber.test(value)) return "needs a whole number behind it.";
  return null;
}
