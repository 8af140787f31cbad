import {
  buildPostings,
  type Hit,
  type Postings,
  searchPostings,
} from "../../../../search/postings";
import type { CodeRequest } from "./request";
import { type ShelvedSnippet, shelf } from "./shelf";

let built: Postings<ShelvedSnippet> | undefined;

function postings() {
  built ??= buildPostings(shelf, ({ title, tags, takes, gives }) => ({
    title,
    tags,
    body: `${takes} ${gives}`,
  }));
  return built;
}

export interface Match {
  /** Undefined where nothing on the shelf does what was asked. */
  snippet: ShelvedSnippet | undefined;
  /** What comes nearest, whether it fits or not. */
  near: ShelvedSnippet | undefined;
}

/** Below these shares of a full match a snippet does something else. */
const leastShare = 0.36;
const leastShareOfOneWord = 0.45;
const nearShare = 0.2;

/** What works on one name a line, and what works on columns: neither does for the other. */
const rowsOf: Readonly<Record<string, CodeRequest["rows"]>> = {
  "tidy-names": "names",
  "tidy-members": "names",
  "by-last-name": "names",
  "tidy-rows": "columns",
};

/** A file whose form was not told is taken to hold one name a line. */
function fitsRows({ id }: ShelvedSnippet, rows: CodeRequest["rows"]) {
  const own = rowsOf[id];
  return own === undefined || own === (rows ?? "names");
}

export function matchSnippet({ query, sentences, code, wantsRepair, rows }: CodeRequest): Match {
  if (wantsRepair) {
    const pasted = `${code}\n${query}`;
    const shown = shelf.find(({ sign }) => sign?.test(pasted));
    if (shown) return { snippet: shown, near: shown };
  }
  for (const isRepair of wantsRepair ? [true, false] : [false]) {
    const accepts = (snippet: ShelvedSnippet) =>
      (snippet.sign !== undefined) === isRepair && fitsRows(snippet, rows);
    const hits = searchPostings(postings(), query, { limit: shelf.length, accepts });
    const fitting = new Set(
      [query, ...sentences].flatMap((each) =>
        searchPostings(postings(), each, { limit: 1, accepts })
          .filter(isFit)
          .map(({ document }) => document),
      ),
    );
    const best = hits.find(({ document }) => fitting.has(document))?.document;
    if (best) return { snippet: best, near: best };
    const first = hits[0];
    if (first && first.share >= nearShare) return { snippet: undefined, near: first.document };
  }
  return { snippet: undefined, near: undefined };
}

/** In a long prompt one word too many is no sign of another task. */
function isFit({ share, terms, of }: Hit<ShelvedSnippet>) {
  if (terms.length === 1) return share >= leastShareOfOneWord && of <= 3;
  return share >= leastShare;
}
