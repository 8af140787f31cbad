import type { Opposites } from "./opposites";
import { versions } from "./stretches";

const otherTimes =
  /\b(?:calendar|schedule|hours|open|weather|temperature|plan|turning into|half|split|by day|day and night|from|then)\b/i;
/** "a chef's knife", "a kids' room": nobody is in it. */
const notOwned =
  "(?![-'’]| (?:room|playground|bedroom|books?|bike|clothes|toys?|menu|shoes?|hats?)\\b)";
/** Of the picture, not of a thing in it: "vertical stripes", "a market square". */
const ofTheShape =
  "(?=\\s*(?:[,.;:!?)\\n]|$)|\\s+(?:and|but|also|format|image|picture|photo|poster|layout|orientation|shape|crop|flyer|banner|at the same)\\b)";

/** What one picture cannot show at once. */
export const pictures: readonly Opposites[] = [
  {
    id: "light",
    sides: [
      /\b(?:night(?:time)?(?! (?:gown|stand|club)\b)|midnight(?! blue\b)|after dark|moonlit|starry)\b/giu,
      /\b(?:bright (?:noon|midday|daylight)|(?:(?:bright|golden|full|strong) )+sun(?:light|shine)?|noon|midday|sunshine|broad daylight|sunny(?! (?:yellow|side|smile)\b))\b/giu,
    ],
    unless: otherTimes,
    isOfPictures: true,
    isSure: true,
  },
  {
    id: "light",
    sides: [/\bsun ?set\b/giu, /\b(?:noon|midday|broad daylight)\b/giu],
    unless: otherTimes,
    isOfPictures: true,
    isSure: true,
  },
  {
    id: "people",
    sides: [
      /\b(?:no|without(?: any)?) (?:people|persons?|humans?)\b(?! (?:in the (?:back(?:ground)?|distance|street)|behind|around|else|other|near\w*|on the|at the|except|but|apart|besides|wearing|with|smiling|looking))/giu,
      new RegExp(
        `\\b(?:(?:a|the|one|two|three|four|five|eleven|\\d+|beautiful|young|old|happy|smiling) (?:\\p{L}+ )?(?:woman|man|girl|boy|couple|child|children|players|people|men|women|kids|crowd|chef|bride)|(?:woman|man|girl|boy) (?:drinking|walking|sitting|standing|holding|eating|reading|smiling))\\b${notOwned}`,
        "giu",
      ),
    ],
    unless: /\b(?:except|other than|apart from|besides)\b/i,
    isOfPictures: true,
    isSure: true,
  },
  {
    id: "shape",
    sides: [
      new RegExp(
        `\\b(?:(?:vertical|upright)${ofTheShape}|portrait (?:format|orientation)|9:16)`,
        "giu",
      ),
      new RegExp(
        `\\b(?:(?:horizontal|square)${ofTheShape}|(?:landscape|wide) format|16:9|landscape orientation)`,
        "giu",
      ),
    ],
    unless: versions,
    isOfPictures: true,
    isSure: true,
  },
  {
    id: "light",
    sides: [
      /\b(?:(?:completely|totally) (?:deserted|empty)|(?:empty|deserted) (?:beach|street|square|room|hall|stadium|park)|nobody in (?:the|it))\b/giu,
      /\b(?:packed with|huge crowd|crowds? of|crowded|full of people|whole (?:marching )?(?:band|team|family))\b/giu,
    ],
    isSure: true,
  },
  {
    id: "light",
    sides: [/\bbald\b/giu, /\b(?:long|curly|blond\w*) (?:\p{L}+ )?hair\b|\bponytail\b/giu],
    isSure: true,
    unless: /\b(?:wig|used to|before|after|friend|wife|husband|woman)\b/i,
  },
];
