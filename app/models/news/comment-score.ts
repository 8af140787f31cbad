export const commentReasons = {
  link: "Contains a link",
  "more-links": "Contains more than one link",
  "blocked-word": "Uses a word that spam uses",
  "all-caps": "Is written in capitals",
  "hidden-characters": "Has invisible or direction-changing characters",
  "new-network": "First comment from this network today",
  contact: "Contains an email address or phone number",
  "blocked-domain": "Links to a site on the spam list",
  "same-text": "The same text was posted from elsewhere today",
  trap: "Filled a field that people do not see",
} as const;
export type CommentReason = keyof typeof commentReasons;

/** From here on a person looks at it first. */
export const holdFrom = 2;
/** From here on it is put with the spam. */
export const spamFrom = 5;

const blockedWords = [
  "casino",
  "viagra",
  "cialis",
  "porn",
  "xxx",
  "escort",
  "payday",
  "forex",
  "jackpot",
  "betting",
  "crypto giveaway",
  "free bitcoin",
  "double your",
  "earn money fast",
  "work from home and earn",
  "click here",
  "cheap meds",
  "buy followers",
  "essay writing service",
  "whatsapp me",
  "telegram me",
  "loan offer",
  "weight loss pills",
];
const blockedWord = new RegExp(`\\b(?:${blockedWords.join("|").replaceAll(" ", "\\s+")})\\b`, "iu");

const hidden = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/u;
/** From the sign on: what stands before it is read by nobody, and costs time at every letter. */
const email = /(?<=[^\s@<>])@[^\s@<>]{1,255}\.[a-z]{2,}/iu;
const phone = /(?:\+|\b00)\d[\d\s().-]{6,40}\d|\b\d{3}[\s.-]\d{3,4}[\s.-]\d{3,4}\b/u;
const linkEnd = "com|net|org|info|biz|xyz|top|site|online|shop|club|link|live|store|ru|cn|tk|io|co";
const labels = "(?:[a-z0-9-]{1,63}\\.){1,10}";
const link = new RegExp(
  `https?://[^\\s<>]+|\\bwww\\.[^\\s<>]+|\\b${labels}(?:${linkEnd})\\b(?:/[^\\s<>]*)?|\\b${labels}[a-z]{2,24}/[^\\s<>]+`,
  "giu",
);

/** The sites that a text links to, each once, without "www.". */
export function domainsIn(text: string) {
  return [...new Set(linksIn(text).map(domainOf))].filter((domain) => domain !== "");
}

function linksIn(text: string) {
  const words = text.split(/[\s<>]+/);
  // An address of a person ends like a site's; with a slash it is a link, whatever sign it holds.
  const others = words.filter((word) => word.includes("/") || !email.test(word));
  return others.join(" ").match(link) ?? [];
}

function domainOf(address: string) {
  const url = /^https?:/i.test(address) ? address : `http://${address}`;
  if (!URL.canParse(url)) return "";
  return new URL(url).hostname
    .toLowerCase()
    .replace(/^www\./, "")
    .replace(/\.$/, "");
}

interface Scored {
  /** As it was typed, before it was cleaned. */
  typed: string;
  isNewNetwork: boolean;
  isSameText: boolean;
  hasBlockedDomain: boolean;
}

const points: Record<Exclude<CommentReason, "more-links" | "trap">, number> = {
  link: 3,
  "blocked-word": 2,
  "all-caps": 2,
  "hidden-characters": 2,
  "new-network": 1,
  contact: 1,
  "blocked-domain": 4,
  "same-text": 2,
};

/** How much a guest's comment looks like spam, and by what. */
export function scoreComment({ typed, isNewNetwork, isSameText, hasBlockedDomain }: Scored) {
  const links = linksIn(typed).length;
  const holds: Record<keyof typeof points, boolean> = {
    link: links > 0,
    "blocked-word": blockedWord.test(typed),
    "all-caps": isAllCapitals(typed),
    "hidden-characters": hidden.test(typed),
    "new-network": isNewNetwork,
    contact: email.test(typed) || phone.test(typed),
    "blocked-domain": hasBlockedDomain,
    "same-text": isSameText,
  };
  const found = (Object.keys(points) as (keyof typeof points)[]).filter((each) => holds[each]);
  const more = Math.max(0, links - 1);
  const reasons: CommentReason[] = more > 0 ? [...found, "more-links"] : found;
  return { score: found.reduce((sum, each) => sum + points[each], 2 * more), reasons };
}

function isAllCapitals(text: string) {
  const letters = text.match(/\p{L}/gu) ?? [];
  return (
    text.trim().length > 20 && letters.length > 10 && letters.every((each) => /\p{Lu}/u.test(each))
  );
}
