import type { ColorWord } from "../../../../content/exercises/picture-vocabulary";
import type { PictureReading } from "./reading";

/** One color in four steps, as the covers have them. */
export interface Tones {
  deep: string;
  mid: string;
  soft: string;
  pale: string;
}

const paper: Tones = { deep: "#5b566b", mid: "#8a8296", soft: "#cfc9d6", pale: "#f1eadb" };

type Hue = Exclude<
  ColorWord,
  "pastel" | "muted" | "vivid" | "neon" | "monochrome" | "warm" | "cool" | "limited"
>;

const hues: Record<Hue, Tones> = {
  red: { deep: "#561b17", mid: "#b5433a", soft: "#eda79c", pale: "#fce5e1" },
  orange: { deep: "#521f0f", mid: "#b85b33", soft: "#efb08c", pale: "#fce9dc" },
  yellow: { deep: "#4a3006", mid: "#c98a1b", soft: "#f0cd7f", pale: "#fcefcd" },
  green: { deep: "#1a3723", mid: "#4c8058", soft: "#a6cba4", pale: "#e5f1e0" },
  teal: { deep: "#0d3a40", mid: "#2b7b80", soft: "#93cac9", pale: "#ddf1ef" },
  blue: { deep: "#14264f", mid: "#3b62a8", soft: "#9db7e3", pale: "#e2ebf9" },
  purple: { deep: "#2a2158", mid: "#6a4fa3", soft: "#b9a3dd", pale: "#eee6fa" },
  pink: { deep: "#561732", mid: "#ad4b70", soft: "#eaaabf", pale: "#fce7ed" },
  brown: { deep: "#3b2416", mid: "#8a5f3d", soft: "#cfae8c", pale: "#f3e7d6" },
  gray: { deep: "#2d2b33", mid: "#6b6772", soft: "#b5b1ba", pale: "#eeecef" },
  black: { deep: "#15121e", mid: "#3a3644", soft: "#8f8b98", pale: "#e9e7ec" },
  white: { deep: "#8f8b98", mid: "#d8d3c8", soft: "#f1ede3", pale: "#fffdf6" },
};

const night: Tones = { deep: "#15121e", mid: "#2e2463", soft: "#43368c", pale: "#7468ae" };

export const fixedColors = {
  ink: "#1f1b2e",
  sheet: "#fffdf6",
  light: "#ffdf9a",
  sun: "#f2a516",
  moon: "#fff3d6",
  guide: "#ffffff",
  mark: "#3d2f8f",
} as const;

/** Every color that a sketch may hold. */
export const allColors: ReadonlySet<string> = new Set([
  ...Object.values(fixedColors),
  ...[paper, night, ...Object.values(hues)].flatMap((tones) => Object.values(tones)),
]);

export interface Scheme {
  ground: Tones;
  subject: Tones;
  sky: Tones;
  isNight: boolean;
  /** What was named, in the order of naming; none leaves the sketch as gray as paper. */
  swatches: string[];
}

function isHue(tag: ColorWord): tag is Hue {
  return tag in hues;
}

const groups: Partial<Record<ColorWord, readonly Hue[]>> = {
  warm: ["orange", "yellow", "red"],
  cool: ["blue", "teal", "purple"],
  vivid: ["blue", "orange", "green"],
  neon: ["pink", "teal", "purple"],
  pastel: ["pink", "blue", "green"],
  muted: ["brown", "gray", "teal"],
};

function paler({ mid, soft, pale }: Tones): Tones {
  return { deep: mid, mid: soft, soft: pale, pale };
}

/** The color that stands in the words for the main thing: "red" of "a red bus". */
function subjectHue({ parts, subject }: PictureReading) {
  const own = parts.palette.find(
    ({ tag, start, end }) => isHue(tag) && subject && subject.start <= start && end <= subject.end,
  )?.tag;
  return own && isHue(own) ? own : undefined;
}

export function chooseScheme(reading: PictureReading): Scheme {
  const tags = [...new Set(reading.parts.palette.map(({ tag }) => tag))];
  const named = tags.filter(isHue);
  const group = tags.find((tag) => groups[tag]);
  const spot = named.find((hue) => hue !== "black" && hue !== "white" && hue !== "gray");
  const chosen: readonly Hue[] = tags.includes("monochrome")
    ? ["gray", spot ?? "gray"]
    : named.length > 0
      ? named
      : ((group && groups[group]) ?? []);
  const isPale = tags.includes("pastel");
  const tonesOf = (hue: Hue) => (isPale ? paler(hues[hue]) : hues[hue]);
  const isNight = reading.parts.light.some(({ tag }) => tag === "night");
  const isOnPlain = reading.parts.place.some(({ tag }) => tag === "plain");

  const ofSubject = subjectHue(reading) ?? (isOnPlain ? chosen[0] : (chosen[1] ?? chosen[0]));
  const [first, second] = chosen.filter((hue) => hue !== ofSubject || chosen.length < 2);
  const ground = first ? tonesOf(first) : paper;
  return {
    ground,
    subject: ofSubject && ofSubject !== first ? tonesOf(ofSubject) : ground,
    sky: isNight ? night : second ? tonesOf(second) : ground,
    isNight,
    swatches: chosen.slice(0, 5).map((hue) => tonesOf(hue).mid),
  };
}
