import type { Sketch } from "../../../engine";
import { forms } from "./forms";
import { type Layout, layOut, type Placed, placeThings } from "./layout";
import type { PictureReading } from "./reading";
import { drawLight, drawScenery, drawSky, drawWeather, number } from "./scenery";
import { directionOf } from "./shape";
import { chooseScheme, fixedColors, type Scheme, type Tones } from "./tones";

const margin = 8;
const swatchHeight = 34;

/** What is not the main thing steps back, so that the eye goes where the words went first. */
function tonesFor(isMain: boolean, { subject, ground, isNight }: Scheme): Tones {
  if (!isMain) return { ...ground, mid: isNight ? ground.mid : ground.soft, deep: ground.mid };
  const isAsGround = subject === ground && !isNight;
  return isAsGround ? { ...subject, mid: subject.deep, deep: fixedColors.ink } : subject;
}

function drawThing({ kind, isMain, x, y, size }: Placed, scheme: Scheme) {
  const place = `translate(${number(x)} ${number(y)}) scale(${Math.round(size) / 100})`;
  return `<g transform="${place}">${forms[kind](tonesFor(isMain, scheme))}</g>`;
}

function drawGuides({ width: w, height: h }: Layout) {
  const lines = [1 / 3, 2 / 3]
    .map((at) => `M${number(w * at)} 0V${h}M0 ${number(h * at)}H${w}`)
    .join("");
  return `<path fill="none" stroke="${fixedColors.guide}" stroke-opacity="0.55" stroke-width="1" stroke-dasharray="3 5" d="${lines}"/>`;
}

const roomBoxes: Record<
  NonNullable<Layout["room"]>,
  [x: number, y: number, w: number, h: number]
> = {
  top: [0.05, 0.05, 0.9, 0.27],
  bottom: [0.05, 0.7, 0.9, 0.25],
  left: [0.05, 0.07, 0.32, 0.86],
  right: [0.63, 0.07, 0.32, 0.86],
  corner: [0.05, 0.06, 0.42, 0.24],
};

function drawRoom({ width: w, height: h, room }: Layout) {
  if (!room) return "";
  const [x, y, across, down] = roomBoxes[room];
  return `<rect fill="${fixedColors.sheet}" fill-opacity="0.82" stroke="${fixedColors.mark}" stroke-width="2" stroke-dasharray="7 5" x="${number(w * x)}" y="${number(h * y)}" width="${number(w * across)}" height="${number(h * down)}" rx="4"/>`;
}

function drawSwatches(layout: Layout, { swatches }: Scheme) {
  const top = layout.height + margin * 2;
  return swatches
    .map((color, at) => {
      const x = margin + at * 30;
      return `<path fill="${color}" stroke="${fixedColors.ink}" stroke-opacity="0.25" d="M${x} ${top + 22}v-10a11 11 0 0 1 22 0v10z"/>`;
    })
    .join("");
}

function drawSketch(layout: Layout, scheme: Scheme) {
  const { width, height } = layout;
  const placed = placeThings(layout).sort((a, b) => Number(a.isMain) - Number(b.isMain));
  const floor =
    layout.setting === "none" && layout.stand !== "top"
      ? `<path fill="${scheme.isNight ? scheme.sky.deep : scheme.ground.soft}" d="M0 ${number(height * layout.horizon)}H${width}V${height}H0z"/>`
      : "";
  const full = `0 0 ${width + margin * 2} ${height + margin * 2 + (scheme.swatches.length ? swatchHeight : 0)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${full}" aria-hidden="true" focusable="false">`,
    `<svg x="${margin}" y="${margin}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" overflow="hidden">`,
    drawSky(layout, scheme),
    layout.setting === "room" ? "" : drawLight(layout),
    floor,
    drawScenery(layout, scheme),
    layout.setting === "room" ? drawLight(layout) : "",
    ...placed.map((thing) => drawThing(thing, scheme)),
    drawWeather(layout),
    drawRoom(layout),
    drawGuides(layout),
    "</svg>",
    `<rect fill="none" stroke="${fixedColors.ink}" stroke-opacity="0.35" x="${margin}" y="${margin}" width="${width}" height="${height}"/>`,
    drawSwatches(layout, scheme),
    "</svg>",
  ].join("");
}

const kindNames: Record<keyof typeof forms, [one: string, more: string]> = {
  person: ["a figure", "figures"],
  animal: ["an animal", "animals"],
  bird: ["a winged animal", "winged animals"],
  building: ["a building", "buildings"],
  tower: ["a tower", "towers"],
  tree: ["a tree", "trees"],
  plant: ["a plant", "plants"],
  vehicle: ["a vehicle", "vehicles"],
  boat: ["a boat", "boats"],
  round: ["a round shape", "round shapes"],
  thing: ["an object", "objects"],
  unknown: ["a block for the main thing", "blocks"],
};

const countNames = ["", "one", "two", "three", "four", "five", "six", "seven", "eight"];

const settingNames: Record<Layout["setting"], string> = {
  water: "in front of water",
  hills: "in front of hills",
  trees: "in front of trees",
  town: "in front of a row of houses",
  room: "in a room with a window",
  sky: "in the sky",
  table: "on a table top",
  plain: "on an empty background",
  none: "on bare ground",
};

const lightNames: Record<NonNullable<Layout["light"]>["kind"], string> = {
  dawn: "a low sun",
  morning: "a morning sun",
  day: "a high sun",
  golden: "a low sun",
  dusk: "a fading sky",
  night: "a moon in a dark sky",
  lamp: "a lamp with its cone of light",
  window: "light from a window",
  soft: "a wide, soft light",
  hard: "a narrow, hard light",
  back: "a light behind the main thing",
  studio: "a narrow light from above",
};

const roomNames: Record<NonNullable<Layout["room"]>, string> = {
  top: "across the top",
  bottom: "across the bottom",
  left: "on the left",
  right: "on the right",
  corner: "in the upper left corner",
};

function listOf(items: readonly string[]) {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** Made of our own words alone, because it also stands in attributes. */
function describe(layout: Layout, scheme: Scheme) {
  const direction = directionOf({ ratio: [layout.width, layout.height] });
  const frame =
    direction === "square"
      ? "A square frame"
      : direction === "wide"
        ? "A wide frame"
        : "An upright frame";
  const counts = new Map<keyof typeof forms, number>();
  for (const { kind, count } of layout.things) counts.set(kind, (counts.get(kind) ?? 0) + count);
  const things = [...counts].map(([kind, count]) => {
    const [one, more] = kindNames[kind];
    return count > 1 ? `${countNames[count] ?? "many"} ${more}` : one;
  });
  const sentences = [
    `${frame}: ${listOf(things) || "no single thing"} ${settingNames[layout.setting]}.`,
    layout.light ? `There is ${lightNames[layout.light.kind]}.` : "",
    layout.weather ? `Over it lies ${layout.weather}.` : "",
    layout.room ? `An empty area is marked ${roomNames[layout.room]}.` : "",
    scheme.swatches.length ? "" : "Ground and blocks are gray, because no color was named.",
  ];
  return `Composition sketch. ${sentences.filter(Boolean).join(" ")}`;
}

/** Blocks, light and frame, laid out by rule: never more than the words said. */
export function sketch(reading: PictureReading): Sketch {
  const layout = layOut(reading);
  const scheme = chooseScheme(reading);
  return { description: describe(layout, scheme), svg: drawSketch(layout, scheme) };
}
