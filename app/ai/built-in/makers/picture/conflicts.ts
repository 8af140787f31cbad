import type { Part, Tag } from "../../../../content/exercises/picture-vocabulary";
import { quote, type Span, splitWords } from "../learner-words";
import type { PictureReading } from "./reading";
import { settingProblem } from "./settings";
import { directionOf } from "./shape";

type Claim = { [P in Part]: readonly [P, ...Tag<P>[]] }[Part];

interface Pair {
  one: Claim;
  other: Claim;
  advice: string;
}

/** Words of which a picture can hardly follow both. */
const pairs: readonly Pair[] = [
  {
    one: ["medium", "photo"],
    other: [
      "medium",
      "watercolor",
      "paint",
      "drawing",
      "print",
      "paper",
      "craft",
      "vector",
      "illustration",
      "comic",
    ],
    advice:
      "A photo shows a surface that was really there, the other one is made by hand or by program. Choose one, or say which part of each you want, such as a painting that is lit like a photo.",
  },
  {
    one: ["light", "night"],
    other: ["light", "day", "morning", "golden"],
    advice: "These are different hours. If it is night, say what gives the light.",
  },
  {
    one: ["light", "dawn", "morning"],
    other: ["light", "dusk", "golden"],
    advice: "One is the beginning of the day, the other its end. Choose one.",
  },
  {
    one: ["light", "soft"],
    other: ["light", "hard"],
    advice:
      "Soft light has hardly any shadows, hard light has sharp ones. Choose one, or say which part is which.",
  },
  {
    one: ["weather", "clear"],
    other: ["weather", "rain", "fog", "clouds"],
    advice: "A clear sky and this weather rule each other out, unless one of them is far away.",
  },
  {
    one: ["season", "summer"],
    other: ["weather", "snow"],
    advice: "Summer and snow rarely meet. If you mean a mountain top, say so.",
  },
  {
    one: ["season", "summer"],
    other: ["season", "winter"],
    advice: "These are two seasons in one picture. Choose one, or say where the change happens.",
  },
  {
    one: ["season", "spring"],
    other: ["season", "autumn", "winter"],
    advice: "These are two seasons in one picture. Choose one, or say where the change happens.",
  },
  {
    one: ["view", "close"],
    other: ["view", "wide", "full"],
    advice:
      "Near enough for details and far enough for everything is not one place to stand. Choose the one that matters more.",
  },
  {
    one: ["view", "low"],
    other: ["view", "high"],
    advice: "You cannot look up and down at once. Choose where the viewer stands.",
  },
  {
    one: ["view", "high"],
    other: ["view", "eye"],
    advice: "From above and at eye level are two places to stand. Choose one.",
  },
  {
    one: ["mood", "calm"],
    other: ["mood", "tense", "wild"],
    advice: "These pull the picture in two directions. Say which one the viewer should feel first.",
  },
  {
    one: ["mood", "cheerful"],
    other: ["mood", "sad", "tense"],
    advice: "These pull the picture in two directions. Say which one the viewer should feel first.",
  },
  {
    one: ["style", "minimal"],
    other: ["style", "detailed"],
    advice:
      "Few details and many details cannot both win. Say what should be rich and what should stay empty.",
  },
  {
    one: ["palette", "monochrome"],
    other: [
      "palette",
      "red",
      "orange",
      "yellow",
      "green",
      "teal",
      "blue",
      "purple",
      "pink",
      "vivid",
      "neon",
      "pastel",
    ],
    advice:
      "Without colors and with one is possible, but only if you say that this is the single colored spot.",
  },
  {
    one: ["palette", "pastel", "muted"],
    other: ["palette", "neon", "vivid"],
    advice:
      "Pale and loud colors cancel each other out. Say which of them covers most of the picture.",
  },
  {
    one: ["palette", "warm"],
    other: ["palette", "cool"],
    advice: "Both can work if you say where: warm in the window, cool outside, for example.",
  },
];

function spansFor(reading: PictureReading, [part, ...tags]: Claim): Span[] {
  const wanted = new Set<string>(tags);
  return (reading.parts[part] as readonly (Span & { tag: string })[]).filter(({ tag }) =>
    wanted.has(tag),
  );
}

function typed(reading: PictureReading, { start, end }: Span, limit = 50) {
  return quote(reading.text.slice(start, end), limit);
}

function fromPairs(reading: PictureReading): string[] {
  return pairs.flatMap(({ one, other, advice }) => {
    const first = spansFor(reading, one)[0];
    const second = spansFor(reading, other).find(({ start }) => start !== first?.start);
    if (!first || !second) return [];
    const [earlier, later] = first.start < second.start ? [first, second] : [second, first];
    return `${typed(reading, earlier)} and ${typed(reading, later)}: ${advice}`;
  });
}

function fromShapes(reading: PictureReading): string[] {
  const [first, ...rest] = reading.shapes;
  const other = rest.find((shape) => first && directionOf(shape) !== directionOf(first));
  if (!first || !other) return [];
  return [
    `${typed(reading, first)} and ${typed(reading, other)}: These are two shapes for one frame. The sketch follows the first.`,
  ];
}

const personWords = /^(?:people|persons?|humans?|figures?|anyone|anybody|faces?)$/;
/** They say little by themselves, so finding them twice proves nothing. */
const smallWords =
  /^(?:the|and|nor|any|other|more|than|all|with|from|into|that|this|them|are|for|but|not|too|very|much|many|real|visible|background|picture|image|scene|lettering|text|words|letters|light|color|colors|face|faces|figures)$/;

/** "No dog" and a dog. */
function fromLeftOut(reading: PictureReading): string[] {
  const left = reading.leftOut;
  const isLeftOut = (at: number) => left.some(({ start, end }) => start <= at && at < end);
  const wanted = splitWords(reading.text).filter(({ start }) => !isLeftOut(start));
  const isWanted = (name: string) =>
    wanted.find(({ text }) => text === name || text === `${name}s` || `${text}s` === name);

  return left.flatMap((span) => {
    const names = splitWords(span.things).map(({ text }) => text);
    const named = names.filter((name) => name.length > 2 && !smallWords.test(name));
    const same = named.map(isWanted).find((word) => word !== undefined);
    const person = names.some((name) => /^(?:people|persons?|humans?|anyone|anybody)$/.test(name))
      ? reading.things.find(
          ({ kind, start, end }) =>
            kind === "person" && !personWords.test(reading.text.slice(start, end).toLowerCase()),
        )
      : undefined;
    const found = same ?? person;
    if (!found) return [];
    return `${typed(reading, found)} and ${typed(reading, span)}: One asks for it, the other rules it out. Say which of them counts.`;
  });
}

function fromLettering(reading: PictureReading): string[] {
  const none = reading.leftOut.find(({ things }) =>
    /\b(?:text|lettering|letters|words?|writing)\b/i.test(things),
  );
  const some = reading.lettering[0];
  if (!none || !some) return [];
  return [
    `${typed(reading, some)} and ${typed(reading, none)}: Either something is written in the picture or nothing is. Writing it in yourself afterward is the safer way.`,
  ];
}

function fromSettings(reading: PictureReading): string[] {
  return reading.settings.flatMap((setting) => {
    const problem = settingProblem(setting);
    return problem ? `\`--${setting.name}\` ${problem}` : [];
  });
}

/** Pairs of words that pull against each other, each with what to do: lines of markdown. */
export function findConflicts(reading: PictureReading): string[] {
  return [
    ...fromPairs(reading),
    ...fromShapes(reading),
    ...fromLeftOut(reading),
    ...fromLettering(reading),
    ...fromSettings(reading),
  ];
}
