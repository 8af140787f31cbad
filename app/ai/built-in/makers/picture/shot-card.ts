import type { Part } from "../../../../content/exercises/picture-vocabulary";
import { quote, type Span } from "../learner-words";
import { findConflicts } from "./conflicts";
import { layOut } from "./layout";
import type { PictureReading } from "./reading";
import { directionOf } from "./shape";

interface Row {
  label: string;
  words: string[];
}

/** Parts that touch each other become one: "warm orange" and "lamp light". */
function joined(text: string, spans: readonly Span[]) {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    const isClose = last && /^[\s-]*(?:and|,|of)?[\s-]*$/.test(text.slice(last.end, span.start));
    if (last && (span.start <= last.end || isClose)) last.end = Math.max(last.end, span.end);
    else result.push({ start: span.start, end: span.end });
  }
  return result;
}

function rowFor(reading: PictureReading, label: string, spans: readonly Span[]): Row {
  const words = joined(reading.text, spans).map(({ start, end }) =>
    quote(reading.text.slice(start, end)),
  );
  return { label, words: [...new Set(words)].slice(0, 6) };
}

function tags(reading: PictureReading, ...parts: Part[]) {
  return parts.flatMap((part): readonly Span[] => [
    ...reading.parts[part],
    ...reading.labelled.filter((each) => each.part === part).map(({ span }) => span),
  ]);
}

function shapeRow(reading: PictureReading): Row {
  const row = rowFor(reading, "Shape", reading.shapes);
  const { ratio, hasShape } = layOut(reading);
  const isExact = reading.shapes.some((shape) => shape.isExact);
  const note = isExact ? "" : `, sketched as ${ratio}`;
  return hasShape ? { ...row, words: [`${row.words.join(", ")}${note}`] } : row;
}

function settingsRow(reading: PictureReading): Row {
  const words = reading.settings
    .filter(({ about }) => about !== null)
    .map(({ name, about }) => `\`--${name}\`: ${about}`);
  return { label: "Settings", words };
}

function rows(reading: PictureReading): Row[] {
  const light = [...tags(reading, "light"), ...(reading.lightFrom ? [reading.lightFrom.span] : [])];
  return [
    rowFor(reading, "Main thing", reading.subject ? [reading.subject] : []),
    rowFor(reading, "Place", reading.places),
    rowFor(reading, "Medium", tags(reading, "medium")),
    rowFor(reading, "Style", [
      ...tags(reading, "style"),
      ...(reading.manner ? [reading.manner] : []),
    ]),
    rowFor(reading, "Light and time", light),
    rowFor(reading, "Weather and season", tags(reading, "weather", "season")),
    rowFor(reading, "Mood", tags(reading, "mood")),
    rowFor(reading, "View", tags(reading, "view")),
    rowFor(reading, "Colors", tags(reading, "palette")),
    shapeRow(reading),
    rowFor(reading, "Empty area", reading.room ? [reading.room.span] : []),
    rowFor(reading, "Lettering", reading.lettering),
    rowFor(reading, "Must not be there", reading.leftOut),
    rowFor(reading, "What it is for", reading.purpose ? [reading.purpose] : []),
    settingsRow(reading),
  ].filter(({ words }) => words.length > 0);
}

/** What is open, the things that change a picture most first. */
function guesses(reading: PictureReading) {
  const { parts } = reading;
  const hasPlace = reading.places.length > 0 || parts.place.length > 0;
  const hasLight = tags(reading, "light").length > 0 || reading.lightFrom !== null;
  const hasPerson = reading.things.some(({ kind }) => kind === "person");
  const isPlain = parts.place.some(({ tag }) => tag === "plain");
  const open: [isOpen: boolean, text: string][] = [
    [
      reading.subject === null,
      "**The main thing.** Nobody and nothing is named that the eye should find first.",
    ],
    [
      tags(reading, "medium").length === 0,
      "**The medium.** Photo, pencil, torn paper? Every other choice looks different in each of them.",
    ],
    [!hasPlace, "**The place.** What is behind and around the main thing."],
    [
      !hasLight && !isPlain,
      "**The light.** What hour it is, where the light comes from and how hard the shadows are.",
    ],
    [
      tags(reading, "view").length === 0,
      "**The view.** How near we are, and whether we look up, down or straight ahead.",
    ],
    [
      reading.shapes.length === 0,
      "**The shape.** Wide, upright or square. It decides what has room beside and above the main thing.",
    ],
    [
      parts.palette.length === 0,
      "**The colors.** Which two or three of them cover most of the picture.",
    ],
    [
      hasPerson && !saysWhoItIs(reading),
      "**The person.** Age, clothes and what the hands are doing. What you leave open is filled with what is common.",
    ],
    [
      tags(reading, "mood", "weather").length === 0 && !isPlain,
      "**The mood.** Best said with something that can be seen, such as steam on the window.",
    ],
  ];
  return open.filter(([isOpen]) => isOpen).map(([, text]) => text);
}

function saysWhoItIs({ text }: PictureReading) {
  return /\b(?:old|older|elderly|young|middle[- ]aged|year[- ]old|aged?|teenage|aged|in (?:his|her|their) \w+ies|wearing|wears|dressed|apron|coat|jacket|uniform|beard|hair|glasses|overalls|scarf|hat|sweater|boots)\b/i.test(
    text,
  );
}

function remarks(reading: PictureReading) {
  const lines: string[] = [];
  const hopeful = rowFor(reading, "", reading.hopeful).words.slice(0, 4);
  if (hopeful.length > 0) {
    lines.push(
      `${hopeful.join(", ")}: this says what you hope for, not what can be seen. Put something visible in its place.`,
    );
  }
  if (reading.manner) {
    const { start, end } = reading.manner;
    lines.push(
      `${quote(reading.text.slice(start, end))}: if this is a living artist, it is also their livelihood, and some tools decline it. Name what you like about the work instead: the lines, the colors, the light.`,
    );
  }
  const lettering = reading.lettering[0];
  if (lettering) {
    lines.push(
      `${quote(reading.text.slice(lettering.start, lettering.end))}: letters often come out wrong. Check every one, or leave an empty area and write it in yourself.`,
    );
  }
  if (reading.parts.medium.some(({ tag }) => tag === "photo")) {
    lines.push(
      "A made-up photo can be taken for a real one. Say where you show it that it was generated, and leave real people out.",
    );
  }
  return lines;
}

function section(title: string, lines: readonly string[]) {
  return lines.length === 0 ? "" : `**${title}**\n\n${lines.map((line) => `- ${line}`).join("\n")}`;
}

function mirror(reading: PictureReading) {
  const { subject, text } = reading;
  const direction = reading.shapes[0] ? directionOf(layOutFrame(reading)) : null;
  const picture = direction
    ? `${direction === "upright" ? "an" : "a"} ${direction} picture`
    : "a picture";
  if (!subject) return `I read how ${picture} should look, but no main thing in it.`;
  return `I read a request for ${picture} of ${quote(text.slice(subject.start, subject.end))}.`;
}

function layOutFrame(reading: PictureReading) {
  const { width, height } = layOut(reading);
  return { ratio: [width, height] as const };
}

/** What was read, what pulls apart and what is left to guess: markdown. */
export function shotCard(reading: PictureReading, questions: readonly string[]): string {
  const table = rows(reading).map(({ label, words }) => `| ${label} | ${words.join(", ")} |`);
  const open = guesses(reading);
  return [
    mirror(reading),
    `**Shot card**\n\n| Part | Your words |\n|---|---|\n${table.join("\n")}`,
    section("Words that pull against each other", findConflicts(reading)),
    open.length > 0
      ? section("What an image tool would have to guess", open)
      : "**What an image tool would have to guess:** only details. All the parts that this program looks for are there.",
    section("Worth a second look", remarks(reading)),
    section("Questions before you send it", questions),
    "The sketch shows where things would stand and where the light falls, laid out by rule. It is no image of your request. Change one part, send it again and compare.",
  ]
    .filter(Boolean)
    .join("\n\n");
}
