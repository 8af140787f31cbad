export const kinds = [
  "vague",
  "medium",
  "strong",
  "adversarial",
  "off-topic",
  "personal-data",
  "other-language",
] as const;

export const privateThings = ["email", "phone", "card", "password", "key", "address"] as const;

export type Kind = (typeof kinds)[number];
export type PrivateThing = (typeof privateThings)[number];

export interface LabelledPrompt {
  id: string;
  kind: Kind;
  prompt: string;
  /** The exercise the prompt was typed into, where the label depends on it. */
  exercise: string | null;
  /** As `docs/coach.md` tells them; null: the coach must decline to judge. */
  level: 1 | 2 | 3 | 4 | 5 | "off-topic" | null;
  /** What may no longer stand in the prompt once it is masked; empty: nothing may be masked. */
  mask: { what: PrivateThing; text: string }[];
  reason: string;
}

const columns = "id | kind | prompt | typed into | level | mask | reason".split(" | ");

/** The cells of a line that holds an unescaped pipe, undefined for any other line. */
function cellsOf(line: string) {
  const parts = line.split(/(?<!\\)\|/);
  if (parts.length === 1) return undefined;
  if (parts.shift()?.trim() !== "" || parts.pop()?.trim() !== "") {
    throw new Error("a row begins and ends with a pipe");
  }
  return parts.map((cell) => cell.trim());
}

function typedText(cell: string) {
  return cell.replaceAll("\\|", "|").replaceAll("<br>", "\n").replaceAll("&lt;", "<");
}

function oneOf<T extends string>(list: readonly T[], value: string | undefined, what: string) {
  const found = list.find((item) => item === value);
  if (!found) throw new Error(`"${value}" is no ${what}`);
  return found;
}

const levels = [1, 2, 3, 4, 5] as const;

function readLevel(cell: string): LabelledPrompt["level"] {
  if (cell === "not scored") return null;
  if (cell === "off-topic") return cell;
  const level = levels.find((each) => `${each}` === cell);
  if (!level) throw new Error(`"${cell}" is no level, "off-topic" or "not scored"`);
  return level;
}

function readMask(cell: string, prompt: string) {
  if (cell === "-") return [];
  return cell.split("; ").map((item) => {
    const [word, ...rest] = item.split(" ");
    const text = rest.join(" ");
    if (!text || !prompt.includes(text)) throw new Error(`"${text}" is not in the prompt`);
    return { what: oneOf(privateThings, word, "private thing"), text };
  });
}

function readRow(cells: string[]): LabelledPrompt {
  if (cells.length !== columns.length) {
    throw new Error(`${cells.length} cells instead of ${columns.length}`);
  }
  const [
    id = "",
    kindCell,
    promptCell = "",
    into = "",
    levelCell = "",
    maskCell = "",
    reason = "",
  ] = cells;
  if (cells.includes("")) throw new Error("an empty cell; write - for nothing");
  if (!/^[st]-\d{3}$/.test(id)) throw new Error(`"${id}" is no id like t-001 or s-001`);
  if (!/.{5}\.$/.test(reason)) throw new Error("the reason is not a sentence");

  const kind = oneOf(kinds, kindCell, "kind");
  const prompt = typedText(promptCell);
  const exercise = into === "-" ? null : typedText(into);
  const level = readLevel(levelCell);
  const mask = readMask(maskCell, prompt);

  if (kind === "off-topic" && !exercise) throw new Error("off-topic needs the exercise");
  if ((kind === "personal-data") !== mask.length > 0) {
    throw new Error("personal-data, and no other kind, says what to mask");
  }
  if ((kind === "off-topic") !== (level === "off-topic")) {
    throw new Error("off-topic, and no other kind, has no level of its own");
  }
  if (level === null && kind !== "other-language") {
    throw new Error("only other-language can be not scored");
  }
  return { id, kind, prompt, exercise, level, mask, reason };
}

/** Reads every table of a file. Throws, with the line, on anything that is not exactly a row. */
export function readPrompts(markdown: string): LabelledPrompt[] {
  const prompts: LabelledPrompt[] = [];
  let previous: "text" | "header" | "row" = "text";
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    try {
      const cells = cellsOf(line);
      if (!cells) {
        if (previous === "header") throw new Error("the header lacks its line of dashes");
        previous = "text";
      } else if (previous === "text") {
        if (cells.join() !== columns.join()) throw new Error(`the columns: ${columns.join(", ")}`);
        previous = "header";
      } else if (previous === "header") {
        if (cells.join() !== columns.map(() => "---").join()) {
          throw new Error("the header lacks its line of dashes");
        }
        previous = "row";
      } else {
        prompts.push(readRow(cells));
      }
    } catch (error) {
      throw new Error(`line ${index + 1}: ${(error as Error).message}`);
    }
  }
  if (previous === "header") throw new Error("the last table has no rows");
  return prompts;
}
