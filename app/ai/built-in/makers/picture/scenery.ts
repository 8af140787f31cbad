import type { Layout } from "./layout";
import { fixedColors, type Scheme } from "./tones";

export function number(value: number) {
  return String(Math.round(value * 10) / 10);
}

/** A path in a template: `path(fill)\`M0 ${y}h${w}z\``. */
function shape(fill: string, opacity = 1) {
  const attribute = opacity < 1 ? ` opacity="${opacity}"` : "";
  return (strings: TemplateStringsArray, ...values: number[]) => {
    const d = strings.reduce(
      (all, part, at) => all + part + (at < values.length ? number(values[at] ?? 0) : ""),
      "",
    );
    return `<path fill="${fill}"${attribute} d="${d}"/>`;
  };
}

function hills({ width: w, height: h, horizon }: Layout, { ground }: Scheme) {
  const y = h * horizon;
  const rise = h * 0.16;
  return (
    shape(
      ground.soft,
    )`M0 ${y}C${w * 0.2} ${y - rise} ${w * 0.35} ${y - rise} ${w * 0.52} ${y}S${w * 0.86} ${y - rise * 0.9} ${w} ${y - rise * 0.2}V${h}H0z` +
    shape(
      ground.mid,
    )`M0 ${y + h * 0.1}C${w * 0.25} ${y} ${w * 0.5} ${y + h * 0.02} ${w * 0.7} ${y + h * 0.09}S${w * 0.94} ${y + h * 0.1} ${w} ${y + h * 0.05}V${h}H0z`
  );
}

function water({ width: w, height: h, horizon }: Layout, { ground }: Scheme) {
  const y = h * horizon;
  const band = (from: number, left: number, length: number) =>
    shape(ground.soft)`M${w * left} ${y + h * from}h${w * length}v${h * 0.012}h${-w * length}z`;
  return (
    shape(ground.mid)`M0 ${y}H${w}V${h}H0z` +
    band(0.06, 0.08, 0.2) +
    band(0.12, 0.56, 0.26) +
    band(0.2, 0.22, 0.3) +
    band(0.29, 0.68, 0.24)
  );
}

function trees(layout: Layout, scheme: Scheme) {
  const { width: w, height: h, horizon } = layout;
  const y = h * horizon;
  const trunks = [0.06, 0.2, 0.34, 0.66, 0.8, 0.94].map((at, index) => {
    const size = h * (index % 2 === 0 ? 0.5 : 0.4);
    const half = Math.min(size * 0.2, w * 0.062);
    return shape(
      scheme.ground.soft,
    )`M${w * at - half} ${y + 2}L${w * at} ${y - size}l${half} ${size + 2}z`;
  });
  return (
    trunks.join("") +
    shape(
      scheme.ground.mid,
    )`M0 ${y}C${w * 0.3} ${y - h * 0.04} ${w * 0.7} ${y - h * 0.02} ${w} ${y}V${h}H0z`
  );
}

/** Where each house begins and how tall it is. */
const houseRow = [
  [0, 0.34],
  [0.15, 0.26],
  [0.27, 0.18],
  [0.7, 0.22],
  [0.84, 0.36],
] as const;

function town(layout: Layout, scheme: Scheme) {
  const { width: w, height: h, horizon } = layout;
  const y = h * horizon;
  const houses = houseRow.map(([at, share]) => {
    const tall = h * share;
    const wide = w * 0.14;
    const left = w * at;
    const windowSize = Math.min(wide, tall) * 0.16;
    return (
      shape(
        scheme.ground.soft,
      )`M${left} ${y}v${-tall}l${wide / 2} ${-tall * 0.24}l${wide / 2} ${tall * 0.24}v${tall}z` +
      shape(
        scheme.isNight ? fixedColors.light : scheme.ground.pale,
      )`M${left + wide * 0.22} ${y - tall * 0.5}h${windowSize}v${-windowSize * 1.4}h${-windowSize}zM${left + wide * 0.6} ${y - tall * 0.5}h${windowSize}v${-windowSize * 1.4}h${-windowSize}z`
    );
  });
  return houses.join("") + shape(scheme.ground.mid)`M0 ${y}H${w}V${h}H0z`;
}

function inside(layout: Layout, scheme: Scheme) {
  const { width: w, height: h, horizon, light } = layout;
  const y = h * horizon;
  const half = Math.min(w, h) * 0.13;
  const at = light?.from === "right" ? w * 0.8 : w * 0.2;
  const top = y - half * 3;
  const glass = scheme.isNight ? scheme.sky.mid : fixedColors.sheet;
  return (
    shape(scheme.ground.soft)`M0 0H${w}V${y}H0z` +
    shape(
      glass,
    )`M${at - half} ${y - half * 0.7}V${top + half}a${half} ${half} 0 0 1 ${half * 2} 0V${y - half * 0.7}z` +
    shape(
      scheme.ground.mid,
    )`M${at - 2} ${top}h4V${y - half * 0.7}h-4zM${at - half} ${top + half * 1.1}h${half * 2}v4h${-half * 2}z` +
    shape(scheme.ground.mid)`M0 ${y}H${w}V${h}H0z`
  );
}

function tableTop({ width: w, height: h, horizon }: Layout, { ground }: Scheme) {
  const y = h * horizon;
  return shape(ground.mid)`M0 ${y}H${w}V${h}H0z` + shape(ground.deep)`M0 ${h * 0.95}H${w}V${h}H0z`;
}

function skyOnly({ width: w, height: h }: Layout, { ground }: Scheme) {
  const cloud = (x: number, y: number, s: number) =>
    shape(
      ground.soft,
    )`M${w * x} ${h * y}a${s} ${s * 0.7} 0 0 1 ${s * 1.2} ${-s * 0.5}a${s} ${s} 0 0 1 ${s * 1.8} 0a${s} ${s * 0.7} 0 0 1 ${s * 1.2} ${s * 0.5}z`;
  return cloud(0.06, 0.28, w * 0.05) + cloud(0.66, 0.2, w * 0.06) + cloud(0.1, 0.86, w * 0.07);
}

function fromTop({ width: w, height: h }: Layout, { ground }: Scheme) {
  return shape(ground.soft)`M0 0H${w}V${h}H0z`;
}

/** Where the scene plays, from the back to the ground. */
export function drawScenery(layout: Layout, scheme: Scheme): string {
  if (layout.stand === "top" && layout.setting !== "plain") return fromTop(layout, scheme);
  switch (layout.setting) {
    case "hills":
      return hills(layout, scheme);
    case "water":
      return water(layout, scheme);
    case "trees":
      return trees(layout, scheme);
    case "town":
      return town(layout, scheme);
    case "room":
      return inside(layout, scheme);
    case "table":
      return tableTop(layout, scheme);
    case "sky":
      return skyOnly(layout, scheme);
    default:
      return "";
  }
}

export function drawSky({ width: w, height: h, light }: Layout, scheme: Scheme): string {
  if (scheme.isNight) return shape(scheme.sky.mid)`M0 0H${w}V${h}H0z`;
  const isLow = light?.kind === "golden" || light?.kind === "dawn" || light?.kind === "dusk";
  return (
    shape(light?.kind === "dusk" ? scheme.sky.soft : scheme.sky.pale)`M0 0H${w}V${h}H0z` +
    (isLow ? shape(fixedColors.light, 0.55)`M0 ${h * 0.3}H${w}V${h}H0z` : "")
  );
}

/** The sun, the moon or a lamp, where one was named, and where its light falls. */
export function drawLight({ width: w, height: h, light, horizon, setting, room }: Layout): string {
  if (!light) return "";
  const { kind, from } = light;
  const side = from === "right" ? 0.84 : from === "left" ? 0.16 : 0.5;
  const x = w * side;
  const ground = h * 0.96;
  const cone = (opacity: number, top: number, spread: number) =>
    shape(
      fixedColors.light,
      opacity,
    )`M${x - 6} ${top}h12L${w * 0.5 + spread} ${ground}H${w * 0.5 - spread}z`;
  const disc = (fill: string, y: number) =>
    `<circle fill="${fill}" cx="${number(x)}" cy="${number(room === "top" ? Math.max(y, h * 0.42) : y)}" r="${number(Math.min(w, h) * 0.075)}"/>`;

  if (kind === "lamp") {
    const size = Math.min(w, h) * 0.1;
    const top = h * 0.2;
    return (
      cone(0.5, top, w * 0.24) +
      shape(fixedColors.ink)`M${x - 1.5} 0h3v${top - size}h-3z` +
      shape(fixedColors.ink)`M${x - size} ${top}a${size} ${size * 0.9} 0 0 1 ${size * 2} 0z` +
      shape(
        fixedColors.sun,
      )`M${x - size * 0.35} ${top}a${size * 0.35} ${size * 0.25} 0 0 0 ${size * 0.7} 0z`
    );
  }
  const isInside = setting === "room" || setting === "table";
  if (kind === "window" || isInside)
    return cone(0.45, h * Math.max(0.12, horizon - 0.42), w * 0.26);
  if (kind === "night") return disc(fixedColors.moon, h * 0.16);
  if (kind === "golden" || kind === "dawn")
    return disc(fixedColors.sun, h * Math.max(0.1, horizon - 0.08));
  if (kind === "back") {
    return `<circle fill="${fixedColors.light}" cx="${number(w / 2)}" cy="${number(h * 0.42)}" r="${number(Math.min(w, h) * 0.3)}"/>`;
  }
  if (kind === "day" || kind === "morning")
    return disc(fixedColors.sun, h * (kind === "day" ? 0.14 : 0.26));
  if (kind === "hard" || kind === "studio") return cone(0.6, 0, w * 0.16);
  return kind === "soft" ? cone(0.3, 0, w * 0.42) : "";
}

export function drawWeather({ width: w, height: h, weather }: Layout): string {
  if (!weather) return "";
  const spots = Array.from({ length: 28 }, (_, at) => [
    w * (((at * 37) % 100) / 100 + 0.005),
    h * (((at * 17) % 29) / 29 + 0.01),
  ]);
  if (weather === "fog") {
    return [0.34, 0.52, 0.7]
      .map(
        (y) =>
          shape(
            fixedColors.sheet,
            0.5,
          )`M0 ${h * y}C${w * 0.3} ${h * (y - 0.05)} ${w * 0.6} ${h * (y + 0.05)} ${w} ${h * y}v${h * 0.08}H0z`,
      )
      .join("");
  }
  return spots
    .map(([x = 0, y = 0]) =>
      weather === "rain"
        ? shape(
            fixedColors.sheet,
            0.7,
          )`M${x} ${y}l${-h * 0.02} ${h * 0.06}h1.500l${h * 0.02} ${-h * 0.06}z`
        : `<circle fill="${fixedColors.sheet}" opacity="0.9" cx="${number(x)}" cy="${number(y)}" r="2.500"/>`,
    )
    .join("");
}
