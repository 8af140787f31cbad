import type { LightKind, PlaceKind } from "../../../../content/exercises/picture-vocabulary";
import type { Edge, PictureReading } from "./reading";
import { directionOf } from "./shape";
import type { Side, Thing } from "./things";

export type Distance = "close" | "near" | "whole" | "far";
export type Stand = "low" | "level" | "high" | "top";
export type Setting = PlaceKind | "none";

export interface Layout {
  width: number;
  height: number;
  hasShape: boolean;
  /** What is shown to the learner, such as "3:2". */
  ratio: string;
  setting: Setting;
  distance: Distance | null;
  stand: Stand | null;
  /** The line where the ground begins, from 0 at the top to 1. */
  horizon: number;
  things: Thing[];
  light: { kind: LightKind; from: "left" | "right" | "above" | "behind" } | null;
  weather: "rain" | "snow" | "fog" | null;
  room: Edge | "corner" | null;
}

/** About as large as a phone shows it. */
const area = 400 * 267;

function frame(reading: PictureReading): Pick<Layout, "width" | "height" | "hasShape" | "ratio"> {
  const exact = reading.shapes.find(({ isExact }) => isExact);
  const shape = exact ?? reading.shapes[0];
  const [across, down] = shape?.ratio ?? [4, 3];
  const ratio = Math.min(3, Math.max(1 / 3, across / down));
  const width = Math.round(Math.sqrt(area * ratio));
  return {
    width,
    height: Math.round(width / ratio),
    hasShape: shape !== undefined,
    ratio: `${across}:${down}`,
  };
}

function settingOf(reading: PictureReading): Setting {
  const places = reading.parts.place.map(({ tag, start, end }) => {
    const before = reading.text.slice(Math.max(0, start - 24), start);
    const isOutside =
      /\b(?:in front of|outside|opposite|facing)(?: of)?(?: (?:the|an?|my|our))? $/i;
    const phrase = reading.places.find((span) => span.start <= start && end <= span.end);
    return {
      tag: tag === "room" && isOutside.test(before) ? ("town" as const) : tag,
      // "in a harbor" says more about the scene than the "school" of "school play".
      rank: phrase && phrase.start < start ? 0 : 1,
    };
  });
  const tags = places.sort((a, b) => a.rank - b.rank).map(({ tag }) => tag);
  if (tags.includes("plain")) return "plain";
  return tags.find((tag) => tag !== "table" && tag !== "sky") ?? tags[0] ?? "none";
}

function distanceOf(reading: PictureReading): Distance | null {
  const tags = new Set(reading.parts.view.map(({ tag }) => tag));
  if (tags.has("close")) return "close";
  if (tags.has("half")) return "near";
  if (tags.has("full")) return "whole";
  return tags.has("wide") ? "far" : null;
}

function standOf(reading: PictureReading): Stand | null {
  const view = reading.parts.view.find(
    ({ tag }) => tag === "low" || tag === "high" || tag === "eye",
  );
  if (!view) return null;
  if (view.tag === "low") return "low";
  if (view.tag === "eye") return "level";
  const words = reading.text.slice(view.start, view.end);
  return /top|flat lay|overhead/i.test(words) ? "top" : "high";
}

const horizons: Record<Stand, number> = { low: 0.78, level: 0.6, high: 0.3, top: 0 };

const lightOrder: readonly LightKind[] = [
  "night",
  "lamp",
  "window",
  "dawn",
  "golden",
  "dusk",
  "back",
  "morning",
  "day",
  "studio",
  "hard",
  "soft",
];

function lightOf(reading: PictureReading): Layout["light"] {
  const tags = new Set(reading.parts.light.map(({ tag }) => tag));
  // A lamp at night is what gives the light; the moon is all there is without one.
  const kind = tags.has("lamp") ? "lamp" : lightOrder.find((each) => tags.has(each));
  if (!kind) return null;
  const named = reading.lightFrom?.from;
  const usual = kind === "lamp" ? "above" : kind === "back" ? "behind" : "left";
  return { kind, from: named && named !== "below" ? named : usual };
}

/** At most four. Where the main thing is a place, what stands there first becomes the main thing. */
function thingsOf(reading: PictureReading): Thing[] {
  const main = reading.things.filter(({ isMain }) => isMain).slice(0, 3);
  const others = reading.things.filter(({ isMain }) => !isMain);
  if (main.length > 0) return [...main, ...others.slice(0, 4 - main.length)];
  return others.slice(0, 4).map((thing, index) => ({ ...thing, isMain: index === 0 }));
}

function weatherOf(reading: PictureReading): Layout["weather"] {
  const tag = reading.parts.weather.find(
    ({ tag }) => tag === "rain" || tag === "snow" || tag === "fog",
  )?.tag;
  return tag === "rain" || tag === "snow" || tag === "fog" ? tag : null;
}

export function layOut(reading: PictureReading): Layout {
  const stand = standOf(reading);
  const setting = settingOf(reading);
  const usual = setting === "table" || setting === "room" ? 0.7 : 0.62;
  return {
    ...frame(reading),
    setting,
    distance: distanceOf(reading),
    stand,
    horizon: stand ? horizons[stand] : usual,
    things: thingsOf(reading),
    light: lightOf(reading),
    weather: weatherOf(reading),
    room: reading.room ? (reading.room.edge ?? "corner") : null,
  };
}

const sizes: Record<Distance, number> = { close: 0.86, near: 0.68, whole: 0.56, far: 0.24 };

export interface Placed {
  kind: Thing["kind"];
  isMain: boolean;
  x: number;
  y: number;
  /** Height in pixels. */
  size: number;
}

function startFor(side: Side | null, index: number) {
  if (side === "left") return 0.27;
  if (side === "right") return 0.73;
  if (side === "center") return 0.5;
  return index === 0 ? null : [0.76, 0.2, 0.62][(index - 1) % 3];
}

/** Where each thing stands. The main one is the largest, the others stand behind it. */
export function placeThings(layout: Layout): Placed[] {
  const { width, height, room } = layout;
  const share = sizes[layout.distance ?? "near"] * (layout.distance ? 1 : 0.72);
  const roomAbove = room === "top" ? 0.6 : 1;
  const isWide = directionOf({ ratio: [width, height] }) === "wide";
  const mains = layout.things.filter(({ isMain }) => isMain);
  const abreast = mains.reduce((sum, { count }) => sum + count, 0);
  const mainSize = Math.min(
    height * share * roomAbove,
    width * (isWide ? 0.9 : 0.62),
    (width * 1.1) / Math.max(1, abreast),
  );
  const ground =
    layout.stand === "top"
      ? height * 0.5 + mainSize / 2
      : height * Math.min(0.94, Math.max(layout.horizon + 0.16, 0.72));
  const usualMain = room === "left" ? 0.68 : room === "right" ? 0.32 : 0.5;

  return layout.things.flatMap(({ kind, count, side, isMain }, index): Placed[] => {
    const size =
      (isMain ? mainSize * (index === 0 ? 1 : 0.86) : mainSize * 0.55) / (count > 2 ? 1.25 : 1);
    const fallback =
      isMain && mains.length > 1 ? usualMain + (index - (mains.length - 1) / 2) * 0.3 : usualMain;
    const middle = (startFor(side, isMain ? 0 : index) ?? fallback) * width;
    const y = room === "bottom" ? ground - height * 0.22 : ground;
    const step = Math.min(size * 0.72, (width * 0.8) / count);
    return Array.from({ length: count }, (_, at) => ({
      kind,
      isMain,
      size: size * (at % 2 === 0 ? 1 : 0.9),
      x: middle + (at - (count - 1) / 2) * step,
      y: (isMain ? y : y - height * 0.05) + (at % 2 === 0 ? 0 : -height * 0.015),
    }));
  });
}
