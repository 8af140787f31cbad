import { nothingFound, quoted, tones } from "./answer-cues";
import type { ExercisesCode } from "./exercise";
import { formal, funny, heading, signed } from "./form-facts";
import { lengths } from "./length-words";

export const claudeExercises: ExercisesCode = {
  51: {
    slots: {
      text: [
        /\b(?:9 ?(?:pm|p\.m\.|o'clock)?|nine|21:00)\b[\s\S]{0,250}?\b(?:filters?|floor|forbidden)\b/i,
        /\b(?:filters?|floor|forbidden)\b[\s\S]{0,250}?\b(?:9 ?(?:pm|p\.m\.|o'clock)?|nine|21:00)\b/i,
      ],
      keep: [
        /\b(?:keep|keeping|keeps|retain|preserve|maintain|include|leave|mention)(?: in)?\b(?! it)[^.?!\n]{0,40}\b(?:rules?|times?|9|nine|facts?|points?|content|contents|meaning|order|information|hours?|messages?|requests?)\b/i,
        /\b(?:rules?|times?|facts?|points?|content|meaning|information|9 ?pm|nine|these|filter)\b[^.?!\n]{0,20}\b(?:stays?|remains?|survive|be kept|still|clear|the same|unchanged|in (?:it|there)|not (?:get lost|be lost|change|be missing))\b/i,
        /\b(?:don't|dont|do not|without|never|nothing|no)(?: [\w'-]+){0,2} (?:chang\w*|los\w*|drop\w*|remov\w*|leav\w*|add\w*|forget)\b[^.?!\n]{0,30}\b(?:rules?|times?|facts?|points?|content|meaning|information|anything)\b/i,
        /\b(?:same|all|three|3|all three) (?:rules?|points?|facts?|requests?)\b/i,
        /\b(?:still|must)(?: has to| must)? (?:say|says|mention|contain|include|state)\b/i,
        /\b(?:don't|dont|do not) change what\b/i,
      ],
      change: [
        /\b(?:no|not|without|avoid|remove|removing|drop|delete|cut|take out|kick out|leave out|lose|stop|replace|replacing|instead of|don't|dont|do not|never|nobody|soften|get rid of)(?: [\w'-]+){0,5} (?:threats?|threaten\w*|threatening|orders?|ordering|commands?|capitals?|capital letters|caps|shouting|scold\w*|blame|blaming|accus\w*|bossy|forbidden|floor|harsh\w*|rude\w*|warnings?|punish\w*|passive|preach\w*|lectur\w*|sarcas\w*|told off)\b/i,
        /\b(?:threat\w*|capitals|capital letters|shouting|forbidden|floor)\b[^.?!\n]{0,20}\b(?:(?:must|should|can|ha(?:s|ve) to) go|goe?s? away|disappears?|(?:be )?gone)\b/i,
        /\b(?:polite|friendly)? ?requests? instead of\b/i,
        /\b(?:give|add|with|explain|say|and)\b[^.?!\n]{0,30}\b(?:reasons?|why)\b/i,
        /\bless (?:bossy|harsh|strict|rude|angry|aggressive|threatening)\b/i,
        /\b(?:not so|not too|less|not as) (?:bossy|harsh|strict|rude|angry|aggressive|cold|stern)\b/i,
      ],
      reader: [
        /\bfor (?:all |my |our |the |new |older |other |everyone|everybody)*(?:neighbou?rs|tenants|residents|families|students|people|parents|in the (?:house|building))\b/i,
        /\b(?:neighbou?rs|tenants|residents|families|students|people|readers?|some|many|half)(?: of (?:them|us|the \w+))? (?:who|are|have|come|do not|don't|speak|work|in|from|learn|read|live)\b/i,
        "tenants",
        "residents",
        "guests",
        "lodgers",
        "pensioners",
        "nurses",
        /\b(?:in|of|my|our) (?:block|building|house)\b[^.?!:'"\n]{0,20}\b(?:are|theres|there's|lives?|full)\b/i,
        "families",
        "students",
        "older people",
        "shift workers",
        "all ages",
        "new in the house",
        "newcomers",
        /\b(?:learning english|second language|english well)\b/i,
        /\b(?:everyone|everybody)(?: of \w+)? (?:who|speaks?|reads?|understands?|in|here)\b/i,
        /\b(?:most|many|some|half) of (?:them|us|the)\b/i,
      ],
      tone: [...tones, "light", "humored", "humoured"],
      length: lengths,
    },
    response: {
      kind: "ladder",
      facts: {
        nine: { find: /\b(?:9|nine) ?pm\b/i },
        floor: { find: /\bfloor\b/i },
        filter: { find: /\b(?:lint |fluff )?filter\b/i },
        heading,
        funny,
        formal,
        signed,
      },
      text: `?not text|I can help with a notice, but I do not know what it says. Here is a general one:
?text, not tone, not formal, not funny|Here is another version. It is more polite, but it reads like a letter from an office:
?text, formal|Here is a formal version:
?text, tone, not formal, not funny|Here is a friendlier version:
?text, funny, not formal|Here is a version with a smile:

?not text|> Please be considerate of others, and leave everything as you would like to find it.
?text, heading|> **In our laundry room**
?text, tone, not formal|> **Dear neighbors,**
?text, formal|> **Dear residents,**
?nine, tone, not formal, not funny|> Please wash before 9 pm, so that everybody can sleep.
?nine, funny, not formal|> After 9 pm even the machines want to sleep: please wash before.
?nine, not tone, not formal, not funny|> Residents are requested to refrain from washing after 9 pm.
?nine, formal|> We kindly ask you to finish washing before 9 pm, so that everybody can sleep.
?floor, tone, not formal, not funny|> Please come for your laundry when it is done.
?floor, tone, not formal, not funny|>~ Somebody may be waiting.
?floor, funny, not formal|> Wet socks get lonely in the drum: please come for your laundry when it is done.
?floor, not tone, not formal, not funny|> Laundry must be removed at the end of each cycle.
?floor, formal|> We kindly ask you to take out your laundry when it is done, because others may be waiting.
?filter, tone, not formal, not funny|> Please clean the lint filter for the next person.
?filter, funny, not formal|> The lint filter is on a diet: please clean it for the next person.
?filter, not tone, not formal, not funny|> The lint filter must be cleaned.
?filter, formal|> We kindly ask you to clean the lint filter for the next person.
?tone, not funny|>~ Thank you.
?text, signed|> **{signed}**

?text, keep|All the rules that your prompt holds are there.
?text, change|The threat and the capital letters are gone: what happens to laundry that nobody comes for is left open.
?text, not change|I put a request in place of the threat; what happens to laundry that nobody comes for is left open.
?text, reader, not formal|The sentences are short, so that everybody in the house understands them.`,
    },
  },
  52: {
    slots: {
      count: [
        /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|half a dozen)(?: [\w'-]+){0,2}[ -](?:points?|bullets?|sentences?|statements?|facts?|findings|lines|items|takeaways|lessons|paragraphs?|parts|things)\b/i,
        /\b(?:top|give me|at most|no more than|up to|exactly|max(?:imum)?(?: of)?) (?:\d+|two|three|four|five|six|seven|eight|ten)\b(?! words)/i,
        /\bpoints?: ?\d/i,
      ],
      proof: [
        ...quoted,
        "quoting",
        /\boriginal (?:words|sentence)/i,
        "supporting sentence",
        /\b(?:which|what|number of the|name the|give(?: the)?|with the) paragraphs?\b|\bparagraph numbers?\b|\b(?:exact sentences|quotation marks)\b/i,
        /\b(?:report|text)(?:'s)? own words\b|\b(?:line|sentence|wording|place)s? (?:of|from|in|copied from) the (?:report|text)\b|\bwhere in the (?:report|text)\b/i,
      ],
      reader: [
        "council",
        "mayor",
        "town hall",
        "committee",
        "board",
        "members",
        "volunteers",
        "donors",
        "sponsors",
        /\bneighbou?rs\b/i,
        "newspaper",
        "insurance company",
        "treasurer",
        /\b(?:an)?other towns?\b/i,
        "residents",
        "meeting",
        /\b(?:for|to) (?:people|someone|somebody|anyone|anybody|readers|(?:a|the) (?:man|woman|person|parish|clerk|friend|colleague|group|town|library)|my (?:boss|team|club|group|colleagues|friends?))\b/i,
        /\bbusy (?:reader|people)\b|\bcouncill?ors\b|\btown clerk\b|\breaders are\b/i,
        /\b(?:my|our) (?:club|group|town|village|team|association|parish|school)\b/i,
      ],
      focus: [
        "money",
        "cost",
        /\b(?:costs|fees|problems|financ\w+|undecided|expenses)\b/i,
        "budget",
        "income",
        "spending",
        "rent",
        "fee",
        "insurance",
        "problem",
        "trouble",
        "success",
        "late returns",
        "opening hours",
        "staffing",
        "plans",
        /\b(?:next|second) year\b/i,
        "future",
        "decisions",
        "decided",
        "risks",
        "deadlines",
        "dates",
        "needs",
        /\b(?:number|lack|shortage|loss|search|need|enough)(?: of| for)? (?:new )?volunteers\b/i,
        /\bvolunteers (?:who|leave|stop|are)\b/i,
        /\bwhat (?:we|they|the [a-z]+) (?:have|has|must|need|needs)(?: to)? decide\b/i,
        /\bwhat worked\b|\b(?:what|things that) (?:was|went|is|did|didn't)(?: not)? (?:good|bad|badly|well|wrong|work|planned|next|missing|open)\b/i,
        /\b(?:need\w* help|paid off|good and bad|bad and good|difficulties|how many (?:people|households))\b|\b(?:know|decide|matters?|asks?)(?: to \w+)? (?:if|whether|is|are|about) \w/i,
      ],
      length: [
        /\b(?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred)[ -]words?\b/i,
        /\b(?:one|a single|1|two|2)(?: short| simple)? (?:sentence|line)s?\b/i,
        /\b(?:short|brief|concise) (?:points?|bullets?|sentences?|lines?|summary)\b/i,
        "half a page",
        "one page",
        "keep it short",
        "each short",
        "briefly",
        /\ba (?:sentence|line) (?:each|apiece|per)\b/i,
      ],
      gaps: [
        ...nothingFound,
        "unanswered",
        /\b(?:don't|dont|do not|never|no|without|instead of|nothing)(?: [\w'-]+){0,2} (?:add\w*|invent\w*|assumptions|made up|outside|interpret\w*)\b|\b(?:stick|keep) to the (?:report|text|facts)\b/i,
        /\b(?:only|just|solely)(?: [\w'-]+){0,2} (?:from|use|using|what|the (?:text|report)|facts)\b/i,
        /\b(?:use|using) only\b/i,
        /\b(?:say|tell|write|list|mark|name|state|note|mention|point out)\b[^.?!\n]{0,50}\b(?:missing|not (?:in|say|says|answer\w*|mention\w*|stated|given|covered|clear)|doesn't|does not|unanswered|open questions?|unclear|no answer|silent|leaves open)\b/i,
        "open questions",
        "not in the report",
        "not in the text",
        /\bif (?:the (?:text|report)|something|there)\b[^.?!\n]{0,30}\b(?:does not|doesn't|is not|isn't|no|nothing|missing)\b/i,
        /\bwhat (?:isn't|is not|is missing|it does not|it doesn't)\b/i,
      ],
    },
    response: { kind: "text-work" },
  },
  53: {
    slots: {
      table: [
        "table",
        "tables",
        "column",
        "columns",
        "row",
        "rows",
        "spreadsheet",
        "csv",
        "checklist",
        "grid",
        "tick",
        "checkbox",
        "chart",
        /\b(?:make|as|into|want|need|numbered|bullet) (?:me )?(?:a )?(?:(?!separate|second|extra|another)\w+ )?list\b/i,
      ],
      task: [
        "task",
        "tasks",
        "action",
        "actions",
        "to do",
        "to dos",
        "todo",
        "todos",
        "job",
        "jobs",
        "chores",
        "promised",
        "took on",
        "taken on",
        "duties",
        /\bwho (?:does|has to do|must do|will do|is doing|brings) what\b|\bwhat (?:has|needs|must)(?: to)? be done\b/i,
        /\b(?:what|everything)\b[^.?!\n]{0,20}\b(?:said|agreed|has to|have to) (?:\w+ )?(?:do|happen)\b/i,
        /\bwho[,/ |]+what\b/i,
      ],
      who: [
        "person",
        "persons",
        "responsible",
        "in charge",
        "owner",
        "assignee",
        "assigned to",
        "name",
        "names",
        "by whom",
        "whose job",
        /\bwho(?: (?:does|do|is|will|has|should|must|took|promised|said)|'?"? ?[,/|:;]| (?:what|when|and when))/i,
      ],
      when: [
        "date",
        "dates",
        "due",
        "deadline",
        "deadlines",
        /\bwhen(?: (?:it|is|must|has|they|each|and|due)\b| ?[,.;:)|/]|$)/i,
        /\b(?:which|what|the) day\b/i,
      ],
      open: [
        "open",
        "question marks",
        "question mark",
        "blank",
        "empty",
        "tbd",
        "unassigned",
        "nobody yet",
        "unclear",
        /\bif\b[^.?!\n]{0,50}\b(?:no (?:names?|dates?|one|person|day|deadline)|nobody|missing|without|unknown|(?:not|isn't) (?:named|given|clear|known|stated|there|in))\b/i,
        /\b(?:missing|without(?: a)?|no|lacks?|lacking)(?: a)? (?:names?|dates?|deadline|person|owner|day)\b/i,
        /\b(?:names?|dates?|deadlines?|persons?|owners?)(?: or [\w ]{2,12})? (?:is|are) (?:missing|not|unclear|unknown)\b/i,
        /\b(?:don't|dont|do not|never|no|without|instead of) (?:guess|guesses|guessing|invent|inventing|make|fill|assume|add)\b/i,
        /\b(?:what|where something|anything|something) (?:is |that is )?(?:missing|unclear|left open)\b/i,
      ],
      decided: [
        /\b(?:leave|leaving|skip|ignore|forget|exclude|omit|without|nothing|no|not|don't include|do not include|drop)(?: [\w'-]+){0,4} (?:pizza|lemonade|band|ideas?|discussions?|discussed|opinions?|undecided|decided|talk|suggestions?|wishes|wish|debates?|votes?|money|last year)\b/i,
        /\bonly(?: [\w'-]+){0,4} (?:decided|agreed|decisions|accepted|promised|taken on|tasks|actions|firm|real|settled)\b/i,
        /\b(?:ideas?|undecided|not decided|discussions?|votes?)\b[^.?!\n]{0,40}\b(?:separate\w*|below|out|aside|own list|do not belong|don't belong)\b/i,
        /\b(?:separate|extra|second|another) (?:list|table|section|part)\b/i,
        "talked about",
        /\bleave out (?!what(?:ever)? (?:does|is not))|\b(?:stays?|keep\b[^.?!\n]{0,30}) (?:off|out)\b/i,
        /\b(?:(?<!\b(?:if|what|where)\b[^.?!\n]{0,30})(?:does not|do not|doesn't|don't|dont)|need not|needn't|must not|should not|shouldn't) (?:include|list|show|hang|appear|belong|go (?:on|in|up)|be (?:on|in|there))\b/i,
        /\b(?:decided|agreed) (?:things|tasks|actions|points|only)\b/i,
        /\bno (?:talk|chatter)\b/i,
      ],
      order: [
        "sort",
        "sorted",
        "sorting",
        "ordered",
        "order by",
        "in order of",
        "chronological",
        "chronologically",
        "first to last",
        "alphabetical",
        "alphabetically",
        "grouped",
        "group by",
        "group them",
        "arranged",
        "date order",
        /\b(?:next|soonest|earliest|nearest|urgent|due)(?: \w+){0,3} (?:first|on top|at the top)\b|\bby (?:date|day|person|name)\b|\b(?:on|at the) top\b/i,
      ],
    },
    response: { kind: "text-work" },
  },
  54: {
    slots: {
      options: [
        /\b(?:third|3rd|top|upstairs|stairs|elevator|lift|stay|remain)\b[\s\S]{0,250}?\b(?:(?:ground|first|street)[ -](?:floor|level))\b/i,
        /\b(?:(?:ground|first|street)[ -](?:floor|level))\b[\s\S]{0,250}?\b(?:third|3rd|top|upstairs|stairs|elevator|lift|stay|remain)\b/i,
      ],
      facts: [
        /[$£€] ?\d|\b\d+ ?(?:dollars|euros|pounds|percent|minutes|min|steps|stairs|years old|a month|sq|m2)\b/i,
        /\b(?:rent|knees?|hips?|back pain|breath|heart|damp|arthritis|health|walk(?:s|ing)? (?:badly|slowly|with)|stroller|baby|pregnant|wheelchair|crutches|groceries|shopping bags|heavy bags|square (?:feet|meters?)|bus|commute|savings|pension|income|lease|notice period|moving costs)\b/i,
        /\b(?:i am|i'm|im|my (?:wife|husband|partner|mother|father) is) (?:\d\d|sixty|seventy|eighty)/i,
        /\b(?:answer|decide|reply|sign|tell them|let them know)\b[^.?!\n]{0,30}\b(?:by|until|before|within|in) (?:\w+ )?(?:\d|a week|two weeks|friday|monday|sunday|the end|next|may|june|july|march|april)/i,
        "heavy shopping",
        "asthma",
        /\bno (?:car|money|family nearby|help|balcony|garden)\b/i,
        "balcony",
        "garden",
      ],
      values: [
        "matter",
        "matters",
        "important",
        "i love",
        "care about",
        "i value",
        "i want to stay",
        "priority",
        "priorities",
        "dream",
        "independent",
        /\b(?:close to|near) my\b/i,
        "most of all",
        "lonely",
        "attached to",
        "treasure",
        "dear to me",
        "do without",
        "fond of",
        "main thing",
        "comes first",
        /\bi(?:'d| would) miss\b|\bi(?:'m| am)? (?:afraid|worry|fear)\b|\bhate to (?:lose|leave)\b|\bcounts? (?:\w+ )?more\b|\bworth a lot\b|\bmeans? (?:\w+ ){1,3}to me\b|\bmy (?:friends?|neighbou?rs?|daughter|son|sister)\b[^.?!\n]{0,30}\b(?:here|street|near\w*|door|around)\b/i,
      ],
      shape: [
        "table",
        "columns",
        "list",
        "lists",
        "for and against",
        "side by side",
        "step by step",
        "steps",
        "one at a time",
        "headings",
        "bullet",
        "bullets",
        "numbered",
        ...lengths,
        "advantages",
        "next to each other",
        /\b(?:pro|plus|plusse)s? (?:and|n|&|\/|or) (?:con|minus)|\b(?:two|three|four) (?:parts|halves)\b|\bfirst,? (?!ask|question|of all|floor)[^.?!\n]{0,80}\bthen\b/i,
      ],
      questions: [
        /\bask(?:s|ing)? (?:me|us|questions?|first|back|what)\b/i,
        /\b(?:\d+|one|two|three|four|five|six|some|a few|any|your|the|which) (?:short |open |good |important |hard )?questions?\b/i,
        /\bquestions (?:for|to) me\b/i,
        "interview me",
        "quiz me",
        "need to know from me",
        "ask myself",
        "what else",
        /\bwhat (?:have|haven't|am|might|did) i\b|\bwhat (?:i (?:have not|haven't|might|overlook|am missing)|i'm missing)\b/i,
      ],
      unknown: [
        "unknown",
        "assume",
        "guess",
        "uncertain",
        "unsure",
        "not sure",
        "risk",
        /\b(?:assum|guess|risk|unknowns)/i,
        "find out",
        "not know yet",
        /\b(?:could|might) be wrong\b/i,
        "change my mind",
        "trial",
        "test it",
        "try out",
        "would change",
        /\bcan(?:'t|not) be known\b/i,
        "should i check",
        "could check",
        "to check",
        /\b(?:(?:nobody|no one|none of us)(?: can| could)?|(?:you|we|one) (?:can't|cannot|can not|don't|do not)) (?:yet )?(?:know|knows|foresee|tell)\b/i,
        /\b(?:don't|dont|do not|not|no|never)(?: \w+)? (?:predict|prophe|pretend)|\bgo(?:es)? (?:wrong|badly)\b|\b(?:bad|worst) (?:version|case)\b/i,
      ],
      "own-choice": [
        /\b(?:no|not|don't|dont|do not|without|never|avoid)(?: [\w'-]+){0,3} (?:recommend\w*|verdict|decide|deciding|decision|advice|advise|advising|judg\w*|pick|picking|choose|choosing|winner|conclusion|tell(?:ing)? me (?:[\w ]{0,12} )?(?:what|which)|persuad\w*|push|pushing|sides|opinion|preference)\b/i,
        /\b(?:i|i'll|i will|i shall|i want to|let me|i'd like to|i would like to) (?:will |want to |to |alone )?(?:decide|choose|make (?:the|this|my|up)|judge)\b/i,
        /\b(?:decision|choice) (?:is|stays|remains|should stay|must stay) (?:mine|with me|my own|up to me)\b/i,
        /\b(?:leave|keep) the (?:decision|choice)\b/i,
        "devil's advocate",
        "up to me",
        "leave it to me",
        "last word",
        "both sides equally",
        "neutral",
        "balanced",
        /\b(?:best|strongest) case for (?:both|each)\b|\b(?:opinion|advice) (?:to yourself|out)\b/i,
        /\b(?:it is|it's|its|stays|remains) my (?:own )?(?:decision|choice)\b/i,
        /\b(?:i'm|i am) (?:the one|the person) who (?:decides|chooses)\b/i,
      ],
    },
    response: {
      kind: "ladder",
      counted: { things: "(?:short |good |hard )?questions?", usual: 3 },
      facts: {
        friends: { find: /\b(friends?|neighbou?rs?)\b/i, say: "Friends close by" },
        family: {
          find: /\b(my (?:sister|brother|daughter|son|mother|mom|mum|father|dad)s? (?:lives?|helps?|comes?)[^.;,!?\n]{0,50}(?![\w'-]))/i,
        },
        knees: { find: /\b(knees?|hips?|back|legs?|arthritis|stairs hurt)\b/i },
        rent: {
          find: /\brent\b[^.;!?\n]{0,40}?(\$ ?\d[\d,.]*\d|\d+ (?:dollars|euros|pounds)|\+ ?\d+)|(?<more>\$ ?\d+)[^.;!?\n]{0,20}\brent\b|[$\u00a3\u20ac] ?\d[\d,.]* (?:dearer|more|extra)\b/i,
        },
        deadline: {
          find: /\b((?:by|until|before|within|in) (?:the end of (?:the|this) (?:month|week)|(?:two|three|a) weeks?|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/i,
        },
        across: { find: /\b(?:across town|other side of town|further out|outside)\b/i },
      },
      text: `?not options|Important decisions deserve time. It helps to write down what speaks for each side and to sleep on it. Between what do you have to choose?
?options, not own-choice|Here is what speaks for each side, as far as your prompt tells.
?options, own-choice|Here is what speaks for each side. I name no winner: the choice is yours.

?questions|**First, questions to you**
?questions|*#. On how many days last month did the stairs keep you at home?
?questions|*#. What would have to be true for you to be glad in a year?
?questions|*#. What would you miss first?
?questions|*#. Who would help you on a bad day, here and there?
?questions|*#. What would it cost to come back?

?options|| | Staying on the third floor | Moving to the ground floor |
?options||---|---|---|
?options, friends|| **For** | Friends or neighbors close by; familiar rooms; no move | No stairs |
?options, not friends|| **For** | Familiar rooms; no move | No stairs |
?options, family|| **Family** | {family}, as you wrote | [how often then, and how you would get there] |
?options, across|| **Against** | Stairs also on bad days | A long way to what is close now; packing |
?options, not across|| **Against** | Stairs also on bad days | Packing; a new place |
?options, knees|| **Your {knees}** | Feel every flight | Are spared |
?options, rent|| **Rent** | As now | {rent}, as you wrote: in a year it is twelve times that |
?deadline|| **Time** | | You must decide {deadline} |

?values|**What matters to you:** the rows that hold it count most. How much, only you can say.
?unknown|**What nobody can know yet:** how your health will be, and how the new neighbors are. **What you can find out:** spend an hour there, walk the way home in the evening, ask whether the offer can wait.
?options, not facts|Rent, health and time are missing, and any of them could turn this around.`,
    },
  },
};
