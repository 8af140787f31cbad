import type { Exercise } from "./exercise";
import { lengths } from "./length-words";

export const gpt4oExercises: readonly Exercise[] = [
  {
    id: 11,
    toolId: 1,
    order: 1,
    title: "Fill a rainy afternoon",
    instructions:
      "It is raining, and two children, seven and ten years old, are at your place for three hours. Ask for ideas to keep them busy. Say everything that decides whether an idea suits you: whom it is for, how much you want to read, what you can use and what you would rather do without. Say also how the answer should look.",
    examplePrompt:
      "Give me five ideas for two children, seven and ten years old, on a rainy afternoon. No screens, please.",
    difficulty: "beginner",
    passMark: 45,
    skills: ["one-clear-task", "give-context", "choose-the-shape"],
    slots: [
      {
        id: "ages",
        label: "Ages",
        why: "What amuses a child of four bores one of twelve.",
        any: [
          /\b(?:7|seven)[ -]*(?:and|&|\+|\/|,|to|-)[ -]*(?:a )?(?:10|ten)\b/i,
          /\b(?:10|ten)[ -]*(?:and|&|\+|\/|,)[ -]*(?:a )?(?:7|seven)\b/i,
          /\b(?:aged?|ages)\b:? ?(?:\d|of|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/i,
          /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)[ -]?(?:years?|yrs?|yr|y\/?o|months?)\b/i,
          /\b(?:boys?|girls?|kids?|children|child|grandchild(?:ren)?|(?:grand)?sons?|(?:grand)?daughters?|nieces?|nephews?)(?: is| are| of|,| \()? ?(?:\d{1,2}|seven|ten)\b/i,
          "toddler",
          "toddlers",
          "preschooler",
          "preschoolers",
          "teenager",
          "teenagers",
          /\bone is (?:\d|seven|ten)\b/i,
          "primary school",
          "elementary school",
          "school kids",
          "schoolchildren",
        ],
        ask: "How old are the children?",
      },
      {
        id: "count",
        label: "How many ideas",
        why: "A number keeps the answer from being two lines or two pages.",
        any: [
          /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen|a few|a couple of|a handful of|several|a single)(?: (?!years?|yrs?|yo\b|minutes?|mins?|hours?|kids?|child|boys?|girls?|grand)[\w'-]+){0,3} (?:ideas?|activity|activities|games?|things|suggestions?|options?|projects?|crafts?|ways)\b/i,
          /\b(?:list of|top|at most|no more than|up to|exactly|max(?:imum)?) (?:\d+|three|four|five|six|seven|eight|ten)\b(?! (?:minutes?|mins?|hours?|words?))/i,
        ],
        ask: "How many ideas would you like?",
      },
      {
        id: "time",
        label: "Time",
        why: "Ten minutes and three hours call for different games.",
        any: [
          /\b(?:\d+(?:[.,]\d)?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|sixty|an|half an|a few|a couple of)[ -]?(?:minutes?|mins?|hours?|hrs?|h)\b/i,
          /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)? ?(?:-|to|until|till) ?\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'clock)\b/i,
          /\b(?:until|till|before|by) (?:\d|dinner|supper|lunch|tea|bedtime|they (?:go|are picked)|their (?:mom|mum|dad|parents))/i,
          "whole afternoon",
          "entire afternoon",
          "all afternoon",
          /\bbetween \d{1,2}(?:[:.]\d\d)? (?:pm )?and \d{1,2}(?:[:.]\d\d)? ?(?:pm|o'clock)\b/i,
        ],
        ask: "How much time is there to fill?",
      },
      {
        id: "at-hand",
        label: "At hand",
        why: "An idea that needs a trip to the shop is of no use in the rain.",
        any: [
          "paper",
          "cardboard",
          "boxes",
          "newspaper",
          "newspapers",
          "scissors",
          "crayons",
          "pencils",
          "pens",
          "markers",
          "glue",
          "tape",
          "string",
          "wool",
          "buttons",
          "blanket",
          "blankets",
          "cushions",
          "pillows",
          "bricks",
          "lego",
          "blocks",
          "dice",
          "cards",
          "puzzle",
          "puzzles",
          "flour",
          "kitchen",
          "oven",
          "household",
          "living room",
          /\b(?:things?|stuff|items?|materials?|supplies|what(?:ever)?|only use|using) [^.?!\n]{0,25}\b(?:at home|at hand|in the house|around the house|in a home|lying around|(?:i|we) (?:have|own))\b/i,
          "free of charge",
          "no budget",
          "cheap",
          /\b(?:small|tiny|little) (?:flat|apartment|house|room)\b/i,
          "buy",
          "buying",
          "shopping",
          "toys",
          "toy",
          "coloring books",
          "colouring books",
          "felt pens",
          "things we own",
          "recycling",
          "purchase",
          "purchases",
          "books",
        ],
        ask: "What do you have in the house that they could use?",
      },
      {
        id: "avoid",
        label: "Not wanted",
        why: "One limit spares you ideas that you would refuse anyway.",
        any: [
          /\b(?:no|not|nothing|without|avoid|avoiding|don't|dont|do not|shouldn't|should not|must not|can't|never|away from|instead of|less|hates?|skip|limit|rather than)(?: [\w'-]+){0,4} (?:screens?|tv|television|tablets?|phones?|consoles?|computers?|videos?|video games?|mess|messy|paints?|painting|glitter|glue|slime|noise|noisy|loud|shouting|running|jumping|wild|sugar|sweets|candy|scissors|knives|oven|stove|baking|cooking|cleaning|clean up|tidying|balls?|competition|competitive|dangerous|sharp|expensive|scary|boring|complicated|electronic|drawing|singing|outside|outdoors)\b/i,
          /\b(?:screen|tv|mess|noise|sugar)[ -]free\b/i,
          /\b(?:low[ -]mess|neighbou?rs? (?:below|downstairs)|allerg\w+)\b/i,
          "quiet",
          "quietly",
          /\b(?:hates?|dislikes?|can't stand|(?:is|are) (?:scared|afraid) of)\b/i,
        ],
        ask: "Is there anything you do not want, such as screens or noise?",
      },
      {
        id: "shape",
        label: "Shape",
        why: "With children around you need an answer you can take in at a glance.",
        any: [
          "list",
          "numbered",
          "bullet",
          "bullets",
          "bulleted",
          "table",
          "steps",
          "step by step",
          "schedule",
          "timetable",
          "plan",
          "in order",
          "heading",
          "headings",
          "checklist",
          ...lengths,
        ],
        ask: "How should the answer look: a list, a timetable, a sentence for each idea?",
      },
    ],
    response: {
      kind: "ladder",
      steps: [
        {
          needs: [],
          text: `Rainy days can be pleasant in many ways. Here are some things people enjoy:

- visit a museum or an indoor pool
- watch a film or start a new series
- bake bread, or cook ahead for the week
- play a board game or do a jigsaw puzzle
- read, or listen to an audiobook
- sort old photos or tidy a drawer
- call a friend you have not spoken to for a while
- try some gentle exercise or learn a card trick

Some of these take ten minutes and others fill a whole day. Choose what suits your mood, your budget and the people around you. If you go out, look up the opening hours first. And it is perfectly fine to do nothing at all for once. Would you like more ideas of this kind?`,
        },
        {
          needs: ["ages"],
          text: `Children of seven and ten can do a lot together. Some ideas:

- **Build a den** from chairs, sheets and pillows.
- **Bake cookies.** The older child reads the recipe, the younger one measures.
- **Watch a film** that both of them like, with homemade popcorn.
- **Paint** with watercolors, or make masks from paper plates.
- **Play a board game** in two teams, with one adult in each.
- **Go to the library** and let everybody choose a book for somebody else.
- **Hold a dance contest** in the living room.
- **Play hide and seek** in the dark with flashlights.

Some of these are loud, some need things from a shop, and two of them need you the whole time. Choose two or three, depending on how long the afternoon is and how much mess you can stand.`,
        },
        {
          needs: ["ages", "count", "avoid"],
          text: `Five ideas for seven and ten, and none of them needs a screen:

1. **Treasure hunt.** Hide six notes, each with a hint to the next. Afterward the children hide notes for you.
2. **Shop or restaurant.** They write the menu and the prices, and you order.
3. **Story in turns.** Each of them adds one sentence and draws every third one.
4. **Marble run.** Tubes, books and a sloping table: who can make the slowest run?
5. **Kitchen test.** What floats, what sinks, what dissolves? They guess first and then try it in a bowl of water.

The ten-year-old can take charge of writing, and the seven-year-old of hiding and testing. I do not know how long they will stay or what you have in the house. The marble run needs tubes and marbles, for example, so you may have to swap one idea.`,
        },
        {
          needs: ["ages", "count", "time", "at-hand", "avoid", "shape"],
          text: `Five ideas for seven and ten, three hours in all, with what is in the house and without screens:

1. **Den (40 minutes).** Two chairs, blankets, cushions. It stays up as the base for the rest.
2. **Treasure hunt (35 minutes).** Six notes on paper. The ten-year-old writes the hints, the seven-year-old hides them, and you search.
3. **Cardboard town (45 minutes).** Boxes become houses, pencils do the windows, tape holds it together. No paint needed.
4. **Snack kitchen (25 minutes).** Fruit, bread, a blunt knife: they invent a sandwich and give it a name.
5. **Story in the den (35 minutes).** Each adds a sentence in turn, and every third one is drawn.

That adds up to 180 minutes, from lively to calm. If one idea falls flat, let the town take longer. Do the snack after the town, when hands have been washed.`,
        },
      ],
    },
  },
  {
    id: 12,
    toolId: 1,
    order: 2,
    title: "Write a product text for a small shop",
    instructions:
      "A friend sells honey from her own bees, and the jars need a card that makes people stop. Ask for the text on it. Decide who buys it, what speaks for this honey, how much fits on the card, how it should sound and what the reader should do at the end. Keep out of it whatever your friend could not stand by.",
    examplePrompt:
      "Write a text of 60 words for a card beside the honey in my friend's shop. It comes from her own bees. Keep it friendly.",
    difficulty: "intermediate",
    passMark: 55,
    skills: ["set-requirements", "say-who-it-is-for"],
    slots: [
      {
        id: "product",
        label: "Product",
        why: "The text can only be about the thing you name.",
        any: ["honey", "honeys", "jar of honey", "beeswax"],
        ask: "What is being sold?",
      },
      {
        id: "buyer",
        label: "Buyer",
        why: "Somebody looking for a gift wants to read other things than somebody who bakes.",
        any: [
          /\bfor (?:the |our |my |her |local |young |older |busy |all )*(?:customers?|families|parents|regulars|visitors?|tourists?|shoppers?|buyers?|neighbou?rs|guests|locals|hikers|cyclists|commuters|cooks|bakers|tea drinkers|foodies|children|kids|grandparents|seniors|vacationers|passers-?by|anyone|everyone who|somebody|someone)\b/i,
          /\b(?:people|those|customers?|visitors?|families|readers?|buyers?|shoppers?|anyone) (?:who|that|looking|on|from|with|in a)\b/i,
          /\b(?:bought|read|picked up|chosen) (?:mostly |mainly |often )?by\b/i,
          "tourists",
          "visitors",
          "vacationers",
          "regulars",
          "families",
          "parents",
          "locals",
          "hikers",
          "gift",
          "gifts",
          "present for",
          "souvenir",
          "target group",
          "audience",
          "passers by",
          "shoppers",
          "aimed at",
          "meant for",
          "buyers",
          "ladies",
          "older people",
          "young people",
          "older women",
        ],
        ask: "Who buys it?",
      },
      {
        id: "benefit",
        label: "Selling point",
        why: "One true detail sells better than three adjectives.",
        any: [
          "local",
          "locally",
          "regional",
          "nearby",
          "village",
          "valley",
          "garden",
          "gardens",
          "orchard",
          "orchards",
          "meadow",
          "meadows",
          "wildflower",
          "wildflowers",
          "flowers",
          "blossom",
          "linden",
          "clover",
          "heather",
          "chestnut",
          "acacia",
          "forest",
          "apple trees",
          "creamy",
          "mild",
          "runny",
          "raw",
          "unheated",
          "not heated",
          "never heated",
          "unfiltered",
          "stirred",
          "unblended",
          "not blended",
          "small batch",
          "small batches",
          "handmade",
          "nothing added",
          "no additives",
          "without additives",
          "hives",
          /\b(?:by hand|\d+ hives|(?:two|three|four|five|six|ten|twelve) hives|tastes? (?:of|like|mild|strong|fruity|flowery)|benefits?|what makes it special|special because|miles? (?:away|from here))\b/i,
          "region",
          "fields",
          "trees",
          "lavender",
          "pure",
          "nothing mixed in",
          "harvest",
          "harvested",
          "heath",
          "coast",
          "mountains",
          "hills",
          "nothing is added",
          "no sugar",
          "no sugar added",
        ],
        ask: "What is true of this honey and not of every other?",
      },
      {
        id: "length",
        label: "Length",
        why: "A card has room for some words and no more.",
        any: lengths,
        ask: "How many words fit on the card?",
      },
      {
        id: "tone",
        label: "Tone",
        why: "The same facts can sound like a neighbor or like an advertisement.",
        any: [
          "tone",
          "friendly",
          "warm",
          "warmly",
          "plain",
          "simple",
          "honest",
          "cheerful",
          "calm",
          "modest",
          "cozy",
          "cosy",
          "playful",
          "funny",
          "humorous",
          "light hearted",
          "casual",
          "personal",
          "inviting",
          "down to earth",
          "formal",
          "poetic",
          "matter of fact",
          "not pushy",
          "conversational",
          /\bsounds? (?:like|as if)\b/i,
          "salesy",
          "neighborly",
          "easygoing",
          "like a neighbor",
        ],
        ask: "How should it sound?",
      },
      {
        id: "action",
        label: "Next step",
        why: "A reader who knows what to do next is more likely to do it.",
        any: [
          /\b(?:end|ends|ending|finish|close|conclude)(?: it| the text)? (?:with|by|on)\b/i,
          /\b(?:invite|ask|tell|encourage|get|let|remind|make)(?: the| them| our| her)? ?(?:people|readers?|customers?|buyers?|shoppers?|visitors?|them)? to (?:taste|try|sample|ask|come|visit|buy|take|bring|return|order|scan|pick|smell|talk)/i,
          /\b(?:taste|try|sample) (?:it|some|a spoon\w*|before|at|for free)/i,
          /\b(?:bring|return|give)(?:ing)? (?:back )?(?:the |an |their |your )?(?:empty )?(?:jar|jars|glass|it back)/i,
          "call to action",
          "last line",
          "last sentence",
          "free sample",
          "free taste",
          "tasting",
          "come back",
          /\b(?:they|reader|readers|people|buyers?|customers?|everyone) should (?:then )?(?:buy|take|grab|pick|try|taste|ask|visit|order|scan|come|bring)\b/i,
          /\bmakes? (?:them|people|readers|customers) (?:buy|take|try|taste|ask|visit|come)\b/i,
          /\binvit(?:e|es|ation)\b/i,
        ],
        ask: "What should the reader do after reading?",
      },
      {
        id: "limits",
        label: "Limits",
        why: "A chat assistant adds promises unless you rule them out.",
        any: [
          /\b(?:no|not|nothing|without|avoid|don't|dont|do not|never|leave out|skip)(?: [\w'-]+){0,4} (?:health\w*|heal\w*|medic\w*|cures?|claim|claims|claiming|promis\w*|exaggerat\w*|superlatives?|invent|invents|inventing|invented|made up|make up|untrue|slogans?|hype|organic|adjectives|clich[eé]\w*|exclamation|emojis?|jargon|prices?|buzzwords?|advertising|adverts?|pushy|best)\b/i,
          /\bonly (?:what is true|true|facts|the facts|say what|things (?:that are|i)|use (?:what|the|facts))/i,
          /\b(?:keep|stick) to (?:the )?(?:facts|truth)\b/i,
        ],
        ask: "What must the text not claim?",
      },
    ],
    response: {
      kind: "ladder",
      steps: [
        {
          needs: [],
          text: `Here is a product text that you can adapt:

> **Quality you can feel.** Our products are chosen with care for people who value the good things in life. Each one combines tradition with modern standards and suits every occasion, whether you treat yourself or surprise somebody you love. Versatile, long-lasting and made to please, they fit into every home. Visit our shop or order online today, and see the difference for yourself.

You can add your price, your opening hours and a photo. I can also make it longer, more emotional or more formal, or write a version for social media. Would you like that?`,
        },
        {
          needs: ["product", "length"],
          text: `Here is a text for the card:

> Golden, sweet and natural: our honey goes from the hive to your table. Stir it into tea, spread it on fresh bread or let it run over yogurt and fruit. A jar of honey belongs in every kitchen and makes breakfast a little brighter. Take one home today.

It keeps to a length that people can read while they stand at the shelf. It would suit almost any honey, though. I do not know what is special about this one, who buys it, or what you would like them to do.`,
        },
        {
          needs: ["product", "benefit", "length", "tone"],
          text: `Here is a text in a warm, plain voice:

> Our bees fly over the apple orchards and clover meadows around the village, and you can taste it: mild, with a little blossom in it. We spin the honey, let it settle and stir it by hand until it is creamy. It is never heated and never mixed with honey from elsewhere. What you find in the jar is one summer from here.

Please check every sentence: the orchards, the stirring, "never heated". If one of them is not so, take it out. The text speaks to everybody and ends without an invitation. If you tell me who buys the honey and what they should do next, I can close with that.`,
        },
        {
          needs: ["product", "buyer", "benefit", "length", "tone", "action", "limits"],
          text: `Here is the text for the card:

> **A small gift from here**
> Looking for something to bring home? Our bees fly over the apple orchards behind the church. The honey is mild, stirred by hand until it is creamy, and nothing is added. Each jar holds one summer from this village. Ask us for a spoonful to taste, and bring the empty jar back next time.

It speaks to visitors who want a present, sounds like a neighbor, makes no claims about health and ends with two things to do.

Before you print it, let your friend confirm three points: the orchards, "by hand" and "nothing is added". If she does not take jars back, let the last sentence end after "taste".`,
        },
      ],
    },
  },
  {
    id: 13,
    toolId: 1,
    order: 3,
    title: "Turn rough notes into an email",
    instructions:
      "Your choir sings in a hired hall, and these are your notes: 'heating off since Sunday, rehearsal Tue 7 pm, 25 people, caretaker, repair or other room?' Ask for an email made of them. Say who gets it, what should come of it and when you must know, how it should sound, how much the other side will read, and what does not belong in it.",
    examplePrompt:
      "Write a polite email to the caretaker of our hall. The heating has been off since Sunday, and our choir of 25 people rehearses there on Tuesday at 7 pm.",
    difficulty: "intermediate",
    passMark: 55,
    skills: ["give-context", "set-requirements", "improve-in-rounds"],
    slots: [
      {
        id: "recipient",
        label: "Recipient",
        why: "An email to a caretaker you know reads unlike one to an office.",
        any: [
          "caretaker",
          "janitor",
          "custodian",
          "landlord",
          "landlady",
          "owner",
          "town hall",
          "town office",
          "city office",
          "parish office",
          "office of the hall",
          "hall manager",
          "building manager",
          "facility manager",
          "administration",
          /\bwho (?:looks after|runs|manages|owns|is in charge of|rents out)\b/i,
        ],
        ask: "Who will get the email?",
      },
      {
        id: "notes",
        label: "Your notes",
        why: "Facts that you leave out will be missing or made up.",
        any: [
          /\b(?:heating|heaters?|radiators?|heat|cold)\b[\s\S]{0,250}?\b(?:tue|tues|tuesday|7 ?pm|seven|25|twenty[ -]five|sunday)\b/i,
          /\b(?:tue|tues|tuesday|7 ?pm|seven|25|twenty[ -]five|sunday)\b[\s\S]{0,250}?\b(?:heating|heaters?|radiators?|heat|cold)\b/i,
        ],
        ask: "What has happened, and when do you need the hall?",
      },
      {
        id: "goal",
        label: "Goal",
        why: "The reader should see at once what you want from them.",
        any: [
          /\b(?:ask|asks|asking|request|requests|requesting|want|wants|would like|need|needs|know|please|hope|goal|aim|so that|offer|get|find out|propose|suggest|tell|should|must|can|could|either)\b[^.?!\n]{0,70}\b(?:repair|repairs|repaired|repairing|fix|fixed|fixing|mend|mended|room|space|hall|place|heater|heaters|warm|technician|solution|sort(?:ed)? (?:it|this) out)\b/i,
          /\b(?:subject|purpose|result|outcome)\b[^.?!\n]{0,50}\b(?:repair\w*|fix\w*|room)\b/i,
        ],
        ask: "What should the reader do?",
      },
      {
        id: "deadline",
        label: "Deadline",
        why: "Without a date an answer can come after the rehearsal.",
        any: [
          /\b(?:by|before|until|till|no later than|latest)(?: at| on| the| end| of| next| this){0,4} (?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|noon|midday|today|morning|evening|lunch|weekend|rehearsal|then|\d[\w:.]*)\b/i,
          /\bwithin (?:\d+|a|one|two|three|the next)\b/i,
          /\b(?:answer|reply|respond|tell|know|hear|decide|confirm)\w*\b[^.?!\n]{0,30}\b(?:on )?(?:monday|mon|tomorrow|today|tonight)\b/i,
          "deadline",
          "as soon as possible",
          "asap",
          "in time",
        ],
        ask: "By when do you need an answer?",
      },
      {
        id: "tone",
        label: "Tone",
        why: "You will need this person again next week.",
        any: [
          "tone",
          "friendly",
          "polite",
          "politely",
          "kind",
          "kindly",
          "warm",
          "respectful",
          "courteous",
          "calm",
          "firm",
          "formal",
          "informal",
          "casual",
          "neutral",
          "plain",
          "matter of fact",
          "businesslike",
          "professional",
          "diplomatic",
          "understanding",
          "appreciative",
          "first name terms",
          "not angry",
          "easygoing",
          "good terms",
          "nicely",
        ],
        ask: "How should it sound?",
      },
      {
        id: "length",
        label: "Length",
        why: "Somebody who reads it on the stairs wants to be done in half a minute.",
        any: [...lengths, "on a phone", "on his phone", "on her phone"],
        ask: "How long may it be?",
      },
      {
        id: "limits",
        label: "Limits",
        why: "Assistants like to add thanks, apologies and facts that you never gave.",
        any: [
          /\b(?:no|not|nothing|without|avoid|don't|dont|do not|never|leave out|skip)(?: [\w'-]+){0,3} (?:blam\w*|accus\w*|complain\w*|complaints?|threat\w*|invent|invents|invented|inventing|made up|make up|making up|guess|guessing|add|adding|extra|promis\w*|apolog\w*|excuses?|names?|jargon|emojis?|reproach\w*|drama\w*|filler|small talk|rent|refund|discount|money)\b/i,
          /\b(?:only (?:use|what|from|the facts|my notes|my facts|these)|use only|stick to|nothing (?:else|more|extra|new)|don't add|do not add)\b/i,
          /\bmak(?:e|ing) (?:anything|things|stuff|it|facts) up\b/i,
          /\bnothing (?:that|which) (?:is|isn't|i|my)\b/i,
          /\bnot in (?:my|the) notes\b/i,
          /\bleave out\b/i,
        ],
        ask: "What should not be in it?",
      },
    ],
    response: {
      kind: "ladder",
      steps: [
        {
          needs: [],
          text: `Here is a general email that you can adjust:

> **Subject:** Problem with the room
>
> Dear Sir or Madam,
>
> I hope this email finds you well. I am writing to inform you about a problem with the room that we use. It has caused some inconvenience to our group, and we would appreciate your support in this matter. Please let us know how you intend to proceed. Should you need further information, please do not hesitate to contact me.
>
> Thank you in advance for your time and understanding.
>
> Kind regards,
> [your name]

You can fill in the details of the problem and the name of the person you are writing to. If you tell me more, I can make it fit better.`,
        },
        {
          needs: ["recipient", "notes"],
          text: `Here is your email:

> **Subject:** Heating in the hall
>
> Hello,
>
> I am writing because the heating in the hall has been off since Sunday. Our choir rehearses there on Tuesday at 7 pm, and we expect 25 people. As you can imagine, it is not pleasant to sing in a cold room, and some of our older members feel the cold badly. We were quite surprised that nobody told us.
>
> Thank you for looking into this.
>
> Best wishes,
> [your name]

I added the sentences about older members and about being surprised. Your notes did not mention them, so take them out if they are not right. The email names the problem, but it does not say what you would like to happen.`,
        },
        {
          needs: ["recipient", "notes", "goal", "tone"],
          text: `Here is a polite version:

> **Subject:** Heating in the hall, rehearsal on Tuesday
>
> Hello,
>
> The heating in the hall has been off since Sunday. Our choir rehearses there on Tuesday at 7 pm, and 25 people will come.
>
> Could you tell us whether it can be repaired before then? If not, is there another room that we could use that evening? It would need space for 25 chairs. A piano would be wonderful, but we can do without one.
>
> We know that you have a lot to look after, and we are grateful for your help.
>
> Best wishes,
> [your name]

The part about the piano is my own idea. You may also want to say by when you need the answer, because your singers have to be told.`,
        },
        {
          needs: ["recipient", "notes", "goal", "deadline", "tone", "length", "limits"],
          text: `Here is your email:

> **Subject:** Hall heating: repair or another room for Tuesday?
>
> Hello,
>
> The heating in the hall has been off since Sunday, and our choir of 25 meets there on Tuesday at 7 pm. Could you tell me by Monday noon whether it will be repaired by then? If not, we would be glad of another room for that evening.
>
> Thank you for your help.
>
> [your name]

The question is in the subject line, so it can be answered from a phone. The email holds only what was in your notes and your request: no blame and no added reasons. Please check that Monday noon leaves you enough time to tell all 25 people, and add the caretaker's name to the greeting.`,
        },
      ],
    },
  },
  {
    id: 14,
    toolId: 1,
    order: 4,
    title: "Explain a bill to a neighbor",
    instructions:
      "Your neighbor is 78 and worried by a power bill: 2,400 kWh at $0.30, basic charge $120, paid in advance $720, left to pay $120. Ask for an explanation that the two of you can go through together. Say whom it is meant for, what you have and what bothers her, how it should be built and worded, what may follow from it, and how mistakes would be noticed. Her name and customer number stay out of it.",
    examplePrompt:
      "My neighbor's power bill says: 2,400 kWh at $0.30, basic charge $120, paid in advance $720, left to pay $120. She is 78, so explain it in simple words.",
    difficulty: "advanced",
    passMark: 65,
    skills: ["give-the-material", "check-numbers", "protect-private-data"],
    slots: [
      {
        id: "reader",
        label: "Reader",
        why: "Who reads it decides how much must be explained.",
        any: [
          "neighbor",
          "neighbour",
          "78",
          "seventy eight",
          "elderly",
          "older person",
          "older woman",
          "older lady",
          "old lady",
          "senior",
          "pensioner",
          "retired",
          "lady",
          "old man",
          "elderly man",
          "grandmother",
          "grandma",
          "grandfather",
          "grandpa",
        ],
        ask: "Who is the explanation for?",
      },
      {
        id: "figures",
        label: "Figures",
        why: "Without the lines of the bill you get an explanation of some other bill.",
        any: [
          /\b(?:2[,.' ]?400)\b[\s\S]{0,250}?\b(?:0?[.,]30?|30 ?(?:ct|cents?)|120|720)\b/i,
          /\b(?:0?[.,]30?|30 ?(?:ct|cents?)|120|720)\b[\s\S]{0,250}?\b(?:2[,.' ]?400)\b/i,
        ],
        ask: "What exactly does the bill say?",
      },
      {
        id: "worry",
        label: "What puzzles her",
        why: "An answer to her question helps more than a tour of the whole bill.",
        any: [
          "why",
          "although",
          "even though",
          "how come",
          /\b(?:does not|doesn't|doesnt|can't|cannot|did not|didn't) (?:understand|see|get|know|follow)\b/i,
          /\b(?:thought|thinks|believes|believed|afraid|fears?|confused|confusing|surprised|upset)\b/i,
          /\bwhere (?:do |does |did )?(?:the|that|this|those) [^.?!\n]{0,30}\b(?:comes?|came) from\b/i,
          /\bhow (?:the|that|those|they) [^.?!\n]{0,30}\b(?:come|came|comes|arrive|is made|adds?|get|got)\b/i,
          "wonders",
          "puzzled",
          /\bworried (?:that|because|about|she)\b/i,
          /\basks (?:me |herself )?(?:what|how|whether|if|where)\b/i,
          "cheated",
          "angry",
          "upset that",
          "unfair",
        ],
        ask: "What does she not understand about it?",
      },
      {
        id: "words",
        label: "Plain words",
        why: "A technical term that stays unexplained is where she stops reading.",
        any: [
          "simple",
          "simply",
          "plain",
          "plainly",
          "easy words",
          "easy language",
          "easy to understand",
          "everyday words",
          "everyday language",
          "ordinary words",
          "no jargon",
          "without jargon",
          "avoid jargon",
          "no technical terms",
          "without technical terms",
          "technical words",
          "technical terms",
          "short sentences",
          "explain kwh",
          "what kwh means",
          "what a kwh is",
          "kilowatt hour",
          "kilowatt hours",
          "like i am five",
          "layman",
          "difficult words",
          "hard words",
          "foreign words",
          /\bwords (?:that )?(?:anyone|anybody|everyone|everybody|she) (?:knows|understands|uses)\b/i,
        ],
        ask: "How simple should the wording be?",
      },
      {
        id: "shape",
        label: "Shape",
        why: "Two people reading side by side need short parts in a fixed order.",
        any: [
          "line by line",
          "step by step",
          "steps",
          "numbered",
          "list",
          "bullet",
          "bullets",
          "bullet points",
          "table",
          "letter",
          "headings",
          "one page",
          "large print",
          "big letters",
          "print it",
          "for each line",
          "each line",
          "one line at a time",
          "paragraph",
          "paragraphs",
          "short parts",
          /\b(?:\d+|one|two|three|four|five|six|fifty|hundred)[ -](?:words|sentences?|lines|parts)\b/i,
        ],
        ask: "Which form is best for reading it together?",
      },
      {
        id: "check",
        label: "Check",
        why: "Sums and guesses are what an assistant gets wrong without noticing.",
        any: [
          /\b(?:do|check|checks|verify|redo|recalculate|calculate|show|prove|repeat|work out|add up|adds up)\b[^.?!\n]{0,40}\b(?:sums?|maths?|arithmetic|numbers|figures|calculations?|it again|working|totals?|amounts?|bill is (?:right|correct))\b/i,
          /\b(?:don't|dont|do not|never|no|without|instead of) (?:guess|guesses|guessing|assume|assumptions|assuming|invent|inventing|make|making)\b/i,
          /\b(?:unsure|not sure|uncertain|can't tell|cannot tell|don't know|do not know|isn't clear|is not clear|not on the bill|missing)\b/i,
          /\b(?:say|tell|mark|flag|point out|list)\b[^.?!\n]{0,40}\b(?:guess\w*|assum\w*|unclear|wrong|does not add|doesn't add)\b/i,
          "add it up",
          "add them up",
          /\bwhat (?:the bill|it) (?:doesn't|does not|leaves)\b/i,
          /\bif you (?:have to |must |need to )?(?:guess|assume)\b/i,
        ],
        ask: "How would you notice a wrong sum or a guess?",
      },
      {
        id: "next",
        label: "What next",
        why: "It calms people to know whom to ask and what to ask.",
        any: [
          /\bquestions?\b[^.?!\n]{0,60}\b(?:company|supplier|provider|utility|phone|call|ask|them|advice)\b/i,
          /\b(?:ask|call|phone|write to|contact)\b[^.?!\n]{0,40}\b(?:company|supplier|provider|utility|power firm|hotline|customer service)\b/i,
          /\bwhat (?:(?:can|should|could) (?:she|we|i|they)|(?:she|we|i|they) (?:can|should|could)|to) (?:now |then )?(?:do|ask|look|check|say)\b/i,
          "next step",
          "next steps",
          "what to do next",
          "save power",
          "save electricity",
          "pay in installments",
          "installments",
          /\bwhom? (?:she should |to |she can )(?:call|ask|contact|phone)\b/i,
          /\bhow (?:she|we) (?:can|could)\b/i,
          /\b(?:how to|to) (?:pay less|save|complain|spread|object)\b/i,
        ],
        ask: "What should she be able to do afterward?",
      },
    ],
    response: {
      kind: "ladder",
      steps: [
        {
          needs: [],
          text: `An electricity bill usually has several parts. The consumption charge depends on how many kilowatt-hours you have used. The basic charge, also called standing charge, is due whether you use much or little. Taxes, levies and network fees may be listed separately or be part of the price. If you have made payments during the year, they are deducted, and the remainder is either owed or refunded.

There can be many reasons why a bill is higher than expected: a change of tariff, a cold winter, an additional appliance, an estimated meter reading or an earlier installment that was set too low. It is advisable to compare the meter reading on the bill with the meter itself. If something is unclear, customer service can help.

Would you like to know more about a certain part?`,
        },
        {
          needs: ["figures"],
          text: `The bill breaks down as follows. The consumption of 2,400 kWh is multiplied by the unit rate of $0.30, which results in a consumption charge of $720. Adding the basic charge of $120 gives gross costs of $840. The advance payments of $720 are offset against this, leaving an outstanding balance of $120.

The advance payments therefore covered the consumption, but not the basic charge. This is not unusual, since installments are often based on an estimate from the previous period. The supplier may raise future installments to avoid another balance. For comparison, consumption depends on the size of the household and the appliances in use.

I assumed that all amounts include taxes and refer to the same period, which the figures do not say.`,
        },
        {
          needs: ["reader", "figures", "words"],
          text: `Here is a simple explanation for your neighbor.

This bill looks back and asks: how much power did you use, and have you paid enough for it?

You used 2,400 units of power. Such a unit is called a kilowatt-hour, or kWh. Each one costs 30 cents, so the power costs $720. There is also a basic charge of $120. It is a fixed amount, and you pay it even if you use very little.

Together that makes $840. You have already paid $720, a bit at a time. What is left is $120.

So this is not a fine, and nobody says that you did something wrong. The payments in advance were simply a little too low. Do you have a particular question about it? I can also set it out line by line.`,
        },
        {
          needs: ["reader", "figures", "worry", "words", "shape", "check", "next"],
          text: `**Why is there still something to pay?** The payments in advance covered the power, but not the basic charge.

1. **Power used:** 2,400 units (kWh). One unit runs a 1,000-watt heater for an hour. 2,400 × $0.30 = **$720**.
2. **Basic charge:** a fixed amount, even if you use little: **$120**.
3. **Together:** $720 + $120 = **$840**.
4. **Already paid:** **$720**.
5. **Left to pay:** $840 − $720 = **$120**.

The sums on the bill add up. I cannot tell whether the 2,400 was read from the meter or estimated, whether taxes are included, or which months it covers. Look for those words on the bill.

**Questions for the supplier**
- Was the meter read or estimated?
- How large will the next payments be?
- Could the $120 be paid in parts?

Compare the reading on the bill with the meter before you call.`,
        },
      ],
    },
  },
];
