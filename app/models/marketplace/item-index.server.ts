import { eq, type SQL, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";

import type { Database } from "../../db/client.server";
import { isStaying } from "../../db/pending-work";
import {
  marketplaceItems,
  marketplaceItemTags,
  marketplaceLists,
  marketplaceSuggestions,
  marketplaceTags,
} from "../../db/schema/items";
import { searchDocuments, searchPostings, searchTermKinds } from "../../db/schema/site";
import { readDocument, type SearchDocument } from "../../search/document";
import { forgetDocuments, indexDocument } from "../../search/index-document.server";
import type { SearchKind } from "../../search/kinds";
import { prefixesOf } from "./prefixes";
import { tagSlug } from "./tag-slug";

/** What of an item is listed, suggested and looked for. */
export interface IndexedItem {
  id: number;
  name: string;
  description: string;
  tags: readonly string[];
  category: string;
}

/** The kind of an item's document in the search of the site; its `ref` is the item's id. */
export const listingKind = "listing" satisfies SearchKind;

const similarItems = 6;
/** Similar items are found through the rarest terms: so many, each in so many documents. */
const tellingTerms = 8;
const mostDocuments = 400;
const oneMore = sql`${marketplaceLists.itemCount} + 1`;

/**
 * Statements that bring an item into the lists, tags, suggestions and the search. For one that is
 * in none of them: the batch that inserts an active row ends with them. Lists are read from the row.
 */
export function indexItem(db: Database, item: IndexedItem, now: number): Statement[] {
  const { id } = item;
  const tags = JSON.stringify(item.tags.map((name) => ({ name, slug: tagSlug(name) })));
  const document = documentOf(item);

  return [
    db
      .insert(marketplaceTags)
      .select(sql`select null, value ->> 'name', value ->> 'slug', 0
        from json_each(${tags}) where true`)
      .onConflictDoNothing(),
    db
      .insert(marketplaceItemTags)
      .select(sql`select tag.id, item.id, item.updated_at
        from json_each(${tags}) as named
        join ${marketplaceTags} as tag on tag.slug = named.value ->> 'slug'
        join ${marketplaceItems} as item on item.id = ${id}
        where true`)
      .onConflictDoNothing(),
    db
      .update(marketplaceTags)
      .set({ itemCount: sql`item_count + 1` })
      .where(sql`id in (select tag_id from ${marketplaceItemTags} where item_id = ${id})`),
    db
      .insert(marketplaceLists)
      .select(sql`select list.value, 1
        from ${marketplaceItems} as item, json_each(${listsOf(sql.raw("item"))}) as list
        where item.id = ${id} and list.value is not null`)
      .onConflictDoUpdate({ target: marketplaceLists.list, set: { itemCount: oneMore } }),

    ...indexDocument(db, document, now),

    db
      .insert(marketplaceSuggestions)
      .select(sql`select prefix.value, 'product', item.name,
        ${powerOfTwo(sql.raw("item.popularity"))}, item.id
        from ${marketplaceItems} as item, json_each(${prefixes(item.name)}) as prefix
        where item.id = ${id}`)
      .onConflictDoNothing(),
    suggestValue(db, "category", item.category),
    ...item.tags.map((tag) => suggestValue(db, "tag", tag)),

    storeSimilar(db, id, document),
  ];
}

/**
 * Statements that change the row of an item which is on sale before and behind the change. The
 * search takes over what differs; everything else is taken out and brought in again.
 */
export function reindexItem(
  db: Database,
  item: IndexedItem,
  change: Statement,
  now: number,
): Statement[] {
  return [...unlistItems(db, sql`select ${item.id}`), change, ...indexItem(db, item, now)];
}

/**
 * Statements that take an item out of the lists, tags, suggestions and the search. They stand
 * before the statement that changes its row. An item that is in none of them stays as it is.
 */
export function unindexItem(db: Database, id: number): Statement[] {
  return unindexItems(db, sql`select ${id}`);
}

/** The same for several: `ids` is a select of item ids. */
export function unindexItems(db: Database, ids: SQL): Statement[] {
  return [...unlistItems(db, ids), ...forgetDocuments(db, listingKind, refsOf(ids))];
}

/** Out of everything but the search, which tells what is in the lists: it is left last. */
function unlistItems(db: Database, ids: SQL): Statement[] {
  const indexed = sql`select cast(ref as integer) from ${searchDocuments}
    where kind = ${listingKind} and ref in (${refsOf(ids)})`;
  const lists = sql`select list.value as list
    from ${marketplaceItems} as item, json_each(${listsOf(sql.raw("item"))}) as list
    where item.id in (${indexed}) and list.value is not null`;
  const tagIds = sql`select tag_id from ${marketplaceItemTags} where item_id in (${ids})`;

  return [
    db
      .update(marketplaceLists)
      .set({
        itemCount: sql`item_count - (select count(*) from (${lists}) as gone
          where gone.list = ${marketplaceLists.list})`,
      })
      .where(sql`list in (${lists})`),
    db
      .update(marketplaceTags)
      .set({
        itemCount: sql`item_count - (select count(*) from ${marketplaceItemTags} as gone
          where gone.tag_id = ${marketplaceTags.id} and gone.item_id in (${ids}))`,
      })
      .where(sql`id in (${tagIds})`),
    // Nothing is suggested that would find nothing.
    db.delete(marketplaceSuggestions).where(sql`item_id is null and kind = 'tag' and value in
      (select name from ${marketplaceTags} where item_count = 0 and id in (${tagIds}))`),
    db.delete(marketplaceSuggestions).where(sql`item_id is null and kind = 'category' and value in
      (select item.category from ${marketplaceItems} as item
        join ${marketplaceLists} as list on list.list = 'category:' || item.category
        where item.id in (${ids}) and list.item_count = 0)`),
    db.delete(marketplaceSuggestions).where(sql`item_id in (${ids})`),
    db.delete(marketplaceItemTags).where(sql`item_id in (${ids})`),
  ];
}

function refsOf(ids: SQL) {
  return sql`select cast(id as text) from ${marketplaceItems} where id in (${ids})`;
}

/** An item as the search of the site finds it. */
function documentOf({ id, name, description, tags }: IndexedItem): SearchDocument {
  return {
    kind: listingKind,
    ref: String(id),
    title: name,
    tags,
    body: description,
    href: `/marketplace/${id}`,
  };
}

/** Behind a download or a purchase: its suggestions change only when the popularity doubled. */
export function reweighItem(db: Database, id: number): Statement {
  const weight = sql`(select ${powerOfTwo(sql.raw("item.popularity"))}
    from ${marketplaceItems} as item where item.id = ${id})`;
  return db
    .update(marketplaceSuggestions)
    .set({ weight })
    .where(sql`item_id = ${id} and weight <> ${weight}`);
}

/**
 * The names of the lists that an item counts in, as a JSON array with gaps. `stars:4` holds the
 * items of at least four stars.
 *
 * @param item the alias of `marketplace_items` in the statement around it.
 */
export function listsOf(item: SQL) {
  return sql`json_array('all', 'category:' || ${item}.category, 'creator:' || ${item}.creator_id,
    iif(${item}.seller_verified, 'verified', null),
    iif(${item}.rating >= 1, 'stars:1', null), iif(${item}.rating >= 2, 'stars:2', null),
    iif(${item}.rating >= 3, 'stars:3', null), iif(${item}.rating >= 4, 'stars:4', null),
    iif(${item}.rating >= 5, 'stars:5', null))`;
}

/** A category or a tag weighs by how many items it finds. */
function suggestValue(db: Database, kind: "category" | "tag", value: string) {
  const count =
    kind === "category"
      ? sql`(select item_count from ${marketplaceLists} where list = ${`category:${value}`})`
      : sql`(select item_count from ${marketplaceTags} where slug = ${tagSlug(value)})`;
  const name =
    kind === "category"
      ? sql`${value}`
      : sql`(select name from ${marketplaceTags} where slug = ${tagSlug(value)})`;
  const { weight, prefix, itemId } = marketplaceSuggestions;
  return db
    .insert(marketplaceSuggestions)
    .select(sql`select prefix.value, ${kind}, ${name}, ${powerOfTwo(count)}, null
      from json_each(${prefixes(value)}) as prefix where true`)
    .onConflictDoUpdate({
      target: [marketplaceSuggestions.kind, marketplaceSuggestions.value, prefix],
      targetWhere: sql`${itemId} is null`,
      set: { weight: sql`excluded.weight` },
      setWhere: sql`${weight} <> excluded.weight`,
    });
}

function prefixes(text: string) {
  return JSON.stringify(prefixesOf(text));
}

/** Stored when the item comes on sale: a page reads the ids and nothing else of the search. */
function storeSimilar(db: Database, id: number, document: SearchDocument) {
  const similarIds = sql`(select json_group_array(similar.id) from (
    ${similarTo(document)}) as similar)`;
  return db.update(marketplaceItems).set({ similarIds }).where(eq(marketplaceItems.id, id));
}

/** A select of the ids of the other items on sale that share the rarest words of this one. */
function similarTo(document: SearchDocument) {
  // A facet weighs nothing: what two items have in common stands in their words.
  const words = readDocument(document).postings.flatMap(([term, weight]) =>
    weight > 0 ? term : [],
  );
  return sql`with telling as (
      select term, documents from ${searchTermKinds}
      where term in (select value from json_each(${JSON.stringify(words)})) and kind = ${listingKind}
        and documents between 1 and ${mostDocuments}
      order by documents limit ${tellingTerms}
    ), found as (
      select posting.document_id, sum(posting.weight * 1.0 / telling.documents) as score
      from telling join ${searchPostings} as posting on posting.term = telling.term
      where posting.kind = ${listingKind}
      group by posting.document_id
    )
    select cast(document.ref as integer) as id
    from found join ${searchDocuments} as document on document.id = found.document_id
    where document.ref <> ${document.ref}
    order by found.score desc, document.id desc limit ${similarItems}`;
}

/** The texts of the items on sale that a new one is most like. */
export function selectSimilar(db: Database, item: IndexedItem) {
  return db
    .select({
      id: marketplaceItems.id,
      name: marketplaceItems.name,
      description: marketplaceItems.description,
      fullDescription: marketplaceItems.fullDescription,
    })
    .from(marketplaceItems)
    .where(
      sql`${marketplaceItems.id} in (${similarTo(documentOf(item))})
        and ${isStaying(sql`${marketplaceItems.creatorId}`)}`,
    );
}

function powerOfTwo(count: SQL) {
  return sql`iif(${count} > 0, 1 << cast(log2(${count}) as integer), 0)`;
}
