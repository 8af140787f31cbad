import { spansOf } from "./matches";
import type { Span } from "./prompt-reading";

const textNouns =
  "(?:text|article|essay|letter|e-?mail|mail|message|paragraph|sentences?|sentence|code|script|function|program|formula|list|notes?|report|document|doc|file|abstract|draft|cv|resume|résumé|poem|story|table|data|spreadsheet|sheet|page|review|recipe|speech|post|summary|passage|chapter|paper|pdf|transcript|minutes|contract|homework|answers?|words?|picture|photo|image|screenshot|attachment|link|translation|bio|caption|menu|macro|query|error|version|one|bit|part|stuff|thing)";

const pattern = new RegExp(
  [
    `\\b(?:this|these|that|those|the (?:following|attached|above|below|enclosed|pasted)|the \\w{1,12} (?:below|above)|attached|my|our|his|her|their|the client['’]?s) (?:\\p{L}{2,14} )?${textNouns}\\b`,
    "\\b(?:attached|enclosed|below|above|pasted|as follows|the following|see here|here is|here are|here['’]s|i sent|sent you|i told you|as i said|as before|like last time|like before|the same as|you (?:sent|gave|wrote|made|said))\\b",
    "\\b(?:fix|shorten|translate|correct|improve|summari[sz]e|rewrite|check|proofread|explain|convert|sort|polish|answer|edit|change|make|do|finish|continue|reword|simplify|redo|debug|improve|use|put)\\s+(?:it|this|these|that|them|those)\\b",
    // "I know nothing about it" points back at what was just said.
    "(?<!\\babout )\\b(?:this|these|it|them|that)\\s*(?:[.,:;!?\\n]|$)",
  ].join("|"),
  "giu",
);

/** Words that point at something the person means to have given. */
export function findPointers(text: string): Span[] {
  return spansOf(text, pattern);
}
