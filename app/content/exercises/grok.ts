import type { ExercisesCode, Slot } from "./exercise";
import { funny, heading, signed } from "./form-facts";
import { lengths } from "./length-words";

const layout: Slot["any"] = [
  "list",
  "lists",
  "numbered",
  "bullet",
  "bullets",
  "bullet points",
  "table",
  "columns",
  "two columns",
  "side by side",
  "headings",
];

export const grokExercises: ExercisesCode = {
  41: {
    slots: {
      question: [
        /\b(?:bus|buses|line|route|number 4|no\.? ?4)\b[^.?!\n]{0,70}\b(?:runs?|running|operat\w+|cancel\w*|delay\w*|late|on time|on schedule|detours?|diverted|leaves?|leaving|goes|going|drives?|driving|works?|working|departs?|come|comes|coming|stops?|affected|normal|normally|usual|service|suspended)\b/i,
        /\b(?:runs?|running|cancel\w*|delay\w*|detours?|diverted|affected|status|service|changes?|disruptions?)\b[^.?!\n]{0,40}\b(?:bus|buses|line|route|number 4|the 4)\b/i,
        /\bthe 4 (?:\w+ )?(?:run|runs|running|go|goes|going|on time|late|cancel\w*)\b/i,
        /\b(?:can|should|could) (?:i|we) (?:still )?(?:take|catch|get|use|count on|rely on)\b/i,
      ],
      place: [
        "mill street",
        "mill st",
        "hospital",
        /\[(?:my|our|your|the|name of)?[^\]\n]{0,20}(?:town|city|village|place)[^\]\n]{0,20}\]/i,
        /\b(?:in|near|around) (?:the )?(?:town|city|village) of\b/i,
      ],
      time: [
        /\b(?:today|tonight|tomorrow|currently|right now|at the moment|this (?:morning|hour)|at present)\b/i,
        /\bsince (?:\d|last|this|mid|five|six|seven|yesterday|the storm|dawn)/i,
        /\b(?:last|past|previous) (?:\d+|two|three|four|six|twelve|few|hour|night|24)\b/i,
        /\b(?:after|before|around|by|from|at) (?:\d{1,2}(?:[:.]\d\d)? ?(?:am|a\.m\.|o'?clock)?\b|(?:five|six|seven|eight) (?:am|o'?clock|this|today|in the morning))/i,
        /\b(?:latest|newest|most recent|last update|up to date|no older than|not older than)\b/i,
      ],
      authority: [
        "official",
        "officially",
        "bus company",
        "bus operator",
        "operator",
        "transit agency",
        "transit authority",
        "transport authority",
        "transport company",
        "transit company",
        "city website",
        "town website",
        "city council",
        "town council",
        "city hall",
        "town hall",
        "authorities",
        "authority",
        "police",
        "fire department",
        "local newspaper",
        "local radio",
        "timetable page",
        /\b(?:city|town|council|operator|company|hospital)(?:'s)? (?:own )?(?:page|site|website|notice|account)\b/i,
        /\bwhat the (?:city|town|council|company|operator|driver)\b/i,
      ],
      evidence: [
        "link",
        "links",
        "source",
        "sources",
        "timestamp",
        "timestamps",
        "time stamp",
        "time stamps",
        /\b(?:time|hour|date|name|author)s? (?:of|for) (?:each|every|the) (?:post|report|message|page|finding|source|item|answer)/i,
        /\b(?:when|who) (?:it was |they were |it |each was )?(?:posted|published|wrote|written|said|reported|updated)\b/i,
        /\bwith (?:the |its |their )?(?:time|times|date)\b/i,
        /\bwhen (?:was|were|did)\b[^.?!\n]{0,20}\b(?:posted|post|published|write|written|say|said|reported|updated)\b/i,
        /\b(?:include|add|give|show|name|note|state|mention)\b[^.?!\n]{0,25}\b(?:times?|dates?|hour|address)\b/i,
      ],
      nothing: [
        /\b(?:say|tell|write|admit|state|let me know|mention|report)\b[^.?!\n]{0,30}\b(?:nothing|not find|found no|none|don't know|do not know|can't find|cannot find|can not find|couldn't find|could not find|unsure|not sure|unconfirmed|unclear|no (?:information|news|reports?|results?|posts?|sources?|confirmation|notice|answer))\b/i,
        /\bif (?:there (?:is|are) (?:nothing|no\b|none)|you (?:find nothing|found nothing|can't|cannot|can not|don't|do not|are not|aren't|are unsure)|nothing|no one|nobody)/i,
        /\b(?:don't|dont|do not|never|no|without|instead of) (?:guess|guesses|guessing|invent|inventing|make it up|making it up|speculate|speculation)\b/i,
        "not found",
        "nothing found",
        /\b(?:if|when|where) (?:you )?(?:find|found) (?:nothing|no|none)\b/i,
        /\bmak(?:e|ing) (?:anything|things|stuff|it|facts) up\b/i,
      ],
    },
    response: {
      kind: "ladder",
      facts: {
        line: {
          find: /\b((?:number |no\.? ?|bus |line )(?:4|four)(?: bus)?|(?:4|four) bus)\b/i,
          say: "the number 4 bus",
          gap: "[which line]",
        },
        street: { find: /\b(mill st(?:reet|\.)?)/i, say: "Mill Street", gap: "[from where]" },
        hospital: { find: /\bhospital\b/i, say: "the hospital", gap: "[to where]" },
        bus: {
          find: /\b(?:(?:number |no\.? ?|bus |line )(?:4|four)|(?:4|four) bus|mill st|running|delayed)\b/i,
        },
        posts: { find: /\b(?:posts?|residents?|neighbou?rs?|people|locals|social)\b/i },
      },
      text: `This sample searched nothing. It shows the form of the answer; what only a search can tell stands in brackets.

?not bus|After a storm, public transportation is often disrupted. It is wise to leave early and to have a second way. Which line, and from where to where?
?bus, not authority, not posts|**{line}, {street} to {hospital}:** [what somebody wrote, perhaps about another storm or another town].
?bus, authority|**Said by the bus company or the town:** {line}, {street} to {hospital}: [what the notice says].
?bus, posts|**Said by residents:** [what they saw, and where].
?time|**For the time you named:** only reports of this morning [the hour of each report].
?not time, bus|Reports from any day are mixed here, because the prompt names no time.
?evidence|**Beside each finding:** [link] and [when it was posted].
?nothing|**Where nothing is found:** "I found nothing on this", and no guess.
?authority|Open the company's own notice before you leave the house: a report grows old.`,
    },
  },
  42: {
    slots: {
      event: [
        /\b(?:friday|fri|6 ?(?:pm|p\.m\.|o'clock)|18:00)\b[\s\S]{0,250}?\b(?:library)\b/i,
        /\b(?:library)\b[\s\S]{0,250}?\b(?:friday|fri|6 ?(?:pm|p\.m\.|o'clock)|18:00)\b/i,
      ],
      reader: [
        "beginner",
        "beginners",
        "newcomers",
        "families",
        "family",
        "parents",
        "kids",
        "children",
        "teens",
        "teenagers",
        "students",
        "pupils",
        "young people",
        "older people",
        "seniors",
        "retired",
        "retirees",
        "neighbors",
        "neighbours",
        "locals",
        "all ages",
        "adults",
        "anyone who",
        "anybody who",
        "everyone who",
        "never played",
        "no experience",
        "players",
        "non players",
        "grandparents",
        /\bpeople (?:who|from|that|with|between|over|under|in|new)\b/i,
        /\bfor (?:everyone|everybody)\b/i,
        "pensioners",
        "young and old",
      ],
      tone: [
        "tone",
        "friendly",
        "warm",
        "welcoming",
        "inviting",
        "relaxed",
        "casual",
        "cheerful",
        "funny",
        "humorous",
        "witty",
        "cheeky",
        "playful",
        "light hearted",
        "a wink",
        "calm",
        "plain",
        "simple",
        "modest",
        "down to earth",
        "serious",
        "formal",
        "informal",
        "lively",
        "upbeat",
        "encouraging",
        "not pushy",
        /\bsounds? (?:like|as if)\b/i,
        "easygoing",
      ],
      length: lengths,
      action: [
        /\b(?:bring|bringing|invite|tell|tag) (?:along )?(?:a |your |one |their )?(?:friends?|neighbou?rs?|family|kids?|partner|grandparents?|someone|somebody)\b/i,
        /\b(?:drop in|drop by|come along|come by|stop by|walk in|turn up|show up|just come|sign up|register|rsvp|reserve|message us|send us|write to us|reply|comment)\b/i,
        /\b(?:end|ends|ending|finish|close)(?: it| the post)? (?:with|by|on)\b/i,
        /\b(?:ask|invite|encourage|get|tell) (?:them|people|readers?|everyone) to\b/i,
        "call to action",
        "no registration",
        "no sign up",
        "without registration",
        /\bcome and\b/i,
      ],
      avoid: [
        /\b(?:no|not|nothing|without|avoid|don't|dont|do not|never|leave out|skip|zero|at most one|only one|max one)(?: [\w'-]+){0,4} (?:hashtags?|emojis?|exclamation|capitals|caps|slang|jargon|clich[eé]\w*|puns?|buzzwords?|hype|superlatives?|rhymes?|questions?|jokes?|advertising|ads?|grandmasters?|chess terms|promises|cringe|invent\w*|made up|make up|links?)\b/i,
      ],
    },
    response: {
      kind: "ladder",
      facts: {
        chess: { find: /\bchess\b/i },
        day: {
          find: /\b((?:fri|satur|sun|mon|tues|wednes|thurs)day|fri|sat)\b/i,
          gap: "[which day]",
        },
        hour: {
          find: /\b(\d{1,2}(?::\d\d)? ?(?:am|pm)|(?:six|seven|eight)(?: o'clock)?)\b/i,
          gap: "[what time]",
        },
        place: {
          find: /\b(?:in |at )?the library\b|\blibrary\b/i,
          say: "in the library",
          gap: "[where]",
        },
        free: { find: /\bfree\b/i },
        boards: { find: /\bboards?\b/i },
        new: {
          find: /\b(?:never played|beginners?|new (?:to|people|players|faces)|newcomers?|not since school|no experience|don't know (?:the rules|how))\b/i,
        },
        families: { find: /\b(?:famil(?:y|ies)|kids?|children|parents)\b/i },
        friend: { find: /\b(?:bring|with) (?:a |along |your )*(?:friends?|someone|somebody)\b/i },
        along: { find: /\b(?:come along|drop (?:in|by)|come by|join us|stop by)\b/i },
        funny,
        heading,
        signed,
      },
      text: `?not event|Here is an idea for a post that would suit any club:
?event|Here is your post:

?not chess|> Save the date: our club invites you to [what, when and where].
?chess, heading|> **Open evening at our chess club**
?chess, new, not funny|> Never played chess? Then this evening is for you.
?chess, new, funny|> Never played chess? Good: our kings take only one step at a time.
?chess, families, not new, not funny|> Chess for the whole family.
?chess, families, not new, funny|> Kids, here is your chance to beat your parents and be thanked for it.
?chess, not new, not families, not tone|> Chess players, take note.
?chess, not new, not families, tone, not funny|> How about a game?
?chess, not new, not families, funny|> Our kings are bored. Come and chase them.
?chess|> Our chess club opens its doors: {day}, {hour}, {place}.
?chess, free, boards|> Entry is free, and boards are there.
?chess, free, not boards|> Entry is free.
?chess, boards, not free|> Boards are there.
?friend, along|> Drop in, and bring a friend.
?friend, not along|> Bring a friend.
?along, not friend|> Come along.
?action, not friend, not along|> [What the reader should do next.]
?chess, signed|> {signed}
?chess, not action|>~ We look forward to seeing you.

?chess, not reader|It does not say whom it is for: somebody who has never played may not feel meant.
?avoid|No hashtags, no emojis, nothing that your prompt does not say.`,
    },
  },
  43: {
    slots: {
      message: [
        /\b(?:cash ?(?:machines?|points?|dispensers?)|atms?)\b[\s\S]{0,250}?\b(?:monday|switched off|turned off|shut down|for a week|cousin)\b/i,
        /\b(?:monday|switched off|turned off|shut down|for a week|cousin)\b[\s\S]{0,250}?\b(?:cash ?(?:machines?|points?|dispensers?)|atms?)\b/i,
      ],
      origin: [
        "origin",
        "original",
        "originally",
        "originated",
        "earliest",
        "first post",
        "first posted",
        "posted first",
        "first appeared",
        "first seen",
        "trace",
        "traced",
        "older versions",
        "older version",
        "earlier versions",
        "appeared before",
        "seen before",
        "going around",
        "chain message",
        "same wording",
        "same text",
        "similar messages",
        /\bwhere (?:does |did )?(?:it|this|that|the [\w ]{3,20})(?: message| text| claim| rumou?r)? (?:comes?|came|starts?|started|appeared|is from)\b/i,
        /\b(?:who|where|when)(?: it| this| was it| has)? (?:started|began|begun|posted|published|wrote|spread)\b/i,
        "how old",
        "first time",
        "hoax",
        /\bfirst (?:show|shows|showed|turn|turned|came|come) up\b/i,
        "been around",
        "gone around",
        "who is behind",
        "who s behind",
        "behind it",
      ],
      authority: [
        "central bank",
        "national bank",
        "federal reserve",
        "banking association",
        "bankers association",
        "banks themselves",
        "the banks",
        "my bank",
        "real banks",
        "bank websites",
        "websites of banks",
        "official",
        "officially",
        "officials",
        "government",
        "ministry",
        "regulator",
        "authorities",
        "authority",
        "police",
        "consumer protection",
        "consumer advice",
        "news agency",
        "news agencies",
        "newspaper",
        "newspapers",
        "serious media",
        "reliable",
        "trustworthy",
        "trusted",
        "reputable",
        "fact check",
        "fact checks",
        "fact checker",
        "fact checkers",
        "news",
        /\b(?:any|a|other|real|your|our) banks?\b(?! manager)/i,
      ],
      certainty: [
        "confirmed",
        "unconfirmed",
        "not confirmed",
        "proven",
        "unproven",
        "established",
        "uncertain",
        "confident",
        "confidence",
        "unclear",
        "not sure",
        "unsure",
        "separate",
        "separately",
        "what is known",
        "what is not known",
        "nothing found",
        "found nothing",
        "find nothing",
        "can't find",
        "cannot find",
        "no evidence",
        "fact from",
        "facts from",
        /\b(?:don't|dont|do not|never|no|without|instead of) (?:guess|guesses|guessing|invent|inventing|speculate|speculation|speculating)\b/i,
        /\bhow (?:sure|certain|likely|reliable)\b/i,
        /\bif you (?:don't|do not|can't|cannot) (?:know|find|tell|confirm)\b/i,
        "rumor",
        "rumors",
        "rumour",
        "rumours",
        /\b(?:what|where) you (?:don't|do not|can't|cannot|are not|aren't)\b/i,
      ],
      shape: [
        ...layout,
        ...lengths,
        "verdict first",
        "first line",
        "one line each",
        "in a nutshell",
        "true or false",
        "yes or no",
      ],
      purpose: [
        /\b(?:so|so that|because|since) (?:i|we) (?:can|know|could|want|need|would like|have to|must)\b/i,
        /\b(?:i|we) (?:want|need|would like|'d like|plan|have) to (?:answer|reply|tell|calm|reassure|warn|decide|write|explain|show|send|post|stop|share)\b/i,
        /\b(?:answer|reply|respond|calm|reassure|warn|tell|explain|show|send|write|post|for)(?: it| this| that| something| back| down)?(?: to| in| for)? (?:my |our |the )(?:aunt|uncle|mother|father|mom|mum|dad|parents|grandmother|grandfather|grandma|grandpa|family|chat|relatives|group|sister|brother|cousin|others)\b/i,
        /\b(?:draft|suggest|write|add|give me|propose)\b[^.?!\n]{0,40}\b(?:reply|answer|message|response|text|note|sentences?)\b[^.?!\n]{0,40}\b(?:chat|family|aunt|uncle|group|send|post|them|relatives)\b/i,
        /\b(?:reply|answer|message|text|note|sentences?|something)(?: [\w'-]+){0,4} (?:i|we) (?:can|could|may|might) (?:send|post|paste|share|forward|give|use)\b/i,
        /\bbefore (?:i|we|anyone|anybody|they)\b/i,
        "so that",
        /\bbecause (?:my|our|the)\b/i,
        /\bto stop (?:the|this|my|them|people)\b/i,
        /\b(?:reply|answer|message)\b[^.?!\n]{0,30}\b(?:to|for) my\b/i,
      ],
    },
    response: {
      kind: "ladder",
      facts: {
        cousin: { find: /\bcousin\b/i },
      },
      text: `This sample searched nothing. It shows the form of the answer; what only a search can tell stands in brackets.

?not message|Many false reports play on fear, and they ask to be shared at once. Which message do you mean? Paste it word for word.
?message|- **What the message itself shows:** it names no bank, no country and nobody who can be asked, and it puts you under pressure to act at once. That is how chain messages are built; it does not prove that it is false.
?message, cousin|- **Its source:** somebody's cousin, who heard it from somebody without a name.
?origin|- **Where it comes from:** [the earliest post with this text, its date and link].
?authority|- **Whoever would have to know:** [what the central bank, a bank or the town says, or: no statement found, link].
?certainty|- **Established:** [what two sources confirm]. **Not found:** [what was looked for in vain]. A search cannot prove that nothing is planned.
?not certainty, message|- How sure this is, it does not say, because the prompt does not ask.

?purpose|**A reply that you can send:** "I could not find anybody who confirms this. I would not pass it on before the bank itself says so."
?message, not purpose|Do not pass it on before somebody who must know has said so.`,
    },
  },
  44: {
    slots: {
      plan: [
        /\b(?:market (?:street|st))\b[\s\S]{0,250}?\b(?:cars?|car-free|traffic|close|closed|closing|closure|pedestrian\w*)\b/i,
        /\b(?:cars?|car-free|traffic|close|closed|closing|closure|pedestrian\w*)\b[\s\S]{0,250}?\b(?:market (?:street|st))\b/i,
      ],
      where: [
        "posts",
        "comments",
        "council",
        "town hall",
        "city hall",
        "minutes",
        "newspaper",
        "newspapers",
        "local paper",
        "local press",
        "local news",
        "website",
        "websites",
        "official documents",
        "official pages",
        "hearing",
        "petition",
        "petitions",
        "letters to the editor",
        "surveys",
        "survey",
        "social media",
        "facebook",
        "forum",
        "forums",
        "news",
        "articles",
        "online",
        "the web",
        "search x",
        "on x",
      ],
      count: [
        /\b(?:\d+|one|two|three|four|five|six|seven|eight|ten)(?: [\w'-]+){0,2} (?:arguments?|points?|reasons?|pros|cons|concerns?|positions?|views?|opinions?|bullets?|rows?|sentences?|per side|each|for each|on each|for and)\b/i,
        /\b(?:same|equal) (?:numbers?|amounts?)\b/i,
        /\b(?:as many|equally many)\b/i,
      ],
      shape: [...layout, "row", "rows", "grid", "overview table", "two halves"],
      missing: [
        /\bwho (?:is|are|gets?|has been) (?:easily )?(?:forgotten|left out|missing|not heard|overlooked)\b/i,
        "shop owners",
        "shopkeepers",
        "store owners",
        "traders",
        "businesses",
        "residents",
        "delivery",
        "deliveries",
        "drivers",
        "commuters",
        "wheelchair",
        "wheelchairs",
        "wheelchair users",
        "disabled",
        "disabilities",
        "disability",
        "walk badly",
        "older people",
        "elderly",
        "seniors",
        "children",
        "pupils",
        "parents",
        "cyclists",
        "pedestrians",
        "bus passengers",
        "emergency services",
        "ambulance",
        "care services",
        "side streets",
        "neighboring streets",
        "underrepresented",
        /\b(?:don't|dont|do not|doesn't|does not|never|rarely|seldom|who is not|not) (?:post|posting|write online|speak up|heard|get heard|go online|on social|represented)\b/i,
        /\bwh(?:o|ose|ich)(?: [\w'-]+){0,3} (?:missing|unheard|left out|not heard|affected)\b/i,
        /\bmissing (?:voices|groups|views|people)\b/i,
        /\b(?:don't|dont|do not|without|no) (?:use |have |a |the )*(?:internet|cars?|smartphones?)\b/i,
        /\boften (?:forgotten|overlooked|ignored)\b/i,
        "overlooked",
        /\b(?:who|those|people) (?:[a-z]+ )?(?:can't|cannot|can not|aren't|are not|don't|do not) (?:drive|walk|online|vote|post|write|own|have)\b/i,
        /\bnot online\b/i,
      ],
      claims: [
        "source",
        "sources",
        "link",
        "links",
        "evidence",
        "proof",
        "proven",
        "unproven",
        "verified",
        "unverified",
        "confirmed",
        "unconfirmed",
        "backed up",
        "documented",
        "opinion",
        "opinions",
        "fact or opinion",
        "only a claim",
        "only claims",
        "mere claims",
        /\b(?:mark|flag|label|check|separate|distinguish)\b[^.?!\n]{0,50}\b(?:claims?|facts?|numbers?|opinions?|figures?|guess\w*|rumou?rs?)\b/i,
        /\bwho (?:said|says|claims|wrote|put forward)\b/i,
        /\b(?:just|only) (?:a )?(?:claim|claimed|claims|rumou?r)\b/i,
      ],
      neutral: [
        "neutral",
        "neutrally",
        "neutral words",
        "balanced",
        "unbiased",
        "impartial",
        "impartially",
        "fair",
        "fairly",
        "even handed",
        "same length",
        "equally long",
        "equal length",
        "equal space",
        "equal weight",
        "no loaded words",
        "loaded",
        "objective",
        "objectively",
        "calm words",
        "own best words",
        "in the strongest form",
        "strongest version",
        /\b(?:no|not|without|don't|dont|do not|never|avoid)(?: [\w'-]+){0,3} (?:sides|side with|judg\w*|recommend\w*|verdict|conclusion|taking|winner|emotional|push|insult\w*|mock\w*|persuad\w*|ridicul\w*)\b/i,
        "calm tone",
        /\bwho(?:'s| is) right\b/i,
        /\brecogni[sz]e (?:itself|themselves)\b/i,
        /\b(?:both|each) sides? (?:the same|equally|fairly|alike)\b/i,
      ],
    },
    response: {
      kind: "ladder",
      counted: { things: "arguments?|pros|cons|points?|reasons?|rows?|for and", usual: 3 },
      facts: {
        street: { find: /\bmarket st(?:reet|\.)?/i, say: "Market Street", gap: "[which street]" },
        heading,
      },
      text: `This sample searched nothing. It shows the form of the answer; what only a search can tell stands in brackets.

?not plan|Plans for traffic are often discussed with passion, and both sides have reasons. Which plan do you mean?
?plan, heading|**{street} without cars: what speaks for it and against it**
?plan, heading|
?plan, where|**Looked at:** the places that you name, each with a link.
?plan, not where|Where these arguments come from is open, because the prompt does not say where to look.

?plan|| For closing {street} to cars | Against it |
?plan||---|---|
?plan, claims|*| Safer way to school: [who says so, link; claim or documented] | Customers who come by car: [who says so, link; claim or documented] |
?plan, claims|*| Room for the weekly market: [who says so, link] | More traffic in side streets: [who says so, link] |
?plan, claims|*| Less noise: [who says so, link] | Harder deliveries: [who says so, link] |
?plan, claims|*| Cleaner air: [who says so, link] | Longer ways for people who walk badly: [who says so, link] |
?plan, claims|*| Tables outside: [who says so, link] | Noise in the evening: [who says so, link] |
?plan, not claims|*| Safer way to school, some say | Customers who come by car, some say |
?plan, not claims|*| Room for the weekly market | More traffic in side streets |
?plan, not claims|*| Less noise | Harder deliveries |
?plan, not claims|*| Cleaner air | Longer ways for people who walk badly |
?plan, not claims|*| Tables outside | Noise in the evening |

?missing|**Seldom heard:** people in wheelchairs, care services, those who never write online: [what they say, or: nothing found].
?claims|**Not proved:** every line without a figure and a source is marked as a claim.
?neutral|Both columns have the same number of points, and none is recommended.`,
    },
  },
};
