import type { ExercisesCode, Slot } from "./exercise";

const steps: Slot["any"] = [
  "step by step",
  "each step",
  "every step",
  "line by line",
  "numbered",
  "in order",
  "intermediate results",
  /(?<!\d )\bsteps\b/i,
  /\b(?:own|to a|per|each|every|separate) (?:lines?|rows?)\b|\b(?:lines?|rows?) (?:each|per|(?:for|to) (?:each|every))\b/i,
  /\b(?:show|write|explain)(?: me| out)? (?:your|the|all|every|each|how) (?:work|working|workings|calculations?|maths?|sums?|formulas?|steps?|lines?|you)\b|\bhow (?:you|it|they) (?:got|get|came|come)\b/i,
];

const proofs: Slot["any"] = [
  "proof",
  "prove",
  "adds up",
  "add up to",
  "estimate",
  /\b(?:double|cross)[- ]?check|\b(?:a|final|second) check\b|\bbackwards?\b|\b(?:work|calculate|go) back\b|\bother way(?: a?round)?\b/i,
  /\b(?:check|verify|test)(?:s|ing)? (?:that|your|by|with|(?:at the end )?that|the (?:result|answer|sum|total|maths?|calculation))\b/i,
];

const rounding: Slot["any"] = [
  "round",
  "rounds",
  "rounded",
  "unrounded",
  "nearest",
  "decimal",
  "decimals",
  /\b(?:no|without) rounding\b|\brounding (?:to|up|down|off|only|each|every)\b/i,
  /\b(?:whole|full|half a) (?:numbers?|grams?|cents?|percent)\b|\bto the (?:cent|penny|gram)\b/i,
];

const periods = "year|month|quarter|annual|daily|december";

const sums =
  "[$€£] ?\\d|\\b\\d[\\d.]* ?(?:dollars|euros|pounds)\\b|\\bbill\\b[^?!\\n]{0,30}\\d[.,]\\d\\d\\b";
const several = "(?:[3-9]|three|four|five|six|seven|eight|nine)";
const sharers = `\\b${several} (?:friends|people|of us|ways)\\b|\\b(?:we (?:are|were)|we're|between|by|split|among) ${several}\\b(?![.,]?\\d| ?(?:%|percent|cents))`;

export const deepseekExercises: ExercisesCode = {
  71: {
    slots: {
      figures: [
        new RegExp(`(?:${sums})[\\s\\S]*(?:${sharers})|(?:${sharers})[\\s\\S]*(?:${sums})`, "i"),
        /\b146(?:[.,]50?)?\b(?=[\s\S]*\b(?:5|five)\b(?! ?(?:%|percent|cents)))|\b(?:5|five)\b(?! ?(?:%|percent|cents))(?=[\s\S]*\b146(?:[.,]50?)?\b)/i,
      ],
      tip: [
        /\b(?:12|twelve) ?(?:%|percent|per cent)/i,
        /\btip\b[^.?!\n\d]{0,20}(?:\d+|ten|fifteen|twenty) ?(?:%|percent)|\b(?:\d+|ten|fifteen|twenty) ?(?:%|percent)[^.?!\n]{0,20}\btip\b/i,
      ],
      order: [
        "including tip",
        "bill and tip together",
        /\b(?:including|after) the tip\b|\btip (?:is )?included\b|\btip\b[^.?!\n]{0,40}\b(?:first|to begin|before)\b|\bfirst (?:add|the tip)\b/i,
        /\b(?:then|after that|afterwards?|next|finally) (?:[a-z]+ )?(?:split|divid|shar|cut|work out|calculate)/i,
        /\bbefore (?:you |we |it is |they )?(?:split|shar|divid|cut)/i,
        /\b(?:split|divide|share|cut) (?:the )?(?:new )?(?:total|sum|whole|everything|result|that)\b/i,
        /\bafter (?:adding|you add)\b/i,
      ],
      cents: [
        ...rounding,
        "a cent more",
        "without losing a cent",
        /\bcents?\b[^.,\n]{0,40}\b(?:i|me|one|some(?:one|body)|who|whoever|go|goes|pays?|more|less)\b/i,
        /\b(?:pays?|takes?|covers?|gets?|drop|ignore) (?:the|an?|any|that|those|\d)(?: [a-z]+){0,2} cents?\b|\b(?:not|dont|doesn't|don't) (?:go|divide|split|come out)[^.,\n]{0,16}\b(?:even|equal)/i,
      ],
      steps: steps,
      check: [
        ...proofs,
        /\b(?:check|verify|make sure) (?:it|if|whether|the)\b/i,
        /\b(?:shares|amounts|parts|payments)\b[^.\n]{0,40}\b(?:add|sum|make|must|should|whether|if|come|gives?)\b/i,
      ],
    },
    response: { kind: "sums" },
  },
  72: {
    slots: {
      figures: [/\b840\b(?=[\s\S]*\b903\b)|\b903\b(?=[\s\S]*\b840\b)/],
      claim: [
        /\b(?:7|seven) ?(?:%|percent|per cent)[^.?!\n]{0,60}(?:\?|\bcorrect\b|\bright\b|\btrue\b|\bagree|wrong|believe|doubt)/i,
        /\b(?:says?|said|claims|claim|claimed|states|stated|writes|wrote|according to|speaks of|supposed(?:ly)?|calls it|letter|landlord)\b[^.?!\n]{0,60}\b(?:7|seven) ?(?:%|percent|per cent)/i,
        /\b(?:is|are|was) (?:that|this|it|the letter|the figure|the 7)[^.?!\n]{0,25}\b(?:correct|right|true)\b/i,
        /\b(?:really|actually|in fact|truly) (?:7|seven|a 7)\b/i,
        /\b(?:compare|check|test) (?:it |this |that |the result )?(?:with|against) (?:the )?(?:7|letter|claim)/i,
      ],
      base: [
        "percent of what",
        "starting value",
        "before the increase",
        "relative to",
        /\b(?:of|from|on|against|to|with|than|by) (?:my |the |what )?(?:old|previous|current|original|present|i pay|i am paying|i'm paying)\b(?![^.,;\n]{0,30} to )/i,
        /(?<!rent )\b(?:of|from|on|against) (?:the )?\$? ?840\b(?![^.,;\n]{0,16} (?:to|up)\b)|\bnot (?:of|from|on) the (?:new|903)\b|\bbase (?:is|of)\b|\bas (?:the )?base\b/i,
      ],
      money: [
        "difference in dollars",
        "extra per month",
        "too much",
        /\b(?:per|an?|each|every|whole|two|three|five|\d+) years?\b|\byearly\b|\bannual(?:ly)?\b|\b(?:twelve|12) months\b|\bhow (?:many dollars|much (?:more|extra))\b|\bmore (?:a|each|per) month\b/i,
      ],
      exact: [...rounding, "exactly to", /\b(?:one|two|\d) (?:digits?|places)\b|\btenths?\b/i],
      follow: [...steps, ...proofs],
    },
    response: { kind: "sums" },
  },
  73: {
    slots: {
      amounts: [
        /\b12 ?(?:oz|ounces)\b(?=[\s\S]*(?:\b2 ?(?:us )?cups\b|\b350\b))|(?:\b2 ?(?:us )?cups\b|\b350\b)(?=[\s\S]*\b12 ?(?:oz|ounces)\b)/i,
      ],
      units: [
        /\bmetric\b(?! (?:cups?|spoons?|tablespoons?))|\b(?:grams?|g)\b(?=[\s\S]*\b(?:ml|millilit(?:er|re)s?|celsius)\b)|\b(?:ml|millilit(?:er|re)s?|celsius)\b(?=[\s\S]*\b(?:grams?|g)\b)/i,
      ],
      people: [
        /\b(?:from|for|serves|feeds) (?:4|four)\b[\s\S]{0,200}\b(?:6|six)\b/i,
        /\b(?:6|six)\b[^.?!\n]{0,30}\binstead of (?:4|four)\b/i,
        /\b(?:from|for|serves|feeds) (?:4|four)\b[^.?!\n]{0,40}\b(?:we're|we are|we'll be|there are) (?:\d+|five|six|seven|eight|nine|ten)\b/i,
        /\b(?:times|by|factor(?: of)?|x) ?(?:1[.,]5|one and a half)\b|\b(?:1[.,]5|one and a half) times\b/i,
        /\b(?:6|six) (?:people|guests|portions|servings|persons)\b[\s\S]{0,200}\b(?:4|four) (?:people|portions|servings|persons)\b/i,
      ],
      cup: [
        "american",
        "australian",
        "british",
        /\b(?:us|metric|uk|english|imperial) cups?\b|\bfrom (?:the us|the usa|america|the states)\b/i,
        /\b(?:cup|cups)\b[^.?!\n]{0,20}(?:\b(?:is|are|as|holds?|of)|=) ?(?:about )?(?:2[345]\d) ?ml\b/i,
        /\bu\.s\./i,
      ],
      fixed: [
        /\b(?:do not|don't|dont|never|not) (?:multiply|scale|increase|change|raise|touch)\b[^.?!\n]{0,30}\b(?:temperature|oven|heat|degrees|time)/i,
        /\b(?:temperature|oven|heat|degrees|baking time)\b[^.?!\n]{0,40}\b(?:stays?|same|unchanged|only convert\w*|(?:not|never|n't) (?:be |get )?(?:multipl|scale|chang|rais|increas)\w+|alone|as is|fixed|keep|remains?)\b/i,
        /\b(?:keep|leave|not) (?:the )?(?:temperature|oven|heat|baking time)\b/i,
        /\bonly (?:convert|turn|translate) (?:the )?(?:temperature|oven|degrees)\b/i,
        /\b(?:except|apart from|but not|other than) (?:for )?(?:the )?(?:temperature|oven|heat|degrees)\b/i,
      ],
      round: [...rounding, /\bscale\b[^.;\n]{0,30}\b(?:\d+|grams?)\b/i],
      form: [
        "table",
        "list",
        "columns",
        "column",
        "side by side",
        /\bcards?\b|\b(?:large|big) (?:print|letters)\b/i,
        ...steps,
      ],
    },
    response: { kind: "sums" },
  },
  74: {
    slots: {
      figures: [
        /\b500\b(?=[\s\S]*\b40\b)(?=[\s\S]*\b2[.,]4\b)|\b40\b(?=[\s\S]*\b500\b)(?=[\s\S]*\b2[.,]4\b)|\b2[.,]4\b(?=[\s\S]*\b500\b)(?=[\s\S]*\b40\b)/,
      ],
      term: [
        /\b(?:36|thirty[ -]six) (?:months|payments|deposits|times|monthly)\b|\bjan\w* 2027\b[^.\n]{0,30}\bdec\w* 2029\b/i,
        /\b(?:3|three) (?:full )?years\b/i,
        "both months included",
        "both included",
        "including both",
        "first and last month",
      ],
      credit: [
        new RegExp(
          `\\binterest\\b[^.?!\\n]{0,40}\\b(?:added|credited|paid|compounded|calculated|booked|put|goes|comes)\\b[^.?!\\n]{0,40}\\b(?:${periods})`,
          "i",
        ),
        new RegExp(
          `\\b(?:(?:adds?|credits?|pays?|puts) (?:me )?(?:the |its )?interest|(?:bank|they) (?:adds?|credits?|pays?) it)\\b[^.?!\\n]{0,50}\\b(?:${periods})`,
          "i",
        ),
        new RegExp(
          `(?:\\b(?:percent|rate|bank)\\b|%)[^.?!\\n]{0,60}\\b(?:added|credited|compounded|booked)\\b[^.?!\\n]{0,40}\\b(?:${periods})`,
          "i",
        ),
        new RegExp(
          `\\b(?:compound\\w*|credited|added|interest) (?:every |each |once (?:a |per )|at (?:the )?)?(?:end|${periods})|\\b(?:year|month|quarter)ly (?:compound|interest)`,
          "i",
        ),
      ],
      moment: [
        /(?<!\b(?:interest|bank)\b(?:(?!\bi\b)[^.;,\n]){0,50})\b(?:(?:start|beginning|end|first|last|middle|1st|15th)(?: day)? of (?:(?:each|every|the|a) )?month|(?:first|last) day|on the (?:first|\d{1,2}(?:st|nd|rd|th)))\b/i,
        "month's end",
        "month's start",
        "in advance",
        "in arrears",
      ],
      rounding: rounding,
      form: [
        ...steps,
        "a table",
        "year by year",
        "month by month",
        "columns",
        /(?<!\bthe )\btable\b|\btable (?:with|by|per)\b|\bfor (?:each|every) year\b/i,
      ],
      interest: [
        "without interest",
        "total interest",
        "interest alone",
        "interest separately",
        "of which",
        /\b(?:paid|put) in myself\b|\bmy (?:own money|(?:own )?payments)\b/i,
        /\bhow much (?:(?:of [^.?!\n]{1,40} |it |that )?(?:is|are|comes from|was|will be) (?:the |really |only )?(?:interest|mine)|interest|(?:did )?the bank|i (?:have )?(?:paid|put) in)\b/i,
        /\bcompare\b[^.?!\n]{0,40}\b(?:payments|paid in|no interest|zero)\b/i,
        /\b(?:check|cross-check|verify)\b[^.?!\n]{0,60}\b(?:payments|paid in|interest)\b/i,
      ],
    },
    response: { kind: "sums" },
  },
};
