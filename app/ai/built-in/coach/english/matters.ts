import { person } from "./friendly-asks";

/** In front of what is to be written: the start, or a word that wants it. */
const written =
  "(?:^(?!(?:(?:\\w+ )?chords|my|the|our|this|is|are|do|does|why|how|what|which|wich|wat|when|where|translate|quiz|test|reply|rules|fix|correct|explain|give me \\d+|names?) )(?:\\S+ ){0,5}?|(?:write|draft|compose|make|create|need|want|give|send|tell|do|with|generate)(?: \\S+){0,4}? )";
const trouble =
  "(?:wont|dont|doesnt|does not|cant|isnt|not|never|stop\\w*|keeps? (?:on|\\w+ing)|slow\\w*|broken?|error|stuck|jam\\w*|says|fr(?:eezes?|eezing|oze|ozen)\\b|offline|[ef]\\d{1,3}|show(?:s|ing) (?:an? )?(?:error|code|\\w?\\d+)|let me in|log(?:ged)? (?:me )?out|no|lost|crash\\w*|dies|dead|warm|leak\\w*|nois\\w+|smells|problem|hot|faster|beep\\w*|blink\\w*|wrong)";
const device =
  "(?:printer|wi-?fi|internet|router|laptop|computer|pc|macbook|i?phone|ipad|tablet|tv|screen|keyboard|camera|xbox|playstation|washing machine|dishwasher|dryer|fridge|oven|boiler|heating|bike|car|van|engine|bluetooth|battery|alarm|kettle|windows \\d+)s?(?: \\w{1,3}\\d*)?";
const language = "(?:english|german|french|spanish|italian|portuguese|dutch|polish)";
const skill = `(?:${language}|guitar|piano|drawing|draw|coding|python|swim|dance|chess|skills?|memory|handwriting|posture|maths?)`;
const animal = "(?:dog|cat|puppy|kitten|rabbit|hamster|horse|parrot|guinea pig)s?";
const unwell =
  "(?:sick|ill|limp\\w*|cough\\w*|sneez\\w*|vomit\\w*|throw\\w* up|thr(?:ew|own) up|itch\\w*|scratching|bleed\\w*|diarrh\\w+|lump|swollen|pain|hurts?|fever|shak\\w+|trembl\\w+|fleas?|losing|lethargic|weak|(?:wont|doesnt|isnt|not|stopped|refuses to) (?:eat|drink|walk|mov|poo|pee)\\w*|drink\\w* (?:a lot|more)|wrong)";
const food =
  "(?:eggs?|rice|pasta|noodles|potato(?:es)?|chicken|beef|mince|pork|ham|fish|tuna|salmon|tofu|beans?|lentils?|chickpeas|cabbage|carrots?|onions?|tomato(?:es)?|spinach|courgettes?|zucchini|pumpkin|apples?|plums?|bananas?|berries|bread|milk|cheese|cream|flour|leftovers?|vegetables|veg|meat|sausages?|peppers?|mushrooms?|broccoli|lemons?)";
/** Said of anything that is out of order or unwell. */
const ailing =
  "(?:stopped|stops|keeps? \\w+ing|wont|doesnt|broken?|broke|leak\\w*|stuck|jam(?:s|med)|error|curl\\w*|wilt\\w*|yellow(?:ing)?|dying|dead|droop\\w*|streak\\w*|smells|squeak\\w*|click(?:s|ing)|useless|faulty|offline|flicker\\w*|overheat\\w*|cracked|torn|split|blocked|clogged|peeling|rust\\w*|faded|itch(?:es|y))";
const software =
  "(?:apps?|browser|e-?mails?|zoom|teams|outlook|whatsapp|chrome|website|log-?in|account|password)";
const hurts =
  "(?:heel|ankle|hip|wrist|elbow|hand|finger|toe|calf|jaw|gum|skin|head|back|stomach|tooth|teeth|knee|neck|throat|ear|chest|foot|shoulder|eye|leg|arm|belly)s?";

/**
 * The matter, as which kinds it may be told, and what to ask, the first first; behind ~ what is only nice,
 * and behind ! what is told before everything else. The first that fits is taken, so what is to be written
 * stands before what it may be about.
 */
export const matters: readonly (readonly [when: string, kinds: string, asks: string])[] = [
  [
    "^(?=.*\\b(?:texts?|e-?mails?|messages?|sms|callers?|calls?|called|rang|links?|parcel|letter)\\b).*\\b(?:is (?:it|this|that)(?: \\S+){0,6}? (?:real|genuine|legit|a scam|fake)|can i trust (?:it|this|that|him|her|them)|should i (?:click|pay))",
    "",
    "! suspect",
  ],
  ["(?:is (?:it|this)|whether) true|true or false|fact[- ]?check", "lookup explain", "~ sources"],
  [
    "(?:help(?: me)?|do|finish|need)(?: \\S+){0,5} (?:homework|assignment|coursework)|^homework",
    "",
    "homework",
  ],
  ["(?:i|still) (?:dont|do not|cant) (?:get|understand|follow) (?!it$)", "explain", "stuck"],
  [
    "(?:fight|argument|fell out|quarrel\\w*)(?: \\S+){0,8} (?:text|write|say|tell|sorry)|(?:say|text|tell)(?: \\S+){0,4} sorry(?! but| to let)",
    "write",
    "quarrel ~ mood",
  ],
  [
    "(?:insta\\w*|photo|pic|picture)s?(?: \\S+){0,2} captions?|captions? for (?:an?|my|this|the) (?:\\S+ )?(?:pic|photo|picture|post|selfie)s?",
    "write list",
    "moment ~ mood",
  ],
  [
    "(?:write|put down|tell)(?: \\S+){0,4} (?:my (?:own )?(?:life|memories|childhood|story|life story|memoirs?)|the story of (?:my|our|how (?:i|we)))",
    "write",
    "lived ~ mood",
  ],
  [
    "job (?:ad|advert|posting|offer)\\w*|vacancy|(?:ad|advert) for an? (?:\\S+ )?(?:mechanic|cook|waiter|cleaner|driver|nurse|assistant|helper|apprentice|hairdresser|carer)",
    "write",
    "jobAd ~ mood",
  ],
  [
    "(?:write|make|draft|prepare|need|send)(?: \\S+){0,3} quote for|quote for (?:an?|the|my) (?:customer|client|job|bathroom|kitchen|roof|boiler|car|brakes?|service)",
    "write",
    "estimate ~ mood",
  ],
  ["(?:reply|respond|answer)(?: \\S+){0,5} review", "write", "reviewed ~ mood"],
  [
    "(?:clean|sort|tidy|merge|organi[sz]e)(?: \\S+){0,3} (?:list|data|spreadsheet|contacts|table|addresses|e-?mails|inbox|files|photos)",
    "transform",
    "sheet after",
  ],
  [
    `(?:fix|correct|check|improve|polish|proofread|edit|rephrase|rewrite|shorten|summari[sz]e|translate)(?: (?:this|the|my|these|following))* (?:e-?mail|letter|text|essay|message|article|paragraph|sentence|story|report|speech|note|english|spelling|grammar)s?|make my (?!${language})\\S+ (?:better|shorter)|^(?:reply|respond|answer) (?:to )?(?:this|that|the|it)(?! question)`,
    "transform write",
    "paste",
  ],
  [
    "(?:make|edit|brighten|crop|retouch|change|fix|enhance) (?:the|this|my) (?:picture|photo|image)|(?:remove|take|cut|delete)(?: \\S+){1,4} (?:out of|from) (?:the|this|my) (?:picture|photo|image)",
    "picture transform",
    "photo",
  ],
  [
    "(?:explain|read|interpret|understand) (?:my|our|the|these|this) (?:\\S+ ){0,2}(?:results?|letter|bill|contract|report|invoice|payslip|form)s?$",
    "explain transform",
    "paste",
  ],
  [
    "(?:minutes|notes|report|letter|e-?mail|text|essay)(?: \\S+){0,5} needs? (?:tidying|fixing|checking|shortening|polishing|editing|proofreading)|^(?:please )?make (?:me )?an? (?:table|list|summary) (?:of|from) the (?:\\S+ ){0,3}\\S+$",
    "transform",
    "paste",
  ],
  [
    `${written}(?:(?:birthday|retirement|wedding|anniversary|farewell) (?:poem|song|verse|rap)s?|(?:poem|song|verse|rap)s? for (?:\\S+ ){1,3}(?:birthday|retirement|wedding|anniversary|leaving|christening|funeral))`,
    "write",
    "theirs ~ mood",
  ],
  [`${written}(?:poem|song|rap|lyrics|limerick|haiku|verse)s?`, "write", "about ~ whom mood"],
  [`${written}(?:speech|(?<!french )toast|eulogy)`, "write", "whom theirs mood"],
  [`${written}jokes?`, "write list", "~ about whom"],
  [`${written}(?:fairy ?tale|story|stories)(?! time)`, "write", "story whom ~ mood"],
  [
    `${written}(?:(?:birthday|christmas|xmas|wedding|sympathy|condolence|get well|anniversary|farewell|thank ?you|love|valentines?|welcome|sorry)(?: \\S+)? (?:card|wish(?:es)?|message|note|letter|greeting|text)s?)`,
    "write",
    "whom theirs ~ mood",
  ],
  [`${written}complain\\w*|complaint`, "write", "wrong wish whom"],
  [
    "(?:look|review|check|improve|feedback|fix|correct|proofread|update|edit|polish|rate|critique|opinion|(?:go|read) (?:over|through)|(?:whats|what is|anything) wrong)(?: \\S+){0,6} (?:cv|resume|cover letter)|(?:cv|resume|cover letter)(?: \\S+){0,6} (?:wrong|any good|better|check\\w*|review\\w*|feedback)|make my (?:cv|resume|cover letter)",
    "transform write",
    "paste ~ job",
  ],
  [
    "cover letter|motivation letter|application (?:letter|for)|apply(?:ing)? for (?:an? |the )?(?:\\S+ )?job|personal statement",
    "write",
    "job done ~ mood",
  ],
  ["cv|resume", "write transform", "job done"],
  ["resignation|resign|notice letter", "write", "lastDay ~ mood"],
  [`${written}invitations?|^invite`, "write", "when whom ~ mood"],
  [
    "(?:tell|text|write|e-?mail|message)(?: \\S+){0,5} (?:(?:im|i am|ill be|(?:my|our) \\S+ is) (?:sick|ill|late|off)|(?:im|i am|i) (?:not|cant|wont) (?:be |come |coming )?in)|sick note|(?:ask|request|write|e-?mail|text)(?: \\S+){0,6} day off|(?:need|want) (?:an?|the|one|my) day off",
    "write",
    "away ~ mood",
  ],
  ["(?:ask|tell|email)(?: \\S+){0,6} (?:raise|more money)", "write", "done mood"],
  [
    `tweets?|(?:facebook|instagram|linkedin|social media) (?:post|caption|bio)s?|${written}(?:caption|advert|ad|flyer|product \\S+|description|post(?! office))s?`,
    "write list",
    "special whom ~ mood",
  ],
  [
    "slogans?|names? for (?:\\S+ ){0,3}(?:shop|business|company|cafe|bakery|salon|restaurant|app|band|team|club|podcast|blog)|(?:business|company|shop|team|band) names?",
    "list write",
    "special",
  ],
  [
    `${written}(?:essay|article|report|blog|presentation|powerpoint|slides|newsletter)s?`,
    "write",
    "about point readers ~ size",
  ],
  [
    `${written}(?:e-?mail|letter|message|msg|reply|response|note|sms)s?|^(?:please )?(?:tell|ask|text|email|remind|thank) (?:my|our|the)|^(?:please )?write (?:back )?to (?:my|our|the|an?)|how (?:do|can|should) i (?:tell|ask|text|email)`,
    "write",
    "whom message wish ~ mood",
  ],
  [`${written}signs? (?:for|on|saying|that|at)`, "write picture", "sign ~ mood"],
  [
    "(?:make|write|create|prepare|need|want|give me)(?: \\S+){0,4} quiz(?:zes)?(?!(?: \\S+){0,4} for (?:me|my (?:\\S+ )?(?:test|exam)))|quiz for (?!me\\b|my (?:\\S+ )?(?:test|exam))(?:my|our|the|an?)",
    "practise write list",
    "about pupils",
  ],
  [
    "(?:quiz|test|ask)(?: \\S+){0,6} (?:road signs?|driving|theory|highway code)|(?:citizenship|naturali[sz]ation|driving|theory) (?:interview|test|exam)",
    "practise",
    "country rounds",
  ],
  [
    "(?:i|we|he|she|mum|dad) (?:gave|told|paid|sent|clicked|typed|entered)(?: \\S+){0,8} (?:code|pin|password|card|bank|link)|(?:from|is) (?:my|the|your) bank(?: \\S+){0,6} (?:code|pin|password)|(?:been|got|was|am) (?:scammed|phished)",
    "",
    "scam",
  ],
  [
    "(?:i|she|he) (?:keeps? crying|cant stop crying|feels? (?:so |very |really )?(?:nothing|numb|lost|sad|low|lonely|down|empty|rubbish|awful|hopeless|anxious|stressed|overwhelmed|burnt? out))|(?:im|i am) (?:so |very |really )?(?:sad|lonely|stressed|anxious|overwhelmed|burnt? out)",
    "",
    "feeling",
  ],
  ["interview", "practise list", "job done ~ rounds"],
  [
    "(?:quiz|test) me|quiz (?:about|on)|quiz(?: \\S+){0,4} for (?:me|my)|practi[sc]e(?: \\S+){0,3} (?:with me|german|english|spanish|french|italian)|pretend you|role ?play",
    "practise",
    "level rounds",
  ],
  [
    "(?:phone|storage|disk|drive|laptop|inbox|memory)(?: is| are)?(?: \\S+)? full",
    "fix",
    "storage",
  ],
  [
    `${software}(?: \\S+){0,4}? ${trouble}|${trouble}(?: \\S+){0,3} ${software}`,
    "fix",
    "screen ~ tried",
  ],
  ["fish ?tank|aquarium|my pond", "", "tank"],
  [
    `recipes?|(?:what|something)(?: \\S+){0,5} (?:cook|bake|dinner|lunch|breakfast)|(?:what (?:can|could|to|shall|should)|how (?:can|do|to))(?: (?:i|we|you))? (?:do|make|cook|use)(?: \\S+){0,4}? (?:(?:with|from|of|up) )?(?:\\S+ ){0,6}${food}`,
    "list write",
    "dish eaters ~ minutes",
  ],
  [
    `${device}(?: \\S+){0,6}? ${trouble}|${trouble}(?: \\S+){0,3} ${device}`,
    "fix",
    "model ~ tried",
  ],
  [
    "(?:bread|dough|cakes?|sourdough|loaf|scones?|pastry|sponge|muffins?|cookies|croissants?)(?: \\S+){0,4} (?:flat|dense|dry|burn\\w*|sour|raw|sunk|sinks?|collaps\\w+|hard|soggy|rise|risen|leaks?)",
    "fix explain",
    "baked",
  ],
  [
    `(?:toilet|tap|sink|shower|drain|radiator|door|roof|heating)s?(?: \\S+){0,6}? ${trouble}|${trouble}(?: \\S+){0,3} (?:toilet|tap|sink|shower|drain)`,
    "fix",
    "tried",
  ],
  [
    `(?:give|feed) (?:\\S+ ){0,2}${animal}|can (?:my |an? )?${animal} (?:eat|have)|${animal} (?:ate|has eaten)`,
    "lookup",
    "~ ate",
  ],
  [
    `(?:baby|pet|boy|girl|${animal}) names?|names? for (?:\\S+ ){0,4}(?:baby|boy|girl|pet|twin|${animal})s?`,
    "list",
    "name",
  ],
  [
    `^(?!.*\\b(?:scratch|game|code|sprite|story|poem|draw|picture)\\b)(?=.*\\b${unwell}\\b).*?(?:my|our|the) (?!${person})(?:\\S+ )?${animal}|^${animal} (?:\\S+ ){0,3}${unwell}`,
    "",
    "sickPet petAge",
  ],
  [
    `(?:train|teach|feed|wash|brush|walk|get|stop)(?: \\S+){0,3} (?:my|our|a) (?:\\S+ )?${animal}|(?:my|our) (?!${person})(?:\\S+ )?${animal}(?: \\S+){0,3} (?:bark|bit|pull|chew|jump|scratch|pee|cr(?:y|ies)|hides?|sleeps?)\\w*`,
    "",
    "pet",
  ],
  [
    "(?:eat|use|drink|cook|keep|good|ok|safe)(?: \\S+){0,6} (?:after|past|out of) (?:\\S+ )?date|expired",
    "lookup",
    "past",
  ],
  [
    "(?:cant|cannot|dont|wont|how to|trouble) (?:\\S+ )?(?:fall a)?sleep(?:ing)?|insomnia",
    "",
    "tried you",
  ],
  [
    "(?:loo?se|losing|gain) (?:\\S+ ){0,3}(?:weight|kilos|kg|fat|belly)|diet",
    "plan list",
    "lose body",
  ],
  [
    "work ?outs?|training plan|exercises? for my|fitness|gym plan|get fit|(?:half[ -])?marathon|5 ?k|10 ?k|yoga",
    "plan list",
    "body week",
  ],
  [
    `${hurts} (?:\\S+ )?(?:hurts?|ache|pain)|${hurts}ache|${hurts}(?: \\S+){0,3} (?:hurt\\w*|ach\\w+|pain\\w*|click\\w*|swollen|sore|stiff|numb)|(?:i|${person}) (?:have|has|got|feels?)(?: \\S+){0,3} (?:cough|fever|cold|flu|rash|pain|dizzy|tired|sick|ill|migraine)|my (?:\\S+ )?(?:rash|cough|fever|migraine|lump)|pain in (?:my|his|her|the) (?:\\S+ )?${hurts}`,
    "",
    "ill you",
  ],
  ["paracetamol|ibuprofen|aspirin|antibiotics?|medicine|pills", "lookup", "~ dose"],
  [
    "(?:meal|food|dinner) (?:plan|ideas)|ideas for (?:dinner|lunch|breakfast|supper|meals?)|menu for|(?:meals?|dinners?|lunch(?:es)?|breakfasts?) for|snacks|lunch ideas",
    "list plan",
    "eaters ~ minutes",
  ],
  [
    "money back|a refund|(?:cancel|leave) my (?:\\S+ )?(?:subscription|contract|membership|gym)",
    "write plan lookup",
    "wrong country",
  ],
  ["visa", "lookup", "passport"],
  ["packing list|pack for|what (?:should|do|to)(?: i)? pack", "plan list", "where stay ~ along"],
  [
    `where (?:\\S+ ){1,3}(?:go|going|travel|fly|visit)\\b(?=.*\\b(?:holidays?|vacation|trip|honeymoon|abroad))`,
    "",
    "along stay spend ~ nights",
  ],
  [
    "trip|(?<!bank )holidays?|vacation|itinerary|city break|honeymoon|(?:\\d+|an?|one|two|three|four|five|six|seven|long) (?:days?|nights?|weeks?|weekend|fortnight) (?:in|at) (?!an?\\b|the|my|our|hospital|bed|which|prison|advance|total|need)|weekend away|what (?:can|to|should)(?: i| we)? (?:do|see) in|things to (?:do|see) in",
    "plan list",
    "where along stay ~ nights spend",
  ],
  [
    "gifts?|presents?|(?:get|buy|give)(?: \\S+){0,4} for (?:\\S+ )?(?:birthday|xmas|christmas|wedding|anniversary|\\w+s day)",
    "list decide",
    "likes money",
  ],
  ["weather|forecast", "lookup", "town"],
  [
    "(?:what|how)(?: \\S+){0,5} (?:wear|dress|put on)(?: \\S+)? (?:to|for|at)",
    "decide list",
    "wear",
  ],
  ["part(?:y|ies)|wedding|baby shower|bbq|picnic|team event", "plan list", "guests when"],
  [
    "to[- ]?do[- ]?lists?|checklist|(?:shopping|task|grocery) list|cleaning (?:schedule|plan)|(?:daily|morning) routine|time ?table|(?:plan|organi[sz]e) my (?:day|week)|schedule for",
    "list plan",
    "tasks",
  ],
  [
    "(?:study|revision) plan|(?:pass|prepare|study)(?: \\S+){0,4} (?:exam|test)",
    "plan",
    "exam hard",
  ],
  [
    `(?<!should i |take to |how to )learn(?:ing)? (?:to |how to )?(?:speak |play )?(?:${skill}|a language)|teach me (?:to |how to )?(?:speak |play )?${skill}|better (?:at|in|${language})|(?:improve|better|practi[sc]e) my (?:\\S+ )?${skill}|my ${language}(?: \\S+)? better`,
    "plan practise explain transform",
    "level week",
  ],
  [
    "(?:sort|do|fix|plan)(?: out)? my budget|save for|sav(?:e|ing) (?:\\S+ ){0,4}(?:money|euros?|dollars?|pounds?)|budget plan|(?:make|plan|keep)(?: \\S+)? budget|monthly budget|debts?",
    "plan transform",
    "inOut save",
  ],
  [
    "(?:rent|buy)(?:ing)?(?: \\S+){0,4} (?:or|than|vs) (?:\\S+ )?(?:buy|rent)(?:ing)?",
    "decide",
    "home",
  ],
  [
    "(?:can|may|must|is) (?:\\S+ )?(?:landlord|employer|boss|police|neighbou?r) \\S+|(?:il)?legal|(?:i|it) allowed|allowed to|my rights|my (?:\\S+ )?contract (?:ok|okay|legal|fair)|zero hours|can (?:he|she|they|my \\S+) do (?:that|this|it)|(?:sack|fire|let) (?:me|us) (?:go|off|without)|(?<!after |before )tax(?:es)?|notice period|deposit back|minimum wage|speed limit|divorce",
    "lookup",
    "country",
  ],
  ["(?:how (?:many|much)|what)(?: \\S+){0,6} (?:cups?|pints?|gallons?)", "compute lookup", "~ cup"],
  [
    "(?:my|our) (?:\\S+ )?(?:plants?|orchid|lawn|roses?|tomato(?:es)?|tree|hedge|basil)",
    "lookup",
    "plant",
  ],
  [
    "when (?:\\S+ ){0,3}(?:plant|sow|prune|cut) ?(?!hair)|what (?:to|can i|should i|do i) (?:plant|sow|grow)|(?:which|what) (?:plants|flowers|vegetables)",
    "lookup list",
    "grows",
  ],
  [
    "stains?|(?:wine|coffee|oil|ink|blood|grease) on|get (?:\\S+ ){1,4}out of",
    "lookup",
    "stain ~ tried",
  ],
  [
    "(?=.*(?:[€$£] ?\\d|\\d ?k? ?(?:[€$£]|(?:euros?|dollars?|pounds?|quid|bucks|eur|usd|gbp)\\b)|\\b(?:money|savings|inherit\\w*|bonus|cash)\\b)).*?(?:what (?:should|can|could|shall|do|would|to)(?: (?:i|we|you))? do with|(?:how|where)(?: \\S+){0,4} invest)",
    "",
    "needed owed risk",
  ],
  ["(?:quit|leave|change|accept|take) (?:\\S+ )?(?:job|offer)", "decide", "leave"],
  [
    "(?:what|how much) (?:should|can|do|could|shall) (?:i|we) (?:charge|ask for)",
    "decide lookup",
    "costs",
  ],
  [
    "(?:which|what|best|good|recommend|compare|buy|worth|get)(?: \\S+){0,5} (?:laptop|phone|iphone|computer|tablet|keyboard|mouse|monitor|printer|tv|car|bike|camera|headphones|headset|speakers?|watch|mattress|sofa|vacuum|fridge|kettle|drill|tent|pram|bag|boots|jacket|shoes)s?",
    "decide list",
    "use money",
  ],
  [
    "(?:good|recommend|suggest|best|which|what)(?: \\S+){0,4} (?:book|novel|film|movie|series|podcast|game|song)s?|^something like",
    "list decide",
    "liked",
  ],
  [
    "(?:activit\\w+|games?|ideas?|(?:some)?things?|what)(?: \\S+){0,5} (?:(?:grand)?(?:kids?|children)|toddlers?|year olds?|pupils|teenagers)",
    "list plan",
    "ages",
  ],
  [
    "why (?:is|are|does|do|did|wont|doesnt|cant|has) (?:my|our) (?!\\S* ?(?:excel|sheet|spreadsheet|formula|code|script))",
    "fix explain",
    "tried",
  ],
  [
    `(?:my|our) ${person} (?:is|are|was|has|wont|doesnt|dont|never|always|keeps?|hates?|lies?|\\w+s (?:at|to|me))|(?:advice|help)(?: \\S+){0,3} (?:marriage|relationship)|argument with`,
    "",
    "quarrel",
  ],
  [
    "(?:make|build|create|code|write)(?: \\S+){0,4} (?:game|website|app|web ?page|program)s?",
    "code",
    "game tool",
  ],
  [
    "(?:start|open|run) (?:\\S+ ){0,2}(?:business|company|shop|cafe|restaurant)|business (?:plan|ideas?)|marketing|more customers",
    "plan list",
    "offer",
  ],
  [
    "^(?:please )?(?:tell me|info\\w*|everything|teach me|i want to know)(?: \\S+){0,3} (?:about|on)",
    "explain lookup",
    "part",
  ],
  [
    "sunset|sunrise|opening hours|near me|(?:bus|train) to|next (?:bus|train)|how much (?:is|are|do|does)(?: \\S+){0,5} (?:cost|haircut|ticket|plumber|taxi)s?|price of",
    "lookup",
    "town",
  ],
  [
    `^(?!.*\\b(?:excel|sheets?|spreadsheet|python|code|script|formula|macro|query|program|website|sql)\\b)(?!(?:who|what|which|when|where|why|how|is|are|am|do|does|did|can|could|should|would|will|may|i|we|he|she|they|it|please|write|make|draft|explain|tell|give|list|draw|plan|fix|help|dear|hi|hello)\\b)(?:\\S+ ){1,6}?${ailing}`,
    "fix",
    "tried",
  ],
];
