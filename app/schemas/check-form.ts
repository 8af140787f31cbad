/** Before the id of a question, in the name of its field. */
const answerPrefix = "answer-";

/** The chosen options of a check's form; what is no option of any question is left out. */
export function readAnswers(form: FormData) {
  return [...form].flatMap(([name, value]) =>
    name.startsWith(answerPrefix) && /^\d$/.test(String(value))
      ? { question: name.slice(answerPrefix.length), option: Number(value) }
      : [],
  );
}

/** The number of a check, or undefined for anything else. */
export function readNumber(text: unknown) {
  return typeof text === "string" && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
