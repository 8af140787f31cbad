import { type Part, type Tag, vocabulary } from "../../../../content/exercises/picture-vocabulary";
import {
  blank,
  findTerms,
  plainSigns,
  type Span,
  spansOf,
  splitWords,
  trimSpan,
  type Word,
  wholeWords,
} from "../learner-words";
import { findLeftOut, type LeftOut } from "./left-out";
import { lexicon, type PictureTerm } from "./lexicon";
import { findMainThing } from "./main-thing";
import { placesOf } from "./places";
import { findSettings, type Setting } from "./settings";
import { findShapes, type Shape } from "./shape";
import { type Thing, thingsOf } from "./things";

export type Edge = "top" | "bottom" | "left" | "right";

export interface Evidence<P extends Part = Part> extends Span {
  tag: Tag<P>;
}

export interface PictureReading {
  /** Signs are plain; as long as what was typed, up to the limit. */
  text: string;
  subject: Span | null;
  parts: { [P in Part]: Evidence<P>[] };
  things: Thing[];
  /** Phrases that tell where the picture plays, from "in" or "on" to the place. */
  places: Span[];
  lightFrom: { from: "left" | "right" | "above" | "behind" | "below"; span: Span } | null;
  shapes: Shape[];
  leftOut: LeftOut[];
  settings: Setting[];
  /** Words that should be written in the picture. */
  lettering: Span[];
  /** Space that should stay empty. */
  room: { edge: Edge | null; span: Span } | null;
  /** What follows "in the style of". */
  manner: Span | null;
  purpose: Span | null;
  hopeful: Span[];
  /** What follows a label such as "Light:". */
  labelled: { part: Part; span: Span }[];
}

const partNames = Object.keys(vocabulary) as Part[];

const labels: Record<string, Part> = {
  subject: "subject",
  "main subject": "subject",
  "main thing": "subject",
  medium: "medium",
  technique: "medium",
  style: "style",
  light: "light",
  lighting: "light",
  mood: "mood",
  view: "view",
  camera: "view",
  place: "place",
  setting: "place",
  background: "place",
};
const labelPattern =
  /(?:^|[\n.;,])[ \t]{0,3}(main subject|subject|main thing|medium|technique|style|lighting|light|mood|view|camera|place|setting|background)[ \t]{0,2}[:=][ \t]{0,2}([^\n.;]{2,120})/gi;

const lightFromPattern =
  /\b(?:light|lit|sun|sunlight|lamp|lantern|glow|window|moon|shadows?|shin(?:es|ing)|fall(?:s|ing)|com(?:es|ing)|lighting)\b[^.,;\n]{0,30}?\b(?:from|on) (?:the )?(?:upper |lower |far |top |bottom )?(left|right|behind|above|below|top|back)\b/gi;
/** "Warm light from the window" tells no place to look from. */
const lightBefore =
  /\b(?:light|sun|sunshine|glow|shin\w+|fall\w*|com(?:es|ing)|stream\w+) (?:\w+ )?$/i;
const roomPattern =
  /\b(?:(?!clear sky)(?:empty|blank|free|clear|open|quiet|unused|negative|copy|white|calm) (?:space|area|sky|part|third|half|quarter|corner|strip|room|top|bottom|band|place|paper|middle|center|wall|patch|border|margin|spot)s?|(?:space|room|area|place) (?:at the (?:top|bottom) |on the (?:left|right) |above |below )?for (?:the |a |my |our |some |your )?(?:[a-z]+ )?(?:text|words?|title|date|names?|headline|greeting|message|lettering|writing|address|details|times?|logo|caption)|(?:upper|top|lower|bottom|left|right)(?:-hand)? (?:third|half|quarter|part|edge|side|corner|area|two thirds) (?:of [^.,;\n]{1,24} )?(?:(?:is|should be|stays|stay|kept|left|remains|must be|completely|mostly|almost|nearly) ){0,3}(?:empty|free|blank|clear|plain|calm|quiet|white)|(?:leave|keep) the [^.,;\n]{2,24} (?:empty|free|blank|clear|bare))\b[^.,;\n]{0,24}/gi;
const mannerPattern =
  /\b(?:in the (?:style|manner) of|inspired by|(?:painted|drawn) (?:by|like)) ([^.,;:\n]{2,60})/gi;
const purposePattern =
  /\b(?!on the wall\b)(?:for|on) (?:the )?(?:front of )?(?:an? |the |my |our |her |his |their )?[^.,;:\n]{0,40}?\b(?:cards?|invitations?|posters?|flyers?|leaflets?|notice board|noticeboard|website|web page|newsletter|label|cover|book|calendar|menu|sign|worksheet|presentation|slides?|wall|mural|stage|set|program|brochure|training sheet|banner|bookmark|postcard|t-shirt|gift|playroom|bedroom|nursery|party)\b/gi;
const letteringPattern =
  /"[^"\n]{1,80}"|\b(?:sign|banner|label|title|headline|lettering|letters|text|words?)\b (?:that )?(?:says?|saying|reads?|reading)\b[^.,;\n]{1,60}/gi;
function partsOf(found: readonly PictureTerm[]): PictureReading["parts"] {
  const entries = partNames.map((part) => [
    part,
    found
      .filter(({ meaning }) => meaning.part === part)
      .map(({ start, end, meaning }) => ({ start, end, tag: meaning.tag })),
  ]);
  return Object.fromEntries(entries);
}

function firstSpan(text: string, pattern: RegExp): Span | null {
  const span = spansOf(text, pattern)[0];
  return span ? wholeWords(text, span) : null;
}

/** "In the style of" a person or a work; a technique such as "a woodcut" is none. */
function findManner(text: string): Span | null {
  for (const match of text.matchAll(mannerPattern)) {
    const name = match[1] ?? "";
    const isTechnique =
      !/\p{Lu}/u.test(name) &&
      (/^(?:an?|the|old|children|child)\b/i.test(name) ||
        findTerms(splitWords(name), lexicon).length > 0);
    if (!isTechnique)
      return trimSpan(text, { start: match.index, end: match.index + match[0].length });
  }
  return null;
}

function findRoom(text: string): PictureReading["room"] {
  const span = firstSpan(text, roomPattern);
  if (!span) return null;
  const near = text.slice(Math.max(0, span.start - 12), span.end).toLowerCase();
  const edge = /\b(?:top|upper|above|sky)\b/.test(near)
    ? "top"
    : /\b(?:bottom|lower|below)\b/.test(near)
      ? "bottom"
      : /\bleft\b/.test(near)
        ? "left"
        : /\bright\b/.test(near)
          ? "right"
          : null;
  return { edge, span };
}

function findLightFrom(text: string): PictureReading["lightFrom"] {
  for (const match of text.matchAll(lightFromPattern)) {
    const word = match[1]?.toLowerCase();
    const from =
      word === "top" ? "above" : word === "back" ? "behind" : (word as "left" | "right" | "above");
    return { from, span: { start: match.index, end: match.index + match[0].length } };
  }
  return null;
}

function findLabelled(text: string) {
  return Array.from(text.matchAll(labelPattern)).flatMap((match) => {
    const part = labels[match[1]?.toLowerCase() ?? ""];
    if (!part) return [];
    const end = match.index + match[0].length;
    const start = end - (match[2]?.length ?? 0);
    return { part, label: { start: match.index, end: start }, value: { start, end } };
  });
}

/** A whole request in quotation marks is a request, not lettering. */
function findLettering(text: string) {
  const opens = text.search(/\S/);
  return spansOf(text, letteringPattern).filter(
    ({ start, end }) => start > opens || end - start < text.trim().length * 0.6,
  );
}

/** "says "Open"" of "a sign that says "Open"": the sign itself is to be seen. */
function writtenWords(text: string, { start, end }: Span): Span {
  const at = text.slice(start, end).search(/\b(?:says?|saying|reads?|reading)\b|"/i);
  return { start: start + Math.max(0, at), end };
}

export function readPicture(prompt: string): PictureReading {
  const text = plainSigns(prompt);
  const settings = findSettings(prompt.slice(0, text.length));
  const withoutSettings = blank(text, settings);
  const leftOut = findLeftOut(
    blank(
      text,
      settings.filter(({ name }) => name !== "no"),
    ),
  );
  const lettering = findLettering(withoutSettings);
  const room = findRoom(withoutSettings);
  const manner = findManner(withoutSettings);
  const labelled = findLabelled(withoutSettings);
  const positive = blank(withoutSettings, [
    ...leftOut,
    ...lettering.map((span) => writtenWords(withoutSettings, span)),
    ...(room ? [room.span] : []),
    ...(manner ? [manner] : []),
    ...labelled.map(({ label }) => label),
  ]);

  const words = splitWords(positive);
  const found = findTerms(words, lexicon).filter(
    ({ meaning, start }) =>
      meaning.part !== "view" || !lightBefore.test(positive.slice(Math.max(0, start - 24), start)),
  );
  const isPictureWord = (word: Word, at: number) =>
    /^(?:picture|image|format|frame|photo|poster|banner|card|scene|composition|shape)$/.test(
      word.text,
    ) || found.some(({ from, to, meaning }) => meaning.part === "medium" && from <= at && at < to);

  const labelledSubject = labelled.find(({ part }) => part === "subject")?.value ?? null;
  const subject = labelledSubject ?? findMainThing(positive, words, found);
  return {
    text,
    subject,
    parts: partsOf(found),
    things: thingsOf(positive, words, found, subject),
    places: [
      ...placesOf(words, found),
      ...labelled.filter(({ part }) => part === "place").map(({ value }) => value),
    ],
    lightFrom: findLightFrom(withoutSettings),
    shapes: findShapes(blank(text, leftOut), words, isPictureWord),
    leftOut,
    settings,
    lettering,
    room,
    manner,
    purpose: firstSpan(positive, purposePattern),
    hopeful: found.filter(({ meaning }) => meaning.part === "hopeful"),
    labelled: labelled.map(({ part, value }) => ({ part, span: value })),
  };
}

/** Nothing in it says how a picture should look, or it is no English. */
export function isBlank(reading: PictureReading) {
  const isEnglish = /\b(?:the|an|of|with|and|on|in|at|for)\b/i.test(reading.text);
  return (
    (reading.subject === null || !isEnglish) &&
    partNames.every((part) => reading.parts[part].length === 0) &&
    reading.shapes.length === 0
  );
}
