import type { Palette } from "~/components/pictures/cover";

/** The nine article categories, by the key that is stored as an article's `source`. */
export type DemoArticleSource =
  | "summary_day"
  | "summary_week"
  | "summary_month"
  | "breakthrough"
  | "tool_spotlight"
  | "use_case"
  | "mini_challenge"
  | "beginner_bite"
  | "trend_opinion";

/** What the cover shows. Named after the thing, so that a drawing can be chosen for it. */
export type DemoCoverMotif =
  | "desk"
  | "book"
  | "lamp"
  | "magnifier"
  | "scale"
  | "pencil"
  | "picture"
  | "chart"
  | "people"
  | "shield"
  | "clock"
  | "path"
  | "chat"
  | "puzzle"
  | "globe"
  | "key"
  | "mirror"
  | "bridge";

/** A demonstration article that is as true in five years as today: it carries no date of its own. */
export interface DemoArticle {
  source: DemoArticleSource;
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
  cover: {
    motif: DemoCoverMotif;
    palette: Palette;
  };
}
