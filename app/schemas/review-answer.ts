import { readId } from "./id";

/** What a card's form sends; undefined where it is none of ours. */
export function readReviewAnswer(form: FormData) {
  const card = form.get("card");
  const cardId = typeof card === "string" && readId(card);
  const tries = form.get("tries");
  if (!cardId || typeof tries !== "string" || !/^\d{1,5}$/.test(tries)) return undefined;
  const option = form.get("option");
  return {
    cardId,
    tries: Number(tries),
    option: typeof option === "string" && /^\d$/.test(option) ? Number(option) : undefined,
    letsGo: form.get("intent") === "let-go",
  };
}
