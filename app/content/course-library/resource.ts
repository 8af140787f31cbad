/** A page outside Lamplight that is worth reading, seen on a certain day. */
export interface Resource {
  id: string;
  title: string;
  /** What the reader finds there and why it helps: at most 200 characters. */
  description: string;
  /** Always https, a maker's or an institution's own page. */
  url: string;
  /** Day on which the page was read, `YYYY-MM-DD`. */
  readOn: string;
  /** Whose page it is. */
  publisher: string;
  /** Ids of the skills that it helps with, the one it helps most with first. */
  skills: readonly string[];
  /** `first` pages need no experience. */
  depth: "first" | "further";
}
