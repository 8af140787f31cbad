/** A point on which tools can be compared. */
export interface Aspect {
  name: string;
  /** The prompt asks about it. */
  asked: RegExp;
  /** A sentence speaks of it; the more of these words, the better. */
  told: RegExp;
}

export const aspects: readonly Aspect[] = [
  {
    name: "Sources",
    asked:
      /\b(?:show\w*|nam\w+|giv\w+|us\w+|list\w*|of|on|for|compare|about|their|its|the|and|,|:) ?sources?\b|\bsources?(?:,| and|:)|\bwhere (?:it|they|an answer) (?:comes?|gets?|finds?)\b|\bcitations?\b|\bnumbered links?\b/i,
    told: /\bsources?\b|\blinks?\b|\bnumbered\b|\blook things up\b|\bwhere an answer comes from\b/gi,
  },
  {
    name: "Search",
    asked:
      /\bweb search\b|\bsearch (?:the web|function|mode|ability)\b|\bthe web\b|\bup to date\b|\bcurrent (?:events|facts|news)\b|\brecent\b/i,
    told: /\bsearch(?:es|ing)?\b|\blook(?:s)? (?:for|things up|up)\b|\bweb(?: pages)?\b/gi,
  },
  {
    name: "Private data",
    asked:
      /\bprivacy\b|\bprivate\b|\bpersonal\b|\bdata\b|\bstor(?:e|es|ed|ing)\b|\bconfidential\b|\bsecrets?\b|\b(?:what|where) (?:happens|becomes|is done|they do|it does|goes)\b[^.;\n]{0,30}\b(?:we|you|i|members?|people|our|my|typed?)\b|\bwhere [^.,;\n]{0,24}\bgo(?:es)?\b|\bwhat (?:we|you|i|people|members) (?:type|write|enter|paste|put in)\b/i,
    told: /\bdata\b|\bstored\b|\bprivate\b|\bprivacy\b|\btrain(?: future)? models\b|\bfor training\b|\bimprove its models\b|\bpersonal\b|\bsecrets\b/gi,
  },
  {
    name: "Cost",
    asked:
      /\bcosts?\b|\bprices?\b|\bpricing\b|\bfree\b|\bpaid\b|\bpay(?:ing)?\b|\bmoney\b|\bcheap\w*\b|\bsubscri\w+\b/i,
    told: /\bcosts? nothing\b|\bfree\b|\bpaid\b|\bpay\b(?! off)|\bpricing\b|\bcosts?\b/gi,
  },
  {
    name: "Age",
    asked:
      /\bages?\b(?! group)|\bminors?\b|\bteen\w*\b|\bchild(?:ren)?\b|\bhow old\b|\byoung people\b/i,
    told: /\bage\b|\bminors?\b|\bteenagers?\b|\bhow old\b/gi,
  },
  {
    name: "What can go wrong",
    asked:
      /\bmistakes?\b|\berrors?\b|\bgo(?:es)? wrong\b|\brisks?\b|\blimits?\b|\bweak\w*\b|\binvent\w*\b|\breliab\w+\b|\btrust\w*\b|\bdrawbacks?\b|\bpitfalls?\b/i,
    told: /\bwrong\b|\bmistakes?\b|\binvent\w*\b|\bone-sided\b|\bsays something else\b|\bmistaken\b/gi,
  },
  {
    name: "Documents",
    asked: /\bdocuments?\b|\bfiles?\b|\bpdfs?\b|\bupload\w*\b|\blong texts?\b/i,
    told: /\bdocuments?\b|\bfiles?\b|\battach\w*\b|\bupload\w*\b/gi,
  },
];

/** What is compared where a prompt names no points. */
export const usualAspects = aspects.filter(({ name }) =>
  ["Sources", "Private data", "Cost"].includes(name),
);
