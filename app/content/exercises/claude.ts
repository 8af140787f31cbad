import type { Exercise } from "./exercise";
import { lengths } from "./length-words";

const toolLibraryReport = `The tool library in the old station opened on March 2. Everyone who lives in the town can join, borrow a drill, a ladder or a sewing machine for a week, and bring it back clean. This report looks at the first year. It was written by the six volunteers who run the place.

The idea came up on a repair evening. Somebody asked for a long ladder, and it turned out that nine people in the room owned one and used it about once a year. "We do not need more ladders, we need one ladder and a list," said a retired electrician. The town gave us the empty ticket office for two years without rent.

By the end of the year 184 households were members, and things had been lent 960 times. The cordless drill went out most often, followed by the carpet cleaner and the long ladder. The fondue set was never borrowed. We turned down two gifts, a chain saw and a welding set, because nobody here can check that they are safe.

A membership costs $15 a year, which brought in $2,760. Donations added $640. We spent $1,150 on repairs and spare parts, $900 on insurance, $480 on electricity and $620 on things that had to be bought new. That left $250 at the end of the year. Insurance is the only large cost that we cannot influence.

Not everything worked. About one loan in five came back late, and the person who was waiting went home with empty hands. Two things never came back at all. The library is open on Tuesday evenings and Saturday mornings, and members who work shifts told us that they can seldom come at these times. Two of the six volunteers will stop in summer, and the other four cannot cover both days.

Some problems solved themselves. We had feared that things would be returned dirty, but a brush and a bucket beside the door were enough. A list on the wall shows who can explain which tool, and several members have become friends over it. "I came for a sander and stayed for the coffee," wrote a young mother in the guest book.

For the second year we have three plans. We want to find at least three new volunteers by the end of June. From April on, members will get a text message on the day before a loan is due. And we will ask the town council in October whether the room stays free of rent, because the agreement ends after the second year. A deposit of $10 for expensive tools was discussed, but we have not decided on it. If the rent has to be paid one day, the fee of $15 will not be enough.`;

const fairMinutes = `Minutes of the summer fair group, Thursday, May 7, in the school library.
Present: Ana, Ben, Carla, Dev and Ella. Farid sent his apologies.

1. Date and place. The fair takes place on Saturday, June 13, from 2 pm to 6 pm in the schoolyard. If it rains, we move to the gym. Carla will ask the caretaker for the key to the gym by May 15.

2. Food and drinks. We talked for a long time about whether to sell hot food. Ben likes the idea of a pizza oven, but nobody knows what it would cost, so nothing was decided. There will be cakes, fruit and lemonade. Ana will write to all parents and ask for cakes by May 22. Somebody has to borrow the big coffee machine from the church.

3. Games. Dev will build the wheel of fortune and bring it to the school on June 12. Ella offered to run the sack race. She will also collect small prizes. Last year the prizes ran out at 4 pm, so we need about twice as many.

4. Music. The school band will play at 3 pm. Ben will ask the music teacher by May 11 how many power outlets the band needs. A second band would be nice, perhaps next year.

5. Safety. The first aid box is out of date. Ana will replace it. The town must be told about the fair at least two weeks before the day; Farid does this every year, so Carla will call him.

6. Money. We have $310 left from last year. Dev asked whether the lemonade could be free. Opinions differed, and we will vote on it at the next meeting.

Next meeting: Thursday, May 28, at 7 pm in the school library.`;

export const claudeExercises: readonly Exercise[] = [
  {
    id: 51,
    toolId: 5,
    order: 1,
    title: "Rewrite a notice that scolds",
    instructions:
      "This notice hangs in the laundry room of your building: 'Washing after 9 pm is FORBIDDEN. Whoever leaves laundry in a machine will find it on the floor. The lint filter is to be CLEANED.' Ask for a version that people will gladly follow. Say what must not get lost, what should go, who reads it, how it should sound and how much fits on the sheet.",
    examplePrompt:
      "Rewrite this notice in a friendly tone and in at most 60 words: 'Washing after 9 pm is FORBIDDEN. Whoever leaves laundry in a machine will find it on the floor. The lint filter is to be CLEANED.'",
    difficulty: "beginner",
    passMark: 45,
    skills: ["improve-in-rounds", "say-who-it-is-for"],
    slots: [
      {
        id: "text",
        label: "The text",
        why: "It can only improve the notice that it has in front of it.",
        any: [
          /\b(?:9 ?(?:pm|p\.m\.|o'clock)?|nine|21:00)\b[\s\S]{0,250}?\b(?:filters?|floor|forbidden)\b/i,
          /\b(?:filters?|floor|forbidden)\b[\s\S]{0,250}?\b(?:9 ?(?:pm|p\.m\.|o'clock)?|nine|21:00)\b/i,
        ],
        ask: "What does the notice say now?",
      },
      {
        id: "keep",
        label: "What stays",
        why: "A friendly version is of no use if a rule gets lost on the way.",
        any: [
          /\b(?:keep|keeping|keeps|retain|preserve|maintain|include|leave|mention)(?: in)?\b(?! it)[^.?!\n]{0,40}\b(?:rules?|times?|9|nine|facts?|points?|content|contents|meaning|order|information|hours?|messages?|requests?)\b/i,
          /\b(?:rules?|times?|facts?|points?|content|meaning|information|9 pm|nine)\b[^.?!\n]{0,20}\b(?:stay|stays|remain|remains|be kept|still|clear|the same|unchanged|in it|not (?:get lost|be lost|change|be missing))\b/i,
          /\b(?:don't|dont|do not|without|never)(?: [\w'-]+){0,2} (?:chang\w*|los\w*|drop\w*|remov\w*|leav\w*|add\w*)\b[^.?!\n]{0,30}\b(?:rules?|times?|facts?|points?|content|meaning|information|anything)\b/i,
          /\b(?:same|all|three|3|all three) (?:rules?|points?|facts?|requests?)\b/i,
          /\bstill (?:say|says|mention|contain|include|state)\b/i,
          /\b(?:don't|dont|do not) change what\b/i,
        ],
        ask: "Which points must stay?",
      },
      {
        id: "change",
        label: "What goes",
        why: "If you do not name what stings, it may come back in softer words.",
        any: [
          /\b(?:no|not|without|avoid|remove|removing|drop|delete|cut|take out|leave out|lose|replace|replacing|instead of|don't|dont|do not|never|soften|get rid of)(?: [\w'-]+){0,5} (?:threats?|threaten\w*|threatening|orders?|ordering|commands?|capitals?|capital letters|caps|shouting|scold\w*|blame|blaming|accus\w*|bossy|forbidden|floor|harsh\w*|rude\w*|warnings?|punish\w*|passive|preach\w*|lectur\w*|sarcas\w*)\b/i,
          /\b(?:polite|friendly)? ?requests? instead of\b/i,
          /\b(?:give|add|with|explain|say|and)\b[^.?!\n]{0,30}\b(?:reasons?|why)\b/i,
          /\bless (?:bossy|harsh|strict|rude|angry|aggressive|threatening)\b/i,
          /\b(?:not so|not too|less|not as) (?:bossy|harsh|strict|rude|angry|aggressive|cold|stern)\b/i,
        ],
        ask: "What should not be there anymore?",
      },
      {
        id: "reader",
        label: "Reader",
        why: "People who are new in the house read it with other eyes than you do.",
        any: [
          /\bfor (?:all |my |our |the |new |older |other |everyone|everybody)*(?:neighbou?rs|tenants|residents|families|students|people|parents|in the (?:house|building))\b/i,
          /\b(?:neighbou?rs|tenants|residents|families|students|people|readers?|some|many|half)(?: of (?:them|us|the \w+))? (?:who|are|have|come|do not|don't|speak|work|in|from|learn)\b/i,
          "tenants",
          "residents",
          "young families",
          "families",
          "students",
          "older people",
          "shift workers",
          "all ages",
          "new in the house",
          "newcomers",
          "learning english",
          "second language",
          "english well",
          "everyone in the",
          "everybody in the",
          /\b(?:everyone|everybody)(?: of \w+)? (?:who|speaks?|reads?|understands?|in|here)\b/i,
          /\b(?:most|many|some|half) of (?:them|us|the)\b/i,
        ],
        ask: "Who lives there and reads it?",
      },
      {
        id: "tone",
        label: "Tone",
        why: "Friendly, funny and formal notices end up looking quite different.",
        any: [
          "tone",
          "friendly",
          "friendlier",
          "kind",
          "kinder",
          "kindly",
          "warm",
          "warmer",
          "polite",
          "politely",
          "calm",
          "relaxed",
          "light",
          "light hearted",
          "humorous",
          "humor",
          "funny",
          "a wink",
          "plain",
          "simple",
          "neighborly",
          "respectful",
          "cheerful",
          "gentle",
          "softer",
          "welcoming",
          "positive",
          "matter of fact",
          /\bsounds? (?:like|as if|less|more)\b/i,
        ],
        ask: "How should it sound?",
      },
      {
        id: "length",
        label: "Length",
        why: "A notice is read while somebody holds a laundry basket.",
        any: lengths,
        ask: "How long may it be?",
      },
    ],
    response: {
      kind: "ladder",
      steps: [
        {
          needs: [],
          text: `I can help with a notice. Since I do not know what it says, here is a general one that you can adapt:

> **Dear neighbors,**
> we all share this room and would like everybody to feel comfortable here. Please be considerate of others, keep to the usual hours and leave everything as you would like to find it. If something is broken, let the building management know. Together we can make our house a pleasant place to live.
> Thank you for your cooperation.

If you send me the present text and tell me what bothers you about it, I can rewrite it. It also helps to know who reads it and how much space there is.`,
        },
        {
          needs: ["text"],
          text: `Here is another version of the notice:

> **Laundry room rules**
> Residents are kindly requested to refrain from using the washing machines after 9 pm. Laundry must be removed promptly at the end of each cycle. Items left behind may be taken out by other users, and no liability is accepted. After every use, the lint filter must be cleaned thoroughly. Please report any defects to the management without delay. Thank you for your understanding.

It is more polite than the original, but it reads like a letter from an office. I added a sentence on liability and one on defects that were not in your notice. The threat is still there as well, in milder words.`,
        },
        {
          needs: ["text", "tone", "length"],
          text: `Here is a friendly version:

> **Dear neighbors,**
> please let the machines rest after 9 pm, so that everybody can sleep. When your laundry is done, somebody is often waiting for the machine, so please come for it soon. Thank you.

It is brief and sounds like somebody from the house. Compare it with your notice, though: I dropped the lint filter to save space. You had not said that all three points must stay. I also put "come for it soon" in place of the sentence about the floor, which leaves open what happens to laundry that nobody comes for. You may want to settle that.`,
        },
        {
          needs: ["text", "keep", "change", "reader", "tone", "length"],
          text: `Here is a version for all who live in the house, also for those who are still learning English:

> **Three small things that help us all**
> 1. Please wash before 9 pm. The bedrooms next door are quiet after that.
> 2. Please come for your laundry when the machine stops. Somebody may be waiting.
> 3. Please clean the lint filter. Then the next load dries faster.
>
> Thank you.

All three rules are still there, each with a reason in place of a threat. There are no capital letters and no long sentences.

**What I changed:** "forbidden" became "please", and laundry on the floor is gone. **What I assumed:** that there are bedrooms next door, and that the filter belongs to the dryer. Correct this if it is not so.`,
        },
      ],
    },
  },
  {
    id: 52,
    toolId: 5,
    order: 2,
    title: "Sum up a long report",
    instructions:
      "The report below tells how a tool library fared in its first year. Ask for a summary that lets somebody act without reading all of it. Decide who that is and what they have to know, how much you want to read, how each statement can be traced back, and what should happen where the report gives no answer.",
    examplePrompt:
      "Summarize the report below in five points for the town council. Add a quote from the text to each point.",
    difficulty: "intermediate",
    passMark: 55,
    skills: ["give-the-material", "choose-the-shape", "spot-made-up-facts"],
    slots: [
      {
        id: "count",
        label: "How many points",
        why: "A number forces a choice of what matters most.",
        any: [
          /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?: [\w'-]+){0,2}[ -](?:points?|bullets?|bullet points|sentences?|statements?|facts?|findings|lines|items|takeaways|lessons|paragraphs?|parts|things)\b/i,
          /\b(?:top|at most|no more than|up to|exactly|max(?:imum)?(?: of)?) (?:\d+|two|three|four|five|six|seven|eight|ten)\b(?! words)/i,
          /\bpoints?: ?\d/i,
        ],
        ask: "How many points do you want?",
      },
      {
        id: "proof",
        label: "Quotes",
        why: "A sentence from the text shows in a moment whether a point is right.",
        any: [
          "quote",
          "quotes",
          "quoted",
          "quoting",
          "quotation",
          "quotations",
          "citation",
          "citations",
          "cite",
          "verbatim",
          "word for word",
          "exact words",
          "exact sentence",
          "exact sentences",
          "original words",
          "original sentence",
          "supporting sentence",
          "sentence from the text",
          "sentence from the report",
          "in quotation marks",
          /\b(?:which|what|number of the|name the|give the|with the) paragraphs?\b/i,
          "paragraph number",
          "paragraph numbers",
          /\b(?:report|text)(?:'s)? own words\b/i,
        ],
        ask: "How can a reader check each point?",
      },
      {
        id: "reader",
        label: "Reader",
        why: "A council and a future volunteer look for different sentences.",
        any: [
          "council",
          "mayor",
          "town hall",
          "committee",
          "board",
          "members",
          "new members",
          "volunteers",
          "donors",
          "sponsors",
          "neighbors",
          "neighbours",
          "newspaper",
          "insurance company",
          "treasurer",
          "another town",
          "other towns",
          "residents",
          "meeting",
          /\b(?:for|to) (?:people|someone|somebody|anyone|anybody|readers|a (?:friend|colleague|group|town|library)|my (?:boss|team|club|group|colleagues|friends?))\b/i,
          "busy reader",
          "busy people",
          /\b(?:my|our) (?:club|group|town|village|team|association|parish|school)\b/i,
        ],
        ask: "Who will read the summary?",
      },
      {
        id: "focus",
        label: "Focus",
        why: "A summary leaves things out, so say what may not be among them.",
        any: [
          "money",
          "cost",
          "costs",
          "finances",
          "financial",
          "budget",
          "income",
          "spending",
          "expenses",
          "rent",
          "fee",
          "fees",
          "insurance",
          "problem",
          "problems",
          "difficulties",
          "trouble",
          "what went wrong",
          "what did not work",
          "what didn't work",
          "what worked",
          "what went well",
          "success",
          "successes",
          "late returns",
          "opening hours",
          "staffing",
          "plans",
          "next year",
          "second year",
          "future",
          "decisions",
          "decided",
          "undecided",
          "risks",
          "deadlines",
          "dates",
          "needs",
          /\b(?:number|lack|shortage|loss|search|need|enough)(?: of| for)? (?:new )?volunteers\b/i,
          /\bvolunteers (?:who|leave|stop|are)\b/i,
          "paid off",
          "need help",
          "needs help",
          /\bwhat (?:we|they|the [a-z]+) (?:have|has|must|need|needs)(?: to)? decide\b/i,
          "good and bad",
          "bad and good",
          /\bwhat (?:was|went|is) (?:good|bad|well|wrong|planned|next|missing|open)\b/i,
        ],
        ask: "What do they need to know most?",
      },
      {
        id: "length",
        label: "Point length",
        why: "Five points can still be five long paragraphs.",
        any: [
          /\b(?:\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred)[ -]words?\b/i,
          /\b(?:one|a single|1|two|2)(?: short| simple)? (?:sentence|line)s?\b/i,
          /\b(?:short|brief|concise) (?:points?|bullets?|sentences?|lines?|summary)\b/i,
          "half a page",
          "one page",
          "keep it short",
          "keep each short",
          "each short",
          "briefly",
        ],
        ask: "How long may each point be?",
      },
      {
        id: "gaps",
        label: "No answer",
        why: "A gap that is named cannot be filled in with something invented.",
        any: [
          /\b(?:don't|dont|do not|never|no|without|instead of|nothing)(?: [\w'-]+){0,2} (?:add|adds|adding|added|invent|invents|invented|inventing|guess|guesses|guessing|assume|assuming|assumptions|make up|made up|outside|interpret\w*|from outside)\b/i,
          /\b(?:only|just|solely)(?: [\w'-]+){0,2} (?:from|use|using|what|the (?:text|report)|facts)\b/i,
          /\b(?:use|using) only\b/i,
          /\b(?:say|tell|write|list|mark|name|state|note|mention|point out)\b[^.?!\n]{0,50}\b(?:missing|not (?:in|say|says|answer\w*|mention\w*|stated|given|covered|clear)|doesn't|does not|unanswered|open questions?|unclear|no answer|silent|leaves open)\b/i,
          "open questions",
          "not in the report",
          "not in the text",
          "not stated",
          /\bif (?:the (?:text|report)|something|there)\b[^.?!\n]{0,30}\b(?:does not|doesn't|is not|isn't|no|nothing|missing)\b/i,
          /\bmak(?:e|ing) (?:anything|things|stuff|it|facts) up\b/i,
          /\bwhat (?:isn't|is not|is missing|it does not|it doesn't)\b/i,
        ],
        ask: "What should it do where the report is silent?",
      },
    ],
    response: { kind: "text-work", material: toolLibraryReport },
  },
  {
    id: 53,
    toolId: 5,
    order: 3,
    title: "Put meeting notes on the wall",
    instructions:
      "The notes below come from a group that prepares a school fair. Ask for an overview that can hang on the wall, so that all can see what they have taken on. Think of what somebody standing before it wants to find out, in which form and order, what should happen where the notes are silent, and what does not belong on the wall.",
    examplePrompt:
      "Make a table from the meeting notes below with three columns: task, person and date.",
    difficulty: "intermediate",
    passMark: 55,
    skills: ["choose-the-shape", "give-the-material", "set-requirements"],
    slots: [
      {
        id: "table",
        label: "Form",
        why: "In a table each person finds their own row at a glance.",
        any: [
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
          "checkboxes",
          "bullet list",
          "numbered list",
        ],
        ask: "Which form is easiest to read on a wall?",
      },
      {
        id: "task",
        label: "Tasks",
        why: "Minutes are full of talk, so say that you want what has to be done.",
        any: [
          "task",
          "tasks",
          "action",
          "actions",
          "action item",
          "action items",
          "action points",
          "to do",
          "to dos",
          "todo",
          "todos",
          "jobs",
          "duties",
          "what has to be done",
          "what needs to be done",
          "what must be done",
          "what to do",
          /\bwho (?:does|has to do|must do|will do|is doing) what\b/i,
          /\bwho[,/ |]+what\b/i,
        ],
        ask: "What should stand in each row?",
      },
      {
        id: "who",
        label: "Who",
        why: "A task that belongs to everybody is done by nobody.",
        any: [
          "person",
          "persons",
          "people responsible",
          "responsible",
          "person in charge",
          "in charge",
          "owner",
          "owners",
          "assignee",
          "assigned to",
          "name",
          "names",
          "by whom",
          /\bwho(?: (?:does|do|is|will|has|should|must|took|promised|said)|[,/|:;]| (?:what|when|and when))/i,
        ],
        ask: "Where does it show who does it?",
      },
      {
        id: "when",
        label: "By when",
        why: "Without a date nobody can see that a task is late.",
        any: [
          "date",
          "dates",
          "due",
          "due date",
          "due dates",
          "deadline",
          "deadlines",
          "by when",
          "until when",
          "until what day",
          /\bwhen(?: (?:it|is|must|has|they|each|and|due)\b| ?[,.;:)|/]|$)/i,
          /\b(?:which|what|the) day\b/i,
        ],
        ask: "Where does it show when it must be done?",
      },
      {
        id: "open",
        label: "Gaps",
        why: "Some tasks have no name or date, and a guess would look like a promise.",
        any: [
          "open",
          "question mark",
          "question marks",
          "blank",
          "empty",
          "tbd",
          "unassigned",
          "nobody yet",
          "not assigned",
          "unclear",
          /\bif\b[^.?!\n]{0,50}\b(?:no (?:names?|dates?|one|person|day|deadline)|nobody|missing|without|unknown|(?:not|isn't) (?:named|given|clear|known|stated|there|in))\b/i,
          /\b(?:missing|without(?: a)?|no|lacks?)(?: a)? (?:names?|dates?|deadline|person|owner|day)\b/i,
          /\b(?:names?|dates?|deadlines?|persons?|owners?)(?: or [\w ]{2,12})? (?:is|are) (?:missing|not|unclear|unknown)\b/i,
          /\b(?:don't|dont|do not|never|no|without|instead of) (?:guess|guesses|guessing|invent|inventing|make|fill|assume|add)\b/i,
          /\b(?:what|where something|anything|something) (?:is |that is )?(?:missing|unclear|left open)\b/i,
        ],
        ask: "What should it write where a name or a date is missing?",
      },
      {
        id: "decided",
        label: "Left out",
        why: "An idea that was only talked about must not end up as somebody's job.",
        any: [
          /\b(?:leave|leaving|skip|ignore|exclude|omit|without|no|not|don't include|do not include|drop)(?: [\w'-]+){0,4} (?:ideas?|discussions?|discussed|opinions?|undecided|decided|talk|suggestions?|wishes|wish|debates?|votes?|money|last year)\b/i,
          /\bonly(?: [\w'-]+){0,4} (?:decided|agreed|decisions|accepted|promised|taken on|tasks|actions|firm|real|settled)\b/i,
          /\b(?:ideas?|undecided|not decided|discussions?|votes?)\b[^.?!\n]{0,40}\b(?:separate\w*|below|out|aside|own list|do not belong|don't belong)\b/i,
          /\b(?:separate|extra|second|another) (?:list|table|section|part)\b/i,
          "leave out",
          "talked about",
          /\b(?:don't|dont|do not) (?:include|list|show)\b/i,
          /\b(?:decided|agreed) (?:things|tasks|actions|points|only)\b/i,
          /\bno (?:talk|chatter)\b/i,
        ],
        ask: "What was only talked about and should stay out?",
      },
      {
        id: "order",
        label: "Order",
        why: "Sorted by date, the next thing to do is always on top.",
        any: [
          "sort",
          "sorted",
          "sorting",
          "ordered",
          "order by",
          "in order of",
          "order of",
          "chronological",
          "chronologically",
          "earliest first",
          "first to last",
          "soonest first",
          "most urgent first",
          "urgent first",
          "by date",
          "by person",
          "by name",
          "alphabetical",
          "alphabetically",
          "grouped",
          "group by",
          "group them",
          "on top",
          "at the top",
        ],
        ask: "In which order should the rows stand?",
      },
    ],
    response: { kind: "text-work", material: fairMinutes },
  },
  {
    id: 54,
    toolId: 5,
    order: 4,
    title: "Think a decision through",
    instructions:
      "You have lived on the third floor without an elevator for twenty years, and now a ground-floor apartment across town is free. Ask for help with thinking about it, while the choice remains your own. Give the circumstances that count and what you hold dear, say how the answer should be built, how it can learn more from you, and how it should treat what lies ahead and cannot be foreseen.",
    examplePrompt:
      "I live on the third floor without an elevator and could move to a ground-floor apartment across town. My friends live next door and matter a lot to me. List the pros and cons in a table.",
    difficulty: "advanced",
    passMark: 65,
    skills: ["keep-your-own-judgement", "give-context", "split-big-tasks"],
    slots: [
      {
        id: "options",
        label: "Both options",
        why: "A comparison needs both sides, and staying is one of them.",
        any: [
          /\b(?:third|3rd|top|upstairs|stairs|elevator|lift)\b[\s\S]{0,250}?\b(?:(?:ground|first|street)[ -](?:floor|level))\b/i,
          /\b(?:(?:ground|first|street)[ -](?:floor|level))\b[\s\S]{0,250}?\b(?:third|3rd|top|upstairs|stairs|elevator|lift)\b/i,
        ],
        ask: "Between what do you have to choose?",
      },
      {
        id: "facts",
        label: "Circumstances",
        why: "Rent, knees and deadlines decide more than pros and cons in general.",
        any: [
          /\$ ?\d|\b\d+ ?(?:dollars|euros|pounds|percent|minutes|min|steps|stairs|years old)\b/i,
          /\b(?:rent|knees?|hips?|back pain|arthritis|health|walk(?:s|ing)? (?:badly|slowly|with)|stroller|baby|pregnant|wheelchair|crutches|groceries|shopping bags|heavy bags|square (?:feet|meters?)|bus|commute|savings|pension|income|budget|lease|notice period|moving costs)\b/i,
          /\b(?:i am|i'm|im|my (?:wife|husband|partner|mother|father) is) (?:\d\d|sixty|seventy|eighty)/i,
          /\b(?:answer|decide|reply|sign|tell them|let them know)\b[^.?!\n]{0,30}\b(?:by|until|before|within|in) (?:\w+ )?(?:\d|a week|two weeks|friday|monday|sunday|the end|next|may|june|july|march|april)/i,
          "heavy shopping",
          "asthma",
          /\bno (?:car|money|family nearby|help|balcony|garden)\b/i,
          "balcony",
          "garden",
        ],
        ask: "Which circumstances count, such as rent, health or a deadline?",
      },
      {
        id: "values",
        label: "What matters",
        why: "Only you can say whether a balcony outweighs a staircase.",
        any: [
          "matter",
          "matters",
          "important",
          "most important",
          "i love",
          "i care",
          "care about",
          "i value",
          "i would miss",
          "i'd miss",
          "i want to stay",
          "priority",
          "priorities",
          "means a lot",
          "dear to me",
          "i am afraid",
          "i'm afraid",
          "i worry",
          "i fear",
          "dream",
          "independent",
          "independence",
          "close to my",
          "near my",
          "most of all",
          "lonely",
          "attached to",
        ],
        ask: "What matters most to you in this?",
      },
      {
        id: "shape",
        label: "Shape",
        why: "A fixed form stops the answer from gliding toward one side.",
        any: [
          "table",
          "columns",
          "two columns",
          "list",
          "lists",
          "pros and cons",
          "for and against",
          "advantages and disadvantages",
          "side by side",
          "step by step",
          "steps",
          "one at a time",
          "headings",
          "bullet",
          "bullets",
          "bullet points",
          "numbered",
          "three parts",
          "two parts",
          ...lengths,
        ],
        ask: "How should the answer be built?",
      },
      {
        id: "questions",
        label: "Questions",
        why: "Its questions may touch what you have not thought of.",
        any: [
          /\bask(?:s|ing)? (?:me|us|questions?|first|back|what)\b/i,
          /\b(?:\d+|one|two|three|four|five|six|some|a few|any|your|the|which) (?:short |open |good |important |hard )?questions?\b/i,
          "questions for me",
          "questions to me",
          "interview me",
          "what i have not thought of",
          "what i haven't thought of",
          "what am i missing",
          "what i am missing",
          "what i overlook",
          "what i might overlook",
          "ask myself",
          "what else",
          "what i'm missing",
          /\bwhat (?:have|haven't|am|might|did) i\b/i,
        ],
        ask: "Should it ask you something first?",
      },
      {
        id: "unknown",
        label: "Unknowns",
        why: "Nobody can know how the new neighbors are, and the answer should not pretend to.",
        any: [
          "unknown",
          "unknowns",
          "assume",
          "assumes",
          "assumed",
          "assuming",
          "assumption",
          "assumptions",
          "guess",
          "guesses",
          "guessing",
          "uncertain",
          "uncertainty",
          "unsure",
          "not sure",
          "risk",
          "risks",
          "find out",
          "what you don't know",
          "what you do not know",
          "you can't know",
          "you cannot know",
          "nobody can know",
          "no one can know",
          "not know yet",
          "how i could check",
          "could be wrong",
          "might be wrong",
          "change my mind",
          "trial",
          "test it",
          "try out",
          "nobody knows",
          "go wrong",
          "would change",
          "can't be known",
          "cannot be known",
          "should i check",
          "could check",
          "to check",
        ],
        ask: "What should it do with things that nobody can know yet?",
      },
      {
        id: "own-choice",
        label: "Your choice",
        why: "Assistants tend to name a winner, and a winner is hard to unhear.",
        any: [
          /\b(?:no|not|don't|dont|do not|without|never|avoid)(?: [\w'-]+){0,3} (?:recommend\w*|verdict|decide|deciding|decision|advice|advise|advising|judg\w*|pick|picking|choose|choosing|winner|conclusion|tell me what|telling me what|persuad\w*|push|pushing|sides|opinion|preference)\b/i,
          /\b(?:i|i'll|i will|i want to|let me|leave it to me|i'd like to|i would like to) (?:will |want to |to )?(?:decide|choose|make (?:the|this|my|up)|judge)\b/i,
          /\b(?:decision|choice) (?:is|stays|remains|should stay|must stay) (?:mine|with me|my own|up to me)\b/i,
          /\b(?:leave|keep) the (?:decision|choice)\b/i,
          "devil's advocate",
          "both sides equally",
          "strongest case for both",
          "neutral",
          "balanced",
          /\b(?:best|strongest) case for (?:both|each)\b/i,
          /\b(?:it is|it's|its|stays|remains) my (?:own )?(?:decision|choice)\b/i,
          /\b(?:i'm|i am) (?:the one|the person) who (?:decides|chooses)\b/i,
        ],
        ask: "How should it leave the decision to you?",
      },
    ],
    response: {
      kind: "ladder",
      steps: [
        {
          needs: [],
          text: `Important decisions deserve time. It often helps to write down the advantages and disadvantages, to talk to people you trust and to sleep on it. Listen to your head and to your gut. Think about how you would feel in a year, and whether the choice can be undone.

Change can bring new energy, while staying with what you know gives security. Neither is right or wrong in itself. Some people like to give points to each argument and add them up; others notice while adding that they hope for a certain result. That, too, is an answer.

If you tell me what it is about, I will gladly tell you what I would do in your place.`,
        },
        {
          needs: ["options"],
          text: `I would recommend the ground-floor apartment. Stairs become harder with age, and after twenty years without an elevator you will notice how much easier daily life can be. Carrying groceries, receiving visitors and coming home with a suitcase will all be simpler. Many people wait too long and then have to move in a hurry.

Of course there are disadvantages. You leave a familiar place, and ground-floor rooms can be darker and less private. But you will soon get used to that, and across town there are surely nice neighbors as well.

My advice is to accept before somebody else does. I am assuming that you are getting on in years and that the stairs trouble you, although you did not say so.`,
        },
        {
          needs: ["options", "values", "shape"],
          text: `| | Staying on the third floor | Moving to the ground floor |
|---|---|---|
| **For** | Your friends are close by; you know every corner; no move to organize | No stairs; easier with groceries and visitors; a fresh start |
| **Against** | The stairs stay, also on bad days; everything has to be carried up | Friends are across town; rooms may be darker; packing up twenty years |

Since people nearby matter to you, the row "against" on the right weighs heavily. You could meet halfway and plan fixed days for seeing each other.

On balance I lean slightly toward moving, because stairs rarely get easier. But I do not know your rent, your health or how much time you have, and any of the three could turn this around.`,
        },
        {
          needs: ["options", "facts", "values", "shape", "questions", "unknown", "own-choice"],
          text: `**First, three questions**
1. On how many days last month did the stairs keep you at home?
2. Which of your friends would come across town, and whom would you go to see?
3. What would have to be true for you to be glad in a year?

| | Staying | Moving |
|---|---|---|
| **Speaks for it** | Friends next door, familiar rooms | No stairs, easier on your knees |
| **Speaks against it** | Stairs also on bad days | A bus ride to friends, higher rent |

**What nobody can know yet:** how your knees will be, and how the new neighbors are. **What you can find out:** walk the way from the bus at night, spend an hour there at noon to see the light, and ask whether the offer can wait until the end of the month.

**What I assumed:** that you pay for the move yourself.

I name no winner. When you have answered the questions, I can make the strongest case for each side, and you choose.`,
        },
      ],
    },
  },
];
