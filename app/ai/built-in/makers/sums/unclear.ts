import { hundred, write } from "./fraction";
import { given, over, percentFactor, workedFrom } from "./term";
import { around, pick, placesWhere, type Worker } from "./working";

const arrives =
  /\b(?:receiv\w+|arriv\w+|gets?|left with|take home|keeps?|ends? up with|(?:in|on) (?:my|his|her|their|the) (?:hands?|account|pocket)|(?:for|to) me)\b/;
const asksSent =
  /\b(?:how much|how many|what)(?: [a-z]+){0,4} (?:send|transfer|charge|invoice|bill|earn|sell|ask|pay in|put in|wire)\b/;
const takes =
  /\b(?:takes?|keeps?|deducts?|costs?|charges?|fees?|commission|withhold\w*|provision)\b/;

/** "They take 2.5% of what I send, 300 must arrive": what is sent is the whole. */
export const beforeDeduction: Worker = (reading) => {
  const { marked, quantities } = reading;
  if (!arrives.test(marked) || !asksSent.test(marked) || !takes.test(marked)) return null;
  const [percent] = placesWhere(reading, ({ isPercent }) => isPercent);
  const rate = pick(reading, percent);
  if (!rate || percent === undefined) return null;
  const end = quantities.find(({ isPercent }) => !isPercent);
  const isOfWhole =
    /^ ?(?:of|from|off) (?:what(?:ever)? (?:i|we|is)|the (?:whole|gross)|everything (?:i|we))\b/.test(
      around(reading, percent).after,
    );
  const used = quantities.map((_, place) => place);
  if (
    !end ||
    end.unit ||
    quantities.length !== 2 ||
    !isOfWhole ||
    rate.value.n >= hundred.n * rate.value.d
  ) {
    return {
      lacking: `Is ${write(rate.value)}% taken from what is sent, or worked out on what arrives? Say "of what I send" or "of what arrives", with that one amount and one percentage.`,
      used,
    };
  }
  const whole = over(given(end), percentFactor(rate.value, -1));
  return workedFrom(
    reading,
    `${given(end).text} is what is left when ${write(rate.value)}% is taken off`,
    [{ name: "Before", term: whole }],
    used,
  );
};

const counted =
  /\bhow many (?!square|sq\b|m2|cubic|met(?:er|re)s?|feet|foot|ft|yards?|inches|cm|centi\w+|lit(?:er|re)s|gallons)|\bhow much (?:[a-z]+ )?(?:paint|primer|varnish|wallpaper|seed|fertili[sz]er|glue|grout|plaster|concrete|gravel|soil|mulch)\b/;

/** Two or three lengths of a place say how large it is, not how many tins or tiles it takes. */
export const coverage: Worker = ({ marked, quantities }) => {
  const sides = /\{[nu]\d+\}(?: ?(?:x|by|times|\*|\u00d7) ?\{[nu]\d+\}){1,2}/.exec(marked);
  const count = sides?.[0].match(/\{/g)?.length ?? 0;
  const isLength = quantities.some(({ unit }) => unit?.dimension === "length");
  if (!isLength || count !== quantities.length || !counted.test(marked)) return null;
  return {
    lacking:
      "How much does one of them cover, and which surface is it for? I found only how large the place is.",
    used: quantities.map((_, place) => place),
  };
};
