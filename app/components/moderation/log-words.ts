import type { ReportKind } from "~/schemas/report-reasons";

const nouns: Record<ReportKind, string> = {
  thread: "a question",
  answer: "an answer",
  thread_comment: "a comment",
  article_comment: "a comment on an article",
  listing: "a listing",
  review: "a review",
  person: "a person",
};

/** A kind of thing in the middle of a sentence. */
export function oneOf(kind: ReportKind) {
  return nouns[kind];
}

/**
 * What an editor does to a thing of this kind when they agree that something is wrong with it: on
 * the desk, said back, and in the log. A comment on an article cannot come back, a person stays.
 */
export function verdictWords(kind: ReportKind) {
  if (kind === "person")
    return { act: "Agree", done: "Agreed", logged: "agreed with a report about" };
  if (kind === "article_comment") return { act: "Remove", done: "Removed", logged: "removed" };
  return { act: "Hide", done: "Hidden", logged: "hid" };
}

/** And when they do not. */
export const leavingWords = { act: "Leave", done: "Left as it is" };

/** What happened, as one sentence for everybody. */
export function logSentence({
  action,
  kind,
  isByRule,
}: {
  action: string;
  kind: ReportKind;
  isByRule: boolean;
}) {
  const what = nouns[kind];
  if (isByRule) return `Several reports hid ${what} until an editor looks at it.`;
  if (action === "hide") return `An editor ${verdictWords(kind).logged} ${what}.`;
  if (action === "restore") return `An editor showed ${what} again.`;
  if (action === "uphold") return `An editor agreed with a report about ${what}.`;
  return `An editor looked at ${what} that was reported, and left it.`;
}
