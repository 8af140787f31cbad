import type { Thing } from "./things";
import { fixedColors, type Tones } from "./tones";

/** Flat paper shapes that stand on their own ground line: 100 high, around x = 0. */
type Draw = (tones: Tones) => string;

function path(fill: string, d: string) {
  return `<path fill="${fill}" d="${d}"/>`;
}

function circle(fill: string, cx: number, cy: number, r: number) {
  return `<circle fill="${fill}" cx="${cx}" cy="${cy}" r="${r}"/>`;
}

const { light } = fixedColors;

export const forms: Record<Thing["kind"], Draw> = {
  person: ({ deep, mid, soft }) =>
    path(mid, "M-23 0v-46a23 24 0 0 1 46 0V0z") +
    path(deep, "M-23 0v-14h46V0z") +
    circle(soft, 0, -83, 15),
  animal: ({ deep, mid, soft }) =>
    path(mid, "M-50 0v-28a28 26 0 0 1 28-26h38a26 26 0 0 1 26 26V0h-15v-15h-60V0z") +
    path(mid, "M-50-28c-18-4-22-22-14-34 6 12 14 16 24 18z") +
    circle(deep, 34, -58, 20) +
    path(deep, "M18-66l4-26 16 14zM50-66l-2-26-16 14z") +
    circle(soft, 41, -60, 3),
  bird: ({ deep, mid, soft }) =>
    path(mid, "M-52-44c10 4 16 2 24-6 14-14 40-14 50 4 8 16-2 36-24 40-26 4-42-14-50-38z") +
    path(deep, "M-20-34c10-12 26-12 34-4-6 14-24 18-34 4z") +
    circle(mid, 24, -58, 15) +
    path(soft, "M37-62l16 5-16 6z") +
    path(deep, "M-4-8h4V0h-4zM8-8h4V0H8z"),
  building: ({ deep, mid, soft }) =>
    path(mid, "M-42 0v-58h84V0z") +
    path(deep, "M-52-56L0-100l52 44z") +
    path(light, "M-10 0v-24a10 10 0 0 1 20 0V0z") +
    path(soft, "M-33-28v-10a7 7 0 0 1 14 0v10zM19-28v-10a7 7 0 0 1 14 0v10z"),
  tower: ({ deep, mid, soft }) =>
    path(mid, "M-19 0l6-76h26l6 76z") +
    path(soft, "M-16-38l1.500-19h29l1.500 19z") +
    path(light, "M-9-76h18v12H-9z") +
    path(deep, "M-17-64h34v6h-34zM-13-76a13 22 0 0 1 26 0z"),
  tree: ({ deep, mid }) =>
    path(deep, "M-6 0v-50H6V0z") +
    circle(mid, 0, -68, 32) +
    circle(mid, -22, -50, 20) +
    circle(mid, 22, -50, 20),
  plant: ({ deep, mid, soft }) =>
    path(deep, "M-2 0v-62h4V0z") +
    path(mid, "M0-16c-28 2-38-14-38-26 22-2 36 8 38 26zM0-26c28 2 38-14 38-26-22-2-36 8-38 26z") +
    circle(soft, 0, -76, 20) +
    circle(deep, 0, -76, 8),
  vehicle: ({ deep, mid, soft }) =>
    path(mid, "M-60-12v-34a14 14 0 0 1 14-14h92a14 14 0 0 1 14 14v34z") +
    path(
      soft,
      "M-50-34v-12a6 6 0 0 1 6-6h24v18zM-12-34v-18h24v18zM20-34v-18h24a6 6 0 0 1 6 6v12z",
    ) +
    circle(deep, -34, -12, 13) +
    circle(deep, 34, -12, 13),
  boat: ({ deep, mid, soft }) =>
    path(deep, "M-50-20h100c-6 14-18 20-32 20h-36c-14 0-26-6-32-20z") +
    path(mid, "M-2-26v-70h4v70z") +
    path(soft, "M4-94c26 14 38 36 42 64H4z") +
    path(mid, "M-6-80c-18 12-28 28-32 50h32z"),
  round: ({ deep, mid, soft }) =>
    path(soft, "M-52-8h104a52 10 0 0 1-104 0z") +
    circle(mid, 0, -42, 38) +
    path(deep, "M-3-78c0-10 4-16 12-20 2 8-2 16-8 22z"),
  thing: ({ deep, mid, soft }) =>
    path(mid, "M-36 0v-62a12 12 0 0 1 12-12h48a12 12 0 0 1 12 12V0z") +
    path(deep, "M-36 0v-16h72V0z") +
    path(soft, "M-36-46h72v14h-72z"),
  unknown: ({ mid, soft }) =>
    path(mid, "M-34 0v-62a34 34 0 0 1 68 0V0z") + path(soft, "M-20 0v-60a20 20 0 0 1 40 0V0z"),
};
