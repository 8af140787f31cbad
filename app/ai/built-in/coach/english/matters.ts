import type { NeedId } from "../reader/prompt-reading";

const person =
  "(?:m[uo]m|dad|mother|father|parents?|wife|husband|partner|(?:girl|boy)?friend|son|daughter|child(?:ren)?|bab(?:y|ie)|kid|brother|sister|boss|manager|teacher|land(?:lord|lady)|neighbou?r|colleague|team|class|customer|client|guest|aunt|uncle|gran\\w*|nephew|niece|members|people|tenant|council|company|doctor|family)s?";
const day =
  "\\w+days?\\b(?<!birthdays?|holidays?|\\bdays?)|to(?:day|morrow|night)|weekend|next \\w+|(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)(?!k|ket|ed|ry)\\w*|in may|may \\d+|\\d+ may|christmas|easter|summer|winter|spring|autumn|\\d+(?:st|nd|rd|th)|at \\d+|from \\d+";
const span =
  "(?:\\d+|an?|one|two|three|four|five|six|ten|few|half an) ?(?:min|h\\b|hr|hour|day|night|week|month|year|evening|time)\\w*";
const age =
  "(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -]?(?:ye?a?rs?|months?|yo)\\b[- ]?(?:olds?)?|(?:is|are|turn\\w*|aged?|i'?m|i am) \\d+|\\d+th birthday|teen\\w*|adults?|toddlers?|baby|grade \\d|year \\d";
const tone =
  "funny|short|brief|warm|polite|formal|friendly|firm|casual|romantic|sad|serious|rhym\\w*|sweet|professional|sincere|cheerful|\\w+ (?:words|lines|sentences?|verses|pages?|minutes|slides)";
const money = "[€$£] ?\\d+|\\d+ ?(?:euros?|eur|dollars?|pounds|quid|bucks|[€$£])|cheap|budget|free";
const tried =
  "(?:tried|already|restart|reset|cleaned|replaced|reinstall|unplug)\\w*[^.!?;]{0,70}|(?:since|after|when(?:ever)?|for \\d) [^.!?;,]{3,50}";
const toWhom = `(?:for|to|of|about|with|invite|tell|ask|thank|e?-?mail|text|my|our) (?:[\\p{L}'-]+ ){0,2}${person}|dear \\p{L}+|to (?:mr|mrs|ms|dr|amazon)\\b(?: \\p{L}+)?`;
const they = "(?:he|she|they|whose?|we) (?!is my|are my)[^.!?;]{5,80}";
const likes =
  "(?:like|love|into|enjoy|hobb|interest|fan of|favou?rite|prefer|hate|collects?|gardens|reads|knits|cooks|plays|paints)[^.!?;]{2,80}";
const number =
  "(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)";
const because =
  "(?:because|since|that|as|about|asking|who wants?|to (?:say|tell|ask|thank|cancel)) [^.!?;]{6,90}|i (?:am|want|will|was|have|cant) [^.!?;]{4,80}|, [^!?;]{12,90}|(?:if|when|he|she|they|it) [^.!?;]{7,80}";
const place =
  "(?:in|to|near|around|for) (?!the (?:week|summer)|me\\b|my|our|us\\b|an?\\b|\\d|case|pack|go\\b|do\\b|the post)[^.!?;,]{3,40}";

/**
 * What a helpful friend asks: which need it is, its label, the question, what could be added, and the words
 * that show that it is said.
 */
export const friendlyAsks: Record<string, readonly [NeedId, string, string, string, string]> = {
  paste: [
    "material",
    "The text",
    "Paste the text below your request. Nobody can work on what is not there.",
    "Here it is: [paste your text here]",
    "",
  ],
  about: [
    "subject",
    "What it is about",
    "What should it be about?",
    "It is about [what it is about].",
    "(?:about|on|of) [^.!?;]{3,80}|birthday|wedding|for my [^.!?;]{3,60}",
  ],
  story: [
    "subject",
    "What happens",
    "Who is it about, and what happens to them?",
    "It is about [who it is and what happens].",
    "(?:about|of|where|with|w) [^.!?]{3,80}",
  ],
  whom: [
    "reader",
    "For whom",
    "For whom is it?",
    "It is for [who gets it or hears it].",
    `${toWhom}|${age}|(?:to|for) (?:the|an?|my|our) \\p{L}+|(?:insta|face|linked)\\p{L}+|website`,
  ],
  theirs: [
    "facts",
    "What only you know",
    "What about them should be in it? One thing they did or love makes it theirs.",
    "It should mention [one or two things about them].",
    `${they}|${likes}|(?:for|because) (?:her|his|the|their|all|helping) [^.!?]{5,60}`,
  ],
  mood: [
    "form",
    "How it sounds",
    "How should it sound, and how long may it be?",
    "Make it [warm or funny or formal], in [how many sentences].",
    tone,
  ],
  wrong: [
    "facts",
    "What happened",
    "What happened, and when?",
    "What happened is [what happened, and when].",
    `${because}|(?:bought|ordered|arrived|broke|stopped|paid)[^.!?;]{3,80}`,
  ],
  message: [
    "facts",
    "What to say",
    "What is it about, and what happened so far?",
    "It is about [what happened, and when].",
    because,
  ],
  wish: [
    "purpose",
    "What should happen",
    "What do you want them to do, and by when?",
    "I want them to [what they should do], by [which day].",
    "(?:(?:i|we) (?:want|need|would like|expect)|that (?:i|we)\\b)[^.!?;]{3,80}|(?:ask(?:ing)? (?:\\S+ ){0,3}(?:for|if|to|whether)|should|so that|refund|money back|replace|repair|sorry|apolog|thank|cancel|invit|remind|appointment|break up|offer)[^.!?;]{0,80}",
  ],
  job: [
    "purpose",
    "Which job",
    "Which job is it, and at what kind of place?",
    "The job is [which job, and where].",
    "(?:as|for|in) (?:an? )?(?!(?:an? |the )?(?:\\S+ )?(?:job|interview)|me\\b|my\\b)[^.!?;,]{3,50}|(?!the |an? |job )\\p{L}+ job(?! interview)|(?:hotel|shop|cafe|school|office|care) job",
  ],
  done: [
    "facts",
    "What you have done",
    "What have you done so far that fits it?",
    "So far I have [what you did that fits].",
    "(?:i (?:have|work|did|am|was|can)|i'?m|years|no experience|experience)[^.!?;]{3,80}",
  ],
  lastDay: ["facts", "Which day", "When is your last day?", "My last day is [which day].", day],
  away: [
    "facts",
    "Which days",
    "From when until when is it?",
    "It is from [which day] until [which day].",
    `(?:till|until|on|from)? ?(?:${day})|\\d+ days`,
  ],
  when: [
    "limits",
    "When and where",
    "When and where is it?",
    "It is on [which day], at [which place].",
    `${day}|garden|at home`,
  ],
  special: [
    "criteria",
    "What is special",
    "What is special about it, and who should like it?",
    "Special about it is [what others do not have], and it is for [who should like it].",
    `(?:about (?:my|our|the) |(?:we|i)(?:['’]re| are|['’]m| am| do| make| offer) |small|family|organic|only|who|which|that|new|offer|sale|photo|made|${money})[^.!?;]{2,70}`,
  ],
  point: [
    "focus",
    "Your point",
    "Which question should it answer, and how long may it be?",
    "It should show [what you want to show], in [how many words].",
    `(?:why|how|whether|for and against|argument|pros|compare|cause|effect|should|reasons)[^.!?;]{0,80}|${tone}`,
  ],
  part: [
    "focus",
    "Which part",
    "What do you want to know about it, and what for?",
    "Above all I want to know [which part of it], for [what you need it for].",
    "(?:how|why|when|where|whether|above all|mainly|for my|because)[^.!?;]{3,80}",
  ],
  country: [
    "limits",
    "The country",
    "In which country? It is not the same everywhere.",
    "I mean [which country or state].",
    "(?:in (?!my|the (?!u)|a\\b|may)|\\buk|usa?\\b|england|german|brit|scot|ireland|america|french|austria)[^.!?,;]{0,30}",
  ],
  level: [
    "learner",
    "How far you are",
    "How far are you already?",
    "So far I can [what you know already].",
    `[abc][12]|beg+in\\w*|advanced|intermediate|(?:i (?:already )?(?:know|can|speak)|from scratch|never|zero|class|exam)[^.!?;]{0,40}|${age}`,
  ],
  rounds: [
    "way",
    "How it goes",
    "How many questions, and when are you corrected?",
    "Ask me [how many questions], and correct me [after each answer or at the end].",
    "one (?:question|word|by one|at a time)[^.!?;]{0,20}|\\d+ (?:questions|words|rounds)|correct me[^.!?;]{0,30}|multiple choice|you are[^.!?;]{0,30}",
  ],
  model: [
    "setting",
    "Which one",
    "Which make and model is it? Say what you have tried, too.",
    "It is [which make and model], and I have tried [what you did].",
    "hp|canon|epson|samsung|bosch|siemens|miele|lg|lenovo|dell|acer|macbook|windows \\d+|android|ford|vw|golf|toyota|bmw|opel|fiat|\\p{L}+[ -]?\\d+\\p{L}*(?<!since \\d|after \\d)",
  ],
  tried: [
    "symptom",
    "What you tried",
    "Since when is it so, and what have you tried?",
    "It began [when it began], and I have tried [what you did].",
    tried,
  ],
  ill: [
    "facts",
    "Since when",
    "Since when, and what else do you notice? If it is strong or sudden, call a doctor.",
    "It began [when it began], and I also have [what else you notice].",
    `${span}|${day}|since [^.!?;,]{3,40}`,
  ],
  you: [
    "limits",
    "You",
    "How old is the person, and do they take any medicine?",
    "The person is [how old they are], and takes [which medicine].",
    `${age}|pregnan\\w+|medicine|tablets|pills|allerg\\w+|diabet\\w+`,
  ],
  pet: [
    "facts",
    "The animal",
    "How old is it, and which breed? If something is wrong, say since when.",
    "It is [which breed, and how old], and it began [when it began].",
    `${age}|since [^.!?;,]{3,40}|${span}`,
  ],
  ate: [
    "facts",
    "If it has happened",
    "Did it eat some already? Then say how much, and how heavy it is.",
    "It ate [how much and when], and weighs [how much].",
    "ate|eaten|\\d+ ?(?:kg|g|grams)",
  ],
  dose: [
    "facts",
    "How much, for whom",
    "For whom is it, how much of it, and what else do they take?",
    "It is for [who takes it, and how old], with [how much, and what else].",
    `\\d+ ?mg|${age}`,
  ],
  past: [
    "facts",
    "How long, and where",
    "How long past the date is it, and was it in the fridge?",
    "It is [how long past the date], and was kept [in the fridge or where].",
    `${span}|fridge|freezer`,
  ],
  dish: [
    "facts",
    "What goes in",
    "What do you have in the house, or which dish should it be?",
    "I have [what is in the house].",
    "(?:with|from|have|using|for) (?!me\\b|us\\b|my|the|an?\\b|dinner|lunch|two|\\d)[^.!?;]{3,60}|(?:recipe|\\p{L}{5,}) recipe|recipe \\p{L}+",
  ],
  eaters: [
    "reader",
    "Who eats",
    "For how many people, and is there anything they do not eat?",
    "It is for [how many people], without [what they do not eat].",
    `for (?:me|us|one|${number}|my|our|kids|guests|a family)[^.!?;,]{0,30}|\\d+ (?:people|persons|guests|kids|adults)|vegan|vegetarian|diabet\\w+|allerg\\w+|family`,
  ],
  minutes: [
    "limits",
    "How long it takes",
    "How long may it take, and what may it cost?",
    "It may take [how many minutes], and cost [how much money].",
    `${span}|${money}|quick|easy|fast|simple`,
  ],
  lose: [
    "goal",
    "How much",
    "How much, and by when?",
    "I want to lose [how much], by [which month].",
    "\\d+ ?(?:kg|kilo|lbs|pounds|stone)\\w*|diabet\\w+",
  ],
  body: [
    "facts",
    "How you are",
    "How old and how fit are you, and is there anything to be careful with, like a knee?",
    "I am [how old and how fit you are], and careful with [what hurts].",
    `${age}|beg+in\\w*|(?:bad|sore|weak) \\p{L}+|never [^.!?;,]{3,30}|overweight|vegetarian|diabet\\w+`,
  ],
  week: [
    "limits",
    "Your time",
    "How many days a week do you have, and how long each time?",
    "I have [how many days a week], and [how many minutes] each time.",
    `${span}|\\d+ ?x`,
  ],
  where: [
    "goal",
    "Where",
    "Where do you want to go, or to what kind of place?",
    "I want to go to [which place or what kind].",
    `${place}|beach|mountains|lake|sea|camping|hiking`,
  ],
  stay: [
    "limits",
    "When and how long",
    "When do you go, and for how many days?",
    "We go in [which month], for [how many days].",
    `${day}|${span}`,
  ],
  along: [
    "facts",
    "Who goes",
    "Who comes along, what do you like, and what may it cost?",
    "With me come [who comes along], we like [what you like], and it may cost [how much money].",
    `(?:with|for) (?:me|us|my|our|kids|two|\\d)[^.!?;,]{0,40}|${likes}|kids|(?:small |young )?children|couple|pensioners|alone|famil\\w+|wife|husband|friends`,
  ],
  guests: [
    "facts",
    "Who comes",
    "How many people come, and what do they like?",
    "There come [how many people], and they like [what they like].",
    `${number} (?:\\p{L}+ )?(?:people|kids|guests|children|friends|boys|girls|colleagues|adults|of us)|(?:for|feeds?|serves?) ${number}(?! ?(?:days?|hours?|minutes|euros?|pounds|dollars))|${age}`,
  ],
  likes: [
    "criteria",
    "What they like",
    "How old are they, and what do they like?",
    "They are [how old they are], and like [what they like].",
    likes,
  ],
  money: [
    "size",
    "The money",
    "About how much may it cost?",
    "It may cost [how much money].",
    money,
  ],
  name: [
    "criteria",
    "What it should be like",
    "Who or what is it for, and should it be short, funny, old?",
    "It is for [who or what it is for], and should be [short or funny or old].",
    "(?:girl|boy|short|unusual|old|classic|funny|irish|english|german|biblical|white|black|brown|who|surname)[^.!?;]{0,40}",
  ],
  tasks: [
    "facts",
    "What is on it",
    "For which day or job is it, and what has to be on it?",
    "It is for [which day or job], and I have to [two or three things].",
    "(?:have to|need to|must|include|with|:)[^.!?]{4,80}|(?:for|before) (?!me\\b|the|my (?:week|day))[^.!?;,]{4,40}",
  ],
  exam: [
    "limits",
    "Until when",
    "When is the exam, and how many hours a week do you have?",
    "The exam is on [which day], and I have [how many hours a week].",
    `${day}|${span}`,
  ],
  hard: [
    "learner",
    "What is hard",
    "Which topics come up, and which are hard for you?",
    "The topics are [which topics], and hard for me is [which of them].",
    "(?:weak|hard|difficult|chapter|topic|bad at)[^.!?;]{0,50}",
  ],
  inOut: [
    "facts",
    "What comes in and goes out",
    "What comes in each month, and what are the biggest costs?",
    "Each month I get [how much comes in], and pay [the biggest costs].",
    "(?:earn|income|salary|rent|spend|get paid)[^.!?;]{0,50}",
  ],
  save: [
    "goal",
    "What for",
    "How much do you want to save, and for what?",
    "I want to save [how much money], for [what you want it for].",
    `${money}|for (?!me\\b)[^.!?;]{3,40}`,
  ],
  home: [
    "facts",
    "Where and how long",
    "Where do you live, how long will you stay, and how much have you saved?",
    "I live in [which town], stay for [how many years], and saved [how much].",
    `${span}|saved[^.!?;]{2,30}`,
  ],
  leave: [
    "facts",
    "How things are",
    "What is wrong with it, and what would you do instead?",
    "I want to leave because [what is wrong], and then I would [what you would do].",
    `because[^.!?]{4,80}|i (?:earn|have|hate|feel)[^.!?;]{4,60}|${money}`,
  ],
  cup: [
    "setting",
    "US or UK",
    "Is it a US or a UK measure?",
    "I mean the measure of [the US or the UK].",
    "\\bus\\b|uk|american|british|metric|imperial",
  ],
  plant: [
    "facts",
    "The plant",
    "How does it look, where does it stand, and how often do you water it?",
    "It looks [how it looks now], stands [where it stands], and gets water [how often it is].",
    "water[^.!?;]{3,50}|window|sun\\w*|shade|moss",
  ],
  grows: [
    "limits",
    "Where you live",
    "Where do you live, and is it for a garden or a balcony?",
    "I live in [which region], and have [a garden or a balcony].",
    "in (?!the|my)[^.!?;,]{3,40}|balcony|greenhouse|pots?",
  ],
  stain: [
    "facts",
    "What it is on",
    "What is it from, what is it on, and how old is it?",
    "It is from [what it is from], on [what it is on], and [how old it is].",
    "(?:out of|off|from|on|in) [^.!?;]{3,50}",
  ],
  use: [
    "criteria",
    "What for",
    "What will you use it for, and what must it be able to do?",
    "I use it for [what you do with it], and it must [what it must be able to do].",
    "for (?!an?\\b|cheap|me\\b|\\d|under)[^.!?;,]{3,50}|(?:need|use it|important|must|i (?:only|mostly|just|mainly))[^.!?;]{2,50}",
  ],
  liked: [
    "criteria",
    "What you like",
    "Which one did you like before, and for whom is it?",
    "I liked [one that you liked], and it is for [who it is for].",
    `${likes}|about [^.!?;]{3,50}|comed\\w+|thriller|horror|crime|roman\\w+|fantasy|funny|scary|${age}`,
  ],
  ages: [
    "criteria",
    "How old",
    "How old are they, where are you, and how long should it last?",
    "They are [how old they are], we are [where you are], and it is for [how long].",
    age,
  ],
  quarrel: [
    "facts",
    "What happened",
    "What happened, and what would you like to come out of it?",
    "What happened is [what happened], and I would like [what should come out of it].",
    "(?:because|since|after|when|told|said)[^.!?;]{5,80}",
  ],
  sheet: [
    "setting",
    "Where it is",
    "Where is it: in Excel, on paper, in an email program?",
    "It is in [which program or place].",
    "excel|sheets?|csv|word|gmail|outlook|iphone|paper|python|windows",
  ],
  after: [
    "operation",
    "What should be different",
    "What should be different afterwards: nothing double, sorted by what?",
    "Afterwards [what should be different].",
    "(?:double|duplicat|empty|spelling|by|alphabet|old|wrong|format|unread)[^.!?;]{0,40}",
  ],
  game: [
    "operation",
    "What it does",
    "What is it for, and what can people do with it?",
    "It is for [who uses it], and they can [what they do with it].",
    "(?:for (?:my|our|an?)|about|that|where|which|to) (?!me\\b)[^.!?;]{4,80}|snake|tetris|pong|quiz|calculator",
  ],
  tool: [
    "setting",
    "Where it runs",
    "With which language or tool, and how much do you know already?",
    "I use [which language or tool], and I know [how much you know].",
    "python|(?:java|type)script|java|html|wordpress|wix|scratch|unity|roblox|react",
  ],
  offer: [
    "facts",
    "The business",
    "What do you offer, to whom, and how much money and time is there?",
    "I offer [what you sell or do], to [who buys it], and have [how much money and time].",
    `(?:sell|offer)\\w* [^.!?;]{3,50}|${money}`,
  ],
  town: [
    "limits",
    "Which place",
    "For which town, and which day or kind?",
    "I mean [which town], and [which day or kind].",
    "(?:in|near|at) (?!me\\b|the|my)[^.!?;,]{3,40}",
  ],
  baked: [
    "facts",
    "How you made it",
    "Which recipe did you follow, and how long did it rise or bake?",
    "I followed [which recipe], and it took [how long it took].",
    `recipe|flour|yeast|grams|\\d+ ?(?:g|min|degrees)|${span}`,
  ],
  costs: [
    "facts",
    "What it costs you",
    "What does it cost you, how long does it take you, and where do you work?",
    "It costs me [how much money], takes me [how long it takes], and I work in [which town].",
    `${money}|${span}|costs? me[^.!?;]{3,50}`,
  ],
  feeling: [
    "facts",
    "How it began",
    "Since when is it so, and what happened before? A friend or a doctor can listen, too.",
    "It began [when it began], after [what happened before].",
    "(?:since|after|because|when|for) (?!no reason)[^.!?;]{3,60}",
  ],
  photo: [
    "material",
    "The picture",
    "Send the picture along. Nobody can change what they cannot see.",
    "The picture is here: [put your picture here]",
    "",
  ],
  screen: [
    "setting",
    "What it says",
    "Which program is it, on which device, and what exactly does it say?",
    "It is [which program], on [which device], and it says [what you can read there].",
    'says? [^.!?;]{3,80}|error[^.!?;]{3,60}|["“][^"”]{3,80}',
  ],
  suspect: [
    "facts",
    "Who sent it",
    "Pay nothing and click on nothing before you have asked the person or the bank yourself, at a number that you know. Then say what it wants and how it reached you.",
    "It wants [what it asks for], and reached me by [what kind of message].",
    "",
  ],
  sources: [
    "limits",
    "Where to check",
    "Ask where you can check it, too: an assistant can be wrong and sound sure.",
    "Name [how many sources] where I can check it.",
    "source|where [^.!?;]{0,20}check|link",
  ],
  homework: [
    "facts",
    "The task",
    "What is the task, word for word, and at which point are you stuck?",
    "The task is [the task], and I am stuck at [where you are stuck].",
    "(?:task|question|exercise|problem) (?:is|says)[^.!?;]{5,80}|stuck [^.!?;]{4,60}",
  ],
  stuck: [
    "focus",
    "Where you are stuck",
    "What do you understand already, and where do you get lost?",
    "I understand [what you know already], and get lost at [where you are stuck].",
    "(?:i know|i understand|i get|lost at|stuck|until)[^.!?;]{4,60}|example[^.!?;]{0,60}",
  ],
  moment: [
    "facts",
    "What is on it",
    "What is on the picture, and what was special about that moment?",
    "On it is [who or what is there], and special was [what happened].",
    "(?:of|at|with|where|when) [^.!?;]{5,60}",
  ],
  lived: [
    "facts",
    "What happened",
    "Tell in a few plain sentences what happened. Else your memories are made up.",
    "What happened is [what happened, and when].",
    "(?:when|because|was|were|had|in 19\\d\\d)[^.!?]{15,80}",
  ],
  jobAd: [
    "facts",
    "The job",
    "What is the work, what are hours and pay, and how do people apply?",
    "The work is [what they do], for [how many hours and how much money], and they apply by [which way].",
    `hours|full[- ]time|part[- ]time|${money}|\\d+k`,
  ],
  estimate: [
    "facts",
    "The work",
    "What is the work, what do parts and labor cost, and what is for the customer to decide?",
    "The work is [what you do], and it costs [how much money].",
    money,
  ],
  reviewed: [
    "facts",
    "What happened",
    "What does the review say, what really happened, and what do you offer?",
    "It says [what the review says], and what happened is [what happened].",
    "(?:says|said|complain|because|but|offer)[^.!?;]{8,80}|[\"“'][^\"”']{10,80}",
  ],
  scam: [
    "facts",
    "What you gave away",
    "What did you tell or pay them, and when? Call your bank first, on the number on your card.",
    "I gave them [what you told or paid], and that was [how long ago].",
    "(?:gave|told|paid|sent|clicked|typed|entered)[^.!?;]{3,80}",
  ],
  tank: [
    "facts",
    "The tank",
    "How big is it, how many hours is the light on, and since when is it so?",
    "It holds [how much water], and it began [when it began].",
    `\\d+ ?(?:l\\b|lit|gal)|since [^.!?;,]{3,40}|${span}`,
  ],
  storage: [
    "setting",
    "Which one",
    "Which make is it, and what takes the most room: photos, apps, messages?",
    "It is [which make and model], and the most room takes [what it is full of].",
    "android|iphone|samsung|ipad|macbook|windows|photos?|videos?|apps",
  ],
  sign: [
    "facts",
    "What it says",
    "What should it tell people, and where does it hang?",
    "It should say [what people have to know].",
    "(?:say|saying|that|because|about|closed|open|no|please|:) ?[^.!?;]{4,80}",
  ],
  wear: [
    "facts",
    "When, and who you are",
    "Which season is it, and do you come as a guest or have you a part in it?",
    "It is in [which month], and I come as [a guest, or what you do there].",
    `${day}|guest|(?:god|grand|step)?(?:mother|father|parent)|brides?\\w*|groom|best man`,
  ],
  pupils: [
    "learner",
    "Who answers it",
    "How old are they, and how many questions should it have?",
    "They are [how old they are], and it has [how many questions].",
    `${age}|\\d+ questions|for (?:beginners|kids|children|seniors)`,
  ],
  passport: [
    "facts",
    "Your passport",
    "Which passport do you have, and how long do you stay?",
    "I have [which passport], and stay [how many days].",
    "\\p{L}+ (?:passport|citizen)|(?:am|from) (?!here)[^.!?,]{3,30}",
  ],
};

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
/** Said of anything that is out of order or unwell. */
const ailing =
  "(?:stopped|stops|keeps? \\w+ing|wont|doesnt|broken?|broke|leak\\w*|stuck|jam(?:s|med)|error|curl\\w*|wilt\\w*|yellow(?:ing)?|dying|dead|droop\\w*|streak\\w*|smells|squeak\\w*|click(?:s|ing)|useless|faulty|offline|flicker\\w*|overheat\\w*|cracked|torn|split|blocked|clogged|peeling|rust\\w*|faded|itch(?:es|y))";
const software =
  "(?:apps?|browser|e-?mails?|zoom|teams|outlook|whatsapp|chrome|website|log-?in|account|password)";
const hurts =
  "(?:head|back|stomach|tooth|teeth|knee|neck|throat|ear|chest|foot|shoulder|eye|leg|arm|belly)s?";

/**
 * The matter, as which kinds it may be told, and what to ask, the first first; behind ~ what is only nice, and behind ! what is
 * told even where nothing is missing.
 * The first that fits is taken, so what is to be written stands before what it may be about.
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
    "about point whom",
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
    `^(?!.*\\b(?:scratch|game|code|sprite|story|poem|draw|picture)\\b).*?(?:my|our|the|new) (?:\\S+ )?${animal}|^${animal} (?!names?)\\S+`,
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
    `${hurts} (?:\\S+ )?(?:hurts?|ache|pain)|${hurts}ache|${hurts}(?: \\S+){0,3} (?:hurt\\w*|ach\\w+|pain\\w*|click\\w*|swollen|sore|stiff|numb)|(?:i|${person}) (?:have|has|got|feels?)(?: \\S+){0,3} (?:cough|fever|cold|flu|rash|pain|dizzy|tired|sick|ill|migraine)|my (?:\\S+ )?(?:rash|cough|fever|migraine|lump)`,
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
    "recipes?|(?:what|something)(?: \\S+){0,5} (?:cook|bake|dinner|lunch|breakfast)|what can i make (?:with|from)",
    "list write",
    "dish eaters ~ minutes",
  ],
  [
    "money back|a refund|(?:cancel|leave) my (?:\\S+ )?(?:subscription|contract|membership|gym)",
    "write plan lookup",
    "wrong country",
  ],
  ["visa", "lookup", "passport"],
  ["packing list|pack for|what (?:should|do|to)(?: i)? pack", "plan list", "where stay ~ along"],
  [
    "trip|holidays?|vacation|itinerary|city break|honeymoon|(?:\\d+|an?|one|two|three|four|five|six|seven|long) (?:days?|nights?|weeks?|weekend|fortnight) (?:in|at) (?!an?\\b|the|my|our|hospital|bed|which|prison|advance|total|need)|weekend away|what (?:can|to|should)(?: i| we)? (?:do|see) in|things to (?:do|see) in",
    "plan list",
    "where stay along",
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
    "(?:baby|dog|cat|pet|boy|girl)s? names?|names? for (?:\\S+ ){0,3}(?:dog|cat|baby|boy|girl|puppy|pet|kitten|twin)s?",
    "list",
    "name",
  ],
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
