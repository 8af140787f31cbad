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
