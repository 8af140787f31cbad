import { type Hit, searchPostings } from "../../../search/postings";
import { type Passage, sitePassages } from "../../../search/site-passages";
import { readTerms } from "../../../search/terms";
import type { PromptAnswer, PromptRequest } from "../../engine";
import { inert, inertLine } from "./inert";
import { usualAspects } from "./search/aspects";
import { compareTools } from "./search/compare";
import { excerpt } from "./search/excerpt";
import { lessonsNear, mattersOf } from "./search/matters";
import { readRequest, type SearchRequest } from "./search/request";

const madeBy =
  "Found by a program that searches the guides, skills and tools of this site, not the web. No AI model was used.";

/**
 * From these shares of a full match on a passage counts as found: it is enough to share a little
 * with one that is about a word of the question by its title, and takes more with one that only
 * mentions some.
 */
const leastShare = { about: 0.3, aboutOneWord: 0.6, mentions: 0.5, beside: 0.55 };
/** Or it holds most of the words, even if the rarest one is missing. */
const enough = { coverage: 0.6, share: 0.25 };
const mostOfOneSource = 2;
/** Two passages that begin alike say the same, such as a tool and its guide. */
const sameStart = 40;
const ranked = 40;

/** Passages of the site's own pages with their links, or the word that there are none. */
export function answerSearch({ prompt }: PromptRequest): PromptAnswer {
  const request = readRequest(prompt);
  if (request.toolIds.length >= 2) return answerComparison(request);
  if (request.questions.length > 1) return answerQuestions(request);

  const words = searchedWords(request.query);
  const taught = taughtPassages(prompt, request.query, request.kinds);
  const hits = findPassages(request).filter(isFound);
  const isAside = ({ share }: Hit<Passage>) =>
    taught.length > 0 && request.passagesAsked === undefined && share < leastShare.beside;
  const found = choosePassages(
    [...taught, ...hits.filter((hit) => !isAside(hit))],
    request.passages,
  );
  return {
    engine: "built-in",
    madeBy,
    text: found.length > 0 ? foundText(request, words, found) : nothingText(words, prompt),
    sources: sourcesOf(found),
  };
}

/** Of the lessons that teach what is asked, the passages that speak of it most. */
function taughtPassages(prompt: string, query: string, kinds: SearchRequest["kinds"]) {
  return mattersOf(prompt).flatMap(({ skill, words }) =>
    searchPostings(sitePassages(), `${words} ${query.slice(0, 400)}`, {
      limit: Number.POSITIVE_INFINITY,
      accepts: ({ href, kind, isStory }) =>
        href === `/lessons/${skill}` && kinds.includes(kind) && !isStory,
    }).slice(0, mostOfOneSource),
  );
}

/** The best of the whole question and of its sentences, by how much of it a passage holds. */
function findPassages({ query, sentenceQueries, kinds }: SearchRequest) {
  const best = new Map<Passage, Hit<Passage>>();
  for (const each of new Set([query, ...sentenceQueries])) {
    const hits = searchPostings(sitePassages(), each, {
      limit: ranked,
      accepts: (passage) => kinds.includes(passage.kind) && !passage.isStory,
    });
    for (const hit of hits) {
      const known = best.get(hit.document);
      if (!known || hit.share > known.share) best.set(hit.document, hit);
    }
  }
  return [...best.values()].sort((one, other) => other.share - one.share);
}

function isFound({ document, share, terms, of }: Hit<Passage>) {
  if (terms.length >= 3 && terms.length >= of * enough.coverage && share >= enough.share) {
    return true;
  }
  const head = new Set(
    [document.title, document.source, ...document.tags].flatMap(readTerms).map(({ term }) => term),
  );
  if (!terms.some((term) => head.has(term))) {
    return terms.length > 1 && share >= leastShare.mentions;
  }
  return share >= (terms.length > 1 ? leastShare.about : leastShare.aboutOneWord);
}

function choosePassages(good: readonly Hit<Passage>[], count: number) {
  const chosen: Hit<Passage>[] = [];
  for (const hit of good) {
    const { source, text } = hit.document;
    const same = chosen.filter(({ document }) => document.source === source);
    const isSaid = chosen.some(({ document }) =>
      document.text.startsWith(text.slice(0, sameStart)),
    );
    if (chosen.length < count && same.length < mostOfOneSource && !isSaid) chosen.push(hit);
  }
  return chosen;
}

interface SearchedWord {
  term: string;
  word: string;
  isKnown: boolean;
}

function searchedWords(query: string): SearchedWord[] {
  const { byTerm } = sitePassages();
  const words = new Map<string, SearchedWord>();
  for (const { term, word } of readTerms(query)) {
    if (!words.has(term)) words.set(term, { term, word, isKnown: byTerm.has(term) });
  }
  return [...words.values()];
}

function namesOf(words: readonly SearchedWord[]) {
  return words
    .slice(0, 12)
    .map(({ word }) => `*${inert(word.slice(0, 30))}*`)
    .join(", ");
}

function foundText(
  { sentences }: SearchRequest,
  words: readonly SearchedWord[],
  hits: Hit<Passage>[],
) {
  const known = words.filter(({ isKnown }) => isKnown);
  const unknown = words.filter(({ isKnown, word }) => !isKnown && !/\d/.test(word));
  const list = hits.map((hit, index) => `${index + 1}. ${quotePassage(hit, sentences)}`);
  const missing =
    unknown.length > 0
      ? `\n\nThese words of yours stand nowhere on these pages: ${namesOf(unknown)}.`
      : "";
  return `I looked for ${namesOf(known)} and found ${countPassages(hits.length)}:

${list.join("\n\n")}${missing}

**Check before you use it:** I compared words and did not understand your question. Open the page, read the lines around the quote, and ask whether they say what you need.`;
}

function quotePassage({ document, terms }: Hit<Passage>, sentences: number) {
  const quoted = excerpt(document.text, sentences, (sentence) => countTerms(sentence, terms));
  return `"${quoted}"\n   ${placeOf(document)}`;
}

function countTerms(sentence: string, terms: readonly string[]) {
  const found = new Set(readTerms(sentence).map(({ term }) => term));
  return terms.filter((term) => found.has(term)).length;
}

function countPassages(count: number) {
  return count === 1 ? "one passage that fits" : `${count} passages that fit`;
}

function placeOf({ source, title, href }: Passage) {
  const part = source.endsWith(title) ? source : `${source}, ${title}`;
  return `[${part}](${href})`;
}

function nothingText(words: readonly SearchedWord[], prompt: string) {
  const looked = words.length > 0 ? ` I looked for ${namesOf(words)}.` : "";
  const lessons = lessonsNear(prompt).map(({ id, title }) => `- [${title}](/lessons/${id})`);
  const near =
    lessons.length > 0
      ? `If you ask about working with AI tools, the answer may stand in one of these lessons. I chose them by words they share with your question, and did not understand it:\n\n${lessons.join("\n")}\n\n`
      : "";
  return `I did not find this here.${looked} No passage in the guides, skills and tools of this site speaks of it, as far as I can tell, and I would rather say so than guess.

${near}This search knows only what stands on this site: what AI tools can do, how to ask them, how to check an answer, and what to keep private. Try other words for the same thing, ask about one point at a time, or take the question to a search engine or a library.`;
}

function sourcesOf(hits: readonly Hit<Passage>[]) {
  const byHref = new Map<string, string>();
  for (const { document } of hits) {
    byHref.set(document.href, document.source);
  }
  return [...byHref].map(([href, title]) => ({ title, href }));
}

/** Each question with the passages that fit it best, together with what all of them are about. */
function answerQuestions(request: SearchRequest): PromptAnswer {
  const { questions, passagesAsked, sentences } = request;
  const taken = new Set<Passage>();
  const found: Hit<Passage>[] = [];
  const each = Math.ceil((passagesAsked ?? questions.length) / questions.length);
  const parts = questions.map((question) => {
    const best = findForQuestion(request, question, taken).slice(0, each);
    for (const hit of best) taken.add(hit.document);
    found.push(...best);
    const list = best.map((hit) => `- ${quotePassage(hit, sentences)}`).join("\n\n");
    return `**${inertLine(question, 160)}**\n\n${list || "Not found here."}`;
  });
  const rests = each > 1 ? "on a few passages" : "on one passage";
  const text = `I took your questions one by one:

${parts.join("\n\n")}

**Check before you use it:** Each answer rests ${rests} of this site, and I only compared words. Read around the quotes, and take what was not found to a library or a search engine.`;
  return { engine: "built-in", madeBy, text, sources: sourcesOf(found) };
}

function findForQuestion(
  { topic, kinds }: SearchRequest,
  question: string,
  taken: ReadonlySet<Passage>,
) {
  const own = new Set(readTerms(question).map(({ term }) => term));
  const needed = own.size >= 4 ? 2 : 1;
  const hits = searchPostings(sitePassages(), `${question} ${topic}`, {
    limit: ranked,
    accepts: (passage) => kinds.includes(passage.kind) && !passage.isStory && !taken.has(passage),
  })
    .filter((hit) => isFound(hit) && hit.terms.filter((term) => own.has(term)).length >= needed)
    .sort((one, other) => other.share - one.share);
  if (hits.length > 0) return hits;
  return taughtPassages(question, question, kinds).filter(({ document }) => !taken.has(document));
}

function answerComparison({ toolIds, aspects }: SearchRequest): PromptAnswer {
  const { table, gaps, sources } = compareTools(
    toolIds,
    aspects.length > 0 ? aspects : usualAspects,
  );
  const named =
    aspects.length > 0
      ? " Points of yours that I do not know have no row."
      : " You named no points that I know, so I took three usual ones.";
  const open =
    gaps > 0
      ? " Where a guide has no sentence on a point, the cell says so; that is not a no."
      : "";
  const text = `For each point I took the sentence of each guide that speaks of it most.${named}

${table}

The names link to the guides, and every cell is a quotation.${open}

**Check before you use it:** Each guide names the day on which its facts were read. I did not weigh the tools against each other: which one suits you depends on what you need it for.`;
  return { engine: "built-in", madeBy, text, sources };
}
