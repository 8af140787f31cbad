import { nothingFound, tones, whereFrom } from "./answer-cues";
import type { ExercisesCode, Slot } from "./exercise";
import { funny, heading, signed } from "./form-facts";
import { lengths } from "./length-words";

const layout: Slot["any"] = [
  "list",
  "lists",
  "numbered",
  "bullet",
  "bullets",
  "table",
  "columns",
  "side by side",
  "next to each other",
  "headings",
];

export const grokExercises: ExercisesCode = {
  41: {
    slots: {
      question: [
        /\b(?:bus|buses|line|route|number (?:4|four)|no\.? ?4|the 4)\b[^.?!\n]{0,70}\b(?:runs?|running|operat\w+|cancel\w*|delay\w*|late|on time|on schedule|on the road|detours?|diverted|leaves?|leaving|goes|going|keep(?:s|ing)|drives?|driving|works?|working|departs?|come|comes|coming|turns? up|stops?|affected|normal|normally|usual|service|suspended)\b/i,
        /\b(?<!(?:who|that|which) )(?:runs?|running|stopped|cancel\w*|delay\w*|detours?|diverted|affected|status|service|changes?|disruptions?)\b[^.?!\n]{0,40}\b(?:bus|buses|line|route|number 4|the 4)\b/i,
        /\b(?:is|will) (?:it|the 4) (?:still )?(?:be )?(?:go|going|come|coming|run|running|on time)\b/i,
        /\b(?:can|should|could) (?:i|we) (?:still )?(?:take|catch|get|use|(?:count|rely) (?:up)?on)\b/i,
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
        /\b(?:last|past|previous) (?:\d+|two|three|four|six|twelve|few|hour|24)\b/i,
        /\b(?:after|before|around|by|from|at) (?:\d{1,2}(?:[:.]\d\d)? ?(?:am|a\.m\.|o'?clock)?\b|(?:five|six|seven|eight) (?:am|o'?clock|this|today|in the morning))/i,
        /\b(?:latest|newest|most recent|last update|up to date|(?:older|younger|before|after) (?:than|dawn|midnight))\b/i,
      ],
      authority: [
        "official",
        "officially",
        "operator",
        /\b(?:bus|transit|transport) company\b/i,
        "council",
        /\b(?:transit|transport) (?:agency|department|office)\b/i,
        /\b(?:city|town) hall\b/i,
        "authorities",
        "authority",
        "police",
        "fire department",
        "local newspaper",
        "local radio",
        "timetable page",
        /\b(?:\w+'s|city|town|operator|company|hospital) (?:own )?(?:page|site|website|notices?|account|alerts?|announcements?|app)\b/i,
        /\bwhat the (?:city|town|company|driver)\b|\b(?:trust|rank|put|prefer|believe)\b[^.?!\n]{0,40}\b(?:first|above|over|ahead of)\b/i,
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
        "url",
        "web address",
        whereFrom,
        /\b(?:time|hour|date|name|author)s? (?:of|for) (?:each|every|the) (?:post|report|message|page|finding|source|item|answer)/i,
        /\b(?:when|who|time|minute) (?:it was |they were |it |each was )?(?:posted|published|wrote|written|said|reported|updated)\b/i,
        /\bwith (?:the |its |their )?(?:time|times|date)\b/i,
        /\bwhen (?:was|were|did)\b[^.?!\n]{0,20}\b(?:posted|post|published|write|written|say|said|reported|updated)\b/i,
        /\b(?:include|add|give|show|name|note|state|mention)\b[^.?!\n]{0,25}\b(?:times?|dates?|hour|address)\b/i,
      ],
      nothing: [
        ...nothingFound,
        /\b(?:say|tell|write|report)\b[^.?!\n]{0,30}\b(?:nothing|unsure|not sure|unconfirmed|unclear|no (?:information|news|reports?|notice))\b/i,
        /\bif (?:you (?:are not|aren't|are unsure)|no one|nobody)/i,
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
?time|**For the time you named:** only reports that speak of it [the hour of each report].
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
        "beginners",
        "newcomers",
        "families",
        "family",
        "parents",
        "children",
        "teens",
        "teenagers",
        "students",
        "young people",
        "older people",
        "retirees",
        "neighbors",
        "locals",
        "all ages",
        "adults",
        "anyone who",
        "anybody who",
        "everyone who",
        "never played",
        "no experience",
        "grandparents",
        /\bpeople (?:who|from|that|with|between|over|under|in|new|of)\b|\b(?:folk|men|women|guys|girls|mums|moms|dads|retired|seniors|pupils|neighbours|widow\w*|novices?|beginner|(?:school)?kids|players)\b/i,
        /\bfor (?:everyone|everybody|anybody|anyone)\b|\b(?:aimed at|meant for|draws? in|attracts?) (?!who)\w/i,
        "pensioners",
        "young and old",
      ],
      tone: tones,
      length: lengths,
      action: [
        /\b(?:bring|bringing|invite|tell|tag) (?:along )?(?:a |your |one |their )?(?:friends?|neighbou?rs?|family|kids?|partner|grandparents?|someone|somebody)\b/i,
        /\b(?:drop in|drop by|come along|come by|stop by|walk in|turn up|show up|just come|sign up|register|rsvp|reserve|message us|send us|write to us|reply|comment)\b/i,
        /\b(?:ends?|ending|finish|close|last (?:line|sentence))(?: it| the post)?(?: (?:with|by|on|says?)\b|:)/i,
        /\b(?:(?:ask|invite|encourage|get|tell) (?:them|people|readers?|everyone)(?: just)?|be (?:asked|told|invited)) to\b/i,
        "call to action",
        /\b(?:no|without|not|no need to|needn't) (?:registration|sign(?:ing)?[ -]up|book(?:ing)?|register\w*)\b/i,
        /\bcome and\b(?! (?:how|what|who))/i,
        /\b(?:just|simply) (?:bring|come|walk|drop|tag|turn|show up|appear)\b/i,
        /\b(?:they|readers?|people)(?: \w+)? (?:should|ought to|can|must|could)(?: just| simply)? (?:bring|come|walk|drop|tag|turn|show up|share|call|phone|ring|try)\b/i,
      ],
      avoid: [
        /\b(?:no|not|nothing|without|avoid|don't|dont|do not|never|leave out|keep out|spare me|hate|can't stand|skip|zero|at most one|only one|max one)(?: [\w'-]+){0,4} (?:hashtags?|emojis?|exclamation|capitals?|caps|slang|jargon|clich[eé]\w*|puns?|buzzwords?|hype|superlatives?|rhymes?|questions?|jokes?|advertising|ads?|grandmasters?|chess terms|promises|cringe|invent\w*|made up|make up|links?|smileys?)\b/i,
        /\b(?:don't|dont|do not|never|nothing|not)(?: want to)? (?:say|mention|use|about|call)\b|\b(?:hashtags?|emojis?|words?)\b[^.?!\n]{0,25}\b(?:banned|not wanted|unwanted|out|away)\b/i,
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
        /\b(?:cash ?(?:machines?|points?|dispensers?)|atms?)\b[\s\S]{0,250}?\b(?:monday|switched off|turned off|shut down|for a week|told \w+ cousin)\b/i,
        /\b(?:monday|switched off|turned off|shut down|for a week|told \w+ cousin)\b[\s\S]{0,250}?\b(?:cash ?(?:machines?|points?|dispensers?)|atms?)\b/i,
      ],
      origin: [
        "origin",
        "original",
        "earliest",
        "oldest",
        "chain letter",
        "trace",
        "traced",
        "chain message",
        /\b(?:(?:older|earlier) versions?|(?:appeared|seen) before|same (?:wording|text|words))\b/i,
        /\bwhere (?:does |did )?(?:it|this|that|the [\w ]{3,20})(?: message| text| claim| rumou?r)? (?:comes?|came|starts?|started|appeared|is from)\b/i,
        /\b(?:who|where|when)(?: it| this| was it| has)? (?:started|put|made|sent|began|begun|posted|published|wrote|spread)\b/i,
        "how old",
        "hoax",
        /\bfirst (?:posted?|appeared|seen|time|put|show\w*|turn\w*|came|come)\b|\b(?:posted|wrote|sent|shared|said)(?: \w+)? first\b/i,
        /\b(?:go|going|gone|been|doing|done)(?: the)? (?:a?round|rounds)\b|\b(?:circulat|originat)|\b(?:earlier|previous|other) (?:years|countries)\b|\b(?:comes?|came) from\b|\b(?:source of|behind) (?:it|this)\b|\bwho(?:'s| is) behind\b/i,
      ],
      authority: [
        "federal reserve",
        "banks",
        "treasury",
        "minister",
        /\bbank\w* association\b/i,
        "official",
        "officially",
        "officials",
        "government",
        "ministry",
        "regulator",
        "authorities",
        "authority",
        "police",
        "consumer",
        "reliable",
        "trustworthy",
        "trusted",
        "reputable",
        "news",
        /\b(?:fact check\w*|newspapers?)\b/i,
        /\b(?:any|a|other|real|your|our|my|central|national) bank\b(?! manager)|\bbank of \w|\b(?:who|that) (?:runs?|operates?|supervises?) \w/i,
      ],
      certainty: [
        "confirmed",
        ...nothingFound,
        "proven",
        "established",
        "uncertain",
        "confident",
        "confidence",
        "unclear",
        "not sure",
        /\b(?:unsure|f(?:ind|ound) nothing|nothing found|(?:can't|cannot) find)\b/i,
        "separate",
        /\bwhat is (?:not )?known\b/i,
        "no evidence",
        /\bwhat(?:'s| is) (?:really )?(?:certain|sure|proven|confirmed|fact)\b/i,
        /\bfacts? from\b/i,
        /\bhow (?:sure|certain|likely|reliable|safe|solid)\b|\b(?:in|if|where)(?: \w+)? doubt\b|\b(?:keep|tell) apart\b/i,
        /\bif you(?:'re|[\w ]{0,4})(?: not|n'?t|not) (?:sure|certain|positive|know|confirm)\b/i,
        /\b(?:rumou?rs?|separately|(?:un)?(?:verified|proved|confirmed))\b|\b(?:mark|grade|rate|label) (?:each|every)\b|\btrue\W{1,3}false\W{1,3}\w/i,
        /\b(?:what|where) you (?:don't|do not|can't|cannot|are not|aren't)\b/i,
      ],
      shape: [
        ...layout,
        ...lengths,
        "verdict first",
        "first line",
        "in a nutshell",
        "true or false",
        "yes or no",
      ],
      purpose: [
        /\b(?:so|so that|because|since) (?:i|we) (?:can|know|could|want|need|would like|have to|must)\b/i,
        /\b(?:i|we)(?:'d like| want| need| would like| plan| have) to (?:answer|reply|tell|calm|reassure|warn|decide|write|explain|show|send|post|stop|share)\b/i,
        /\b(?:answer|reply|respond|calm|reassure|warn|tell|explain|show|send|write|post|for)(?: it| this| that| something| back| down)?(?: to| in| for)? (?:my |our |the )(?:aunt|uncle|mother|father|mom|mum|dad|parents|grandmother|grandfather|grandma|grandpa|family|chat|relatives|group|sister|brother|cousin|others)\b/i,
        /\b(?:draft|suggest|write|add|give me|propose)\b[^.?!\n]{0,40}\b(?:reply|answer|message|response|text|note|sentences?)\b[^.?!\n]{0,40}\b(?:chat|family|aunt|uncle|group|send|post|them|relatives)\b/i,
        /\b(?:reply|answer|message|text|note|sentences?|something)(?: [\w'-]+){0,4} (?:i|we) (?:can|could|may|might) (?:send|post|paste|share|forward|give|use)\b/i,
        /\b(?:i|we)(?:'ll| will| can| want to| mean to)?(?: then)? (?:paste|put|post|forward|send|pass)\b(?: \w+){1,3} (?:in|into|to|under|on)\b/i,
        /\bso (?:nobody|no one|my|our|she|he|they|everybody)\b|\bdecide (?:if|whether)\b/i,
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

?purpose|**A reply that you can send when you have looked:** "I looked this up: [what you found, and its link]. I would not pass it on before the bank itself says so."
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
        /\blocal (?:paper|press)\b|\b(?:town|city) hall\b/i,
        "minutes",
        "newspaper",
        "website",
        "official",
        "hearing",
        "consultation",
        "magazine",
        "radio",
        "petition",
        "letters to the editor",
        "survey",
        "social media",
        "facebook",
        "forum",
        /\b(?:newspaper|website|petition|survey|forum)s\b/i,
        "news",
        "articles",
        "online",
        "the web",
        "search x",
        "on x",
      ],
      count: [
        /\b(?:\d+|one|two|three|four|five|six|seven|eight|ten|half a dozen|a handful of)(?: [\w'-]+){0,2} (?:arguments?|points?|reasons?|pros?|cons?|contra|pluses|concerns?|positions?|views?|opinions?|bullets?|rows?|sentences?|per side|each|for each|on each|for and)\b/i,
        /\b(?:same|equal) (?:numbers?|amounts?)\b/i,
        /\b(?:as many|equally many)\b/i,
      ],
      shape: [...layout, "row", "rows", "grid", "two halves"],
      missing: [
        /\bwho(?:m|se)? (?:(?:nobody|no one) (?:asks?|hears?)|(?:is|are|gets?|has been) (?:easily )?(?:forgotten|left out|missing|not heard|overlooked))\b/i,
        /\b(?:shop|store) ?(?:owners|keepers)\b/i,
        "traders",
        "residents",
        "delivery",
        /\b(?:wheelchairs|deliveries|businesses)\b/i,
        "drivers",
        "commuters",
        "wheelchair",
        /\bdisab(?:led|ilit)/i,
        "walk badly",
        "blind",
        "night shift",
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
        /\b(?:side|neighbou?ring) streets\b/i,
        "underrepresented",
        /\b(?:don't|dont|do not|doesn't|does not|never|rarely|seldom|who is not|not) (?:post|posting|write online|speak up|heard|get heard|go online|on social|represented)\b/i,
        /\bwh(?:o|ose|ich)(?: [\w'-]+){0,3} (?:missing|unheard|left out|not heard|affected)\b/i,
        /\bmissing (?:voices|groups|views|people)\b/i,
        /\b(?:(?:don't|dont|do not) (?:use|have|own)|ha(?:ve|s) no) (?:a |the )?(?:internet|cars?|smartphones?)\b|\bwithout (?:a voice|internet)\b/i,
        /\boften (?:forgotten|overlooked|ignored)\b/i,
        /\b(?:who|those|people) (?:[a-z]+ )?(?:can't|cannot|can not|aren't|are not|don't|do not|never|seldom|keep) (?:drive|walk|online|vote|post|write|own|have|quiet|speak|say)\b/i,
        /\b(?:not online|overlooked)\b/i,
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
        "proved",
        "hearsay",
        whereFrom,
        /\b(?:un)?(?:verified|confirmed)\b/i,
        "backed up",
        "documented",
        "opinions",
        /\b(?:fact|true|measured|counted) or\b|\b(?:mere|only a|only|mark as) (?:claims?|opinion)\b/i,
        /\b(?:mark|flag|label|check|separate|distinguish)\b[^.?!\n]{0,50}\b(?:claims?|assert\w*|facts?|numbers?|opinions?|figures?|guess\w*|rumou?rs?)\b/i,
        /\bwho (?:said|says|claims|wrote|counted|measured|put)\b/i,
        /\b(?:just|only) (?:a )?(?:claimed|rumou?r|talk)\b/i,
      ],
      neutral: [
        "neutral",
        "neutrally",
        "balanced",
        "unbiased",
        "impartial",
        "fair",
        "fairly",
        "even handed",
        /\b(?:equal(?:ly)?|same) (?:long|length|space|weight)\b/i,
        "loaded",
        "objective",
        "objectively",
        /\bown best words\b|\bstrongest (?:form|version)\b/i,
        /\b(?:no|not|without|don't|dont|do not|never|avoid)(?: [\w'-]+){0,3} (?:sides?(?! street)|lean\w*|words like|loaded|name.calling|judg\w*|recommend\w*|verdict|conclusion|taking|winner|emotional|push|insult\w*|mock\w*|persuad\w*|ridicul\w*)\b/i,
        /\b(?:calm|sober) (?:words|tone|language)\b/i,
        /\b(?:who|which|which side)(?:'s| is) right\b/i,
        /\brecogni[sz]e (?:itself|themselves)\b/i,
        /\b(?:both|each|neither)(?: \w+)? (?:sides?|camps?|party)(?: \w+)? (?:the same|equally|fairly|alike|accept|nod|agree|object)\b/i,
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
