import type { PlanFact } from "../../../../content/plans/plan";
import { plainSigns, type Span, spansOf, trimSpan, wholeWords } from "../learner-words";

export interface Facts {
  /** Signs are plain; as long as what was typed, up to the limit. */
  text: string;
  /** Where in the text each of them stands, in the order of the text. */
  found: Record<PlanFact, Span[]>;
  /** A length of time such as "three weeks", in days. */
  days: number | null;
  /** A sum of money, with its sign or its name where one was typed. */
  money: { amount: number; isEach: boolean; sign: string; unit: string } | null;
  /** How many people, where a number says so. */
  heads: number | null;
}

const numberNames = new Map([
  ["a", 1],
  ["an", 1],
  ["one", 1],
  ["two", 2],
  ["couple", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
  ["ten", 10],
  ["eleven", 11],
  ["twelve", 12],
  ["fifteen", 15],
  ["twenty", 20],
  ["thirty", 30],
]);

const count = String.raw`(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)`;
const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const datePattern = new RegExp(
  [
    String.raw`\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}`,
    String.raw`\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?: \d{4})?`,
    String.raw`${month}(?: \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?)?`,
    `${weekday}(?: (?:morning|afternoon|evening|night))?`,
    "(?:this|next) (?:weekend|week|month|spring|summer|autumn|fall|winter|season|term|year)",
    "(?:early|late|middle of|mid|end of|beginning of|start of)[- ](?:the |this |next )?(?:week|month|year|term|school year|summer|spring|autumn|winter)",
    String.raw`tomorrow|tonight|christmas|easter|new year|thanksgiving|halloween)\b`,
  ].join("|"),
  "gi",
);
const beforeDate =
  /(?:\b(?:by|before|until|till|on|from|due|deadline|is|no later than|at the latest|starting|in|this|next|the|coming|early|late|mid|middle of|end of|beginning of|start of)[ -])+$/i;
const bareMonth = new RegExp(`^${month}$`, "i");
const beforeBareMonth = /\b(?:in|by|before|until|till|early|late|mid|of)[ -]$/i;
const afterDate = /^ (?:at|from|by|before) \d{1,2}(?::\d{2})? ?(?:am|pm|o'clock)?/i;

/** Dates with the small words around them: "on Saturday, June 14 at 9 am". */
function findDates(text: string): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spansOf(text, datePattern)) {
    const before = text.slice(Math.max(0, start - 40), start);
    // "You may" is no date, "in May" is one.
    if (bareMonth.test(text.slice(start, end)) && !beforeBareMonth.test(before)) continue;
    const last = merged.at(-1);
    if (last && /^,? (?:the )?$/.test(text.slice(last.end, start))) last.end = end;
    else merged.push({ start: start - (beforeDate.exec(before)?.[0].length ?? 0), end });
  }
  return merged.map(({ start, end }) => ({
    start,
    end: end + (afterDate.exec(text.slice(end, end + 24))?.[0].length ?? 0),
  }));
}

const peopleNouns = wordSet(`people person persons ppl adult adults child children kid kids guest
  guests friend friends member members pupil pupils student students colleague colleagues player
  players tenant tenants family families teenager teenagers teen teens senior seniors volunteer
  volunteers neighbor neighbors neighbour neighbours hiker hikers visitor visitors participant
  participants toddler toddlers baby babies grandparents cousins parents employees singers roommates
  flatmates readers travelers grandchildren boys girls women men`);
const countedPattern = new RegExp(
  String.raw`\b(?:(?:about|around|up to|at most) )?${count} ([a-z-]{2,14})(?: ([a-z-]{2,14}))?(?: ([a-z-]{2,14}))?`,
  "gi",
);
const notBeforePeople = wordSet(
  "and or for with per of days weeks hours minutes euros dollars pounds",
);
const otherPeople = new RegExp(
  [
    String.raw`\bfamily of ${count}\b`,
    String.raw`\b${count} of us\b`,
    String.raw`\bfor ${count}\b(?! ?(?:days?|weeks?|months?|hours?|minutes?|evenings?|years?|nights?|%|o'clock|am|pm|[a-z]{3,12}s\b))`,
    String.raw`\bmy (?:[a-z]{3,8} )?(?:wife|husband|partner|mother|mom|mum|father|dad|parents|son|daughter|sister|brother|family|kids|children|grandmother|grandfather|grandparents|grandchildren|friends?|team|class)\b(?: and (?:I|me|my [a-z]{3,10}))?`,
    String.raw`\b(?:just me|only me|by myself|on my own|alone|the whole family)\b`,
  ].join("|"),
  "gi",
);

function wordSet(source: string) {
  return new Set(source.split(/\s+/));
}

/** "About 12 small children aged 3 to 5": up to the noun, with at most two words between. */
function findPeople(text: string): Span[] {
  const counted = Array.from(text.matchAll(countedPattern)).flatMap((match): Span[] => {
    const following = match.slice(1).map((word) => word?.toLowerCase() ?? "");
    const noun = following.findIndex((word) => peopleNouns.has(word));
    if (noun < 0 || following.slice(0, noun).some((word) => notBeforePeople.has(word))) return [];
    const rest = following.slice(noun + 1).join(" ");
    const length = match[0].length - (rest.trim() ? rest.trimEnd().length + 1 : 0);
    return [{ start: match.index, end: match.index + length }];
  });
  return [...counted, ...spansOf(text, otherPeople)].sort((a, b) => a.start - b.start);
}

const forbiddenActs =
  wordSet(`book booking buy buying pay paying order ordering send sending post posting
  publish publishing delete deleting remove removing log logging login sign signing call calling email
  emailing e-mail contact contacting write writing message share sharing upload uploading change changing
  rename renaming move moving reserve cancel install overwrite touch open start spend enter accept
  subscribe register guess guessing invent inventing bookings purchases payment payments logins passwords
  accounts signups sign-ups deletions reservations orders emails calls`);
const forbiddenLead =
  /\b(?:do not|don't|dont|never|must not|may not|should not|shouldn't|without|no)(?: (?:ever|just|yet))? ([a-z-]{2,14})/gi;
const forbiddenNothing =
  /\b(?:book|buy|pay|order|send|delete|publish|post|share|change|rename|reserve|spend|install|upload) (?:nothing|no one|nobody)\b[^.;,\n]{0,40}/gi;

/** "Do not buy, book or send anything": the list of acts, and on to the next comma. */
function findForbidden(text: string): Span[] {
  const acts = Array.from(text.matchAll(forbiddenLead)).flatMap((match): Span[] => {
    if (!forbiddenActs.has(match[1]?.toLowerCase() ?? "")) return [];
    let end = match.index + match[0].length;
    for (;;) {
      const next = /^(?:, or |, and |, | or | and )([a-z-]{2,14})/i.exec(text.slice(end, end + 24));
      if (!next || !forbiddenActs.has(next[1]?.toLowerCase() ?? "")) break;
      end += next[0].length;
    }
    const tail = /^[^.,;:()\n]{0,60}/.exec(text.slice(end, end + 60))?.[0].length ?? 0;
    return [{ start: match.index, end: end + tail }];
  });
  return [...acts, ...spansOf(text, forbiddenNothing)].sort((a, b) => a.start - b.start);
}

type Simple = Exclude<PlanFact, "goal" | "deadline" | "people" | "forbidden">;

const patterns: Record<Simple, RegExp> = {
  span: new RegExp(
    String.raw`\b(?:(?:in|within|for|over|during|next|the next|of|takes?|lasting) )?(?:the next )?(?:(?:a|an|one|${count})(?: full)?(?:[- ]|  ?)(?:days?|weeks?|months?|weekends?|evenings?|nights?|hours?|years?)|a couple of (?:days|weeks|months)|one day|half a day|a day trip)(?! (?:a|per|each|every) )\b`,
    "gi",
  ),
  time: new RegExp(
    String.raw`\b(?:(?:about |only |at most |around )?(?:${count}|an?|half an|one) (?:minutes?|hours?|h|min) (?:(?:a|per|each|every) (?:day|week|evening|morning|month|weekday|weekend)|on weekdays|on weekends|every ${weekday})|(?:once|twice|three times|${count} times|${count} (?:days|evenings)) (?:a|per|each|every) (?:day|week|month)|(?:on|only|every) (?:weekdays|weekends|evenings|mornings|other day)|every (?:day|evening|morning|week|${weekday}))\b`,
    "gi",
  ),
  budget: new RegExp(
    [
      String.raw`(?:\b(?:under|below|at most|max(?:imum)?(?: of)?|up to|less than|about|around|no more than|not more than|only|budget(?: of| is|:)?) )*(?:[$£€¥]\s?\d[\d.,]*\d|[$£€¥]\s?\d|\b\d[\d.,]*\s?(?:dollars?|euros?|pounds?|bucks|quid|cents|francs?|yen|rupees?|usd|eur|gbp|chf|[$£€]))(?: (?:each|per (?:person|head|week|month|day|year|night|meal|guest|child)|a (?:head|week|month|day|year|person)|in total|altogether|all in|together))?`,
      String.raw`\bbudget(?: of| is|:)? \d[\d.,]*`,
      String.raw`\b(?:for free|free of charge|no money|no budget|without spending(?: anything| money)?|costs? nothing|spend nothing)\b`,
    ].join("|"),
    "gi",
  ),
  limits: new RegExp(
    [
      String.raw`\b(?:at most|at least|max(?:imum)?(?: of)?|no more than|not more than|no longer than|not longer than|up to|only|must(?! not)|has to|have to|needs? to be|cannot|can't|can not|within|without|except|no (?!one\b|matter\b)(?=[a-z]))[^.;,\n]{3,60}`,
      String.raw`\b(?:allerg(?:y|ic)|vegetarian|vegan|gluten|lactose|halal|kosher|wheelchair|walker|walking stick|stairs|(?:work )?on a copy|use a copy|(?:second|third|fourth|fifth|top|ground) floor|elevator|lift|bad (?:knees?|back|hip)|knees?|initials|placeholders|first names only|gets? tired)\b[^.;,\n]{0,60}`,
    ].join("|"),
    "gi",
  ),
  ask: /\b(?:(?:stop|pause|wait|halt)\b(?! (?:at home|in line))[^.;\n]{0,90}|(?:ask|check with|show|tell|come back to|consult) (?:it to )?me\b[^.;\n]{0,80}|before you (?:book|start|begin|buy|send|delete|change|go on|continue|order|do)[^.;\n]{0,60}|until I (?:say|agree|confirm|approve|have)[^.;\n]{0,50}|(?:make|give me|write) (?:me )?(?:only a plan|a plan only|a plan first)|plan only|i (?:decide|choose|approve|confirm|book|send|check)\b[^.;\n]{0,50})/gi,
  sources: new RegExp(
    [
      String.raw`\b(?:use|using|rely on|look at|read|take|search|check|compare|from|based on|only)(?: [a-z'-]{2,16}){0,7} (?:(?:web ?)?pages?|websites?|sites?|sources?|notes|spreadsheet|documents?|emails?|maps?|timetables?|catalogs?|catalogues?|reviews|tests?|brochures?|minutes|leaflets?|statements?|receipts|handbook|price lists?|schedule)\b[^.;:,\n]{0,40}`,
      String.raw`\b(?:own|official) (?:web ?)?(?:pages?|sites?|websites?)\b[^.;:,\n]{0,40}`,
      String.raw`\b\d[\d.,]* (?:[a-z]{2,12} )?(?:photos?|pictures?|files?|scans?|documents?|rows|entries|books|records)\b(?: (?:in|on|from) (?:(?! (?:by|and|into)\b)[^.;:,()\n]){0,30})?`,
      String.raw`\b(?:in|on|from|of) (?:the|my|our|this|a) (?:[a-z]{2,12} )?(?:folder|laptop|computer|phone|hard drive|external drive|cloud|memory card|spreadsheet)\b(?:(?! (?:by|and|into)\b)[^.;:,()\n]){0,24}`,
      String.raw`\b(?:nothing (?:added )?from the web|no other sources?)\b`,
    ].join("|"),
    "gi",
  ),
  result: new RegExp(
    [
      String.raw`\b(?:(?:as|in|into|make|give me|create|want|build) (?:me )?(?:an? |one |the ))?(?:table|spreadsheet|columns?) (?:with|of|for|that shows)\b[^.;\n]{0,110}`,
      String.raw`\bcolumns? [a-z][^.;,\n]{3,60}|\b(?:table|columns?|list)\s?: ?[^.;\n]{3,110}`,
      String.raw`\b(?:as|in|into|make|give me|write|create|put (?:it|them|everything) (?:in|into)|result:?|want|end with|with|produce|build|prepare|hand me|deliver|need|get)(?: me)? (?:an?|one|the|two|three|my|our)(?: [a-z-]{2,14}){0,2} (?:tables?|spreadsheet|checklist|list|calendar|timetable|schedule|page|pages|document|slides|map|summary|report|draft|menu|shopping list|rota|overview|chart|letter|email|newsletter|itinerary)\b[^.;,\n]{0,50}`,
      String.raw`\b(?:checklist|list) (?:with|by|per)\b[^.;\n]{0,60}|\bon one page\b|\bin an? new column\b|\ba row (?:for|per)[^.;,\n]{0,30}|\bin at most \d{1,3} (?:words|lines|steps|pages)\b|\blist how many\b[^.;\n]{0,60}|\breport (?:the|what|how|which|of)\b[^.;,\n]{0,60}`,
    ].join("|"),
    "gi",
  ),
};

const skipped =
  /\b(?:skip|leave alone|(?:keep|stay) (?:out of|away from)|ignore|exclude)\b[^.;,\n]{3,60}/gi;

const goalLeads =
  /^(?:(?:hi|hello|hey|please|can you|could you|would you|i want(?: you)? to|i'd like(?: you)? to|i would like(?: you)? to|i need(?: you)? to|i need|i want|help me(?: to| with)?|help with|we want to|we need to|we need|we would like to|let's|make|write|create|build|give|draw up|prepare|set up|me|us|an?|the|plan for|plan how to|plan to|plan|only)[ ,:]+)+/i;
const requestStart =
  /^(?:(?:hi|hello|hey|please|can you|could you|would you)[ ,]+){0,3}(?:plan|make|find|compare|organi[sz]e|sort|tidy|clean|mark|help|write|create|prepare|list|collect|draft|build|learn|fix|look|check|set|put|turn|work|give|research|book|get|i want|i need|i would|i'd|we want|we need|we would|let's)\b/i;

/** The sentence with the request, or else the first, without "please make me a plan for". */
function findGoal(text: string): Span[] {
  const sentences = spansOf(text, /[^\s.!?;:][^\n]*?(?=[.!?;](?:\s|$)|:\s|\n|$)/g).slice(0, 10);
  const isRequest = ({ start, end }: Span) => requestStart.test(text.slice(start, end));
  const sentence = sentences.find(isRequest) ?? sentences[0];
  if (!sentence) return [];
  const words = text.slice(sentence.start, sentence.end);
  const lead = goalLeads.exec(words)?.[0].length ?? 0;
  const span = trimSpan(text, { start: sentence.start + lead, end: sentence.end });
  return /\p{L}{2}/u.test(text.slice(span.start, span.end)) ? [span] : [];
}

function overlaps(a: Span, b: Span) {
  return a.start < b.end && b.start < a.end;
}

/** Without what lies inside something found before. */
function distinct(spans: readonly Span[], taken: readonly Span[] = []) {
  const result: Span[] = [];
  for (const span of spans) {
    if (![...taken, ...result].some((other) => overlaps(span, other))) result.push(span);
  }
  return result;
}

function toNumber(word: string) {
  return /^\d/.test(word) ? Number(word) : numberNames.get(word.toLowerCase());
}

const unitDays = new Map([
  ["day", 1],
  ["week", 7],
  ["month", 30],
  ["weekend", 2],
  ["year", 365],
]);

function daysOf(text: string, spans: readonly Span[]) {
  for (const { start, end } of spans) {
    const match = /([a-z]+|\d+)(?: of| full)?[- ]+(day|week|month|weekend|year)s?\b/i.exec(
      text.slice(start, end),
    );
    const number = toNumber(match?.[1] ?? "");
    const unit = unitDays.get(match?.[2]?.toLowerCase() ?? "");
    if (number && unit && number * unit <= 1500) return number * unit;
  }
  return null;
}

function amountOf(digits: string) {
  const plain = digits.replace(/[.,]$/, "");
  // The last mark before one or two digits is the decimal point, all others part thousands.
  const decimal = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimal ? plain.slice(0, decimal.index) : plain).replace(/[.,]/g, "");
  return Number(decimal ? `${whole}.${decimal[1]}` : whole);
}

function moneyOf(text: string, spans: readonly Span[]): Facts["money"] {
  for (const { start, end } of spans) {
    const words = text.slice(start, end);
    const digits = /\d[\d.,]*/.exec(words)?.[0];
    const amount = digits ? amountOf(digits) : 0;
    if (!amount || amount > 10_000_000) continue;
    const isEach = /\b(?:each|per (?:person|head|guest|child)|a (?:head|person))\b/i.test(words);
    const isPerTime = /\b(?:per|a) (?:week|month|day|year|night|meal)\b/i.test(words);
    if (isPerTime) continue;
    const unit = /dollars?|euros?|pounds?|francs?|yen|rupees?|cents|usd|eur|gbp|chf/i.exec(
      words,
    )?.[0];
    return {
      amount,
      isEach,
      sign: /[$£€¥]/.exec(words)?.[0] ?? "",
      unit: unit?.toLowerCase() ?? "",
    };
  }
  return null;
}

function headsOf(text: string, spans: readonly Span[]) {
  for (const { start, end } of spans) {
    const words = text.slice(start, end);
    const number = toNumber(
      /\b(?:\d{1,4}|[a-z]+)\b/i.exec(
        words.replace(/^(?:about|around|up to|at most|for|the|family of)\s+/i, ""),
      )?.[0] ?? "",
    );
    if (number && number > 1 && number <= 2000) return number;
  }
  return null;
}

/** What a request says about the work to plan. */
export function findFacts(prompt: string): Facts {
  const text = plainSigns(prompt);
  const tidy = (found: readonly Span[]) =>
    distinct(found.map((span) => wholeWords(text, span))).slice(0, 6);
  const spans = (id: Simple) => tidy(spansOf(text, patterns[id]));

  const forbidden = tidy(findForbidden(text));
  const ask = distinct(spans("ask"), forbidden);
  const budget = spans("budget");
  const time = spans("time");
  const span = distinct(spans("span"), time);
  // A number of people says more than "my daughter".
  const rank = ({ start, end }: Span) => (/\d/.test(text.slice(start, end)) ? 0 : 1);
  const people = distinct(tidy(findPeople(text)), [...time, ...span]).sort(
    (a, b) => rank(a) - rank(b),
  );
  const deadline = distinct(tidy(findDates(text)), [...time, ...span]);
  const taken = [...forbidden, ...ask, ...budget, ...time];
  const leftOut = distinct(tidy(spansOf(text, skipped)), [...forbidden, ...ask]);
  const sources = distinct(spans("sources"), [...forbidden, ...ask, ...leftOut]);
  const result = distinct(spans("result"), [...forbidden, ...sources]);
  const limits = distinct([...leftOut, ...spans("limits")], [...taken, ...sources]);
  return {
    text,
    found: {
      goal: findGoal(text),
      deadline,
      span,
      time,
      people,
      budget,
      limits,
      forbidden,
      ask,
      sources,
      result,
    },
    days: daysOf(text, span),
    money: moneyOf(text, budget),
    heads: headsOf(text, people),
  };
}
