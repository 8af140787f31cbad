import type { QuestionAgain, QuestionReader } from "~/models/community/answer-form";
import type {
  RelatedQuestion,
  ShownAnswer,
  ShownQuestion,
  ShownThreadComment,
} from "~/models/community/question";
import type { KeptDraft } from "~/schemas/draft";
import type { ReturnedForm } from "~/schemas/form-result";

/** The posts as the page has them: rendered, without the Markdown that they were written in. */
export type PageQuestion = Omit<ShownQuestion, "body">;
export type PageAnswer = Omit<ShownAnswer, "body">;

/** What the page's loader gives. */
export interface QuestionPageData {
  question: PageQuestion;
  answers: PageAnswer[];
  comments: ShownThreadComment[];
  /** Of which post all comments were asked for. */
  commentsOf: "question" | number | null;
  /** Where those go on. */
  moreComments: string | null;
  related: RelatedQuestion[];
  /** What this reader typed as an answer before and did not post. */
  draft: KeptDraft | null;
  next: string | null;
  /** Whether these are not the first answers. */
  isFurtherPage: boolean;
  reader: QuestionReader;
  /** For this page's forms. */
  submissionKey: string;
  origin: string;
}

/** What a form of the page came back with. */
export type ReturnedQuestion = ReturnedForm<QuestionAgain>;

export type { QuestionReader };
