import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { itemTypes, licenses } from "../../content/marketplace";
import { run, type Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { named, namedOrNull } from "../../db/named";
import { marketplaceItems, sellers } from "../../db/schema/items";
import { listingDecisions, listingDrafts, marketplaceItemVersions } from "../../db/schema/listings";
import { users } from "../../db/schema/people";
import { renderMarkdown } from "../../markdown/render.server";
import type { FieldErrors } from "../../schemas/field-errors";
import type { ListingAnswers } from "../../schemas/listing";
import type { Owner } from "../owner";
import { maySell } from "../person";
import type { PackageContent } from "./download-text";
import {
  emptyDraft,
  type ListingDraft,
  type ListingStep,
  listingSteps,
  stepErrors,
  writtenPrompts,
} from "./draft";
import { type DraftRow, selectDraft, toDraft } from "./draft.server";
import { indexItem, reindexItem, selectSimilar, unindexItem } from "./item-index.server";
import { likeness } from "./likeness";
import { checkReadiness } from "./readiness.server";
import { changedParts, partsToReview, type VersionContent } from "./version";

/** From here on a listing is a copy of another one; from the first on an editor is told. */
const closeTo = 0.75;
const copyOf = 0.92;

export const tooYoungToSell =
  "You told us that you are under 18. Selling is for adults, so you cannot publish a listing.";

export interface Submission {
  owner: Owner & { userId: number };
  ageGroup: string | null;
  /** The listing that the draft changes; null for a new one. */
  itemId: number | null;
  /** From the form: the same one twice is one submission. */
  key: string;
  /** What changed, in the creator's words. */
  changes?: string;
  /** A listing that comes whole, through `/api`, instead of the draft. */
  answers?: ListingAnswers;
}

export type Submitted =
  | { ok: true; itemId: number; isLive: boolean }
  | { ok: false; step: ListingStep; errors: FieldErrors };

/**
 * Sends a draft to review: a new listing, an answer to what an editor asked for, or a new version
 * of one that is on sale. A small change of a listing on sale is live at once.
 */
export async function submitListing(
  db: Database,
  submission: Submission,
  now: number,
): Promise<Submitted> {
  const { owner, itemId, key } = submission;
  if (!maySell(submission)) return refuse("review", { "": [tooYoungToSell] });

  const [[kept], [item], versions, [before]] = await db.batch([
    selectDraft(db, owner, itemId),
    db
      .select({ status: marketplaceItems.status, versionNumber: marketplaceItems.versionNumber })
      .from(marketplaceItems)
      .where(
        and(eq(marketplaceItems.id, itemId ?? 0), eq(marketplaceItems.creatorId, owner.userId)),
      ),
    db
      .select()
      .from(marketplaceItemVersions)
      .where(
        sql`${marketplaceItemVersions.itemId} = ${itemId ?? 0} and (number =
          (select version_number from ${marketplaceItems} where id = ${itemId ?? 0})
          or number = (select max(number) from ${marketplaceItemVersions}
            where item_id = ${itemId ?? 0}))`,
      )
      .orderBy(desc(marketplaceItemVersions.number)),
    selectSubmission(db, key),
  ]);
  if (before) return { ok: true, itemId: before.itemId, isLive: before.status === "approved" };
  const row = submission.answers ? rowOf(submission.answers) : kept;
  if (!row) return refuse("type", { "": ["There is no draft to publish. Please begin again."] });

  const refused = findMissing(row);
  if (refused) return refused;
  const [newest] = versions;
  if (itemId !== null && (!item || !newest)) {
    return refuse("review", { "": ["This listing is not yours, or it is gone."] });
  }
  const content = contentOf(row, newest);
  const close = await findClose(db, itemId ?? 0, content);
  if (close && close.likeness >= copyOf) {
    const sentence = `This is nearly the same as a listing that is on sale already: "${close.name}". Please describe what is different.`;
    return refuse("details", { fullDescription: [sentence] });
  }
  const told = { ...submission, row, content, note: close && noteOf(close) };

  try {
    if (itemId === null || !item || !newest) return await submitNew(db, told, now);
    const live = versions.find(({ number }) => number === item.versionNumber);
    return await submitVersion(db, { ...told, itemId, item, newest, live }, now);
  } catch (error) {
    const same = await selectSubmission(db, key);
    const [first] = same;
    // The same form came twice at the same moment: the first one counts.
    if (first) return { ok: true, itemId: first.itemId, isLive: first.status === "approved" };
    if (isStale(error) && (await isFull(db, owner.userId, itemId))) {
      return refuse("review", { "": [queueFull] });
    }
    if (isStale(error) || isRefusedBy(error, "unique")) {
      const sentence =
        "An editor has just decided on this listing. Please look at it again under My listings.";
      return refuse("review", { "": [sentence] });
    }
    throw error;
  }
}

const mostWaiting = 10;
const queueFull =
  "Ten of your listings are waiting for an editor. Please send this one when one of them is decided.";

/** Whether the queue has room for this listing of a person; editors read all of it. */
function hasRoom(userId: number, itemId: SQL | number) {
  return sql`(select count(*) from ${marketplaceItemVersions} as waiting
    join ${marketplaceItems} as listed on listed.id = waiting.item_id
    where listed.creator_id = ${userId} and waiting.status = 'pending'
      and waiting.item_id <> ${itemId}) < ${mostWaiting}`;
}

async function isFull(db: Database, userId: number, itemId: number | null) {
  const [row] = await db.all<{ room: number }>(sql`select ${hasRoom(userId, itemId ?? 0)} as room`);
  return row?.room === 0;
}

/** Answers as the row of a draft that is stored nowhere. */
function rowOf({ price, ...answers }: ListingAnswers): DraftRow {
  return {
    ...emptyDraft,
    ...answers,
    ...(price !== undefined && { priceCents: Math.round(price * 100) }),
    id: 0,
    step: "review",
    draftUserId: null,
    coverFileId: null,
    fileId: null,
    coverKey: null,
    coverName: null,
    packageName: null,
    packageBytes: null,
    itemImage: null,
    saidReasons: null,
    saidNote: null,
  };
}

function refuse(step: ListingStep, errors: FieldErrors): Submitted & { ok: false } {
  return { ok: false, step, errors };
}

function selectSubmission(db: Database, key: string) {
  return db
    .select(
      named("submitted", {
        itemId: marketplaceItemVersions.itemId,
        status: marketplaceItemVersions.status,
      }),
    )
    .from(marketplaceItemVersions)
    .where(eq(marketplaceItemVersions.submissionKey, key));
}

/** The first step that is not complete, or the first readiness check that must be met. */
function findMissing(row: DraftRow) {
  const draft = toDraft(row);
  for (const step of listingSteps) {
    const errors = stepErrors(step, draft);
    if (Object.keys(errors).length > 0) return refuse(step, errors);
  }
  const check = checkReadiness(draft, filesOf(row)).find(({ state }) => state === "must");
  return check && refuse(check.step, { [check.field]: [check.sentence] });
}

/** What of a draft's files is there. */
export function filesOf(row: DraftRow | undefined) {
  return {
    hasCover: Boolean(row?.coverKey ?? row?.itemImage),
    hasPackage: Boolean(row?.packageName),
  };
}

/** What a draft says, in the words of the database. */
function contentOf(
  row: DraftRow,
  newest: typeof marketplaceItemVersions.$inferSelect | undefined,
): VersionContent {
  const draft = toDraft(row);
  const linkUrl = draft.uploadMethod === "replit" ? draft.replitLink : draft.linkUrl;
  return {
    type: itemTypes.find(({ key }) => key === draft.type)?.stored ?? "Other",
    name: draft.title,
    description: draft.shortDescription,
    fullDescription: draft.fullDescription,
    category: draft.category,
    tags: draft.tags,
    imagePath: row.coverKey ? `/files/${row.coverKey}` : (newest?.imagePath ?? null),
    priceCents: draft.pricingModel === "free" ? null : draft.priceCents,
    pricingModel: draft.pricingModel,
    license: licenses.find(({ key }) => key === draft.license)?.stored ?? null,
    supportEmail: (draft.supportOffered && draft.contactEmail) || null,
    uploadMethod: draft.uploadMethod,
    fileId: draft.uploadMethod === "zip" ? row.fileId : null,
    linkUrl: ["zip", "prompts"].includes(draft.uploadMethod) ? null : linkUrl || null,
    instructions: draft.instructions || null,
    content: packOf(draft, (newest?.content ?? null) as PackageContent | null),
  };
}

/** The prompts of a pack. What the site holds of another kind stays with its way of handing over. */
function packOf(
  { uploadMethod, prompts }: ListingDraft,
  before: PackageContent | null,
): PackageContent | null {
  if (uploadMethod === "prompts") {
    return {
      kind: "prompts",
      introduction: before?.kind === "prompts" ? before.introduction : "",
      prompts: writtenPrompts(prompts).map(({ title, prompt, note, example, isSample }) => ({
        ...{ title, prompt },
        ...(note && { note }),
        ...(example && { example }),
        ...(isSample && { isSample }),
      })),
    };
  }
  return uploadMethod === "other" && before?.kind !== "prompts" ? before : null;
}

interface Close {
  id: number;
  name: string;
  likeness: number;
}

async function findClose(db: Database, id: number, content: VersionContent): Promise<Close | null> {
  const candidates = await selectSimilar(db, { id, ...content });
  const own = textsOf(content);
  return candidates
    .map((each) => ({ id: each.id, name: each.name, likeness: likeness(own, textsOf(each)) }))
    .filter((each) => each.likeness >= closeTo)
    .reduce<Close | null>(
      (most, each) => (most && most.likeness >= each.likeness ? most : each),
      null,
    );
}

function textsOf(item: { name: string; description: string; fullDescription: string | null }) {
  return [item.name, item.description, item.fullDescription ?? ""].join("\n");
}

function noteOf({ id, name, likeness: measure }: Close) {
  return `Reads like listing ${id}, "${name}" (${Math.round(measure * 100)} % alike).`;
}

interface Told extends Submission {
  row: DraftRow;
  content: VersionContent;
  note: string | null;
}

/** The columns of an item that a version decides. */
export function itemColumnsOf(content: VersionContent) {
  return {
    type: content.type,
    name: content.name,
    description: content.description,
    fullDescription: content.fullDescription,
    fullDescriptionHtml: renderMarkdown(content.fullDescription),
    category: content.category,
    tags: content.tags,
    imageUrl: null,
    imagePath: content.imagePath,
    priceCents: content.priceCents,
    pricingModel: content.pricingModel as PricingModelColumn,
    license: content.license,
    supportEmail: content.supportEmail,
  };
}

type PricingModelColumn = (typeof marketplaceItems.$inferInsert)["pricingModel"] & string;
type VersionColumns = Omit<typeof marketplaceItemVersions.$inferInsert, "itemId" | "number">;

function versionColumnsOf({ content, key, changes }: Told, now: number): VersionColumns {
  return {
    ...content,
    pricingModel: content.pricingModel as PricingModelColumn,
    uploadMethod: content.uploadMethod as VersionColumns["uploadMethod"],
    changes: changes || null,
    submissionKey: key,
    submittedAt: now,
  };
}

async function submitNew(db: Database, told: Told, now: number): Promise<Submitted> {
  const { userId } = told.owner;
  const ofKey = (column: "id" | "item_id") =>
    sql<number>`(select ${sql.raw(column)} from ${marketplaceItemVersions}
      where submission_key = ${told.key})`;
  const [, , [decision]] = await db.batch([
    db.insert(marketplaceItems).values({
      ...itemColumnsOf(told.content),
      creatorId: userId,
      status: "pending",
      sellerVerified: sql`exists (select 1 from ${sellers}
        where user_id = ${userId} and verified_at is not null)`,
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(marketplaceItemVersions).values({
      ...versionColumnsOf(told, now),
      itemId: sql`last_insert_rowid()`,
      number: 1,
    }),
    db
      .insert(listingDecisions)
      .values({
        itemId: ofKey("item_id"),
        versionId: ofKey("id"),
        actorId: userId,
        // Null, which the column refuses, where the queue is full: then nothing of this happens.
        fromStatus: sql`iif(${hasRoom(userId, ofKey("item_id"))}, 'draft', null)`,
        toStatus: "pending",
        privateNote: told.note,
        createdAt: now,
      })
      .returning({ itemId: listingDecisions.itemId }),
    db.insert(sellers).values({ userId, createdAt: now }).onConflictDoNothing(),
    db.delete(listingDrafts).where(eq(listingDrafts.id, told.row.id)),
  ]);
  if (!decision) throw new Error("The listing was not written.");
  return { ok: true, itemId: decision.itemId, isLive: false };
}

interface ToldVersion extends Told {
  itemId: number;
  item: { status: string };
  newest: typeof marketplaceItemVersions.$inferSelect;
  /** The version on sale, for a listing that was approved. */
  live: typeof marketplaceItemVersions.$inferSelect | undefined;
}

async function submitVersion(db: Database, told: ToldVersion, now: number): Promise<Submitted> {
  const { itemId, item, newest, live, content, row, owner } = told;
  const isPublished = live?.status === "approved";
  const isOpen = newest.status === "pending" || newest.status === "changes_requested";
  if (changedParts(newest, content).length === 0 && newest.status !== "rejected") {
    return refuse("review", { "": ["Nothing has changed yet, so there is nothing to send."] });
  }

  const isLive = isPublished && !isOpen && partsToReview(live, content).length === 0;
  const number = isOpen ? newest.number : newest.number + 1;
  const columns = versionColumnsOf(told, now);
  const version = isOpen
    ? db
        .update(marketplaceItemVersions)
        .set({ ...columns, status: "pending", decidedAt: null })
        .where(eq(marketplaceItemVersions.id, newest.id))
    : db.insert(marketplaceItemVersions).values({
        ...columns,
        itemId,
        number,
        ...(isLive && { status: "approved" as const, decidedAt: now }),
      });
  const change = db
    .update(marketplaceItems)
    .set({
      ...itemColumnsOf(content),
      updatedAt: now,
      ...(isLive ? { versionNumber: number } : { status: "pending" as const }),
    })
    .where(eq(marketplaceItems.id, itemId));
  const isOnSale = isLive && item.status === "active";

  const statements: Statement[] = [
    // Fails where an editor decided in between: then nothing of this happens.
    db.insert(listingDecisions).values({
      itemId,
      versionId: newest.id,
      actorId: owner.userId,
      fromStatus: isLive
        ? statusIfStill(newest)
        : sql`iif(${hasRoom(owner.userId, itemId)}, ${statusIfStill(newest)}, null)`,
      toStatus: isLive ? "approved" : "pending",
      privateNote: told.note,
      createdAt: now,
    }),
    version,
    ...(isOnSale ? reindexItem(db, { id: itemId, ...content }, change, now) : []),
    ...((isLive && !isOnSale) || !isPublished ? [change] : []),
    db.delete(listingDrafts).where(eq(listingDrafts.id, row.id)),
  ];
  await run(db, statements);
  return { ok: true, itemId, isLive };
}

/** The version's status, or null, which the table refuses, when somebody changed it meanwhile. */
export function statusIfStill(version: { id: number; status: string; submittedAt: number }) {
  return sql<string>`(select status from ${marketplaceItemVersions}
    where id = ${version.id} and status = ${version.status}
      and submitted_at = ${version.submittedAt})`;
}

/** Whether a batch failed because `statusIfStill` found something else. */
export function isStale(error: unknown) {
  return isRefusedBy(error, "not-null", "listing_decisions.from_status");
}

/** Takes an item off the market for a while, or brings it back. False when it is not theirs or not so. */
export async function setPaused(
  db: Database,
  { userId, itemId, isPaused }: { userId: number; itemId: number; isPaused: boolean },
  now: number,
) {
  const [from, to] = isPaused ? (["active", "paused"] as const) : (["paused", "active"] as const);
  const [item] = await db
    .select({
      id: marketplaceItems.id,
      name: marketplaceItems.name,
      description: marketplaceItems.description,
      tags: marketplaceItems.tags,
      category: marketplaceItems.category,
    })
    .from(marketplaceItems)
    .where(
      and(
        eq(marketplaceItems.id, itemId),
        eq(marketplaceItems.creatorId, userId),
        eq(marketplaceItems.status, from),
      ),
    );
  if (!item) return false;

  const change = db
    .update(marketplaceItems)
    .set({ status: to })
    .where(eq(marketplaceItems.id, itemId));
  const fromStatus = sql<string>`(select status from ${marketplaceItems}
    where id = ${itemId} and status = ${from})`;
  try {
    await db.batch([
      db.insert(listingDecisions).values({
        itemId,
        actorId: userId,
        fromStatus,
        toStatus: to,
        createdAt: now,
      }),
      ...(isPaused ? [...unindexItem(db, itemId), change] : [change, ...indexItem(db, item, now)]),
    ]);
    return true;
  } catch (error) {
    // A second press at the same moment: the first one did it.
    if (isStale(error)) return true;
    throw error;
  }
}

const listingsPerPage = 20;
/** A place in the queue behind this many is not counted out. */
const longestQueue = 100;

export interface ListingsPlace {
  updatedAt: number;
  id: number;
}

/** A creator's listings, the last changed first, with where each stands. */
export async function listListings(db: Database, userId: number, before?: ListingsPlace) {
  const [rows, queue, drafts, [seller]] = await db.batch([
    db
      .select({
        ...named("item", {
          id: marketplaceItems.id,
          name: marketplaceItems.name,
          status: marketplaceItems.status,
          type: marketplaceItems.type,
          category: marketplaceItems.category,
          priceCents: marketplaceItems.priceCents,
          pricingModel: marketplaceItems.pricingModel,
          imagePath: marketplaceItems.imagePath,
          downloads: marketplaceItems.downloads,
          purchases: marketplaceItems.purchases,
          updatedAt: marketplaceItems.updatedAt,
          versionId: marketplaceItemVersions.id,
          versionStatus: marketplaceItemVersions.status,
          versionNumber: marketplaceItemVersions.number,
          liveVersion: marketplaceItems.versionNumber,
          submittedAt: marketplaceItemVersions.submittedAt,
        }),
        ...namedOrNull("item", {
          reasons: listingDecisions.reasons,
          note: listingDecisions.noteToCreator,
        }),
      })
      .from(marketplaceItems)
      .innerJoin(
        marketplaceItemVersions,
        sql`${marketplaceItemVersions.itemId} = ${marketplaceItems.id}
          and ${marketplaceItemVersions.number} = (select newest.number
            from ${marketplaceItemVersions} as newest
            where newest.item_id = ${marketplaceItems.id} order by newest.number desc limit 1)`,
      )
      .leftJoin(
        listingDecisions,
        sql`${listingDecisions.id} = (select latest.id from ${listingDecisions} as latest
          where latest.item_id = ${marketplaceItems.id}
          order by latest.created_at desc, latest.id desc limit 1)`,
      )
      .where(
        and(
          eq(marketplaceItems.creatorId, userId),
          before &&
            or(
              lt(marketplaceItems.updatedAt, before.updatedAt),
              and(
                eq(marketplaceItems.updatedAt, before.updatedAt),
                lt(marketplaceItems.id, before.id),
              ),
            ),
        ),
      )
      .orderBy(desc(marketplaceItems.updatedAt), desc(marketplaceItems.id))
      .limit(listingsPerPage + 1),
    db
      .select({ versionId: marketplaceItemVersions.id })
      .from(marketplaceItemVersions)
      .where(eq(marketplaceItemVersions.status, "pending"))
      .orderBy(marketplaceItemVersions.submittedAt, marketplaceItemVersions.id)
      .limit(longestQueue),
    db
      .select({
        itemId: listingDrafts.itemId,
        title: listingDrafts.title,
        step: listingDrafts.step,
        updatedAt: listingDrafts.updatedAt,
      })
      .from(listingDrafts)
      .where(eq(listingDrafts.userId, userId))
      .orderBy(desc(listingDrafts.updatedAt))
      .limit(listingsPerPage),
    db
      .select({ verifiedAt: sellers.verifiedAt })
      .from(users)
      .innerJoin(sellers, eq(sellers.userId, users.id))
      .where(eq(users.id, userId)),
  ]);

  const shown = rows.slice(0, listingsPerPage);
  const last = shown.at(-1);
  const places = new Map(queue.map(({ versionId }, place) => [versionId, place]));
  return {
    listings: shown.map(({ reasons, ...row }) => ({
      ...row,
      reasons: reasons ?? [],
      /** How many stand before it; null when it waits behind more than are counted. */
      waitingBefore: row.versionStatus === "pending" ? (places.get(row.versionId) ?? null) : null,
      hasDraft: drafts.some(({ itemId }) => itemId === row.id),
    })),
    draft: drafts.find(({ itemId }) => itemId === null) ?? null,
    isVerified: seller?.verifiedAt != null,
    older: last && rows.length > shown.length ? { updatedAt: last.updatedAt, id: last.id } : null,
  };
}
