import { decimal, type Fraction } from "./fraction";

export type Dimension =
  | "mass"
  | "volume"
  | "length"
  | "temperature"
  | "duration"
  | "area"
  | "speed";

/** One of several units of the same name, such as the cup of a country. */
interface Size {
  label: string;
  /** In the base of the dimension: g, ml, m, s, square meters, km/h. */
  factor: Fraction;
  /** Words in a prompt that choose it. */
  chosen: RegExp;
}

export interface Unit {
  id: string;
  dimension: Dimension;
  /** How it is written after a number. */
  short: string;
  /** In the base of the dimension; for a temperature it is not used. */
  factor: Fraction;
  /** Where the name means several sizes. The first is the one of `factor`. */
  sizes?: readonly Size[];
  /** Patterns of its names, parted by a comma and a space. */
  names: string;
}

const american = /\b(?:u\.?s\.?(?:a\.?)?|american?|states)\b/i;
const british = /\b(?:u\.?k\.?|british|imperial|england|english recipe)\b/i;
const metric =
  /\bmetric (?:cups?|tablespoons?|teaspoons?|spoons?)\b|\baustralian?\b|\b(?:cups?|tablespoons?|teaspoons?) (?:of|is|are|=|holds?|has) (?:250|15|5) ?ml\b/i;

function sizes(us: string, other: string, label: string, chosen: RegExp): readonly Size[] {
  return [
    { label: "US", factor: decimal(us), chosen: american },
    { label, factor: decimal(other), chosen },
  ];
}

function unit(
  id: string,
  dimension: Dimension,
  short: string,
  factor: string,
  names: string,
): Unit {
  return { id, dimension, short, factor: decimal(factor), names };
}

/** Names are tried in this order, so "fluid ounces" come before "ounces". */
const units: readonly Unit[] = [
  {
    ...unit("fl-oz", "volume", "fl oz", "29.5735295625", "fluid ounces?, fl\\.? ?oz\\.?"),
    sizes: sizes("29.5735295625", "28.4130625", "UK", british),
  },
  unit("g", "mass", "g", "1", "g, gr, grams?, grammes?"),
  unit("kg", "mass", "kg", "1000", "kg, kgs, kilos?, kilograms?, kilogrammes?"),
  unit("oz", "mass", "oz", "28.349523125", "oz\\.?, ounces?"),
  unit("lb", "mass", "lb", "453.59237", "lbs?\\.?, pounds?"),
  unit("stone", "mass", "st", "6350.29318", "stones?"),
  unit("ml", "volume", "ml", "1", "ml, mls, millilit(?:er|re)s?"),
  unit("cl", "volume", "cl", "10", "cl, centilit(?:er|re)s?"),
  unit("dl", "volume", "dl", "100", "dl, decilit(?:er|re)s?"),
  unit("l", "volume", "l", "1000", "l, ltr, lit(?:er|re)s?"),
  {
    ...unit("cup", "volume", "cups", "236.5882365", "cups?"),
    sizes: sizes("236.5882365", "250", "metric", metric),
  },
  {
    ...unit("tbsp", "volume", "tablespoons", "14.78676478125", "tbsps?\\.?, tablespoons?"),
    sizes: sizes("14.78676478125", "15", "metric", metric),
  },
  {
    ...unit("tsp", "volume", "teaspoons", "4.92892159375", "tsps?\\.?, teaspoons?"),
    sizes: sizes("4.92892159375", "5", "metric", metric),
  },
  {
    ...unit("pint", "volume", "pints", "473.176473", "pints?, pts?\\.?"),
    sizes: sizes("473.176473", "568.26125", "UK", british),
  },
  {
    ...unit("quart", "volume", "quarts", "946.352946", "quarts?, qts?\\.?"),
    sizes: sizes("946.352946", "1136.5225", "UK", british),
  },
  {
    ...unit("gallon", "volume", "gallons", "3785.411784", "gallons?, gals?\\.?"),
    sizes: sizes("3785.411784", "4546.09", "UK", british),
  },
  unit("sqft", "area", "square feet", "0.09290304", "square (?:feet|foot), sq\\.? ?ft\\.?"),
  unit("sqm", "area", "square meters", "1", "square met(?:er|re)s?, sqm, m2, m\u00b2"),
  unit("acre", "area", "acres", "4046.8564224", "acres?"),
  unit("hectare", "area", "hectares", "10000", "hectares?"),
  unit("mph", "speed", "mph", "1.609344", "mph, miles (?:per|an) hour"),
  unit("ms", "speed", "m/s", "3.6", "m/s, met(?:er|re)s (?:per|a) second"),
  unit("kmh", "speed", "km/h", "1", "km/h, kph, kmh, kilomet(?:er|re)s (?:per|an) hour"),
  unit("mm", "length", "mm", "0.001", "mm, mill?imet(?:er|re)s?"),
  unit("cm", "length", "cm", "0.01", "cm, centimet(?:er|re)s?"),
  unit("km", "length", "km", "1000", "km, kms, kilomet(?:er|re)s?"),
  unit("m", "length", "m", "1", "m, met(?:er|re)s?"),
  unit("in", "length", "in", "0.0254", 'inch(?:es)?|in\\.(?= |,|$)|"'),
  unit("ft", "length", "ft", "0.3048", "ft\\.?, feet, foot"),
  unit("yd", "length", "yd", "0.9144", "yds?\\.?, yards?"),
  unit("mile", "length", "miles", "1609.344", "miles?, mi\\."),
  unit(
    "fahrenheit",
    "temperature",
    "\u00b0F",
    "1",
    "\u00b0 ?f|degrees? (?:f|fahrenheit)|fahrenheit|farenheit|farenheight|deg f|f",
  ),
  unit(
    "celsius",
    "temperature",
    "\u00b0C",
    "1",
    "\u00b0 ?c|degrees? (?:c|celsius|centigrade)|celsius|centigrade|deg c|c",
  ),
  unit("second", "duration", "seconds", "1", "seconds?, secs?"),
  unit("minute", "duration", "minutes", "60", "minutes?, mins?"),
  unit("hour", "duration", "hours", "3600", "hours?, hrs?, h"),
  unit("day", "duration", "days", "86400", "days?"),
  unit("week", "duration", "weeks", "604800", "weeks?"),
  unit("month", "duration", "months", "0", "months?"),
  unit("year", "duration", "years", "0", "years?, yrs?"),
];

const byId = new Map(units.map((each) => [each.id, each]));

export function unitById(id: string) {
  return byId.get(id);
}

/** One letter is a unit only right after a number; as a word it is a letter. */
export const wordNames = units.map(({ id, names }) => ({
  id,
  pattern: names
    .split(", ")
    .filter((name) => name.replace(/[^a-z]/g, "").length > 1)
    .join("|"),
}));

/** Whole words of a unit right behind a number. */
export const afterNumber = units.map(({ id, names }) => ({
  id,
  pattern: new RegExp(
    `^(?:[ \\t]{0,2}|-)(?:${names.replaceAll(", ", "|")})(?![\\p{L}\\d]|/\\p{L})`,
    "iu",
  ),
}));

/** Months and years have no fixed length, so they convert only into each other. */
export function isFixed({ id }: Unit) {
  return id !== "month" && id !== "year";
}
