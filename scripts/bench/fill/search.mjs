import { noise, rangesOf, today } from "./numbers.mjs";

/** Words with the thousandths of all documents that hold them: a few are common, most are rare. */
const words = {
  ai: 590,
  prompt: 450,
  tool: 300,
  answer: 200,
  model: 100,
  letter: 50,
  budget: 20,
  violin: 1,
};

/** A short text weighs most, so listings come before articles. */
const kinds = [
  {
    kind: "question",
    table: "threads",
    title: "title",
    text: "excerpt",
    path: "/community/",
    weight: 900,
  },
  {
    kind: "answer",
    table: "answers",
    title: "'Answer'",
    text: "body",
    path: "/community/",
    weight: 500,
  },
  {
    kind: "article",
    table: "news_articles",
    title: "title",
    text: "summary",
    path: "/news/",
    weight: 1000,
  },
  {
    kind: "listing",
    table: "marketplace_items",
    title: "name",
    text: "description",
    path: "/marketplace/",
    weight: 1500,
  },
];

/**
 * A document for every question, answer, article and listing.
 *
 * @param termOf the term under which the index holds a word.
 */
export function search(rows, termOf) {
  return [
    ...kinds.flatMap((each, place) =>
      rangesOf(rows).flatMap((range) => documents(each, { ...range, place, rows, termOf })),
    ),
    `insert into search_terms (term, documents)
      select term, count(*) from search_postings where true group by term
      on conflict do update set documents = excluded.documents`,
    `insert into search_term_kinds (term, kind, documents)
      select term, kind, count(*) from search_postings where true group by term, kind
      on conflict do update set documents = excluded.documents`,
  ];
}

/** Documents of the site's own content come before these. */
const contentDocuments = 10_000;

function documents({ kind, table, title, text, path, weight }, { from, to, place, rows, termOf }) {
  const id = `${contentDocuments + place * rows} + id`;
  const here = `from ${table} where id between ${from} and ${to}`;
  const posting = (
    term,
    of,
    share,
    salt,
  ) => `insert into search_postings (term, kind, weight, document_id)
    select ${term}, '${kind}', ${of}, ${id} ${here} and ${noise(salt, "id")} % 1000 < ${share}`;
  return [
    `insert into search_documents (id, kind, ref, title, excerpt, href, length, updated_at)
      select ${id}, '${kind}', cast(id as text), ${title}, ${text}, '${path}' || id, 20, ${today} ${here}`,
    ...Object.entries(words).map(([word, share], salt) =>
      posting(
        `'${termOf(word)}'`,
        `${weight} + ${noise(salt + 60, "id")} % 400`,
        share,
        salt + 70 + place * 20,
      ),
    ),
    posting(`'rare' || (id % 5000)`, weight, 1000, 1),
    posting(`'kind:${kind}'`, 0, 1000, 1),
    ...(kind === "listing" ? listingPostings(here, id) : []),
    ...(kind === "question"
      ? [
          `insert into search_postings (term, kind, weight, document_id)
          select 'solved:yes', 'question', 0, ${id} ${here} and is_answered`,
        ]
      : []),
  ];
}

/** The words of the names, which the market's own search reads too, and the tags. */
function listingPostings(here, id) {
  return [
    `insert or ignore into search_postings (term, kind, weight, document_id)
      select iif(name like 'Meeting%', 'meet', 'plan'), 'listing', 1800, ${id} ${here}`,
    `insert into search_postings (term, kind, weight, document_id)
      select 'tag:' || tag.value, 'listing', 0, listing.document
      from (select ${id} as document, tags ${here}) as listing, json_each(listing.tags) as tag`,
  ];
}
