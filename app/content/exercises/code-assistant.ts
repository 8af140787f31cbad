import { cues } from "./answer-cues";
import type { ExercisesCode, Slot } from "./exercise";

const language: Slot["any"] = [
  ...cues(`javascript, js, typescript, python, java, excel, spreadsheet, formula, vba, php,
    website, c#, browser`),
  /\b(?:chrome|firefox|safari|edge|html|web page|google sheets?|libreoffice|node|bash|powershell|command line|terminal|on (?:my|an?|the|her)(?: old)?(?: windows)? (?:windows|mac|android|phone|laptop|pc|computer|ipad|tablet)|(?:on|run in) windows)\b/i,
];

const plainWords: Slot["any"] = [
  ...cues(`explain, explains, explained, explanation, comment, comments, commented, plain words,
    simple words, beginner, beginners, line by line`),
  /\bnever (?:programmed|coded|written code|used code)\b/i,
  /\b(?:i am|i'm|im) (?:no|not a) (?:programmer|coder|expert)\b/i,
  /\b(?:how|where) (?:to|do i|can i|i can) (?:run|start|use|try|open|click|save|put)\b/i,
  /\b(?:no idea|nothing|no experience|new to|not much|little|but not|a bit of)\b[^.?!\n]{0,20}\b(?:cod(?:e|ing)|program\w*|python|this)\b/i,
];

const lineEach =
  /\b(?:one|an?|each|every)\b[^.;!?\n]{0,30}\b(?:per|an?|each|every|own|one) (?:own )?(?:line|row|cell)\b|\bone (?:line|row|name|entry) (?:a|each|per|for)\b/i;

const sepBy = /\b(?:separated|split|divided) by\b/i;

const badDates =
  "\\b(?:invalid|impossible|wrong|bad|broken|missing|unreal|nonsense|mistyped|future|no|empty|blank) (?:\\w+ )?dates?\\b|(?:cannot|not|n't) (?:valid|exist|there)\\b|in the future|after today|(?:30|31)(?:st|th)? (?:of )?(?:feb|april)|feb\\w* (?:30|31)|02-30|\\btypos?\\b";

const handled =
  "error|list|report|skip|ignor|mark|flag|separate|stop|crash|reject|warn|refus|check|aside|apart|throw|raise|tell|show|guess|out\\b";

export const codeAssistantExercises: ExercisesCode = {
  31: {
    slots: {
      language: language,
      input: [
        ...cues("decimal hours, text file, csv"),
        /\b\d{1,2}[:.h]\d{2}\b/i,
        lineEach,
        sepBy,
        /\b(?:list|column|row|table|array) of (?:the |my |all )?(?:times|hours|entries|days|texts|numbers)\b/i,
        /\b(?:hours|times|entries) (?:are|come|stand|look|as)\b/i,
        /\bhours:minutes|\bwith a colon\b|\b(?:date|day)(?: and|, ?then|, an?) \w+/i,
      ],
      output: [
        ...cues("total, totals, sum, in decimal, in minutes, as a decimal, as one number"),
        /\b(?:prints?|returns?|outputs?|displays?)\b/i,
        /\bshow(?:s|n)?(?: me)? (?:the|a|one|how many|all)\b|\b(?:hours and (?:minutes|days)|added together|result as)\b/i,
      ],
      odd: [
        ...cues(`blank, empty, missing, invalid, mistyped, typo, typos, misspelled, nonsense,
          skip, ignore, warn, warning, error, not valid, more than 24, over 24`),
        /\b(?:entry|entries|lines?|values?|something|it)\b[^.?!\n]{0,20}\b(?:is|are) (?:no|not)\b/i,
        /\b(?:don't|dont|do not|not|never) (?:count|add|guess|include)\b|\b(?:leave|leaving|leaves) [^.?!\n]{1,30} (?:out|aside)\b|\b(?:red|marked|flag(?:s|ged)?|highlight\w*|apart|separately|junk|rubbish|garbage|no sense|no good|(?:cannot|can't|not) (?:be )?(?:read|fit)|which (?:line|entry)|forgot\w*)\b|\b(?:don't|doesn't) fit\b/i,
        /\bif (?:one|an?|some|any|there)(?: \w+){0,4} (?:wrong|mistake|text|left out|cannot be read|can't be read|is not|isn't)\b/i,
      ],
      known: [
        ...cues(`check the result, worked example, by hand, correct result, right result,
          expected result`),
        /(?:\b(?:(?:should|must|has to|ought to) (?:give|get|say|be|make|return|print|show|come|result)|gives?|makes?|equals?|comes? to|adds? up to|that's|tests?|added up|own sum)\b[^?!\n]{0,25}|\d (?:is|are) |(?:=|->|=>|\u2192) ?)\d{1,3}[:.h] ?\d{2}|\b(?:sum|total|result) (?:that )?i should get\b/i,
      ],
      explain: plainWords,
    },
    response: { kind: "code" },
  },
  32: {
    slots: {
      language: language,
      format: [
        ...cues("csv, first name and last name, columns, tab separated"),
        lineEach,
        sepBy,
        /\b(?:each|every) (?:line|row) (?:has|is|holds|contains|starts)\b|\b(?:surname|(?:last|family|first)[ -]name)(?:;|\t| first\b| in front\b)|\bper row\b/i,
        "last name, first name",
        /\blines? (?:like|such as|look)\b/i,
      ],
      same: [
        ...cues(`capital letters, capitals, upper case, uppercase, lower case, lowercase, upper
          and lower case, case insensitive, letter case, extra spaces, spaces, double spaces,
          accents, hyphens, same email, same birthday, same spelling, spelled differently,
          written differently`),
        /\bignor(?:e|es|ing) (?:the )?case\b/i,
        /\b(?:big|small)(?: or | and |\/)(?:big|small)(?: or small)? letters\b|\baccent\b|\bidentical (?:name|email|birthday)|\btreat\b[^.?!\n]{0,25}\bas (?:one|the same)\b/i,
        /\b(?:names?|birthday|year|town|email|address)\b[^.?!\n]{0,30}\b(?:match|agree|equal|identical)\b/i,
        /\b(?:regardless of|no matter (?:the|if|how)|even if|differ(?:s|ing)? only)\b/i,
        /\bcount(?:s|ed)? as (?:the same|one|a duplicate|equal)\b/i,
      ],
      order: [
        ...cues(`alphabet, alphabetical, alphabetically, a to z, sort, sorts, sorted, by age, by
          date`),
        /\b(?:by|on|of) (?:the |their )?(?:(?:last|family|first) names?|surnames?)\b|\babc\b/i,
      ],
      odd: [
        ...cues(`headings, heading, header, comments, notes in between, only one word, single
          word, numbers in`),
        /\b(?:empty|blank) (?:lines?|rows?|ones|entries)\b|\b(?:blanks|headers|rejects?)\b|\b(?:no|without an?) name\b[^?!\n]{0,30}\b(?:out|apart|separate|marked|list)/i,
        /\b(?:skip|skips|ignore|ignores|leave out|remove|drop|report|list separately|set aside)\b[^.?!\n]{0,30}\b(?:lines?|rows?|entries|anything|everything|those)\b/i,
      ],
      output: [
        ...cues(`output, print, prints, return, returns, numbered, how many, copy and paste, to
          copy, keep the first`),
        /\b(?:(?:new|second|another|same|fresh|separate|clean) (?:text )?file|(?:old|original) (?:file|list|one)|(?:number|count) of|(?:saved?|saves|write|put)\b[^?!\n]{0,25} (?:it|result|as|into|in|to) [\w-]*(?:\.|file\b)|as a (?:list|table)|on (?:the )?screen|overwrite)\b/i,
        /\bsaves? (?:it|the result|as)\b|\blist (?:that )?i can\b/i,
      ],
      sample: [
        ...cues(`for example, for instance, e.g., example, such as, should become, becomes,
          turns into`),
        /\b(?:input|sample|before):|\bex\b|\blike this\b|\bmade[- ]up lines\b|\bend up as\b|["'] and ["']/i,
        /\b(?:should|must) (?:give|become|result in|come out as|turn into)\b/i,
        /(?:->|=>|\u2192)/,
      ],
    },
    response: { kind: "code" },
  },
  33: {
    slots: {
      code: [
        /\bsum = "0"|\bfunction total\b|\bconst price of\b|\breturn sum\b/i,
        /\b(?:this|this little|this small|the following|following) (?:program|code|function|script|snippet)\b/i,
        /\bhere (?:is|'s|are) (?:the|my|his|her|our) (?:program|code|function|script)\b/i,
      ],
      "went-in": [
        /\b(?:i|we|he|she) (?:gave|give|entered|enter|typed|type|called|call|tried|try|ran|run|put|use|used|started|start|fed)\b/i,
        /\bwhen (?:i|you|we) (?:call|run|enter|give|use|start|put)\b/i,
        /\btotal\(\[|\b2[.,]50?,? ?(?:and|\+|&|,) ?["']?4|\binput\b[^.?!\n]{0,12}\d/i,
        /\b(?:for|with) the (?:prices|input|list|texts|values|numbers)\b/i,
      ],
      "came-out": [
        /\b0?2[.,]504/,
        /\b(?:it|program|function|which|and) (?:gives?|gave|shows?|showed|prints?|printed|returns?|returned|says?|said|told|answers?|answered|outputs?)\b[^?!\n]{0,25}\d|\b(?:get|got|see|saw|comes?|came|receive|received) (?:back )?["'\d]/i,
        /\b(?:comes out as|output (?:is|was)|returns the text|result(?: is|:) ["'\d])/i,
      ],
      expected: [
        ...cues(`i wanted, i want to see, correct result, correct total, right result, right
          answer, right total, instead of`),
        /\b6[.,]50?\b/,
        /\bshould (?:be|have been|give|have given|return|show|print|come)\b/i,
        /\bi (?:had )?expect(?:ed)?\b|\bought to be\b/i,
      ],
      why: [
        ...cues(`why, explain, explains, explanation, reason, cause, understand, what is wrong,
          what's wrong, what went wrong, plain words, simple words, beginner, line by line`),
        /\b(?:how come|teach|learn|going on|(?:mistake|fault) (?:is|lies)|where is the (?:mistake|fault))\b/i,
      ],
      change: [
        ...cues("small change, minimal change, same names"),
        /\b(?:change|changes|touch|repair|fix|edit|mark|show|correct)\b[^.?!\n]{0,20}\b(?:only|just|as little|one line|the line|that line|the wrong line|what you changed)\b/i,
        /\b(?:only|just) (?:change|fix|repair|correct|the lines?|that line|what)\b/i,
        /\b(?:keep|leave) (?:the (?:rest|other|names?|loop|code)|everything else|my|his|it as|all)\b|\b(?:rest|else|loop|names?)\b[^.?!\n]{0,15}\b(?:stays?|remains?)\b/i,
        /\b(?:as (?:few|little)|the (?:less|least|fewest)|smallest change|nothing else|new program|rewrite)\b/i,
        /\b(?:do not|don't|dont|without) (?:rewrit\w+|chang\w+|renam\w+|start\w* over|touch\w*)\b/i,
      ],
      proof: [
        ...cues("empty list, a comma, blank, negative"),
        /\b(?:\d|two|three|a few|some|write|add|include|with|run|give me|your) (?:\w+ )?tests?\b|\btest (?:it|cases?)\b|\btested\b/i,
        /\b(?:also|another|other|one|no|more|three|single|[013]) (?:other |more )?(?:inputs?|prices?|examples?|numbers|values)\b|\b(?:run|try|check)(?: it)? (?:with|on)\b|\b(?:show me (?:that|what)|believe)\b/i,
        /\bhow (?:can|do|could|would|will) i (?:check|test|see|know|be sure|make sure)\b/i,
      ],
    },
    response: { kind: "code" },
  },
  34: {
    slots: {
      data: [
        ...cues("csv, json, date format"),
        /\b(?:name|borrower|reader|person|number)s?\b[^.?!\n]{0,40}\b(?:title|book|item)s?\b[^.?!\n]{0,40}\b(?:date|day|lent|loan)/i,
        /\b(?:\d{4}-\d{2}-\d{2}|yyyy-mm-dd|dd\.mm\.yyyy|mm\/dd\/yyyy)\b/i,
        /\b(?:loan|row|line|entry|record) (?:has|holds|consists|contains|with)\b/i,
        /\b(?:columns|fields)(?: are| for|:| named)|\b(?:\d|two|three|four) (?:columns|fields)\b/i,
      ],
      border: [
        ...cues("still on time, not late yet, not yet late, not overdue yet"),
        /\b(?:more than|longer than|older than|over|after|beyond|exceeds?) (?:21|twenty[ -]one)\b/i,
        /\b(?:22|twenty[ -]two|22nd|21st|twenty[ -]first)\b/i,
        /\b(?:on|exactly|up to and including|including|until|day|after) (?:day )?(?:21|twenty[ -]one)\b/i,
        /\b(?:day of (?:lending|the loan)|first day|lending day|due (?:day|date)|return day)\b[^.?!\n]{0,40}\b(?:count|counts|counted|on time|late|included|does not|itself)\b/i,
      ],
      today: [
        ...cues(`today as, date of today, current date, given date, as an argument, reference
          date, key date`),
        /\b(?:pass|give|hand|enter|type|ask)(?:es|s)?(?: in| for| over)? (?:it )?(?:the |today'?s |a )?(?:date|day|friday)\b|\b(?:today'?s date|(?:computer|pc)(?:'s)? clock|system date|clock of|as a parameter|date of the run)\b/i,
        /\bday\b[^.;\n]{0,15}\b(?:is|as|comes)\b[^.;\n]{0,15}\b(?:input|argument|parameter|passed)\b/i,
        /\btoday(?: is|'s| should| must| comes| as)\b/i,
      ],
      result: [
        ...cues("sorted, sort, as a table, as a list"),
        /\b(?:days (?:late|over|overdue)|(?:late|overdue|ordered|grouped) by|(?:longest|most|latest|oldest|worst)\b[^.;\n]{0,20}\bfirst|most overdue|(?:as|de)scending|(?:at|on) the top|(?:each|one) (?:line|row)(?: a| per|:)|per (?:reader|card))\b/i,
      ],
      impossible: [
        new RegExp(`(?:${badDates})[^\\n]{0,110}\\b(?:${handled})`, "i"),
        new RegExp(
          `\\b(?:report|skip|ignor|flag|reject|warn|refus|stop|crash|guess|error)\\w*\\b[^\\n]{0,60}(?:${badDates})`,
          "i",
        ),
        "list separately",
      ],
      limits: [
        ...cues(`standard library, offline, nothing to install, one file, single file, in any
          browser`),
        /\b(?:no|zero|without|avoid|not need|not use|don't use|use no|nothing from|not change with)(?: any| the| having to| other| extra| external| additional| outside| added){0,2} (?:librar(?:y|ies)|packages?|npm|internet|web|connection|time ?zone|network|install\w*|framework\w*|database|server|modules|dependenc\w+)\b/i,
        /\b(?:plain|only|pure|vanilla) (?:javascript|js|python|node|built[- ]in)\b/i,
      ],
      tests: [
        ...cues(`leap year, 29 february, february 29, expected result, expected output, turn of
          the year, empty list, no loans`),
        /\b(?:\d+|two|three|four|five|six|seven|several|a few|some|with|add|include|write|list) (?:small |short |simple )?tests?\b/i,
        /\b(?:unit|test) (?:tests?|cases?)\b|\btests? (?:for|with|like|that|should|must|such|on)\b|\b(?:pass(?:es)? (?:these|the following)|prints? (?:ok|pass)|(?:\d|five|six|seven) checks|check day|29 feb|works for|(?:try|run) it (?:on|with))\b/i,
      ],
    },
    response: { kind: "code" },
  },
};
