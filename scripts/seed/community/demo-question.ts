export interface DemoQuestion {
  title: string;
  /** Markdown. */
  body: string;
  /** One to five names of `app/content/community-tags.ts`. */
  tags: readonly string[];
  daysAgo: number;
  answers: readonly {
    /** Markdown. */
    body: string;
    isAccepted?: true;
  }[];
}
