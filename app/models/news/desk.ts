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

interface StoredArticle {
  title: string;
  summary: string;
  source: string;
  content: string;
  imageUrl: string | null;
  imageAlt: string | null;
  author: string;
}

/** An article as the fields of its form hold it. */
export function articleFields({ source, imageUrl, imageAlt, ...article }: StoredArticle) {
  const { title, summary, content, author } = article;
  return {
    ...{ title, summary, category: source, content },
    ...{ imageUrl: imageUrl ?? "", imageAlt: imageAlt ?? "", author },
  };
}

/** What somebody else saved while an editor was writing. */
export interface NewerArticle {
  revision: number;
  savedAt: number;
  fields: ReturnType<typeof articleFields>;
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
