import { person } from "./english/friendly-asks";

const spoken = "(?:e-?mail|letter|message|reply|note|text|tone|way|words|style|speech|one)";
const counts = "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen)";
const period = "(?:days?|nights?|weeks?|weekends?|fortnights?|months?|years?|evenings?)";
const notEaten =
  "(?:vegan|vegetarian|[\\p{L}]+[- ]free\\b|allerg\\w+|intoleran\\w+|(?:hates?|dislikes?|(?:(?:do(?:es)?|can) ?not|(?:do(?:es)?|ca)n['’]?t) (?:eat|like|have|stand|touch))[^.;,!?]{2,40}|\\bno (?:fish|meat|pork|beef|nuts?|dairy|eggs?|gluten|milk|sugar|seafood|mushrooms|onions?)\\b)";
const theirOwn = "(?:an?|the|our|my|your|his|her|their|this|that|which|every)";

/** Words that say something else than they would alone. They are no sign of any matter, and show nothing. */
export const otherSense = new RegExp(
  [
    "\\bat a time\\b",
    "\\bconsumer units?\\b",
    "\\bkeeps? (?:asking|talking|telling|saying|sending)\\b",
    "\\bwork(?:s|ed|ing)? (?:it |this |that |them )?out (?:an?|my|the|our|his|her|their|your|how|what|which|why|who|if|whether|together)\\b",
    "\\b(?:and|in|with|use|good|short|simple|,) correct (?:english|grammar|spelling)\\b",
  ].join("|"),
  "gi",
);

/** A quiz for oneself is asked for as one is asked oneself. */
export const forOneself: Readonly<Record<string, string>> = { "about pupils": "level rounds" };

/** By what is asked for: in this context it is another matter. */
export const otherMatter: Readonly<Record<string, RegExp>> = {
  "about pupils":
    /\b(?:i|my|i['’]?ve|i['’]?m)\b[^.!?]{0,30}\b(?:tests?|exams?|quiz|revis\w+|gcses?)\b/i,
  "jobAd ~ mood":
    /^(?!.*\b(?:ads?|adverts?|advert\w+|postings?|vacanc\w+|(?:write|draft|make|create|send) (?:\S+ ){0,2}job offers?)\b)/is,
  quarrel:
    /^(?!.*\b(?:wo['’]?nt|does['’]?nt|won['’]t|doesn['’]t|don['’]?t|never|always|stopped|hates?|li(?:es|ed|ar)|\w+s (?:at|to) me|angr\w+|argu\w+|fights?|fought|upset|ignor\w+|cheat\w*|rude|shout\w*|yell\w*|jealous|mean|cold|distant|moody|bully\w*|bullied|stress\w*|toxic|lazy|leav\w+|drink\w*|marriage|relationship|keeps? \w+ing)\b)/is,
  "wrong country": /\brole[- ]?play|\bpretend\b|\bpracti[sc]e\b|\bact (?:as|like)\b/i,
};

/** By what a friend asks: words that do not answer it, and others that do. */
export const misread: Readonly<Record<string, { not?: RegExp; also?: string }>> = {
  mood: {
    not: new RegExp(
      `(?<![.,:;(] |^|\\b(?:but|and|or|be|very|it|sounds?|more|too|polite|kind|friendly|short|calm|clear)[ ,]{1,2})\\bfirm\\b(?!,? (?:but|and|${spoken}))|\\b${theirOwn} (?:\\w+ )?firm\\b(?! ${spoken})|\\b\\w+[ -]minutes?\\b(?= (?:away|by|from|walk|drive|ride|late|early|ago|each|a day|per))|\\b(?:legal|swear|big|other|these|those|her|his|my|your|the|bus|train|phone|key|no|in) (?:words?|lines|pages?|slides)\\b`,
      "gi",
    ),
  },
  wish: {
    not: /(?<!\b(?:be|get|it|them|order|contract|room|booking|money) )\b(?:cancell?ed|invited|thanked|reminded|apologi[sz]ed|repaired|replaced|refunded|offered|offers)\b/gi,
  },
  minutes: {
    not: new RegExp(`\\b(?:${counts}|an?|few|half an)[ -]?${period}|\\b\\w+[- ]free\\b`, "gi"),
  },
  nights: {
    not: new RegExp(
      `(?<=\\d[^.;,!?]{0,20} )(?<!\\b(?:for|in|over|spend|about) )(?:an?|per|each|every) ${period}\\b`,
      "gi",
    ),
    also: `${counts}[- ]${period}`,
  },
  eaters: {
    not: new RegExp(`\\bfor ${counts} (?:${period}|minutes?|hours?)`, "gi"),
    also: `${notEaten}|(?:we['’]?re|we are|we will be) ${counts}\\b`,
  },
  level: { not: /\bexams?\b/gi },
  message: {
    not: /(?<=\b(?:an?|the|my|our) \w+ )that (?!(?:i|we|my|our|the|he|she|it|they|his|her|their)\b)[^.;!?]*/gi,
  },
  use: { not: new RegExp(`\\bfor (?:my|our|his|her) (?:\\w+ )?${person}\\b`, "gi") },
  guests: { also: `(?:we['’]?re|we are|we will be) ${counts}\\b` },
  whom: {
    not: /\b(?:to|for) (?:the|an?|my|our) (?:weeks?|months?|years?|days?|while|moment|point|bit|lot|few|first|last|next|start|end|time|change|reason|kitchen|bathroom|house|car|flat|room|unit)\b/gi,
    also: "(?:mr|mrs|ms|dr)\\.? \\p{L}+",
  },
  tasks: { also: "i have (?!to\\b|an?\\b)[^.;!?]{4,80}" },
};

/** By kind and need: words that were taken for it and do not show it. */
export const notShown: Readonly<Record<string, RegExp>> = {
  "compute.operation": /^(?:we|i)(?:['’]?(?:re|m|ve)| are| am| were| have)\b/i,
  "explain.subject": /^what(?:['’]?s| is) wrong\n/i,
  "fix.expected": /^(?:what|why|how)\b/i,
  "list.criteria": /^(?:and )?(?:nothing|no one|not?) (?:else|more|extra)\n/i,
  "explain.reader":
    /^(?:to|for) (?:someone|somebody|a person|people)\n(?! (?:who|that|with|without|of|aged|new)\b)/i,
  "decide.criteria": /^(?:please )?help me (?:to )?(?:decide|choose)\b/i,
  "plan.goal":
    /^(?:(?:please )?(?:ask|look|tell) |(?:my \w+ )?(?:has|have|had|is|was|are|were) |(?:s?he|it|they) )/i,
  "write.form":
    /^(?:about )?\S+[ -]minutes?\n (?:late|away|early|ago|by|from|before|after|walk|drive)\b/i,
  "write.reader": /^(?:please )?write the /i,
};

/** By kind and need: words that say it, where the reader is not sure. */
export const alsoShown: Readonly<Record<string, RegExp>> = {
  "list.criteria": new RegExp(notEaten, "iu"),
  "picture.subject":
    /\b(?:picture|image|photo|drawing|painting|sketch|illustration) (?:of|with|showing) (?!(?:it|this|that|them|what|which|something|someone)\b)[^.,;!?\n]{3,60}/i,
};
