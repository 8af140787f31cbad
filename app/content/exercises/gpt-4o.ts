import { cues } from "./answer-cues";
import type { ExercisesCode, Slot } from "./exercise";
import { formal, funny, heading, signed } from "./form-facts";
import { lengths } from "./length-words";

/** What the ideas for a rainy afternoon can use. */
const materials = {
  lego: "legos?|duplo|(?:building |wooden )?blocks|bricks",
  blankets: "blankets?|cushions?|pillows?|sheets",
  paper: "paper|newspapers?|pencils?|pens|crayons?|markers?",
  boxes: "box(?:es)?|cardboard|recycling",
  cards: "(?:playing )?cards|dice",
  string: "string|wool|yarn",
  books: "(?<!colou?ring )books?",
  toys: "toys?",
};

/** One of these things, unless it is not there or not wanted. */
function atHand(things: string) {
  return new RegExp(
    `(?<!\\b(?:no|not|without|avoid|nothing with|(?:don't|dont|do not) (?:have|want|use)) (?:any |[\\w-]+(?:,? or| nor) )?)\\b(?:${things})\\b`,
    "i",
  );
}

/** What must not be said, in the words of someone who says what that is. */
const kept: Slot["any"] = [
  /\b(?:do not|don't|dont|must not|must never|never|need not|needn't|can't|cannot|without|not to|no) (?:mention|say|claim|promise|talk|hint|bring|touch|name|call|moan|come up)\w*\b/i,
  /\b(?:nothing|not a word|no words?|steer clear|stay away) (?:about|of|on|from)\b/i,
  /\b(?:leave|leaving|left|keep|kept) (?!what|them |us |out )(?:[\w'"-]+ ){1,6}out\b|\b(?:leave|leaving|left) out (?!what)\w|(?<!\b(?:what|must|should) )\bstays? (?:out|off|away)\b/i,
];

const manner: Slot["any"] = [
  /\b(?!(?:the|right|proper|correct|suitable|fitting|appropriate|good|what|which|mind|of|and|about|a)\b)\w+ tone\b|\btone: \w/i,
  /\b(?:should|must|to|it|without) sound(?:s|ing)? (?!right|good|ok|the way|and)\w|\blike (?:an?|some\w+|one) [^.;!?\n]{0,30}\b(?:talk|chat|speak|tell)\w*/i,
  /\b(?:in (?:her|my|our|his) (?:own )?voice|wink|cheeky|happy|proud|homely|relaxed|serious|lively|gentle|gently|cordial(?:ly)?|respectful|grateful|pleasant|nice (?:but|and|tone)|cross|annoyed|angry|anger|reproach\w*|demanding|straight(?:forward)?|to the point)\b/i,
];

const lineEach =
  /\b(?:each|every|one|all)\b[^.;!?\n]{0,25}\b(?:own (?:line|row)|(?:per|a) (?:line|row))\b|\b(?:number them|numbers? in front|a (?:line|sentence) or two|(?:a|one) (?:line|row) for)\b/i;

export const gpt4oExercises: ExercisesCode = {
  11: {
    slots: {
      ages: [
        ...cues(`toddler, toddlers, preschooler, preschoolers, teenager, teenagers, primary
          school, elementary school, school kids, schoolchildren`),
        /\b(?:7|seven)\b(?! (?:ideas|games|things))[^.;!?\n]{0,35}\b(?:10|ten)\b(?![:.]\d| ?(?:min|ideas|games|things|lines|words|pm))/i,
        /\b(?:10|ten)[ -]*(?:and|&|\+|\/|,)[ -]*(?:a )?(?:7|seven)\b/i,
        /\b(?:aged?|ages)\b:? ?(?:\d|of|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/i,
        /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)[ -]?(?:years?|yrs?|yr|y\/?o|months?)\b/i,
        /\b(?:boys?|girls?|kids?|children|child|grandchild(?:ren)?|(?:grand)?sons?|(?:grand)?daughters?|nieces?|nephews?)(?: is| are| of|,| \()? ?(?:\d{1,2}|seven|ten)\b/i,
        /\p{Lu}\p{Ll}+ \((?:aged? )?(?:\d|1\d|four|five|six|seven|eight|nine|ten|eleven|twelve)\)/u,
        /\(\d{1,2}\)(?: and| &|,) \p{L}+ \(\d{1,2}\)/u,
        /\b(?:one|who|s?he) (?:is|turned) (?:\d|four|five|six|seven|eight|nine|ten)\b/i,
      ],
      count: [
        /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen|a few|a couple of|a handful of|several|a single)(?: (?!years?|yrs?|yo\b|minutes?|mins?|hours?|kids?|child|boys?|girls?|grand|each|per)[\w'-]+){0,3} (?:ideas?|activity|activities|games?|things|suggestions?|options?|projects?|crafts?|ways|rows?|proposals?)\b/i,
        /\b(?:list of|top|at most|not? more than|up to|exactly|max(?:imum)?|give me|want|just) (?:\d+|three|four|five|six|seven|eight|ten)\b(?! (?:minutes?|mins?|hours?|words?|lines?|sentences?))/i,
        /\b(?:\d+|three|four|five|six|seven|eight|ten) (?:of them|max|(?:is|are|will|would)(?: be)? (?:enough|plenty|fine|do))\b/i,
      ],
      time: [
        ...cues("whole afternoon, entire afternoon, all afternoon"),
        /\b(?:\d+(?:[.,]\d)?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|sixty|an|half an|a few|a couple of)[ -]?(?:long )?(?:minutes?|mins?|hours?|hrs?|h)\b/i,
        /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)? ?(?:-|to|until|till) ?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'clock)\b/i,
        /(?<!numbered )\bfrom (?:noon|\d|one|two|three|four)[^.;!?\n]{0,12} (?:to|until|till) \w|\b(?:leave|go|collected|picked up) at (?:\d|four|five|six|seven)/i,
        /\b(?:until|till?|before|by) (?:\d|four|five|six|seven|dinner|supper|lunch|tea|bedtime|they (?:go|are picked)|their (?:mom|mum|dad|parents))/i,
        /\bbetween \d{1,2}(?:[:.]\d\d)? (?:pm )?and \d{1,2}(?:[:.]\d\d)? ?(?:pm|o'clock)\b/i,
      ],
      "at-hand": [
        ...cues(`paper, cardboard, boxes, newspaper, newspapers, scissors, crayons, pencils,
          pens, markers, glue, tape, string, wool, buttons, blanket, blankets, cushions,
          pillows, bricks, lego, blocks, dice, cards, puzzle, puzzles, flour, kitchen, oven,
          household, living room, free of charge, no budget, cheap, buy, buying, shopping, toys,
          toy, coloring books, colouring books, felt pens, things we own, recycling, purchase,
          purchases, books`),
        /\b(?:things?|stuff|items?|materials?|supplies|(?:use|with|only|from) what(?:ever)?|only use|using) [^.?!\n]{0,25}\b(?:at home|at hand|in the house|around the house|in a home|lying around|(?:i|we) (?:have|own))\b/i,
        /\b(?:(?:small|tiny|little) (?:flat|apartment|house|room)|(?:flat|room) is (?:small|tiny)|sheets|torch|tin|pasta|sofa|shops?)\b/i,
      ],
      avoid: [
        /\b(?:no|not|nothing|without|avoid|avoiding|don't|dont|shouldn't|can't|never|away from|instead of|spare|less|hates?|skip|limit|rather than|(?:leave|left) out|leave)(?: [\w'-]+){0,4} (?:screens?|tv|telly|television|tablets?|phones?|consoles?|computers?|videos?|video games?|mess|messy|paints?|painting|glitter|glue|slime|noise|noisy|loud|shouting|run|running|jumping|wild|sugar|sweets|candy|scissors|knives|oven|stove|baking|cooking|cleaning|clean up|tidying|balls?|competition|competitive|dangerous|sharp|expensive|scary|boring|complicated|electronic|drawing|singing|outside|outdoors)\b/i,
        /\b(?:screens?|tv|telly|television|tablets?|phones?|glitter|noise)\b[^.;!?\n]{0,15}\b(?:out|off|away|forbidden|banned)\b/i,
        /\b(?:screen|tv|mess|noise|sugar)[ -]free\b/i,
        /\b(?:low[ -]mess|keep it calm|(?:neighbou?rs?|people|lady) (?:below|downstairs)|allerg\w+)\b/i,
        "quiet",
        "quietly",
        /\b(?:hates?|dislikes?|can't stand|(?:is|are) (?:scared|afraid) of)\b/i,
      ],
      shape: [
        ...cues(`list, numbered, bullet, bullets, bulleted, table, steps, step by step,
          schedule, timetable, plan, in order, heading, headings, checklist`),
        /\b(?:hour by hour|in bold|easiest first|chart|in (?:rows|columns))\b/i,
        lineEach,
        ...lengths,
      ],
    },
    response: {
      kind: "ladder",
      counted: {
        things:
          "ideas?|activities|activity|games?|things|suggestions?|options?|projects?|crafts?|ways|rows?",
        usual: 6,
      },
      asTable:
        /\b(?:as|in|into|make|draw|want|give me|need) (?!the )(?:me )?(?:a |an )?(?:\w+ )?tables?\b(?! tennis| games?| top)|\btable (?:with|of|format|form|please|pls)\b|\btable:|, ?table\W*$/i,
      facts: {
        kids: {
          find: /\b(?:(?:grand)?kids?|little ones|years? old|yrs? old|year-olds?|pupils?|preschoolers?|child(?:ren)?|grandchild(?:ren)?|(?:\d{1,2}|four|five|six|seven|eight|nine) ?(?:and|&|\+) ?(?:\d{1,2}|eight|nine|ten|eleven|twelve)|boys?|girls?|nieces?|nephews?|grandsons?|granddaughters?|sons?|daughters?|toddlers?|teenagers?)\b/i,
        },
        years: {
          find: /\b((?:\d{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: years?)? ?(?:and|&|\+|,|to) ?(?:the other )?(?:a )?(?:\d{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve))\b(?! ?(?:minutes|mins|hours?|hrs|ideas|games|pm|am))/i,
        },
        hours: {
          find: /\b((?:\d+(?:\.5)?|one|two|three|four|five|thirty|forty|sixty) ?(?:hours?|hrs?|h|minutes?|mins?))\b(?! (?:each|apiece|per|for each))/i,
          gap: "[how long]",
        },
        small: {
          find: /\b(?:toddlers?|preschoolers?|(?:[1-5]|one|two|three|four|five)(?: and (?:a )?(?:[1-5]|two|three|four|five))?[ -](?:years?|yrs?)(?:[ -]olds?)?|\d{1,2}[ -]months?)\b/i,
        },
        uses: { find: atHand(Object.values(materials).join("|")) },
        lego: { find: atHand(materials.lego) },
        blankets: { find: atHand(materials.blankets) },
        paper: { find: atHand(materials.paper) },
        boxes: { find: atHand(materials.boxes) },
        cards: { find: atHand(materials.cards) },
        string: { find: atHand(materials.string) },
        books: { find: atHand(materials.books) },
        toys: { find: atHand(materials.toys) },
        kitchen: { find: atHand("kitchen|flour|oven") },
        scissors: { find: atHand("scissors") },
        tape: { find: atHand("tape") },
        glue: { find: atHand("glue") },
        puzzles: { find: atHand("puzzles?|jigsaws?") },
        heading,
        timetable: { find: /\b(?:time ?table|schedule)\b/i },
        quiet: {
          find: /\bquiet(?:ly)?\b|\bneighbou?rs?\b|\b(?:no|not|nothing|without|avoid|less|don't|dont)\b[^.;!?\n]{0,30}\b(?:nois\w+|loud|running|jumping|shouting|wild)\b/i,
        },
        "no-screens": {
          find: /\bscreen[ -]free\b|\b(?:no|not|nothing|without|avoid|don't|dont|away from)\b[^.;!?\n]{0,30}\b(?:screens?|tv|television|tablets?|phones?|computers?|video\w*)\b/i,
        },
        "no-mess": {
          find: /\b(?:no|not|nothing|without|avoid|low|don't|dont)\b[^.;!?\n]{0,40}\b(?:mess\w*|paint\w*|glue|glitter|slime|cleaning)\b/i,
        },
      },
      text: `?heading|**For a rainy afternoon**
?heading|
?not kids, not ages|Rainy days can be pleasant in many ways. Some things people enjoy:
?kids, not ages|Some ideas for children on a rainy day. I do not know how old they are, so some may be too easy and some too hard:
?ages, years|Ideas for {years}:
?ages, not years|Ideas for the age you named:

?not kids, not ages, not no-screens|*- Watch a film or start a new series.
?not kids, not ages|*- Read, or listen to an audiobook.
?not kids, not ages|*- Sort old photos or tidy a drawer.
?not kids, not ages|*- Call a friend you have not spoken to for a while.
?not kids, not ages, not no-mess|*- Bake bread, or cook ahead for the week.
?not kids, not ages|*- Do a jigsaw puzzle or learn a card trick.
?not kids, not ages|*- Write a letter by hand.
?kids, lego|*#. **A town of {lego}:** each builds one half, and a bridge has to join them.
?kids, blankets|*#. **Den:** blankets and cushions over chairs, as a base for the rest.
?kids, paper, not ages|*#. **Treasure hunt:** hints on paper; one writes them, the others search.
?kids, paper, ages, small|*#. **Treasure hunt:** drawings on paper show where to look next.
?kids, paper, ages, not small|*#. **Treasure hunt:** hints on paper; the older child writes, the younger one hides.
?kids, paper, scissors|*#. **Paper theater:** they cut out figures, and a play goes with them.
?kids, boxes, not tape|*#. **Cardboard town:** boxes become houses, streets and a station.
?kids, boxes, tape|*#. **Cardboard town:** boxes become houses, and tape holds the bridges.
?kids, cards|*#. **Our own rules:** a game with {cards} whose rules they make up.
?kids, string|*#. **Spider's web:** {string} across the room; who gets through without a touch?
?kids, books|*#. **Book quiz:** each reads out a page and asks the others about it.
?kids, toys|*#. **Toy parade:** every toy gets a name and a talent, and you are the jury.
?kids, kitchen, not no-mess|*#. **Kitchen test:** what floats, what sinks, what dissolves in a bowl of water?
?kids, not at-hand, not ages|*#. **Treasure hunt:** hints on paper; one writes them, the others search.
?kids, not at-hand, ages, small|*#. **Treasure hunt:** drawings on paper show where to look next.
?kids, not at-hand, ages, not small|*#. **Treasure hunt:** hints on paper; the older child writes, the younger one hides.
?kids, ages, not small|*#. **Teach me:** each shows the others something from school, and they try it.
?kids, small|*#. **Sock pairs:** a heap of socks, and they find what belongs together.
?kids|*#. **Story in turns:** each adds a sentence, and the other acts it out.
?kids|*#. **Shop:** they set up a counter with things from the room, and you buy.
?kids, not small|*#. **Twenty questions:** one thinks of a thing in the room, the other asks.
?kids|*#. **Memory tray:** ten things under a cloth, one is taken away: which?
?kids, not quiet|*#. **Hide and seek:** with a new rule in each round.
?kids, not no-mess, not at-hand|*#. **Kitchen test:** what floats, what sinks, what dissolves in a bowl of water?
?kids|*#. **Charades:** one shows an animal without a sound, the other guesses.
?kids|*#. **Shadow theater:** hands in front of a lamp, and a play to go with it.

?no-screens|None of them needs a screen.
?quiet|All of them are quiet.
?no-mess|None of them makes a mess.
?kids, at-hand, uses|The ideas with what you named come first; the others need nothing but the room.
?kids, at-hand, not uses, not kitchen|They need nothing but the room.
?kids, at-hand, not uses, kitchen|They need nothing but the room and the kitchen.
?kids, scissors, not paper|No idea in this sample uses scissors.
?kids, tape, not boxes|No idea in this sample uses tape.
?kids, glue|No idea in this sample uses glue.
?kids, puzzles|No idea in this sample uses a puzzle.
?kids, timetable|**Not kept:** you asked for a timetable; this sample is a list.
?hours|Your {hours} shared out: {each} each.`,
    },
  },
  12: {
    slots: {
      product: ["honey", "honeys", "jar of honey", "beeswax"],
      buyer: [
        ...cues(`tourists, visitors, vacationers, regulars, families, parents, locals, hikers,
          gift, present for, souvenir, passers by, shoppers, aimed at, meant for, ladies`),
        /\bfor (?:the |our |my |her |local |young |older |busy |all )*(?:customers?|families|parents|regulars|visitors?|tourists?|shoppers?|buyers?|neighbou?rs|guests|locals|hikers|cyclists|commuters|cooks|bakers|tea drinkers|foodies|children|kids|grandparents|seniors|vacationers|passers-?by|anyone|everyone who|somebody|someone)\b/i,
        /\b(?:people|those|customers?|visitors?|families|readers?|buyers?|shoppers?|anyone) (?:who|that|looking|on|from|with|in a)\b/i,
        /\b(?:bought|read|picked up|chosen) (?:mostly |mainly |often )?by\b/i,
        /\b(?:audience|target group|customers?|buyers?|clients?|shoppers?)(?::| (?:are|is|mostly|mainly|usually|tend)\b)/i,
        /\b(?:gifts|mums|moms|mothers|couples|pensioners|retirees|cyclists|commuters|students|grand(?:mothers|mas|parents)|walkers|(?:old|young)(?:er)? (?:people|women|men|folks?|mothers))\b/i,
      ],
      benefit: [
        ...cues(`local, locally, regional, nearby, village, valley, garden, gardens, orchard,
          orchards, meadow, meadows, wildflower, wildflowers, flowers, blossom, linden, clover,
          heather, chestnut, acacia, forest, apple trees, creamy, mild, runny, raw, unheated,
          not heated, never heated, unfiltered, stirred, unblended, not blended, small batch,
          small batches, handmade, nothing added, no additives, without additives, hives,
          region, fields, trees, lavender, pure, nothing mixed in, harvest, harvested, heath,
          coast, mountains, hills, nothing is added, no sugar, no sugar added`),
        /\b(?:by hand|\d+ hives|(?:two|three|four|five|six|ten|twelve) hives|tastes? (?:of|like|mild|strong|fruity|flowery)|benefits?|what makes it special|special because|miles? (?:away|from here)|hill|lime|cold|never warmed)\b/i,
      ],
      length: lengths,
      tone: [
        ...cues(`friendly, warm, warmly, plain, simple, honest, cheerful, calm, modest, cozy,
          cosy, playful, funny, humorous, light hearted, casual, personal, inviting, down to
          earth, formal, poetic, matter of fact, not pushy, conversational, salesy, neighborly,
          easygoing, like a neighbor`),
        ...manner,
      ],
      action: [
        ...cues("last line, last sentence, free sample, free taste, tasting, come back"),
        /\b(?:end|ends|ending|finish|close|conclude)(?: it| the text)? (?:with|by|on)\b/i,
        /\b(?:invite|ask|tell|encourage|get|let|remind|make)(?: the| them| our| her)? ?(?:people|readers?|customers?|buyers?|shoppers?|visitors?|them)? to (?:taste|try|sample|ask|come|visit|buy|take|bring|return|order|scan|pick|smell|talk)/i,
        /\b(?:taste|try|sample) (?:it|some|a spoon\w*|before|at|for free)/i,
        /\b(?:bring|return|give)(?:ing)? (?:back )?(?:the |an |their |your )?(?:empty )?(?:jar|jars|glass|it back)/i,
        /\b(?:they|reader|readers|people|buyers?|customers?|everyone) should (?:then )?(?:buy|take|grab|pick|try|taste|ask|visit|order|scan|come|bring|talk)\b|\bgrab (?:a|one)\b/i,
        /\bmakes? (?:them|people|readers|customers) (?:buy|take|try|taste|ask|visit|come)\b/i,
        /\binvit(?:e|es|ation)\b/i,
      ],
      limits: [
        /\b(?:no|not|nothing|without|avoid|don't|dont|can't|cannot|isn't|never|leave out|skip)(?: [\w'-]+){0,4} (?:health\w*|heal\w*|medic\w*|cures?|claim|claims|claiming|promis\w*|exaggerat\w*|superlatives?|invent|invents|inventing|invented|made up|make up|untrue|slogans?|hype|organic|adjectives|clich[eé]\w*|exclamation|emojis?|jargon|prices?|buzzwords?|advertising|adverts?|pushy|best|prove|certified)\b/i,
        ...kept,
        /\bonly (?:what is true|true|facts|the facts|say what|things (?:that are|i)|use (?:what|the|facts))/i,
        /\b(?:keep|stick) to (?:the )?(?:facts|truth)\b/i,
      ],
    },
    response: {
      kind: "ladder",
      facts: {
        honey: { find: /\bhoney\b/i },
        own: { find: /\b(?:her|their|our|my|his) own (?:bees|hives)\b|\bown bees\b/i },
        flowers: {
          find: /\b((?:an? )?(?:apple |cherry |lime[- ]tree |lime |linden |wild ?|clover |lavender |chestnut |acacia )*(?:(?<=\ban? (?:[a-z]+[- ]){0,3})(?:orchard|meadow)|orchards|meadows|blossoms?|wildflowers?|lavender|heather|clover|linden|lime trees|chestnuts?|acacia))\b/i,
        },
        hand: {
          find: /\b((?:stirs? (?:it |the honey )?by hand|stirred by hand|handmade|hand[- ]stirred))\b/i,
          say: "stirred by hand",
        },
        cold: {
          find: /\b(?:spins?|spun|extract\w*) (?:it |the honey )?cold\b|\bcold[- ](?:spun|extracted)\b/i,
        },
        raw: { find: /\b(?:raw|unheated|never heated|not heated)\b/i, say: "never heated" },
        pure: {
          find: /\b(?:nothing (?:is )?(?:added|mixed in)|no additives|without additives|no sugar added|pure)\b/i,
          say: "nothing added",
        },
        local: {
          find: /\b(?:local(?:ly)?|regional|from (?:here|the village|the region)|village|valley)\b/i,
        },
        gift: { find: /\b(?:gifts?|presents?|souvenirs?)\b/i },
        families: { find: /\b(?:famil(?:y|ies)|kids?|children|parents)\b/i },
        taste: { find: /\b(?:taste|tasting|try|sample)\b/i },
        jar: {
          find: /\b(?:bring|return|give)(?:ing)? (?:back )?(?:the |an |their |your )?(?:empty )?(?:jars?|glass|it back)\b/i,
        },
        counter: { find: /\bat the counter\b/i },
        funny,
        signed,
      },
      text: `?not product|Here is a product text that would suit anything:
?product, not benefit|Here is a text for the card. It would suit almost any honey:
?product, benefit|Here is a text for the card:

?not honey|> **Quality you can feel.**
?not honey|> Our [product] is made with care for people who value the good things in life.
?not honey|>~ See the difference for yourself.
?honey, gift, not funny|> **A small gift from here**
?honey, gift, funny|> **The gift that a few thousand bees wrapped for you**
?honey, not gift, not funny|> **Honey for your table**
?honey, not gift, funny|> **Honey: the bees did the work, you get the toast.**
?honey, families, not gift, not funny|> A spoonful for everybody at the breakfast table.
?honey, families, not gift, funny|> One jar, and the whole family comes to breakfast on time.
?honey, gift|> Looking for something to bring home?
?own|> This honey comes from our own bees.
?local|> It was made close by.
?flowers|> Our bees fly over {flowers}.
?hand|> The honey is stirred by hand.
?cold|> It is spun cold.
?raw|> It is never heated.
?pure|> There is nothing added.
?honey, not benefit, not own|> Golden, sweet, from the hive to your table: [what is true of this honey and not of every other].
?honey, not limits|>~ Stir it into tea or spread it on fresh bread.
?taste, counter|> Taste it at the counter.
?taste, not counter|> Ask us for a taste.
?jar|> Bring the empty jar back next time.
?action, not taste, not jar|> [What the reader should do next.]
?honey, signed|> {signed}

?limits|It says nothing that your prompt does not say, and promises nothing about health.
?not limits, honey|Check every sentence before you print it: the tea and the bread are our idea.
?buyer, not gift, not families|It does not speak to your buyers yet: say what they look for.`,
    },
  },
  13: {
    slots: {
      recipient: [
        ...cues(`caretaker, janitor, custodian, landlord, landlady, owner, office of the hall,
          administration, manager, concierge, porter, housekeeper`),
        /\b(?:who (?:looks after|runs|manages|owns|rents out|lets)|in charge of|with the keys|(?:town|city|parish)(?:'s)? (?:hall|office|council|secretary)|(?:to|for) (?:mr|mrs|ms|miss|frau|herr)\b)/i,
      ],
      notes: [
        /\b(?:heating|heaters?|radiators?|heat|cold)\b[\s\S]{0,250}?\b(?:tue|tues|tuesday|7 ?pm|seven|25|twenty[ -]five|sunday)\b/i,
        /\b(?:tue|tues|tuesday|7 ?pm|seven|25|twenty[ -]five|sunday)\b[\s\S]{0,250}?\b(?:heating|heaters?|radiators?|heat|cold)\b/i,
      ],
      goal: [
        /\b(?:ask|asks|asking|request|requests|requesting|(?:want|wants|would like|need|needs)(?! an? (?:\w+ )?(?:e-?mail|mail|message|letter|note)\b)|know|please|hope|goal|aim|so that|offer|get|find out|propose|suggest|tell|should|must|can|could|either|decide|choose)\b[^.?!\n]{0,70}\b(?:repair|repairs|repaired|repairing|fix|fixed|fixing|mend|mended|put right|running|working|back on|somewhere else|room|space|hall|place|heater|heaters|warm|technician|solution|sort(?:ed)? (?:it|this) out)\b/i,
        /\b(?:subject|purpose|result|outcome)\b[^.?!\n]{0,50}\b(?:repair\w*|fix\w*|room)\b/i,
        /\b(?:repair|fix|mend)(?:ed|ing)?(?: it)?,? or\b[^.?!\n]{0,30}\b(?:room|hall|place|space)\b/i,
      ],
      deadline: [
        ...cues("as soon as possible, asap, in time"),
        /\b(?:by|before|until|till|not? later than|latest)(?: at| on| the| end| of| next| this){0,4} (?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|noon|midday|today|morning|evening|lunch|weekend|rehearsal|\d[\w:.]*)\b/i,
        /\bwithin (?:\d+|a|one|two|three|the next)\b/i,
        /\b(?:answer|reply|respond|tell|know|hear|decide|confirm)\w*\b[^.?!\n]{0,30}\b(?:on )?(?:monday|mon|tomorrow|today|tonight)\b/i,
        /\bdeadline\b[^.?!\n]{0,20}\b(?:mon|noon|tomorrow|\d)|\b(?:hours?|days?|mon|monday|evening|noon|tomorrow)\b[^.?!\n]{0,20} (?:at the latest|before|in advance)\b/i,
      ],
      tone: [
        ...cues(`friendly, polite, politely, kindly, warm, courteous, calm, firm, formal,
          informal, casual, neutral, plain, matter of fact, businesslike, professional,
          diplomatic, understanding, appreciative, easygoing, good terms, nicely`),
        ...manner,
        /(?<!\b(?:so|what|some|any|this|the|of) )\bkind(?! of)\b/i,
      ],
      length: [
        ...lengths,
        /\b(?:on (?:an?|the|his|her)(?: \w+)? phone|phone screen|scroll|half a minute|(?:two|\d+) screens|the (?:less|shorter) the better)\b/i,
      ],
      limits: [
        /\b(?:no|not|nothing|without|avoid|don't|dont|never|leave out|skip)(?: [\w'-]+){0,3} (?:blam\w*|accus\w*|complain\w*|complaints?|threat\w*|invent|invents|invented|inventing|made up|make up|making up|guess|guessing|add|adding|extra|promis\w*|apolog\w*|excuses?|names?|jargon|emojis?|reproach\w*|drama\w*|filler|small talk|rent|refund|discount|money)\b/i,
        /\b(?:only (?:use|what|from|the facts|my notes|my facts|these)|use only|stick to|nothing (?:else|more|extra|new)|don't add|do not add)\b/i,
        /\bmak(?:e|ing) (?:anything|things|stuff|it|facts) up\b/i,
        /\bnothing (?:that|which) (?:is|isn't|i|my)\b/i,
        /\bnot in (?:my|the) notes\b/i,
        ...kept,
      ],
    },
    response: {
      kind: "ladder",
      facts: {
        heating: { find: /\b(?:heating|heaters?|radiators?|heat|cold)\b/i },
        since: {
          find: /\b((?:since|from) (?:last )?(?:mon|tues?|wednes|thurs?|fri|satur|sun)day|since yesterday)\b/i,
          gap: "[since when]",
        },
        choir: {
          find: /\b(?:choir|rehears\w+)\b/i,
          say: "our choir",
          gap: "[who meets there]",
        },
        singers: { find: /\bsingers\b/i },
        firm: { find: /\b(?:firm(?:ly)?|strict|no thanks|without thanks|don't thank)\b/i },
        instead: {
          find: /\b(?:use|have|get|move (?:in)?to) (the (?!hall\b|heating\b)[a-z]+(?: [a-z]+)?)(?= instead\b)/i,
        },
        people: {
          find: /\b(?:choir of )?(\d{1,3}|twenty[ -]five)\b(?= (?:people|ppl|singers|persons|members|of us|rehears\w*)|[,.]? (?:rehears\w*|sing))/i,
          gap: "[how many]",
        },
        day: {
          find: /(?<!\b(?:since|from|by|before|until|last|till) )\b(mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rsday)?|fri(?:day)?|sat(?:urday)?|sunday)\b/i,
          gap: "[which day]",
        },
        hour: {
          find: /\b(\d{1,2}(?::\d\d)? ?(?:am|pm)|\d{1,2} o'clock|(?<=\bat )(?:\d{1,2}|six|seven|eight)(?! (?:people|ppl|of us)))\b/i,
          gap: "[what time]",
        },
        repair: {
          find: /\b(?:repair\w*|fix(?:ed|ing)?|mend(?:ed|ing)?|sort(?:ed)? (?:it|this) out)\b/i,
        },
        room: {
          find: /\b(?:an)?other (?:room|hall|place|space)\b|\bdifferent (?:room|hall|place|space)\b/i,
        },
        by: {
          find: /\b((?:by|before|until|till|no later than) (?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|noon|today)(?: (?:at )?(?:noon|midday|morning|evening|lunch))?)\b/i,
          gap: "[by when]",
        },
        formal,
        signed: { ...signed, gap: "[your name]" },
        named: { find: /\b((?:Mr|Mrs|Ms|Dr)\.? \p{Lu}\p{L}+)/u, gap: "[name]" },
      },
      text: `?not recipient|Here is a general email that you can adjust:
?recipient|Here is your email:

?not heating|> **Subject:** Problem with the room
?heating, not goal|> **Subject:** Heating in the hall
?heating, goal|> **Subject:** Heating in the hall: can it be repaired?
>
?not recipient, not formal|> Dear Sir or Madam,
?recipient, not formal|> Hello {named},
?formal|> Dear {named},
>
?not heating|> I am writing about a problem with the room that we use: [what is wrong].
?heating|> The heating in the hall has been off {since}.
?heating, not singers|> We are {people}, and {choir} rehearses there on {day} at {hour}.
?heating, singers, choir|> We are {people}, and {choir} rehearses there on {day} at {hour}.
?heating, singers, not choir|> We are {people} singers, and we meet there on {day} at {hour}.
?repair|> Could you tell us whether it can be repaired by then?
?instead|> If it stays off, may we use {instead}?
?room, not instead|> If it stays off, may we use another room?
?goal, not repair, not room, not instead|> [What you would like the reader to do.]
?not goal, not repair, not room, not instead|>~ Please let us know how you intend to proceed.
?deadline|> I would be glad of your answer {by}.
>
?tone, not firm|>~ Thank you for your help.
?not tone|>~ Thank you in advance.
>
?signed|> {signed}
?not signed|> [your name]

?limits|What your prompt does not say stands in brackets. Hold the rest against what you want kept out.
?not limits, heating|What your prompt does not say stands in brackets. Fill it in before you send it.
?not heating|It could come from anybody: the problem, the day and the room are missing.`,
    },
  },
  14: {
    slots: {
      reader: [
        ...cues(`neighbor, neighbour, 78, seventy eight, elderly, senior, pensioner, retired,
          lady, grandmother, grandma, grandfather, grandpa`),
        /\b(?:older? (?:person|woman|lady|man)|next door|widow|(?:of|at) her age)\b/i,
      ],
      figures: [
        /\b(?:2[,.' ]?400)\b[\s\S]{0,250}?\b(?:0?[.,]30?|30 ?c(?:t|ents?)?|120|720)\b/i,
        /\b(?:0?[.,]30?|30 ?c(?:t|ents?)?|120|720)\b[\s\S]{0,250}?\b(?:2[,.' ]?400)\b/i,
      ],
      worry: [
        ...cues(`why, although, even though, how come, wonders, puzzled, cheated, angry, upset
          that, unfair`),
        /\b(?:does not|doesn't|doesnt|can't|cannot|did not|didn't) (?:understand|see|get|know|follow)\b/i,
        /\b(?:(?<!one )thought|thinks|believes|believed|afraid|fears?|confused|confusing|surprised|upset)\b/i,
        /\bwhere (?:do |does |did )?(?:the|that|this|those) [^.?!\n]{0,30}\b(?:comes?|came) from\b/i,
        /\bhow (?:the|that|those|they) [^.?!\n]{0,30}\b(?:come|came|comes|arrive|is made|adds?|get|got)\b/i,
        /\b(?:worried|anxious|scared|frets) (?:that|because|about|of|she)\b/i,
        /\b(?:upsets|frightens|bothers|troubles|puzzles|confuses) her (?:is|that|most)\b|\bstill (?:owes?|has|have|must|something|money|more|to pay)\b|\bdone wrong\b|\bcan't (?:make out|sleep)\b|\bher question\b/i,
        /\basks (?:me |herself )?(?:what|how|whether|if|where)\b/i,
      ],
      words: [
        ...cues(`simple, simply, plain, plainly, easy to understand, short sentences, jargon,
          like i am five, layman`),
        /\b(?:easy|everyday|ordinary|normal|her own|no|technical|difficult|hard|foreign|long|office) (?:words?|terms?|language|expressions|abbreviations)\b|\bnothing technical\b|\ba child (?:can|could|would)\b/i,
        /\b(?:explain|what|like|compare)(?: an?)? (?:kwh|kilowatt[ -]hours?)\b/i,
        /\bwords (?:that )?(?:anyone|anybody|everyone|everybody|she) (?:knows|understands|uses)\b/i,
      ],
      shape: [
        ...cues(`steps, numbered, list, bullet, bullets, table, letter, headings, one page,
          large print, big letters, print it, each line, paragraph, paragraphs, short parts`),
        lineEach,
        /\b(?:one|a) (?:line|step|thing|point)\b[^.;!?\n]{0,15} (?:at a time|after another|then)\b|\b(?:line by line|step by step|top to bottom|in (?:the|this|that) order|(?:each|under) (?:its|each|every) (?:line|row)|dialogue|blocks)\b/i,
        /(?<![\d,.])(?:\d{1,3}|one|two|three|four|five|six|fifty|hundred)[ -](?:words|sentences?|lines|parts|points)\b/i,
      ],
      check: [
        /\b(?:do|check|checks|verify|redo|recalculate|calculate|show|prove|repeat|work out|add up|adds up)\b[^.?!\n]{0,40}\b(?:sums?|maths?|arithmetic|numbers|figures|calculations?|it again|working|totals?|amounts?|bill is (?:right|correct))\b/i,
        /\b(?:check|verify|prove)\b[^.?!\n]{0,30}\b(?:right|correct|true|agrees?)\b/i,
        /\b(?:double[ -]check|recheck|calculator|backwards|from the other end|(?:a )?second way|way of checking|compare the|(?:add|count) (?:it|them)(?: all)? (?:up|again)|(?:can't|cannot) know)\b/i,
        /\b(?:if|in case)\b[^.?!\n]{0,30}\b(?:wrong|not (?:fit|match|add up))\b/i,
        /\b(?:don't|dont|do not|never|no|without|instead of) (?:guess|guesses|guessing|assume|assumptions|assuming|invent|inventing|make|making)\b/i,
        /\b(?:unsure|not sure|uncertain|can't tell|cannot tell|don't know|do not know|isn't clear|is not clear|not on the bill|missing)\b/i,
        /\b(?:say|tell|mark|flag|point out|list)\b[^.?!\n]{0,40}\b(?:guess\w*|assum\w*|unclear|wrong|does not add|doesn't add)\b/i,
        /\bwhat (?:the bill|it) (?:doesn't|does not|leaves)\b/i,
        /\bif you (?:have to |must |need to )?(?:guess|assume)\b/i,
      ],
      next: [
        ...cues("next step, save power, save electricity, installments"),
        /\bquestions?\b[^.?!\n]{0,60}\b(?:company|supplier|provider|utility|phone|call|ask|them|advice)\b/i,
        /\b(?:ask|call|phone|write to|contact)\b[^.?!\n]{0,40}\b(?:company|supplier|provider|utility|power firm|hotline|customer service)\b/i,
        /\bwhat (?:(?:can|should|could) (?:she|we|i|they)|(?:she|we|i|they) (?:can|should|could|might|may|must)|to) (?:now |then )?(?:do|ask|look|check|say)\b/i,
        /\bwhom? (?:she should |to |(?:she can|can she) )(?:call|ask|contact|phone|ring)\b/i,
        /\b(?:her options|what steps|(?:in|two) (?:parts|halves)|bit by bit|advice|(?:lower|raise) (?:the|her)|less (?:power|electricity))\b/i,
        /\bhow (?:she|we) (?:can|could)\b(?! (?:check|see|tell|know|prove|verify|follow))/i,
        /\b(?:how to|to) (?:pay less|save|complain|spread|object)\b/i,
      ],
    },
    response: {
      kind: "ladder",
      counted: { things: "(?:short |good |simple )?questions?", usual: 3 },
      facts: {
        units: { find: /\b(2[,. ]?400)\b/, say: "2,400" },
        price: { find: /(?:\$ ?|\b)(0?\.30?\b|30 (?:cents|ct))/i, say: "$0.30" },
        basic: {
          find: /\b(?:basic|base|standing)[a-z ]{0,12}(?:charge|fee)?[a-z :]{0,6}\$? ?120\b/i,
          say: "$120",
        },
        paid: { find: /\b(?:paid|prepaid|advance)[a-z :]{0,16}\$? ?720\b/i, say: "$720" },
      },
      text: `?not figures|A power bill usually has several parts: what was used, a basic charge that is due whether you use much or little, and what was paid in advance. I do not see the figures of this one.
?figures, worry|**Why is there still something to pay?** The payments in advance covered the power, but not the basic charge.
?figures, not worry, reader|Here is a simple explanation for your neighbor.
?figures, not worry, not reader|The bill breaks down as follows.

?units, price|#. **Power used:** 2,400 units (kWh) at $0.30 each. 2,400 \u00d7 $0.30 = **$720**.
?basic, words|#. **Basic charge:** a fixed amount, even for somebody who uses little: **$120**.
?basic, not words|#. **Basic charge:** **$120**.
?units, price, basic|#. **Together:** 2,400 \u00d7 $0.30 + $120 = $720 + $120 = **$840**.
?paid|#. **Already paid:** **$720**.
?units, price, basic, paid|#. **Left to pay:** $840 \u2212 $720 = **$120**.

?figures, words|A kilowatt-hour, or kWh, is what a bill counts power in. It is no fine, and nobody says that she did something wrong.
?figures, not words|The advance payments are offset against the consumption and the basic charge.
?check, units, price, basic, paid|**Checked:** the sums agree with the bill. I cannot tell whether the units were read from the meter or estimated, or which months they cover: look for those words on the bill.
?check, units, price, basic, paid|**To check it yourself:** $720 paid and $120 left are $840 again, the same as in line 3.
?check, not figures|**Checked:** nothing, because no figures are there.

?next|**Questions for the supplier**
?next|*- Was the meter read or estimated?
?next|*- How large will the next payments be?
?next|*- Can what is left be paid in parts?`,
    },
  },
};
