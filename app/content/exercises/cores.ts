/**
 * What an exercise is about, and what makes a prompt another task. Who only says what stands around
 * the matter ("by Monday, in 60 words") has not asked for it, however much of that is there.
 */
export interface Core {
  /** One of these words is in every prompt for it, or the slot that names a free matter is filled. */
  about: RegExp;
  /** Completes "The exercise is about ...". */
  matter?: string;
  names?: string;
  /** Who asks for this asks for something else, whatever the words. */
  other?: RegExp;
}

const anyOf = (words: string) => new RegExp(`\\b(?:${words})`, "i");

/** A text of another kind, asked for first or with a verb; "no poem" asks for none. */
function asksFor(kinds: string) {
  const between =
    "(?:(?!(?:no|not|to|for|about|on|from|of|with|instead|this|that|my|our|the)\\b)[\\w'-]+,? ){0,4}";
  return new RegExp(
    `(?:^\\W*(?:please )?|\\b(?:write|make|tell|give|compose|create|invent|draft|want|need)(?: (?:me|us|him|her|my \\w+))? )${between}(?:${kinds})\\b`,
    "i",
  );
}

const drawn =
  "draw|paint|pictur|image|photo|water ?colou?r|gouache|aquarell|ink\\b|pencil|crayon|chalk|charcoal|pastel|collage|etching|sketch|lino|wood ?cut|print";
const otherText = asksFor("poem|sonnet|song|love letter|essay|joke|riddle|recipe|short story");
const textAtAll = asksFor(
  "poem|sonnet|song|letter|e-?mail|essay|joke|recipe|story|report|summary|reviews?|instructions|invitation",
);

/** By the exercise's id. */
export const cores: Readonly<Record<number, Core>> = {
  11: {
    about: anyOf(
      "kid|child|grand|cousin|niece|nephew|boy|girl|sons?\\b|daughter|toddler|little ones|year|rain|play|game|activit|ideas?\\b",
    ),
  },
  12: {
    about: anyOf("honey|bees?\\b|beeswax|hives?\\b|jars?\\b|card"),
    other:
      /^(?![\s\S]*\b(?:honey|bees|beeswax|hives?)\b)[\s\S]*\b(?:for|about|of|sell\w*|makes?|making|my|her|our|these) (?:[\w'-]+ ){0,4}(?:candles?|mugs?|soaps?|jams?|marmalade|teas?|coffee|cheeses?|chocolates?|cookies|cakes?|bread|wine|beer|scar(?:f|ves)|socks|earrings|necklaces?|pottery|vases?|bowls?|toys|bouquets?|perfumes?)\b/i,
  },
  13: {
    about: anyOf(
      "heat|radiator|cold|warm|freez|boiler|choir|sing|rehears|hall\\b|caretaker|janitor|notes\\b",
    ),
    other: otherText,
  },
  14: { about: anyOf("bills?\\b|power|kwh|kilowatt|electric|2[,. ]?400"), other: otherText },
  21: { about: anyOf(`card|birthday|${drawn}`), names: "subject", other: textAtAll },
  22: {
    about: anyOf(
      "rooms?\\b|kitchen|indoors|inside|caf|caff|bar\\b|pub|shop|workshop|studio|library|house|cottage|cabin|shed|attic|loft|hall|study|corner|nook|window|walls?\\b|floor|ceiling|table|counter|chair|armchair|sofa|bench",
    ),
    other: textAtAll,
  },
  23: { about: anyOf("swap|exchang|trad|swop|barter|poster"), other: textAtAll },
  24: {
    about: anyOf(
      "wom[ae]n|m[ae]n\\b|person|people|colleague|somebody|someone|worker|cook|nurse|carer|hands?\\b|lift|hold|carry|cut|invented",
    ),
    other: textAtAll,
  },
  31: {
    about: anyOf("hours?\\b|times?\\b|timesheet|minutes|pool|adds?\\b|total"),
    other: otherText,
  },
  32: { about: anyOf("members?\\b|names?\\b|list|duplicate|twice|file|sort"), other: otherText },
  33: {
    about: anyOf("program|code|function|script|total|sum\\b|prices?\\b|bug|02[.,]504"),
    other: otherText,
  },
  34: {
    about: anyOf("librar|loans?\\b|lend|lent|books?\\b|borrow|overdue|late\\b|remind|21"),
    other: otherText,
  },
  41: {
    about: anyOf("bus\\b|buses|lines?\\b|route|mill st|number 4|no\\.? ?4|the 4\\b|hospital"),
    other: otherText,
  },
  42: { about: anyOf("chess|club"), other: asksFor("poem|recipe|essay|love letter") },
  43: {
    about: anyOf("cash|atms?\\b|machine|message|bank|text\\b|rumou?r|hoax|chat\\b"),
    other: asksFor("chain (?:message|letter)|rumou?r|hoax|fake (?:message|news)|poem|essay|recipe"),
  },
  44: { about: anyOf("market st|street|cars?\\b|traffic|clos|plan"), other: otherText },
  51: {
    about: anyOf("laundry|wash|machine|lint|filter|(?:this|the) (?:\\w+ )?(?:notice|sign)\\b"),
    other: otherText,
  },
  52: {
    about: anyOf(
      "report|summar|quot|bullets?\\b|sum (?:it )?up|text|library|tools?\\b|points?\\b|short",
    ),
    other: otherText,
  },
  53: {
    about: anyOf("notes?\\b|meeting|fair\\b|tasks?\\b|tables?\\b|list|wall|who\\b"),
    other: otherText,
  },
  54: {
    about: anyOf("floor|stairs?|elevator|lift\\b|apartment|flat\\b|mov(?:e|ing)|stay"),
    other: otherText,
  },
  61: { about: anyOf(drawn), names: "thing", other: textAtAll },
  62: { about: anyOf(`labels?\\b|jam\\b|${drawn}`), names: "motif", other: textAtAll },
  63: {
    about: anyOf(
      "streets?\\b|lanes?\\b|alley|road|avenue|square|houses?\\b|shops?\\b|terrace|cottage|cobble|pavement|sidewalk|boulevard|via\\b|row of|bakery|caf|kiosk|arcade|facade|town|village|quarter|corner|mile\\b",
    ),
    other: textAtAll,
  },
  64: {
    about: anyOf("stage|set\\b|scene|play\\b|theat|backdrop|scenery|cardboard"),
    other: textAtAll,
  },
  71: {
    about: anyOf("bill|tip\\b|146|share|split|pays?\\b|owe|restaurant|dinner|meal|divid"),
    other: otherText,
  },
  72: {
    about: anyOf("rent|840|903|landlord|letter|percent|7 ?%"),
    other: asksFor("poem|essay|joke|recipe"),
  },
  73: {
    about: anyOf("recipe|flour|milk|eggs?\\b|oven|cups?\\b|oz\\b|grams?\\b|convert"),
    other: asksFor("poem|essay|joke"),
  },
  74: { about: anyOf("sav|500|interest|account|deposit|bank|month|percent|%"), other: otherText },
  81: {
    about: anyOf(
      "chat|assistants?\\b|ai\\b|types?\\b|typed|private|privacy|data|letters?\\b|stor|kept|keep|read",
    ),
    other: asksFor("poem|essay|joke|recipe"),
  },
  82: { about: anyOf("links?\\b|sources?\\b|claim|five\\b|true\\b"), other: otherText },
  83: { about: anyOf("perplexity|deep ?seek|compar|tools?\\b|assistants?\\b"), other: otherText },
  84: {
    about: anyOf(
      "talk|speak|parents?\\b|invent|made[- ]up|mak\\w+ (?:\\w+ )?up|facts?\\b|hallucinat",
    ),
    other: asksFor("poem|essay|joke|recipe"),
  },
  91: {
    about: anyOf("trip|day\\b|outing|excursion|travel|visit|journey|tour\\b|by train|plan"),
    other: otherText,
  },
  92: {
    about: anyOf(
      "compar|offers?\\b|find|look|search|buy|table|under|price|cheap|need|want|lessons?|repair",
    ),
    names: "thing",
    other: otherText,
  },
  93: {
    about: anyOf("photo|picture|files?\\b|lists?\\b|folder|sort|documents?\\b|copy|scans?\\b"),
    other: otherText,
  },
  94: { about: anyOf("newsletter|issue|bulletin|magazine|members?\\b|notes") },
};

/** What a prompt for each is about, as it is told to somebody who wrote about something else. */
export const coreMatters: Readonly<Record<number, string>> = {
  11: "two children on a rainy afternoon",
  12: "your friend's honey",
  13: "the heating in the hall where your choir sings",
  14: "your neighbor's power bill",
  21: "the picture on a birthday card",
  22: "a place indoors to sit in",
  23: "the poster for a swap day",
  24: "a picture of something done safely",
  31: "a program that adds up hours",
  32: "a program that tidies your club's list of members",
  33: "the program that adds up prices wrongly",
  34: "a program for the reminders of a village library",
  41: "the number 4 bus after the storm",
  42: "a post for your chess club's open evening",
  43: "the message about the cash machines",
  44: "the plan to close Market Street to cars",
  51: "the notice in the laundry room",
  52: "the report of the tool library",
  53: "the notes of the school fair's meeting",
  54: "staying on the third floor or moving",
  61: "a picture of a building or a vehicle",
  62: "the picture on the label of a jar",
  63: "a picture of a street you know",
  64: "the set for a play",
  71: "the restaurant bill of five friends",
  72: "the rise of your rent from $840 to $903",
  73: "your cousin's recipe in your own measures",
  74: "your savings from 2027 to 2029",
  81: "what becomes of the letters your father types into a chat",
  82: "whether five links make an answer true",
  83: "comparing Perplexity AI with DeepSeek",
  84: "a talk to parents on facts that assistants make up",
  91: "a day trip for people you know",
  92: "offers for something you want to buy or have done",
  93: "sorting photos, files or lists without a loss",
  94: "the next issue of your club's newsletter",
};
