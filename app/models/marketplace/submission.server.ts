import { and, desc, eq, sql } from "drizzle-orm";
import { run, type Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { named } from "../../db/named";
import { marketplaceItems, sellers } from "../../db/schema/items";
import { listingDecisions, listingDrafts, marketplaceItemVersions } from "../../db/schema/listings";
import type { FieldErrors } from "../../schemas/field-errors";
import type { ListingAnswers } from "../../schemas/listing";
import type { Owner } from "../owner";
import { maySell } from "../person";
import { copyOf, findClose, noteOf } from "./close-listing.server";
import { emptyDraft, type ListingStep, listingSteps, stepErrors } from "./draft";
import { changeable, type DraftRow, selectDraft, toDraft } from "./draft.server";
import { reindexItem } from "./item-index.server";
import {
  contentOf,
  filesOf,
  itemColumnsOf,
  type PricingModelColumn,
} from "./listing-content.server";
import { isStale, statusIfStill } from "./listing-status.server";
import { toCents } from "./money";
import { checkReadiness } from "./readiness.server";
import { hasRoom, isFull, queueFull } from "./review-queue.server";
import { changedParts, partsToReview, type VersionContent } from "./version";

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
  if (item && !changeable.has(item.status)) {
    const sentence = "Our team took this listing off the market, so it cannot be changed.";
    return refuse("review", { "": [sentence] });
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

/** Answers as the row of a draft that is stored nowhere. */
function rowOf({ price, ...answers }: ListingAnswers): DraftRow {
  return {
    ...emptyDraft,
    ...answers,
    ...(price !== undefined && { priceCents: toCents(price) }),
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

interface SubmittedListing extends Submission {
  row: DraftRow;
  content: VersionContent;
  note: string | null;
}

type VersionColumns = Omit<typeof marketplaceItemVersions.$inferInsert, "itemId" | "number">;

function versionColumnsOf(
  { content, key, changes }: SubmittedListing,
  now: number,
): VersionColumns {
  return {
    ...content,
    pricingModel: content.pricingModel as PricingModelColumn,
    uploadMethod: content.uploadMethod as VersionColumns["uploadMethod"],
    changes: changes || null,
    submissionKey: key,
    submittedAt: now,
  };
}

async function submitNew(db: Database, told: SubmittedListing, now: number): Promise<Submitted> {
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

interface ToldVersion extends SubmittedListing {
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
  const fromStatus = statusIfStill(newest, item.status);

  const statements: Statement[] = [
    // Fails where an editor decided or the item was hidden in between: then nothing of this happens.
    db.insert(listingDecisions).values({
      itemId,
      versionId: newest.id,
      actorId: owner.userId,
      fromStatus: isLive
        ? fromStatus
        : sql`iif(${hasRoom(owner.userId, itemId)}, ${fromStatus}, null)`,
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
