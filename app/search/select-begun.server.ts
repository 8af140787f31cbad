import { sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { isStaying } from "../db/pending-work";
import { marketplaceItems } from "../db/schema/items";
import type { SearchKind } from "./kinds";
import type { Typed } from "./read-typed";
import { unionAll } from "./union";

/** Terms with the typed beginning that are looked at, and those of them that are followed. */
const mostCompletions = 60;
const mostFollowed = 3;
/** Of each, its best postings of a kind. */
const mostPostings = 12;
const mostDocuments = 20;
const kinds = ["listing", "article", "question"] as const satisfies SearchKind[];

interface Begun {
  kind: (typeof kinds)[number];
  title: string;
  href: string;
}

/**
 * The statement that finds what people wrote and what its words may become: the commonest terms that
 * begin as the last word does, and the best documents of each that hold the other words too. It reads
 * a few hundred rows, however many there are.
 */
export function selectBegun(db: Database, { terms, begun, ended }: Typed) {
  const term = (place: number) =>
    sql`(select term from completions where place = ${sql.raw(String(place))})`;
  const branches = Array.from({ length: mostFollowed }, (_, at) =>
    kinds.map(
      (kind) => sql`select * from (
        select document_id, kind, weight from search_postings indexed by search_postings_best
        where term = ${term(at + 1)} and kind = ${kind}
        order by weight desc limit ${sql.raw(String(mostPostings))}
      )`,
    ),
  ).flat();
  const others = terms.map(
    (other) => sql`exists (select 1 from search_postings as other
      where other.term = ${other} and other.kind = best.kind
        and other.document_id = best.document_id)`,
  );
  const isOffered = sql`(document.kind <> 'listing' or ${isStaying(sql`(select creator_id
    from ${marketplaceItems} as item where item.id = cast(document.ref as integer))`)})`;
  const found = sql`
    with completions as materialized (
      select term, documents, row_number() over (order by documents desc, term) as place from (
        select term, documents from search_terms where term = ${ended}
        union
        select * from (select term, documents from search_terms
          where term >= ${begun} and term < ${begun} || char(1114111)
          limit ${sql.raw(String(mostCompletions))})
      ) where instr(term, ':') = 0 limit ${sql.raw(String(mostFollowed))}
    )
    select (select json_group_array(term) from (select term from completions order by place)) as terms,
      ifnull((select json_group_array(json_object('kind', kind, 'title', title, 'href', href)) from (
        select document.kind, document.title, document.href from (
          select document_id, kind, max(weight) as weight from (${unionAll(branches)})
          group by document_id
        ) as best cross join search_documents as document on document.id = best.document_id
        where ${sql.join([isOffered, ...others], sql` and `)}
        -- The best of each kind, then the second ones.
        order by row_number() over (partition by best.kind order by best.weight desc),
          best.weight desc limit ${sql.raw(String(mostDocuments))}
      )), '[]') as documents`;
  return db
    .select({
      terms: sql<string[]>`terms`
        .mapWith((text: string) => JSON.parse(text) as string[])
        .as("begun_terms"),
      documents: sql<Begun[]>`documents`
        .mapWith((text: string) => JSON.parse(text) as Begun[])
        .as("begun_documents"),
    })
    .from(sql`(${found})`);
}
