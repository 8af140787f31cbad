import type { Article } from "../../schemas/article";

/** The fields of the desk's form as they were typed. */
export type TypedArticle = Record<
  | keyof Article
  | "scheduledAt"
  | "submissionKey"
  | "revision"
  | "note"
  | "isCorrection"
  | "drawCover",
  string
>;

/** All of them, in one list. */
export const articleFields: readonly (keyof TypedArticle)[] = [
  "title",
  "summary",
  "category",
  "content",
  "imageUrl",
  "imageAlt",
  "author",
  "scheduledAt",
  "submissionKey",
  "revision",
  "note",
  "isCorrection",
  "drawCover",
];

export interface ArticlePreview {
  /** Sanitized. */
  html: string;
  checks: readonly ArticleCheck[];
}

/** One thing that was looked at before publishing. */
export interface ArticleCheck {
  tone: "ok" | "warn";
  text: string;
}

/** What the desk's form came back with. */
export interface ArticleOutcome {
  errors: Record<string, string[]>;
  notice: { title: string; description?: string; variant: "destructive" } | null;
  typed: TypedArticle;
  preview: ArticlePreview | null;
}

export const deskStatuses = [
  { key: "published", label: "Published" },
  { key: "draft", label: "Drafts" },
  { key: "scheduled", label: "Scheduled" },
  { key: "unpublished", label: "Unpublished" },
] as const;

export const articleCreated = {
  title: "Success!",
  description: "Article has been created successfully",
};
export const articleFailed = {
  title: "Error",
  description: "Failed to create article. Please try again.",
  variant: "destructive",
} as const;
