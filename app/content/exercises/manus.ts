import type { ExercisesCode, Slot } from "./exercise";

const number =
  "(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty)";

const guessing =
  /\b(?:do not|don't|dont|never|no|not|nothing|without) (?:guess|invent|assum|estimat|ma(?:ke|king|de) (?:[a-z]+ )?up|fill(?:ing)? (?:in (?!\w* ?forms?)|it|gaps))/i;

/** What an agent must not do on its own. */
const forbidden: Slot["any"] = [
  /(?:\b(?:not|dont|never|without|no)|n't)(?: (?:yet|just|ever|actually))? (?:(?:book|buy|order|pay|reserv|purchas|sign|log|register|subscrib|contact|call|email|e-mail|write|send|spend|enter|accept|rent|submit|download|telephon|phone|ring|fill|give)(?:e|es|ing)?|bookings?|purchases?|orders?|payments?|reservations?|sign-?ups?|logins?|accounts?|passwords?|calls?)\b/i,
  /\b(?:book|buy|order|pay|reserve|send|sign|submit|spend|contact) (?:nothing|nobody|no one)\b/i,
  /\b(?:plan|list|table|research|suggestions?|draft)s? only\b|\bonly a (?:plan|list|table|draft|proposal)\b|\bi(?:'ll| will| shall)? (?:do the )?(?:book|buy|pay|order|decide|send)(?:ing)?\b|\b(?:book|buy|pay|order)\w*\b[^.;\n]{0,24}\b(?:myself|ourselves|to me|my job)\b/i,
];

/** When it stops and comes back to the person. */
const stops: Slot["any"] = [
  /\b(?:stop|pause|halt|wait)\b(?=[^.;\n]{0,60}\b(?:ask|after|when|if|before|and|for|once|at|until|as soon|there)\b)/i,
  /\b(?:ask|check with|show|tell|report to|come back to) (?:it to )?me\b[^.;\n]{0,60}\b(?:before|first|if|when|once|after|and wait)\b/i,
  /\b(?:before|if|when|once)\b[^.;\n]{0,50}\b(?:ask|check with|show|tell|report to) (?:it to )?me\b/i,
  /\bask (?:me )?(?:first|before|if)\b|\b(?:in doubt|not sure|unsure),? ask\b|\buntil i (?:say|agree|confirm|approve|answer|have)\b|\bwait for my (?:ok|okay|yes|answer|approval|go-?ahead|reply)\b/i,
];

export const manusExercises: ExercisesCode = {
  91: {
    slots: {
      group: [
        new RegExp(
          `\\b(?:about |around |up to )?(?:${number}|a dozen|both)(?: of us| (?!days?|hours?|weeks?|euros?|dollars?|pounds?|km|miles?|minutes?|am\\b|pm\\b|o'clock)(?:[a-z-]+ ){0,2}(?:people|persons?|adults?|children|kids|guests?|friends?|members|pupils|students|colleagues|hikers|teenagers|teens|seniors|grandchildren|grandparents|cousins|toddlers?|parents|retirees|travell?ers|volunteers|families|neighbou?rs|women|men|girls|boys|ppl))\\b`,
          "i",
        ),
        /\b(?:family|group|we are) (?:of )?(?:about )?(?:\d|two|three|four|five|six|seven|eight)\b/i,
        /\bmy (?:wife|husband|partner|mother|mom|mum|father|dad|parents|son|daughter|sister|brother|kids|children|grandson|granddaughter|grandchildren|grandmother|grandma|grandfather|grandpa|aunt|uncle|niece|nephew|class|friend)s?\b/i,
      ],
      date: [
        /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:sat|sun|fri)\b(?=[ ,.]|$)/i,
        /\b(?:january|february|march|april|june|july|august|september|october|november|december|in may|may \d|\d{1,2}(?:st|nd|rd|th)? (?:of )?may)\b/i,
        /\b(?:this|next|the (?:first|second|last)) (?:weekend|week|month|holidays?)\b|\btomorrow\b|\b\d{1,2}[./]\d{1,2}[./]?(?:\d{2,4})?\b|\b\d{4}-\d{2}-\d{2}\b|\b(?:easter|christmas|new year's|whit monday)\b/i,
      ],
      way: [
        /\bby (?:train|bus|car|bike|bicycle|tram|boat|ferry|coach|public transport|subway|minibus|foot)\b|\bon foot\b|\bpublic transport(?:ation)?\b|\b(?:train|bus|rail|day) (?:ticket|pass)s?\b|\bwithout a car\b|\bno car\b|\b(?:we|i) (?:drive|walk|cycle)\b|\b(?:two|one|three|our|my) cars?\b|\bminibus\b/i,
        /\b(?:start(?:ing)?|leav(?:e|ing)|depart(?:ing|ure)?|set(?:ting)? (?:off|out)|meet(?:ing)?) (?:from|at|in|point)\b|\bwithin \d+ ?(?:km|kilomet(?:er|re)s|miles|minutes|hours?)\b|\b(?:an hour|one hour|two hours|\d hours?) (?:away|from|by)\b/i,
      ],
      money: [
        /[$£€]\s?\d|\b\d+(?:[.,]\d+)?\s?(?:dollars?|euros?|pounds?|bucks|quid|francs?|usd|eur|gbp|[$£€])/i,
        /\b(?:free of charge|for free|no budget|budget (?:of|is|:)|\d+ (?:each|per (?:head|person)|in all|altogether)|spend (?:nothing|at most)|costs? nothing|free entry)\b/i,
      ],
      limits: [
        /\b(?:wheelchair|walker|rollator|walking (?:stick|frame)|cane|crutches|bad (?:knees?|hips?|backs?|hearts?)|knee (?:trouble|problems?|pain)|knees?|hips?|stairs|steep|slopes?|step-free|stroller|pram|pushchair|hearing aid|visually impaired|blind|deaf|naps?|get(?:s)? tired)\b/i,
        /\b(?:at most|max(?:imum)?|no more than|not more than|less than|under|up to|not longer than) \d+(?:[.,]\d)? ?(?:km|kilomet(?:er|re)s?|miles?|minutes|hours?|h|steps|met(?:er|re)s|yards)\b|\b(?:no|without|not eat) (?:bread|meat|pork|fish|dairy|milk|eggs|sugar|alcohol|steps|hills?|climbing|long walks?)\b/i,
        /\b(?:allergic|(?:an?|nut|has) allerg(?:y|ies)|allerg(?:y|ies) to|coeliac|celiac|vegetarian|vegan|gluten|lactose|halal|kosher|diabet(?:es|ic)|nuts?)\b|\bcan(?:not|'t|t| not| only| just) (?:walk|climb|stand|eat|sit|hike|swim|drive|manage)\b|\bcan manage\b|n't eat\b/i,
      ],
      forbidden: [...forbidden, ...stops],
    },
    response: { kind: "plan" },
  },
  92: {
    slots: {
      thing: [
        /\b(?:laptop|notebook|computer|tablet|e-?reader|smart ?phone|mobile|cell ?phone|phone (?:plan|contract)|hearing aids?|printer|monitor|camera|television|tv|headphones|washing machine|dryer|dishwasher|fridge|refrigerator|freezer|oven|stove|vacuum(?: cleaner)?|sewing machine|coffee machine|mattress|bed|sofa|desk|office chair|wardrobe|bicycle|bike|e-?bike|cargo bike|scooter|car|van|tires|tyres|stroller|pram|car seat|wheelchair|walker|lawn ?mower|drill|ladder|heat pump|heater|piano|keyboard|guitar|violin|glasses|tent|backpack|kayak|trailer|insurance|electricity|internet|gym|suitcase)s?\b/i,
        /\b(?:driving|swimming|piano|guitar|violin|language|music|riding|dance|singing|cooking|yoga|tennis|chess|tutoring|computer|sewing|pottery|first aid|art) (?:lessons?|courses?|class(?:es)?|schools?|teachers?|tutors?)\b/i,
        /\b(?:plumber|electrician|painter|roofer|mover|moving company|cleaner|tutor|summer camp|day care|nursing service|caterer|photographer|gardener|repair of|bike repair|phone repair)s?\b/i,
      ],
      "rules-out": [
        /\b(?:is|are|ruled) out\b|\bout:|\b(?:over|above|(?:more|older|wider) than) [$£€]?\d|\bnothing (?:over|used)\b/i,
        /\b(?:at most|max(?:imum)?|no more than|not more than|up to|under|below|less than|cheaper than|within|at least|min(?:imum)?|no older than|not older than) (?:[$£€]\s?)?(?:\d|a|an|one|two|three|four|five|ten|twenty|half)/i,
        /\b(?:must|has to|have to|needs? to|should) (?:have|be|fit|weigh|run|come|include|work|last|offer|cost|take|reach|not (?:be|have|weigh|cost)) ?(?:an?\b|at|no|under|less|more|room|in|with|on|for|step|[a-z]{4,})/i,
        /\b(?:only|leave out|skip|exclude|rule out|ignore) (?:offers?|those|models?|used|new|refurbished|anything|everything|sellers?|shops?|results|with|if)\b|\bno (?:contract|subscription|deposit|auctions?|private sellers|used|refurbished|pick-?up)\b/i,
      ],
      sources: [
        /\b(?:own|official|manufacturers?'?|sellers?'?|providers?'?|schools?'?|shops?'?|dealers?'?|companies'|stores?'?) (?:own )?(?:web ?)?(?:pages?|sites?)\b|\bwebsites? of\b/i,
        /\b(?:only|just) (?:look|search|use|read|from|on|at|in)\b|\b(?:look|search|use|read)(?:ing)? (?:only|just)\b/i,
        /\b(?:no|not|skip|leave out|ignore|without|avoid) (?:any )?(?:ads|advertisements|sponsored|ranking|comparison|affiliate|social media|facebook|ebay|forums?|reviews?)\b/i,
        /\b(?:shops?|dealers?|schools|sellers?|stores?|companies|tradespeople|offers) (?:in|near|around|within|from) (?:my|our|the|\d|town|[A-Z])|\bconsumer (?:tests?|organi[sz]ations?|magazines?)\b/i,
      ],
      columns: [
        /\b(?:put|list|show|give)\b [^.;\n,]{2,40}, [^.;\n]{2,60} (?:in|into) (?:a |one )?(?:table|columns)\b/i,
        /\bcolumns?(?: (?!and|of)[a-z]|:)|\b(?:table|spreadsheet|sheet)\b(?: with|:| of| that (?:shows|lists|has)| showing| listing)|\b(?:for each|per|for every) (?:offer|one|row|model|course|school|shop|seller|provider|item)\b/i,
        /\b(?:price|cost)s?(?:,| and| \/) (?:[a-z -]{2,20}(?:,| and) ){0,6}(?:link|warranty|guarantee|distance|delivery|date|weight|size|condition|fees?|rating|terms)/i,
      ],
      enough: [
        new RegExp(
          `\\b${number}(?: (?:different|good|used|new|suitable|possible|current|local))? (?:offers?|options|models?|results|rows|candidates|providers?|sellers?|shops|schools|courses|teachers|tutors|quotes|pages|sites|ads|bikes|bicycles|laptops|phones)\\b`,
          "i",
        ),
        new RegExp(
          `\\b(?:stop|finish|end|that is enough|enough)\\b[^.;\\n]{0,24}\\b(?:after|at|when|once|with) (?:you have |there are )?(?:${number}|an hour|half an hour|enough)\\b|\\b(?:top|find|show|list|give|get|compare|(?:look|stop) at) (?:me |up to |only )*(?!one)${number}(?= (?:and|or|of|that|which|in)\\b|[.,;\\n]|$)|\\b${number} (?:is|are|will) (?:plenty|enough|do)\\b`,
          "i",
        ),
      ],
      silence: [
        /\b(?:not (?:stated|given|mentioned|found|known|listed|specified|on the page)|(?:is|are|as|put|write|mark) ['"[]?missing|unknown|n\/a|unclear|no information)\b/i,
        guessing,
        /\b(?:leave|keep)\b[^.;\n]{0,24}\b(?:empty|blank)\b|\bquestion mark\b|\bif (?:it|a page|the page|something|a fact|you)\b[^.;\n]{0,40}\b(?:say so|mark|write|empty|blank|\?)/i,
      ],
      forbidden: forbidden,
    },
    response: { kind: "plan" },
  },
  93: {
    slots: {
      what: [
        /\b(?:\d[\d.,]*\d|\d|hundreds of|thousands of|some|about \d+|all(?: the| my| our)?) (?:[a-z]+ ){0,2}(?:photos?|pictures?|scans?|files?|documents?|rows?|entries|names|addresses|members|receipts|letters|books|recipes|emails|songs|videos|records|slides|pages|images|pdfs)\b/i,
        /\b(?:in|on|from|under|of) (?:the |my |our |a |this |one )?(?:[a-z]+ )?(?:folder|laptop|computer|phone|hard ?drive|external drive|usb stick|memory card|cloud|desktop|drive|camera|spreadsheet|sheet|box|tablet|archive|disk)\b|\bfolder (?:called|named|")|\battached (?:list|file|spreadsheet|sheet|folder)\b/i,
      ],
      copy: [
        /\b(?:on|with|in|to|use|using|into|from|make|keep) (?:only )?(?:an? |the |this |my )?(?:second |separate |full |complete )?(?:copy|copies|backup|back-up|duplicate folder)\b|\b(?:is|it'?s|that'?s|already) a copy\b|\boriginals? (?:is|are|stays?|lies?) (?:on|in|at|with)\b/i,
        /\b(?:originals?|original (?:folder|files?|list|photos?|scans?))\b[^.;\n]{0,30}\b(?:untouched|unchanged|stay|stays|remain|remains|alone|as (?:it is|they are)|safe|not)\b|(?:\b(?:not|dont|never|without|no)|n't) (?:touch|change|open|alter|modify) the originals?\b|\bback(?:ed)? (?:it |them |everything )?up\b|\bcopy (?:everything|all|it|them|the (?:folder|files|list|photos))\b|\bcopy only\b/i,
      ],
      rule: [
        /\b(?:sort|group|order|arrange|file|move|put|rename|name|mark|tag|list|divide)\b[^.;\n]{0,40}\b(?:by|into|per|as|after|according to) (?:the |their |its )?(?:[a-z]+ )?(?:year|month|date|name|place|event|person|author|title|topic|subject|size|type|day|alphabet|sender|amount|folder|surname|category)s?\b/i,
        /\b(?:same|identical|equal|matching) (?:file |exact )?(?:size|name|date|content|author|title|picture|photo|address|spelling|number|checksum|birth ?date)s?\b|\b(?:blurry|blurred|out of focus|screenshots?|older than|newer than|smaller than|larger than|taken within|there twice|appear twice|exact duplicates?|differ only)\b/i,
      ],
      never: [
        /(?:\b(?:not|dont|never|without|no)|n't) (?:ever |yet )?(?:delet|remov|overwrit|eras|throw|merg|chang|empty|renam|write over)|\bnothing\b[^.;\n]{0,20}\b(?:delet|remov|overwrit|eras|thrown)/i,
        /\b(?:delete|remove|overwrite|change|erase|merge|throw away) (?:nothing|no )\b|\b(?:mark|propose|suggest|list|flag)(?: them| it)? only\b|\bonly (?:mark|propose|suggest|list|flag)\b/i,
      ],
      private: [
        /(?:\b(?:not|dont|never|without|no)|n't) (?:open|upload|shar|send|read|look|copy|includ|publish|enter|recogni[sz])|\b(?:nothing|not (?:to )?be)\b[^.;\n]{0,20}\b(?:open|upload|shar|sent|read)|\b(?:stay|keep) (?:out|away|off)\b/i,
        /\b(?:leave out|skip|exclude|stay out of|keep out of|ignore|remove|replace|without|except)\b[^.;\n]{0,40}\b(?:health|medical|bank|tax|passports?|ids?|private|children|faces|addresses|phone numbers|birth ?dates|account numbers|personal|letters|folder|documents|contracts|insurance|names)\b/i,
        /\b(?:placeholders?|initials|anonymi[sz]ed?|stays? on my (?:computer|laptop|device|phone)|offline)\b/i,
      ],
      stop: [
        ...stops,
        /\b(?:start|begin|try(?: it)?|test(?: it)?) (?:with|on) (?:only )?(?:the first |one |a |\d|ten|twenty)/i,
      ],
      count: [
        /\bcount(?:s|ed)?\b|\bhow many\b|\b(?:number|total|sum) of (?:files?|photos?|pictures?|rows?|entries|names|scans|members|all)\b|\b(?:numbers?|totals?) (?:before|after|must|should|have to|agree|match|stay)\b|\bsame (?:number|total)\b/i,
        /\bbefore and after(?:ward)?s?\b|\b(?:short |written )?(?:report|log|protocol|list) of (?:what|all|every|each|the changes|changes)\b|\breport (?:what|how|which|all|every)\b|\blist (?:every|each|all) (?:change|step|file)/i,
      ],
    },
    response: { kind: "plan" },
  },
  94: {
    slots: {
      readers: [
        /\b(?:over|aged?|about|around|mostly|between) (?:\d\d|sixty|seventy|eighty)\b|\b\d\d (?:to|and) \d\d\b|\bfor (?:our|the) [a-z]+ [a-z ]{0,20}members\b|\b(?:\d+|forty|fifty|sixty|eighty) (?:members|families|people|readers|households|parents|singers|players)\b/i,
        /\b(?:read(?:ers?)?|members?)\b[^.;\n]{0,24}\b(?:are(?! read\b)|is|who|many|most|mostly|include|on paper|on (?:their|a) phones?|at breakfast|aloud)\b|\bfor (?:parents|families|beginners|newcomers|retired|older|young|teenagers|children|neighbou?rs|singers|gardeners|players|volunteers|people who|everyone who)\b/i,
        /\b(?:large print|plain (?:language|words|english)|simple (?:language|words)|short sentences|many (?:older|elderly|young|new)|new(?:er)? members|still learning|first language|seniors|pensioners|parents)\b/i,
      ],
      parts: [
        /\b(?:report (?:on|about|from|of)|interview|recipe|calendar|dates? (?:for|of|until)|list of dates|upcoming|welcome|obituary|thank(?:s|[- ]you) (?:to|for|note)|an? thank[- ]you|greeting|birthdays|results|minutes of|summary of|editorial|invitation to|call for|classifieds|puzzle|quiz|book tip|short news|portrait of|garden tip|announcement|photo caption|letter from|preview|review of|program)s?\b/i,
      ],
      length: [
        /\b(?:\d{1,4}|one|two|three|four|five|six|eight|ten|twelve|fifteen|[a-z]{3,5}ty|hundred)(?: short)?[- ](?:words?|sentences?|lines?|paragraphs?|bullets?|characters|pages?|sides?|a4)\b/i,
        /\b(?:half a|one|a single|per) page\b|\bas long as\b/i,
      ],
      sources: [
        /\b(?:only|nothing but|just|exclusively|solely)\b[^.;\n]{0,24}\b(?:notes|material|what i (?:give|gave|send|paste)|minutes|texts?|list|documents?)\b|\bnotes? (?:only|alone)\b/i,
        /\b(?:nothing|no|not|don't|dont|never|without)\b[^.;\n]{0,30}\b(?:from (?:the )?(?:web|internet)|online|google|other sources?|elsewhere|search(?:ing)?(?: the web)?|browse|beyond|outside)\b/i,
        /\b(?:you may (?:also )?(?:use|look)|besides my notes|apart from my notes|only our (?:own )?(?:website|page|calendar))\b/i,
        /\b(?:do not|don't|dont) add\b|\b(?:stick|keep) to (?:my|the) notes\b/i,
      ],
      private: [
        /\b(?:initials|first names? only|only (?:the )?first names?|placeholders?|anonymi[sz]ed?|no (?:full |last |sur)?names?|without (?:full |last |sur)?names?)\b|\[(?:name|names|phone|number|address)\]/i,
        /\b(?:no|without|leave out|remove|never|don't|dont|replace|not)\b[^.;\n]{0,30}\b(?:phone(?: numbers?)?|telephone(?: numbers?)?|numbers|addresses|emails?|email addresses|birth ?dates|birthdays|surnames|last names|personal data|private data|health|illness(?:es)?)\b/i,
        /\b(?:names?|numbers|addresses|photos?)\b[^.;\n]{0,40}\b(?:left out|removed|replaced|as placeholders|not|stay|agreed|permission|consent|only first)\b/i,
      ],
      gaps: [
        /\[(?:missing|gap|open|tbd|\?+|fill in|ask)[^\]]{0,20}\]|\b(?:mark|flag|highlight|list|note)\b[^.;\n]{0,30}\b(?:missing|gaps?|unclear|unsure|uncertain|unknown|open|doubtful|not sure)\b/i,
        guessing,
        /\b(?:missing|unclear|unsure|not sure|unknown|lacking|incomplete|don't know|not in (?:my|the) notes)\b[^.;\n]{0,50}\b(?:leave|write|put|mark|flag|ask|say|tell|blank|gap)\b/i,
        /\b(?:leave|write|put|ask|say|tell)\b[^.;\n]{0,40}\b(?:missing|gaps?|blank|unclear|not sure)\b/i,
      ],
      yours: [
        /(?:\b(?:not|dont|never|without|no)|n't) (?:yet |just )?(?:send|publish|post\b|print|e?mail(?:ing| (?:it|them|any))|upload|shar|log in)/i,
        /\bi(?:'ll| will)? (?:send|check|read|approve|decide|publish|print|proofread|choose|correct)\b|\b(?:send|publish|post) nothing\b|\b(?:myself|my (?:job|task)|for me to (?:do|decide|send|check)|(?:left|leave [a-z ]{1,20}|up) to me|let me (?:see|read|check))\b/i,
        ...stops,
      ],
    },
    response: { kind: "plan" },
  },
};
