import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import { itemTypes, licenses } from "../../content/marketplace";
import type { Database } from "../../db/client.server";
import { named, namedOrNull } from "../../db/named";
import { marketplaceItems } from "../../db/schema/items";
import {
  listingDecisions,
  listingDrafts,
  marketplaceFiles,
  marketplaceItemVersions,
} from "../../db/schema/listings";
import type { ListingAnswers } from "../../schemas/listing";
import type { Owner } from "../owner";
import type { PackageContent } from "./download-text";
import { emptyDraft, emptyPrompt, type ListingDraft, type ListingStep } from "./draft";
import { toCents } from "./money";

const covers = alias(marketplaceFiles, "cover");
const packages = alias(marketplaceFiles, "package");
const said = alias(listingDecisions, "said");

/** The newest draft of an owner: for a listing of theirs, or for a new one. */
export function selectDraft(db: Database, owner: Owner, itemId: number | null) {
  return db
    .select({
      ...named("draft", {
        id: listingDrafts.id,
        draftUserId: listingDrafts.userId,
        step: listingDrafts.step,
        type: listingDrafts.type,
        title: listingDrafts.title,
        shortDescription: listingDrafts.shortDescription,
        fullDescription: listingDrafts.fullDescription,
        uploadMethod: listingDrafts.uploadMethod,
        replitLink: listingDrafts.replitLink,
        linkUrl: listingDrafts.linkUrl,
        instructions: listingDrafts.instructions,
        prompts: listingDrafts.prompts,
        priceCents: listingDrafts.priceCents,
        pricingModel: listingDrafts.pricingModel,
        license: listingDrafts.license,
        supportOffered: listingDrafts.supportOffered,
        contactEmail: listingDrafts.contactEmail,
        category: listingDrafts.category,
        tags: listingDrafts.tags,
        termsAgreed: listingDrafts.termsAgreed,
        coverFileId: listingDrafts.coverFileId,
        fileId: listingDrafts.fileId,
      }),
      ...namedOrNull("draft", {
        coverKey: covers.objectKey,
        coverName: covers.fileName,
        packageName: packages.fileName,
        packageBytes: packages.sizeBytes,
        saidReasons: said.reasons,
        saidNote: said.noteToCreator,
      }),
      /** The cover that the listing has already. */
      itemImage: sql<string | null>`(select image_path from ${marketplaceItemVersions}
        where item_id = ${listingDrafts.itemId} order by number desc limit 1)`.as("item_image"),
    })
    .from(listingDrafts)
    .leftJoin(covers, and(eq(covers.id, listingDrafts.coverFileId), eq(covers.status, "ready")))
    .leftJoin(packages, and(eq(packages.id, listingDrafts.fileId), eq(packages.status, "ready")))
    .leftJoin(
      said,
      sql`said.id = (select latest.id from ${listingDecisions} as latest
        where latest.item_id = ${listingDrafts.itemId}
        order by latest.created_at desc, latest.id desc limit 1)
        and said.to_status in ('changes_requested', 'rejected')`,
    )
    .where(
      and(
        ownedBy(owner),
        itemId === null ? isNull(listingDrafts.itemId) : eq(listingDrafts.itemId, itemId),
      ),
    )
    .orderBy(desc(listingDrafts.updatedAt), desc(listingDrafts.id))
    .limit(1);
}

export type DraftRow = Awaited<ReturnType<typeof selectDraft>>[number];

/** What a person wrote before signing in is theirs: the guest's drafts count as their own. */
function ownedBy({ userId, guestId }: Owner): SQL | undefined {
  const isGuests =
    guestId === null
      ? undefined
      : and(isNull(listingDrafts.userId), eq(listingDrafts.guestId, guestId));
  const isPersons = userId === null ? undefined : eq(listingDrafts.userId, userId);
  return or(isGuests, isPersons) ?? sql`false`;
}

export async function getDraft(db: Database, owner: Owner, itemId: number | null) {
  if (owner.userId === null && owner.guestId === null) return undefined;
  const [[row]] = await db.batch([selectDraft(db, owner, itemId)]);
  return row;
}

/** What our team said when it did not accept the version that a draft changes. */
export function reviewOf(row: DraftRow | undefined) {
  if (!row?.saidReasons) return null;
  return { reasons: row.saidReasons, note: row.saidNote };
}

/** The answers in a stored draft. */
export function toDraft(row: DraftRow | undefined): ListingDraft {
  if (!row) return emptyDraft;
  return {
    type: row.type as ListingDraft["type"],
    title: row.title,
    shortDescription: row.shortDescription,
    fullDescription: row.fullDescription,
    category: row.category,
    tags: row.tags,
    uploadMethod: row.uploadMethod ?? (row.type === "prompt" ? "prompts" : emptyDraft.uploadMethod),
    prompts: row.prompts,
    replitLink: row.replitLink,
    linkUrl: row.linkUrl,
    instructions: row.instructions,
    pricingModel: row.pricingModel,
    priceCents: row.priceCents,
    license: row.license as ListingDraft["license"],
    supportOffered: row.supportOffered,
    contactEmail: row.contactEmail,
    termsAgreed: row.termsAgreed,
  };
}

interface DraftChange {
  answers?: ListingAnswers;
  /** Where to go on, as the draft is then. */
  stepOf: (draft: ListingDraft) => ListingStep;
  coverFileId?: number;
  fileId?: number;
}

/**
 * Keeps answers in the owner's draft, a new one if there is none, and makes a guest's draft that
 * of the person who has signed in. Drafts for a listing are made by `startEdit` alone.
 *
 * @returns the draft, and the files that it used until now and does not use any more; null when
 * there is no draft for that listing.
 */
export async function saveDraft(
  db: Database,
  owner: Owner,
  itemId: number | null,
  { answers = {}, stepOf, ...kept }: DraftChange,
  now: number,
) {
  const row = await getDraft(db, owner, itemId);
  if (!row && itemId !== null) return null;

  const { price, ...columns } = answers;
  const changed = {
    ...columns,
    ...(price !== undefined && { priceCents: toCents(price) }),
  };
  const draft: ListingDraft = { ...toDraft(row), ...changed };
  const values = {
    ...changed,
    ...kept,
    step: stepOf(draft),
    ...(owner.userId !== null && { userId: owner.userId, guestId: null }),
    updatedAt: now,
  };

  if (!row) {
    await db.insert(listingDrafts).values({ guestId: owner.guestId, ...values, createdAt: now });
    return { draft, unused: [] };
  }
  await db.batch([
    db.update(listingDrafts).set(values).where(eq(listingDrafts.id, row.id)),
    ...(owner.userId !== null && row.draftUserId === null
      ? [
          db
            .update(marketplaceFiles)
            .set({ ownerId: owner.userId, guestId: null })
            .where(
              sql`${marketplaceFiles.id} in (${row.coverFileId}, ${row.fileId}) and owner_id is null`,
            ),
        ]
      : []),
  ]);
  const unused = [
    kept.coverFileId === undefined ? null : row.coverFileId,
    kept.fileId === undefined ? null : row.fileId,
  ].filter((id) => id !== null);
  return { draft, unused };
}

/** Takes an upload out of a draft. @returns the file, for its bytes to go. */
export async function removeDraftFile(
  db: Database,
  owner: Owner,
  itemId: number | null,
  kind: "coverFileId" | "fileId",
  now: number,
) {
  const row = await getDraft(db, owner, itemId);
  if (!row) return [];
  await db
    .update(listingDrafts)
    .set({ [kind]: null, updatedAt: now })
    .where(eq(listingDrafts.id, row.id));
  return [row[kind]];
}

/** Throws a draft away. @returns the files that it used. */
export async function deleteDraft(db: Database, owner: Owner, itemId: number | null) {
  const row = await getDraft(db, owner, itemId);
  if (!row) return [];
  await db.delete(listingDrafts).where(eq(listingDrafts.id, row.id));
  return [row.coverFileId, row.fileId].filter((id) => id !== null);
}

/**
 * Begins to change a listing of one's own: a draft with what its newest version says, unless one is
 * there already.
 *
 * @returns false when this person has no such listing, or it may not be changed.
 */
export async function startEdit(db: Database, userId: number, itemId: number, now: number) {
  const [[item], [version], [open]] = await db.batch([
    db
      .select({
        status: marketplaceItems.status,
        fullDescription: marketplaceItems.fullDescription,
      })
      .from(marketplaceItems)
      .where(and(eq(marketplaceItems.id, itemId), eq(marketplaceItems.creatorId, userId))),
    db
      .select()
      .from(marketplaceItemVersions)
      .where(eq(marketplaceItemVersions.itemId, itemId))
      .orderBy(desc(marketplaceItemVersions.number))
      .limit(1),
    db
      .select({ id: listingDrafts.id })
      .from(listingDrafts)
      .where(and(eq(listingDrafts.itemId, itemId), eq(listingDrafts.userId, userId)))
      .limit(1),
  ]);
  if (!item || !version || !changeable.has(item.status)) return false;
  if (open) return true;

  await db.insert(listingDrafts).values({
    userId,
    itemId,
    step: "details",
    ...answersOf(version),
    createdAt: now,
    updatedAt: now,
  });
  return true;
}

/** What an editor took off the market is not changed by its creator. */
export const changeable: ReadonlySet<string> = new Set([
  "active",
  "paused",
  "pending",
  "changes_requested",
  "rejected",
]);

function answersOf(version: typeof marketplaceItemVersions.$inferSelect) {
  const isReplit = version.uploadMethod === "replit";
  const content = version.content as PackageContent | null;
  const pack = content?.kind === "prompts" ? content : null;
  return {
    type: keyOf(itemTypes, version.type),
    title: version.name,
    shortDescription: version.description,
    fullDescription: version.fullDescription,
    category: version.category,
    tags: version.tags,
    uploadMethod: pack ? ("prompts" as const) : version.uploadMethod,
    prompts: pack ? pack.prompts.map((each) => ({ ...emptyPrompt, ...each })) : [],
    replitLink: isReplit ? (version.linkUrl ?? "") : "",
    linkUrl: isReplit ? "" : (version.linkUrl ?? ""),
    instructions: version.instructions ?? "",
    priceCents: version.priceCents ?? 0,
    pricingModel: version.pricingModel,
    license: keyOf(licenses, version.license) ?? emptyDraft.license,
    supportOffered: version.supportEmail !== null,
    contactEmail: version.supportEmail ?? "",
    fileId: version.fileId,
  };
}

function keyOf(list: readonly { key: string; stored: string }[], stored: string | null) {
  return list.find((each) => each.stored === stored)?.key ?? null;
}
