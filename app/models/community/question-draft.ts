import type { DraftFields, DraftPlace } from "../../schemas/draft";
import { readId } from "../../schemas/id";
import type { QuestionDraft } from "../../schemas/question";

/** One unsent question is kept for a person. */
export const questionPlace: DraftPlace = { kind: "question", about: 0 };

/** Null where nothing was typed that is worth offering. */
export function toQuestionDraft(fields: DraftFields | undefined): QuestionDraft | null {
  const { title = "", body = "", tags = "" } = fields ?? {};
  if (title.trim() === "" && body.trim() === "") return null;
  return { title, body, tags: tags.split(",").flatMap((each) => readId(each) ?? []) };
}

export function fieldsOfQuestion({ title, body, tags }: QuestionDraft): DraftFields {
  const isEmpty = title.trim() === "" && body.trim() === "";
  return { title, body, tags: isEmpty ? "" : tags.join(",") };
}
