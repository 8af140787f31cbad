/**
 * The JSON object in a model's text: all of it, a fenced block, or what begins at the
 * first brace. Quotes, commas and line ends are mended, and an object that was cut off
 * ends after its last whole part.
 *
 * @returns undefined where there is none.
 */
export function extractJson(text: string): unknown {
  const fenced = /```(?:json)?\s*\n([\s\S]*?)\n\s*```/i.exec(text)?.[1];
  const brace = text.indexOf("{");
  const candidates = [text, fenced, brace >= 0 ? text.slice(brace) : undefined];
  for (const candidate of candidates) {
    if (!candidate) continue;
    const value = parseObject(candidate) ?? parseObject(mend(candidate));
    if (value) return value;
  }
  return undefined;
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const closerOf: Readonly<Record<string, string>> = { "{": "}", "[": "]" };
const quotes: Readonly<Record<string, string>> = { '"': '"', "“": "”", "„": "“" };
const escapes: Readonly<Record<string, string>> = {
  "\n": "\\n",
  "\r": "",
  "\t": "\\t",
  '"': '\\"',
};

/** The first object of the text, with what is often wrong in it put right. */
function mend(text: string) {
  const open: string[] = [];
  let mended = "";
  /** Where it can end, if nothing whole follows: after a part, before the comma. */
  let whole = { length: 0, open: "" };
  let at = 0;

  const endWhole = () => {
    whole = {
      length: mended.length,
      open: open
        .map((each) => closerOf[each])
        .reverse()
        .join(""),
    };
  };

  while (at < text.length) {
    const sign = text[at] ?? "";
    const closing = quotes[sign];
    if (closing !== undefined) {
      const { string, next } = readString(text, at + 1, closing);
      if (string === undefined) break;
      mended += string;
      at = next;
      continue;
    }
    at++;
    if (sign === "," && /^\s*[}\]]/.test(text.slice(at, at + 200))) continue;
    if (sign === ",") endWhole();
    mended += sign;
    if (sign === "{" || sign === "[") open.push(sign);
    if (sign === "}" || sign === "]") {
      open.pop();
      if (open.length === 0) return mended;
      endWhole();
    }
  }
  return mended.slice(0, whole.length) + whole.open;
}

/** A string as JSON writes it, from its first character on; undefined where it does not end. */
function readString(text: string, from: number, closing: string) {
  let string = '"';
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === closing) return { string: `${string}"`, next: at + 1 };
    if (sign === "\\") {
      string += sign + (text[++at] ?? "");
    } else {
      string += escapes[sign] ?? (sign < " " ? "" : sign);
    }
  }
  return { string: undefined, next: text.length };
}
