import type { Exercise, Slot } from "./exercise";

const number =
  "(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)";

/** What an agent must not do on its own. */
const forbidden: Slot["any"] = [
  /\b(?:do not|don't|dont|never|must not|may not|without|no)(?: (?:yet|just|ever|actually))? (?:(?:book|buy|order|pay|reserv|purchas|sign|log|register|subscrib|contact|call|email|e-mail|write|send|spend|enter|accept|rent|submit|download)(?:e|es|ing)?|bookings?|purchases?|orders?|payments?|reservations?|sign-?ups?|logins?|accounts?|passwords?|calls?)\b/i,
  /\b(?:book|buy|order|pay|reserve|send|sign|submit|spend|contact) (?:nothing|nobody|no one)\b/i,
  /\b(?:plan|list|table|research|suggestions?|draft)s? only\b|\bonly a (?:plan|list|table|draft|proposal)\b|\bi(?:'ll| will)? (?:do the )?(?:book|buy|pay|order|decide|send)(?:ing)?\b/i,
];

/** When it stops and comes back to the person. */
const stops: Slot["any"] = [
  /\b(?:stop|pause|halt|wait)\b(?=[^.;\n]{0,60}\b(?:ask|after|when|if|before|and|for|once|at|until|as soon|there)\b)/i,
  /\b(?:ask|check with|show|tell|report to|come back to) (?:it to )?me\b[^.;\n]{0,60}\b(?:before|first|if|when|once|after|and wait)\b/i,
  /\b(?:before|if|when|once)\b[^.;\n]{0,50}\b(?:ask|check with|show|tell|report to) (?:it to )?me\b/i,
  /\b(?:ask|check with) me (?:first|before)\b|\buntil i (?:say|agree|confirm|approve|answer|have)\b|\bwait for my (?:ok|okay|yes|answer|approval|go-?ahead|reply)\b/i,
];

export const manusExercises: readonly Exercise[] = [
  {
    id: 91,
    toolId: 9,
    order: 1,
    title: "A day out for everybody",
    instructions:
      "Hand the planning of a day trip over to an agent, for a family, a class or a group that you know. Say who comes along, on which date it is, where it begins and by which means you get there. Tell it also what it may cost, what somebody in the group cannot do or eat, and which steps you keep in your own hands.",
    examplePrompt:
      "Plan a day trip by train from our town for my family on Saturday. We are five people.",
    difficulty: "beginner",
    passMark: 45,
    skills: ["tools-that-act", "set-requirements"],
    slots: [
      {
        id: "group",
        label: "Who comes",
        why: "Eighteen hikers and two toddlers need different days.",
        any: [
          new RegExp(
            `\\b(?:about |around |up to )?(?:${number}|a dozen|both)(?: of us| (?!days?|hours?|weeks?|euros?|dollars?|pounds?|km|miles?|minutes?|am\\b|pm\\b|o'clock)(?:[a-z-]+ ){0,2}(?:people|persons?|adults?|children|kids|guests?|friends?|members|pupils|students|colleagues|hikers|teenagers|teens|seniors|grandchildren|grandparents|cousins|toddlers?|parents|retirees|travell?ers|volunteers|families|neighbou?rs|women|men|girls|boys|ppl))\\b`,
            "i",
          ),
          /\bfamily of (?:\d|two|three|four|five|six|seven|eight)\b/i,
          /\bmy (?:wife|husband|partner|mother|mom|mum|father|dad|parents|son|daughter|sister|brother|kids|children|grandson|granddaughter|grandchildren|grandmother|grandma|grandfather|grandpa|aunt|uncle|niece|nephew|class|friend)s?\b/i,
        ],
        ask: "How many people come along, and who are they?",
      },
      {
        id: "date",
        label: "Date",
        why: "Timetables and opening hours depend on the day.",
        any: [
          /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:sat|sun|fri)\b(?=[ ,.]|$)/i,
          /\b(?:january|february|march|april|june|july|august|september|october|november|december|in may|may \d|\d{1,2}(?:st|nd|rd|th)? (?:of )?may)\b/i,
          /\b(?:this|next|the (?:first|second|last)) (?:weekend|week|month|holidays?)\b|\btomorrow\b|\b\d{1,2}[./]\d{1,2}[./]?(?:\d{2,4})?\b|\b\d{4}-\d{2}-\d{2}\b|\b(?:easter|christmas|new year's|whit monday)\b/i,
        ],
        ask: "On which day, and from when to when?",
      },
      {
        id: "way",
        label: "Start and way",
        why: "A plan that begins in the wrong place is wrong from its first line.",
        any: [
          /\bby (?:train|bus|car|bike|bicycle|tram|boat|ferry|coach|public transport|subway|minibus|foot)\b|\bon foot\b|\bpublic transport(?:ation)?\b|\b(?:train|bus|rail|day) (?:ticket|pass)s?\b|\bwithout a car\b|\bno car\b|\b(?:we|i) (?:drive|walk|cycle)\b|\b(?:two|one|three|our|my) cars?\b|\bminibus\b/i,
          /\b(?:start(?:ing)?|leav(?:e|ing)|depart(?:ing|ure)?|set(?:ting)? (?:off|out)|meet(?:ing)?) (?:from|at|in|point)\b|\bwithin \d+ ?(?:km|kilomet(?:er|re)s|miles|minutes|hours?)\b|\b(?:an hour|one hour|two hours|\d hours?) (?:away|from|by)\b/i,
        ],
        ask: "Where do you start, and how do you travel?",
      },
      {
        id: "money",
        label: "Money",
        why: "Without a limit the agent chooses what is easy to find, not what you can pay.",
        any: [
          /[$£€]\s?\d|\b\d+(?:[.,]\d+)?\s?(?:dollars?|euros?|pounds?|bucks|quid|francs?|usd|eur|gbp|[$£€])/i,
          /\b(?:free of charge|for free|no budget|budget (?:of|is|:)|spend (?:nothing|at most)|costs? nothing|free entry)\b/i,
        ],
        ask: "How much may it cost, in all or for each person?",
      },
      {
        id: "limits",
        label: "Too much",
        why: "The plan has to suit the one who walks least and the one who must not eat nuts.",
        any: [
          /\b(?:wheelchair|walker|rollator|walking (?:stick|frame)|cane|crutches|bad (?:knees?|hips?|backs?|hearts?)|knee (?:trouble|problems?|pain)|knees?|hips?|stairs|steep|slopes?|step-free|stroller|pram|pushchair|hearing aid|visually impaired|blind|deaf|naps?|get(?:s)? tired)\b/i,
          /\b(?:at most|max(?:imum)?|no more than|not more than|less than|under|up to|not longer than) \d+(?:[.,]\d)? ?(?:km|kilomet(?:er|re)s?|miles?|minutes|hours?|h|steps|met(?:er|re)s)\b/i,
          /\b(?:allerg(?:y|ies|ic)|vegetarian|vegan|gluten|lactose|halal|kosher|diabet(?:es|ic)|nuts?)\b|\b(?:can(?:not|'t| not)) (?:walk|climb|stand|eat|sit|hike|swim|drive)\b/i,
        ],
        ask: "What can somebody in the group not do or eat?",
      },
      {
        id: "forbidden",
        label: "Your own hands",
        why: "Booking and paying can be hard to undo.",
        any: [...forbidden, ...stops],
        ask: "What must it not do by itself, such as book or pay?",
      },
    ],
    response: { kind: "plan" },
  },
  {
    id: 92,
    toolId: 9,
    order: 2,
    title: "Offers in a table",
    instructions:
      "You want to buy something that costs more than a week's groceries, or to pay for a service such as lessons or repairs. Let an agent find and compare offers for you. Say what you need and what rules an offer out, where it may look, which facts you want side by side, how many offers are enough, what it writes where a page is silent, and what it must not do.",
    examplePrompt:
      "Compare used bicycles for me in a table with price, frame size and link. At most $300. Don't buy anything.",
    difficulty: "intermediate",
    passMark: 55,
    skills: ["tools-that-act", "check-sources", "set-requirements"],
    slots: [
      {
        id: "thing",
        label: "The thing",
        why: "The more exactly a thing is named, the fewer rows are beside the point.",
        any: [
          /\b(?:laptop|notebook|computer|tablet|e-?reader|smart ?phone|mobile|cell ?phone|phone (?:plan|contract)|hearing aids?|printer|monitor|camera|television|tv|headphones|washing machine|dryer|dishwasher|fridge|refrigerator|freezer|oven|stove|vacuum(?: cleaner)?|sewing machine|coffee machine|mattress|bed|sofa|desk|office chair|wardrobe|bicycle|bike|e-?bike|cargo bike|scooter|car|van|tires|tyres|stroller|pram|car seat|wheelchair|walker|lawn ?mower|drill|ladder|heat pump|heater|piano|keyboard|guitar|violin|glasses|tent|backpack|kayak|trailer|insurance|electricity|internet|gym|suitcase)s?\b/i,
          /\b(?:driving|swimming|piano|guitar|violin|language|music|riding|dance|singing|cooking|yoga|tennis|chess|tutoring|computer|sewing|pottery|first aid|art) (?:lessons?|courses?|class(?:es)?|schools?|teachers?|tutors?)\b/i,
          /\b(?:plumber|electrician|painter|roofer|mover|moving company|cleaner|tutor|summer camp|day care|nursing service|caterer|photographer|gardener|repair of|bike repair|phone repair)s?\b/i,
        ],
        ask: "What exactly do you need?",
      },
      {
        id: "rules-out",
        label: "What rules out",
        why: "One hard limit saves you half of the rows.",
        any: [
          /\b(?:at most|max(?:imum)?|no more than|not more than|up to|under|below|less than|cheaper than|within|at least|min(?:imum)?|no older than|not older than) (?:[$£€]\s?)?(?:\d|a|an|one|two|three|four|five|ten|twenty|half)/i,
          /\b(?:must|has to|have to|needs? to|should) (?:have|be|fit|weigh|run|come|include|work|last|offer|cost|take|reach|not (?:be|have|weigh|cost)) ?(?:an?\b|at|no|under|less|more|room|in|with|on|for|step|[a-z]{4,})/i,
          /\b(?:only|leave out|skip|exclude|rule out|ignore) (?:offers?|those|models?|used|new|refurbished|anything|everything|sellers?|shops?|results|with|if)\b|\bno (?:contract|subscription|deposit|auctions?|private sellers|used|refurbished|pick-?up)\b/i,
        ],
        ask: "What must it have, and what rules an offer out?",
      },
      {
        id: "sources",
        label: "Where to look",
        why: "A shop's own page says what it sells; a ranking page may be an advertisement.",
        any: [
          /\b(?:own|official|manufacturers?'?|sellers?'?|providers?'?|schools?'?|shops?'?|dealers?'?|companies'|stores?'?) (?:own )?(?:web ?)?(?:pages?|sites?)\b|\bwebsites? of\b/i,
          /\b(?:only|just) (?:look|search|use|read|from|on|at|in)\b|\b(?:look|search|use|read)(?:ing)? (?:only|just)\b/i,
          /\b(?:no|not|skip|leave out|ignore|without|avoid) (?:any )?(?:ads|advertisements|sponsored|ranking|comparison|affiliate|social media|forums?|reviews?)\b/i,
          /\b(?:shops?|dealers?|schools|sellers?|stores?|companies|tradespeople|offers) (?:in|near|around|within|from) (?:my|our|the|\d|town|[A-Z])|\bconsumer (?:tests?|organi[sz]ations?|magazines?)\b/i,
        ],
        ask: "On which pages may it look?",
      },
      {
        id: "columns",
        label: "Columns",
        why: "Named columns make offers comparable; without them each row tells its own story.",
        any: [
          /\bcolumns?\b(?: for| with|:| named| are)?|\b(?:table|spreadsheet|sheet)\b(?: with|:| of| that (?:shows|lists|has)| showing| listing)|\b(?:for each|per|for every) (?:offer|one|row|model|course|school|shop|seller|provider|item)\b/i,
          /\b(?:price|cost)s?(?:,| and| \/) (?:[a-z -]{2,20}(?:,| and) ){0,6}(?:link|warranty|guarantee|distance|delivery|date|weight|size|condition|fees?|rating|terms)/i,
        ],
        ask: "Which columns should the table have?",
      },
      {
        id: "enough",
        label: "Enough",
        why: "An agent without an end goes on, and its work may cost credits.",
        any: [
          new RegExp(
            `\\b${number}(?: (?:different|good|used|new|suitable|possible|current|local))? (?:offers?|options|models?|results|rows|candidates|providers?|sellers?|shops|schools|courses|teachers|tutors|quotes|pages|sites|ads|bikes|bicycles|laptops|phones)\\b`,
            "i",
          ),
          new RegExp(
            `\\b(?:stop|finish|end|that is enough|enough)\\b[^.;\\n]{0,24}\\b(?:after|at|when|once|with) (?:you have |there are )?(?:${number}|an hour|half an hour)\\b`,
            "i",
          ),
        ],
        ask: "How many offers or pages are enough?",
      },
      {
        id: "silence",
        label: "Silent pages",
        why: "An empty cell is honest, and a guessed one looks just like a fact.",
        any: [
          /\b(?:not (?:stated|given|mentioned|found|known|listed|specified|on the page)|unknown|n\/a|missing|unclear|no information)\b/i,
          /\b(?:do not|don't|dont|never|no|without) (?:guess(?:es|ing)?|invent(?:ing)?|assum(?:e|ing)|estimat(?:e|es|ing)|mak(?:e|ing) (?:it |anything |things )?up|fill(?:ing)? (?:in|gaps))\b/i,
          /\b(?:leave|keep)\b[^.;\n]{0,24}\b(?:empty|blank)\b|\bquestion mark\b|\bif (?:it|a page|the page|something|a fact|you)\b[^.;\n]{0,40}\b(?:say so|mark|write|empty|blank|\?)/i,
        ],
        ask: "What should it write where a page says nothing?",
      },
      {
        id: "forbidden",
        label: "Must not do",
        why: "Comparing is safe, signing up is not.",
        any: forbidden,
        ask: "What must it not do, such as buy, log in or write to sellers?",
      },
    ],
    response: { kind: "plan" },
  },
  {
    id: 93,
    toolId: 9,
    order: 3,
    title: "In order, and nothing lost",
    instructions:
      "An agent should sort your photos, files or lists. It can do harm in a minute that you notice only years later. Write the task so that this cannot happen: what it works on and where the original is, by which rule it sorts or marks, what it may never do, what it must not look into, when it interrupts its work, and how you see afterward that everything is still there.",
    examplePrompt:
      "Sort the 4,000 photos on my laptop by year and mark those that are there twice. Do not delete anything.",
    difficulty: "advanced",
    passMark: 65,
    skills: ["keep-a-person-in-charge", "tools-that-act", "protect-private-data"],
    slots: [
      {
        id: "what",
        label: "What and where",
        why: "A named folder keeps the agent out of all the others.",
        any: [
          /\b(?:\d[\d.,]*\d|\d|hundreds of|thousands of|some|about \d+|all(?: the| my| our)?) (?:[a-z]+ ){0,2}(?:photos?|pictures?|scans?|files?|documents?|rows?|entries|names|addresses|members|receipts|letters|books|recipes|emails|songs|videos|records|slides|pages|images|pdfs)\b/i,
          /\b(?:in|on|from|under|of) (?:the |my |our |a |this |one )?(?:[a-z]+ )?(?:folder|laptop|computer|phone|hard ?drive|external drive|usb stick|memory card|cloud|desktop|drive|camera|spreadsheet|sheet|box|tablet|archive|disk)\b|\bfolder (?:called|named|")|\battached (?:list|file|spreadsheet|sheet|folder)\b/i,
        ],
        ask: "What does it work on, how much is it, and where is it?",
      },
      {
        id: "copy",
        label: "A copy",
        why: "A mistake in a copy costs a minute, in the original it can cost years.",
        any: [
          /\b(?:on|with|in|to|use|using|into|from|make|keep) (?:only )?(?:an? |the |this |my )?(?:second |separate |full |complete )?(?:copy|copies|backup|back-up|duplicate folder)\b/i,
          /\b(?:originals?|original (?:folder|files?|list|photos?|scans?))\b[^.;\n]{0,30}\b(?:untouched|unchanged|stay|stays|remain|remains|alone|as (?:it is|they are)|safe|not)\b|\b(?:do not|don't|dont|never) (?:touch|change|open|alter|modify) the originals?\b|\bback(?:ed)? (?:it |them |everything )?up\b|\bcopy (?:everything|all|it|them|the (?:folder|files|list|photos))\b|\bcopy only\b/i,
        ],
        ask: "Does it work on a copy, and where is the original?",
      },
      {
        id: "rule",
        label: "The rule",
        why: "What counts as the same picture is your decision, not a matter of course.",
        any: [
          /\b(?:sort|group|order|arrange|file|move|put|rename|name|mark|tag|list|divide)\b[^.;\n]{0,40}\b(?:by|into|per|as|after|according to) (?:the |their |its )?(?:[a-z]+ )?(?:year|month|date|name|place|event|person|author|title|topic|subject|size|type|day|alphabet|sender|amount|folder|surname|category)s?\b/i,
          /\b(?:same|identical|equal|matching) (?:file |exact )?(?:size|name|date|content|author|title|picture|photo|address|spelling|number|checksum|birth ?date)s?\b|\b(?:blurry|blurred|out of focus|screenshots?|older than|newer than|smaller than|larger than|taken within|there twice|appear twice|exact duplicates?|differ only)\b/i,
        ],
        ask: "By which rule does it sort or mark?",
      },
      {
        id: "never",
        label: "Never",
        why: "Deleting and overwriting are the two steps that cannot be taken back.",
        any: [
          /\b(?:do not|don't|dont|never|must not|may not|without|no|not) (?:ever |yet )?(?:delet(?:e|es|ing|ion|ions)|remov(?:e|es|ing|al)|overwrit(?:e|es|ing)|eras(?:e|es|ing)|throw(?:ing)? (?:away|out)|merg(?:e|es|ing)|chang(?:e|es|ing) (?:anything|the|any)|empty(?:ing)?)\b/i,
          /\b(?:delete|remove|overwrite|change|erase|merge|throw away) (?:nothing|no )\b|\b(?:mark|propose|suggest|list|flag)(?: them| it)? only\b|\bonly (?:mark|propose|suggest|list|flag)\b/i,
        ],
        ask: "What may it never do, such as delete or overwrite?",
      },
      {
        id: "private",
        label: "Keep out",
        why: "Health letters and photos of children are not for a tool to read.",
        any: [
          /\b(?:do not|don't|dont|never|must not|without|no|not) (?:open|upload|uploading|share|sharing|send|sending|read|reading|look(?:ing)? (?:at|into|in)|copy|include|publish|enter|recogni[sz]e|uploads?|sharing)\b/i,
          /\b(?:leave out|skip|exclude|stay out of|keep out of|ignore|remove|replace|without|except)\b[^.;\n]{0,40}\b(?:health|medical|bank|tax|passports?|ids?|private|children|faces|addresses|phone numbers|birth ?dates|account numbers|personal|letters|folder|documents|contracts|insurance|names)\b/i,
          /\b(?:placeholders?|initials|anonymi[sz]ed?|stays? on my (?:computer|laptop|device|phone)|offline)\b/i,
        ],
        ask: "What must it not look into or upload?",
      },
      {
        id: "stop",
        label: "When it stops",
        why: "A try on a small part shows whether the rule works before it works on everything.",
        any: [
          ...stops,
          /\b(?:start|begin|try(?: it)?|test(?: it)?) (?:with|on) (?:only )?(?:the first |one |a |\d)/i,
        ],
        ask: "When does it stop and ask you?",
      },
      {
        id: "count",
        label: "The count",
        why: "If the numbers before and after agree, nothing was lost.",
        any: [
          /\bcount(?:s|ed)?\b|\bhow many\b|\b(?:number|total|sum) of (?:files?|photos?|pictures?|rows?|entries|names|scans|members|all)\b|\b(?:numbers?|totals?) (?:before|after|must|should|have to|agree|match|stay)\b|\bsame (?:number|total)\b/i,
          /\bbefore and after(?:ward)?s?\b|\b(?:short |written )?(?:report|log|protocol|list) of (?:what|all|every|each|the changes|changes)\b|\breport (?:what|how|which|all|every)\b|\blist (?:every|each|all) (?:change|step|file)/i,
        ],
        ask: "How will you see that everything is still there?",
      },
    ],
    response: { kind: "plan" },
  },
  {
    id: 94,
    toolId: 9,
    order: 4,
    title: "The newsletter, handed over",
    instructions:
      "Your club sends a newsletter to its members four times a year. An agent should draft the next issue from the notes that you give it. Say who reads it, which parts it has and how long they are, what it may draw on besides your notes, what happens to names and numbers of members, what it does when a fact is missing, and what it leaves to you.",
    examplePrompt:
      "Draft the next newsletter of our choir from my notes: a report on the summer concert and the dates for fall, at most 150 words each. Don't send it.",
    difficulty: "advanced",
    passMark: 65,
    skills: ["keep-a-person-in-charge", "protect-private-data", "give-the-material"],
    slots: [
      {
        id: "readers",
        label: "Readers",
        why: "Large print and plain words for one club are the wrong tone for another.",
        any: [
          /\b(?:over|aged?|about|around|mostly|between) (?:\d\d|sixty|seventy|eighty)\b|\b\d\d (?:to|and) \d\d\b|\b\d+ (?:members|families|people|readers|households|parents|singers|players)\b/i,
          /\b(?:read(?:ers?)?|members?)\b[^.;\n]{0,24}\b(?:are|is|who|many|most|mostly|include|on paper|on (?:their|a) phones?|at breakfast|aloud)\b|\bfor (?:parents|families|beginners|newcomers|retired|older|young|teenagers|children|neighbou?rs|singers|gardeners|players|volunteers|people who|everyone who)\b/i,
          /\b(?:large print|plain (?:language|words|english)|simple (?:language|words)|short sentences|many (?:older|elderly|young|new)|new(?:er)? members|still learning|first language|seniors|pensioners|parents)\b/i,
        ],
        ask: "Who reads it, and how?",
      },
      {
        id: "parts",
        label: "Parts",
        why: "A list of parts keeps the issue from becoming one long report.",
        any: [
          /\b(?:report (?:on|about|from|of)|interview|recipe|calendar|dates? (?:for|of|until)|list of dates|upcoming|welcome|obituary|thank(?:s|-you| you)|birthdays|results|minutes of|summary of|editorial|invitation to|call for|classifieds|puzzle|quiz|book tip|short news|portrait of|garden tip|announcement|photo caption|letter from|preview|review of|program)s?\b/i,
        ],
        ask: "Which parts does the issue have?",
      },
      {
        id: "length",
        label: "Length",
        why: "The paper has an end, and cutting later takes longer than asking now.",
        any: [
          /\b(?:\d{1,4}|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|fifty|sixty|eighty|hundred)(?: short)?[- ](?:words?|sentences?|lines?|paragraphs?|bullets?|characters|pages?|sides?|a4)\b/i,
          /\b(?:half a|one|a single|per) page\b|\bas long as\b/i,
        ],
        ask: "How long may each part be?",
      },
      {
        id: "sources",
        label: "Only the notes",
        why: "What is not in the notes may be invented, and members will notice.",
        any: [
          /\b(?:only|nothing but|just|exclusively|solely)\b[^.;\n]{0,24}\b(?:notes|material|what i (?:give|gave|send|paste)|minutes|texts?|list|documents?)\b|\bnotes? (?:only|alone)\b/i,
          /\b(?:nothing|no(?: facts| text| information| pictures| other)?|not|do not|don't|dont|never|without)\b[^.;\n]{0,30}\b(?:from the (?:web|internet)|online|other sources?|elsewhere|search(?:ing)?(?: the web)?|browse|beyond|outside)\b/i,
          /\b(?:you may (?:also )?(?:use|look)|besides my notes|apart from my notes|only our (?:own )?(?:website|page|calendar))\b/i,
          /\b(?:do not|don't|dont) add\b/i,
        ],
        ask: "What may it use besides your notes?",
      },
      {
        id: "private",
        label: "Names and numbers",
        why: "Members trusted the club with their data, not the tool.",
        any: [
          /\b(?:initials|first names? only|placeholders?|anonymi[sz]ed?|no (?:full |last |sur)?names?|without (?:full |last |sur)?names?)\b|\[(?:name|names|phone|number|address)\]/i,
          /\b(?:no|without(?: any)?|leave out(?: all)?|remove(?: all)?|never|do not|don't|dont|replace(?: all)?|not)\b[^.;\n]{0,30}\b(?:phone(?: numbers?)?|telephone(?: numbers?)?|numbers|addresses|emails?|email addresses|birth ?dates|birthdays|surnames|last names|personal data|private data|health|illness(?:es)?)\b/i,
          /\b(?:names?|numbers?|addresses|photos?)\b[^.;\n]{0,40}\b(?:left out|removed|replaced|as placeholders|agreed|permission|consent|only first)\b/i,
        ],
        ask: "What happens to names, numbers and photos of members?",
      },
      {
        id: "gaps",
        label: "Missing facts",
        why: "A marked gap takes you a minute, an invented date can send forty people to a closed door.",
        any: [
          /\[(?:missing|gap|open|tbd|\?+|fill in|ask)[^\]]{0,20}\]|\b(?:mark|flag|highlight|list|note)\b[^.;\n]{0,30}\b(?:missing|gaps?|unclear|unsure|uncertain|unknown|open|doubtful|not sure)\b/i,
          /\b(?:do not|don't|dont|never|without|no) (?:guess(?:es|ing)?|invent(?:ing)?|assum(?:e|ing)|mak(?:e|ing) (?:it |anything |things |facts )?up|fill(?:ing)? (?:in |gaps))\b/i,
          /\b(?:if|when|where|wherever)\b[^.;\n]{0,40}\b(?:missing|unclear|unsure|not sure|unknown|lacking|incomplete|don't know)\b/i,
        ],
        ask: "What does it do when a date or a name is missing?",
      },
      {
        id: "yours",
        label: "Left to you",
        why: "What has been sent to all members cannot be called back.",
        any: [
          /\b(?:do not|don't|dont|never|must not|without|no|not) (?:yet |just )?(?:send(?:ing)?|publish(?:ing)?|post(?:ing)?|print(?:ing)?|mail(?:ing)?|email(?:ing)?|upload(?:ing)?|share|log(?:ging)? in)\b/i,
          /\bi(?:'ll| will)? (?:send|check|read|approve|decide|publish|print|proofread|choose|correct)\b|\b(?:send|publish|post) nothing\b/i,
          ...stops,
        ],
        ask: "What does it leave to you: checking, sending, printing?",
      },
    ],
    response: { kind: "plan" },
  },
];
