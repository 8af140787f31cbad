import { longestCardText } from "./card-text-length";
import { readId } from "./id";
import { cleanText, longestSent } from "./text";

const grades = ["missed", "partly", "known"] as const;

/** What a card's form sends; undefined where it is none of ours. */
export function readReviewAnswer(form: FormData) {
  const cardId = readId(textOf(form, "card"));
  const tries = textOf(form, "tries");
  if (!cardId || !/^\d{1,5}$/.test(tries)) return undefined;
  const option = textOf(form, "option");
  return {
    cardId,
    tries: Number(tries),
    option: /^\d$/.test(option) ? Number(option) : undefined,
    text: readText(textOf(form, "text")),
    /** What the learner says of what they recalled. */
    said: grades.find((grade) => grade === form.get("said")),
    letsGo: form.get("intent") === "let-go",
    recalls: form.get("intent") === "recall",
  };
}

export type ReviewFields = NonNullable<ReturnType<typeof readReviewAnswer>>;

function textOf(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Cut rather than refused: nothing is lost that anybody needs. */
function readText(sent: string) {
  const text = sent.slice(0, longestSent(longestCardText)).replace(/\r\n?/g, "\n");
  return [...cleanText(text)].slice(0, longestCardText).join("");
}
