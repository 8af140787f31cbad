import { type PrivateRule, wordEnd } from "./private-rule";

const street =
  "(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Close|Yard|Drive|Dr|Court|Ct|Place|Pl|Square|Sq|Way|" +
  "Terrace|Crescent|Gardens?|Grove|Row|Mews|Hill|Park|Boulevard|Blvd|Parkway|Circle|Trail|Walk|" +
  "Wharf|Quay|Green|Rise|View|Alley|Highway|Hwy)";
const direction = "(?: (?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\\b)?";
const capitalWord = "\\p{Lu}[\\p{L}\\p{M}'’.-]{0,24}";
const flat = "(?:flat|apt\\.?|apartment|unit|suite|floor|room) ?#?\\w{1,5}";
const townWord = `(?:(?:St|Mt)\\. )?\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}${wordEnd}`;
const town = `${townWord}(?: ${townWord}){0,2}`;
const britishCode = "[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}";
/** British, Canadian, American, Dutch: such a code is nothing else, even on a line of its own. */
const letterCode =
  `(?:${britishCode}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{2} \\d{5}(?:-\\d{4})?|` +
  `\\d{4} ?[A-Z]{2})${wordEnd}`;
const postCode = `(?:${letterCode}|\\d{4,6}${wordEnd})(?: ${town})?`;
/** "London SE1", "Dublin 7". */
const district = `(?:[A-Z]{1,2}\\d[A-Z\\d]?|(?<=Dublin )\\d{1,2})${wordEnd}`;
const lineOrSpace = "(?: |, |,? ?\\n)";
const afterStreet =
  `(?:,? ${flat})?(?:, ?(?:${postCode}|${town})){0,3}` +
  `(?:${lineOrSpace}(?:${town}${lineOrSpace})?${letterCode}| ${town},? \\d{5,6}${wordEnd}| ${postCode}| ${district})?`;

/** Streets whose number stands behind: "Linden Street 5". */
const plainStreet = "(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln)\\b\\.?";
const numberBehind = "\\d{1,3}[a-hA-H]?(?![\\p{L}\\p{N}%€$£]|[.,:/-]\\d)";
const foreignNumber =
  "(?!(?:1[7-9]|20)\\d\\d\\b)\\d{1,4}(?: ?bis|[a-hA-H])?(?:/\\d{1,3}[a-h]?)?(?![\\p{L}\\p{N}%€$£]|[.,:/-]\\d)";
const afterNumber =
  `(?:,?[ \\n](?:[A-Z]{1,2}-)?(?:\\d{2}-\\d{3}|\\d{4} [A-Z]{2}|\\d{4,6}) ${town})?` +
  `(?:, ?${town}){0,2}`;
const particle = "(?:(?:de|du|des|la|le|les|el|los|las|del|della|dei|delle|di|do|da|dos|das) )";
const ofName = `(?:${particle}{0,3}(?:[dl]['’])?${town})`;
const ofPlace = `(?:${particle}{1,3}(?:[dl]['’])?${town}|(?:Saint|Sainte)[ -]${town})`;
const foreignStreet =
  `(?:(?:[Rr]ue|[Bb]oulevard|[Aa]venue|[Qq]uai|[Cc]hemin|Plaza) ${ofPlace},?|[Rr]ue ${town}|` +
  `(?:Via|Viale|Corso|Piazza|[Cc]alle|C/|[Aa]venida|Avda\\.?|Paseo|[Rr]ua) ?${ofName},?|` +
  `(?:[Uu]l\\.|(?<!\\bet )[Aa]l\\.|[Uu]lic[ay]|[Uu]litsa|[Aa]lej[ae]) ?${town},?|` +
  `(?:${townWord} ){1,2}(?:Straße|Strasse|Str\\.|Allee|Gasse|Platz|Weg))`;

export const addressRules: PrivateRule[] = [
  {
    kind: "address",
    pattern: new RegExp(
      `(?<![\\w.,:/-])(?<secret>(?:${flat},? )?\\d{1,5}[A-Za-z]?,? (?:${capitalWord} ){1,4}${street}\\b(?!['’])\\.?${direction}${afterStreet})`,
      "gu",
    ),
    isPrivate: isNumberBeforeStreet,
  },
  {
    kind: "address",
    pattern: new RegExp(
      `(?<![\\p{L}])(?<secret>(?:\\p{Lu}[\\p{L}-]{2,30}(?:straße|strasse|str\\.|weg|platz|gasse|allee|laan|straat|gracht|kade|plein|gatan|vägen|veien|vej)|\\p{Ll}[\\p{L}-]{2,30}stra(?:ß|ss)e) ${foreignNumber}${afterNumber})`,
      "gu",
    ),
    isPrivate: (_secret, _before, after) => !isCountOf(after),
  },
  {
    kind: "address",
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?<secret>${foreignStreet} ${foreignNumber}${afterNumber})`,
      "gu",
    ),
    isPrivate: (secret, before, after) => endsWithTown.test(secret) || isHouseBehind(before, after),
  },
  {
    kind: "address",
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?<secret>(?:${townWord} ){1,3}${plainStreet} ${numberBehind}${afterNumber})`,
      "gu",
    ),
    isPrivate: isNumberBehindStreet,
  },
  {
    kind: "address",
    pattern: new RegExp(
      `(?<!\\w)(?<secret>\\d{1,4}(?: ?bis)?,? (?:[Rr]ue|[Cc]alle|[Aa]venida|[Rr]ua|avenue) ${ofName}(?:, ?${postCode})?)`,
      "gu",
    ),
  },
  {
    kind: "address",
    pattern: new RegExp(
      `\\b(?:live|lives|living|located|address(?: is)?|deliver(?:y|ed)?|send it|ship)\\b:?(?: (?:at|to|in|is))?:? (?<secret>\\d{1,5}[a-z]? (?:[\\p{L}'’]{2,20} ){1,3}(?:street|road|avenue|lane|close|drive|court|st|rd|ave)\\b\\.?(?:(?:,? \\p{L}{2,20})?,? ${britishCode}${wordEnd})?)`,
      "giu",
    ),
    isPrivate: (secret) =>
      !/ (?:by|on|the|in|of|per|to|and|down|along|across|off|from) /i.test(secret),
  },
];

const countedThings =
  /^ (?:\p{Ll}+ )?(?:apartments|banks|bars|buildings|cafes|cards|companies|episodes|facts|families|flats|games|homes|hotels|houses|ideas|images|jokes|miles|minutes|names|pages|people|photos|pictures|poems|posters|pubs|questions|residents|restaurants|routes|scenes|shops|signs|slogans|songs|stations|stores|stories|tickets|tours|traders|trees|visitors|walks|words|am|pm|km|percent|million|billion)\b/iu;

/** "12 Oxford Street shops" and "Plaza Mayor 3 restaurants" count something. */
function isCountOf(after: string) {
  return countedThings.test(after);
}

const placeBefore =
  /(?<!\d )\b(?:at|to|near|from|address(?: is)?|live[sd]?(?: in)?|living(?: in)?|moved? (?:in)?to|located|house in|flat in)\b[:,]?\s?$/i;
const timeBefore =
  /\b(?:in|since|by|from|until|till|before|after|during|of|the|this|that|early|late|mid|circa|around|about|and|spring|summer|autumn|fall|winter|christmas|january|february|march|april|may|june|july|august|september|october|november|december)[ -]?$/i;
const endOfPart = /^["']?\s*(?:$|[.,;:!?)\n](?!\d))/;

/** In "Main Street 5, High Street 7" the 5 belongs to the first. */
const streetBefore = new RegExp(`\\p{Lu}\\S* ${plainStreet} $`, "u");

const counterBefore =
  /\b(?:chapter|day|episode|grade|lesson|level|page|part|round|scored|season|stage|step|war|week|year) $/i;
const vagueStreet = /\b(?:Way|Walk|Park|Square|View|Hill|Green|Place|Trail)$/;

/** "In 2024 Main Street rose" and "the 1984 Oxford Street sale" tell a year, no house. */
function isNumberBeforeStreet(secret: string, before: string, after: string) {
  if (isCountOf(after) || streetBefore.test(before) || counterBefore.test(before)) return false;
  // "5 Minute Park workout"
  if (vagueStreet.test(secret) && !isHouseBehind(before, after)) return false;
  if (!/^(?:1[5-9]|20)\d\d,? /.test(secret) || /\d/.test(secret.slice(4))) return true;
  if (timeBefore.test(before)) return false;
  return placeBefore.test(before) || endOfPart.test(after);
}

const endsWithTown = new RegExp(`\\d{4,6}(?: [A-Z]{2})? ${town}|\\d{2}-\\d{3} ${town}`, "u");
const nextWords =
  /^ (?:(?:and|or|by|before|after|with|because|which|please|tomorrow|today|is|was|near|opposite)(?! \d)\b|in \p{Lu})/u;

function isHouseBehind(before: string, after: string) {
  if (isCountOf(after)) return false;
  return endOfPart.test(after) || nextWords.test(after) || placeBefore.test(before);
}

const wellKnown =
  /\b(?:Sesame|Wall|Jump|Elm|Coronation|Fear|Fleet|Abbey|Silk|Rocky|Fury|Revolutionary|Tobacco|Route) (?:Street|St|Road|Rd|Avenue|Lane)\b/;
const streetWithNumber = `(?:${townWord} ){1,3}${plainStreet}:? \\d`;
/** "Main Street 5, High Street 7": figures, one for each street. */
const sameBefore = new RegExp(`${streetWithNumber}\\d{0,5}[,;\\s]{1,3}(?:and )?$`, "u");
const sameAfter = new RegExp(`^[,;\\s]{1,3}(?:and )?${streetWithNumber}`, "u");
const personBefore =
  /(?:\b(?:to|for|from|Mr|Mrs|Ms|Dr)\.? \p{Lu}[\p{L}'’-]{1,24}|\p{Lu}[\p{L}'’-]{1,24} \p{Lu}[\p{L}'’-]{1,24})(?<!Street|St|Road|Rd|Avenue|Ave|Lane|Ln)(?:, ?|,? ?\n)$/u;

/** "Anna Keller, Linden Street 5": only where nothing but an address can stand. */
function isNumberBehindStreet(secret: string, before: string, after: string) {
  if (wellKnown.test(secret) || isCountOf(after)) return false;
  if (sameBefore.test(before) || sameAfter.test(after)) return false;
  if (endsWithTown.test(secret)) return true;
  if (!endOfPart.test(after) && !nextWords.test(after))
    return /\b(?:live[sd]?|living|address)\b[^.\n]{0,10}$/i.test(before);
  return placeBefore.test(before) || personBefore.test(before) || /(?:^|\n)\s*$/.test(before);
}
