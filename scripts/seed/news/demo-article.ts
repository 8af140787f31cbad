import type { ArticleCover } from "~/content/article-covers";
import type { ArticleCategory } from "~/schemas/article";

/** A demonstration article that is as true in five years as today: it carries no date of its own. */
export interface DemoArticle {
  /** The category, as it is stored. */
  source: ArticleCategory;
  /** 20 to 90 characters. */
  title: string;
  /** 80 to 220 characters. */
  summary: string;
  /** Markdown of 350 to 900 words with two to four `##` headings and no title of its own. */
  content: string;
  /** Two to four, lower case. */
  tags?: readonly string[];
  /** Days between publishing and the day of the seed, so that the feed never looks abandoned. */
  daysAgo: number;
  cover: ArticleCover;
}
