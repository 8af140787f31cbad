import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import type { Database } from "../../db/client.server";
import { named, namedOrNull } from "../../db/named";
import { marketplaceItems, sellers } from "../../db/schema/items";
import {
  listingDecisions,
  marketplaceFiles,
  marketplaceItemVersions,
} from "../../db/schema/listings";
import { users } from "../../db/schema/people";
import type { ListingDecision } from "../../schemas/listing";
import { hasOtherEditor } from "../editor.server";
import { notify } from "../notification.server";
import { publicNameSql } from "../person.server";
import { publishFiles } from "./file.server";
import { indexItem, reindexItem } from "./item-index.server";
import { itemColumnsOf } from "./listing-content.server";
import { isStale, statusIfStill } from "./listing-status.server";
import { changedParts } from "./version";

const queuePerPage = 20;
const shownDecisions = 20;

export interface QueuePlace {
  submittedAt: number;
  id: number;
}

/** Versions that wait for an editor, the longest waiting first. */
export async function listQueue(db: Database, after?: QueuePlace) {
  const [rows] = await db.batch([
    db
      .select({
        ...named("version", {
          id: marketplaceItemVersions.id,
          name: marketplaceItemVersions.name,
          type: marketplaceItemVersions.type,
          category: marketplaceItemVersions.category,
          itemStatus: marketplaceItems.status,
          isVerified: marketplaceItems.sellerVerified,
          number: marketplaceItemVersions.number,
          submittedAt: marketplaceItemVersions.submittedAt,
          creatorId: marketplaceItems.creatorId,
        }),
        creatorName: publicNameSql().as("creator_name"),
      })
      .from(marketplaceItemVersions)
      .innerJoin(marketplaceItems, eq(marketplaceItems.id, marketplaceItemVersions.itemId))
      .innerJoin(users, eq(users.id, marketplaceItems.creatorId))
      .where(
        and(
          eq(marketplaceItemVersions.status, "pending"),
          after &&
            sql`(${marketplaceItemVersions.submittedAt}, ${marketplaceItemVersions.id})
              > (${after.submittedAt}, ${after.id})`,
        ),
      )
      .orderBy(marketplaceItemVersions.submittedAt, marketplaceItemVersions.id)
      .limit(queuePerPage + 1),
  ]);
  const shown = rows.slice(0, queuePerPage);
  const last = shown.at(-1);
  return {
    waiting: shown,
    next:
      last && rows.length > shown.length ? { submittedAt: last.submittedAt, id: last.id } : null,
  };
}

/** A submitted version with all that an editor needs to decide; undefined for an unknown id. */
export async function getSubmission(db: Database, versionId: number) {
  const itemOf = sql`(select item_id from ${marketplaceItemVersions} where id = ${versionId})`;
  const live = alias(marketplaceItemVersions, "live");
  const actor = alias(users, "actor");
  const [[version], [item], [liveVersion], decisions] = await db.batch([
    db.select().from(marketplaceItemVersions).where(eq(marketplaceItemVersions.id, versionId)),
    db
      .select({
        ...named("item", {
          id: marketplaceItems.id,
          status: marketplaceItems.status,
          creatorId: marketplaceItems.creatorId,
        }),
        creatorName: publicNameSql().as("creator_name"),
        ...namedOrNull("item", { sellerSince: sellers.createdAt }),
        verifiedAt: sellers.verifiedAt,
        fileName: marketplaceFiles.fileName,
        sizeBytes: marketplaceFiles.sizeBytes,
        sha256: marketplaceFiles.sha256,
      })
      .from(marketplaceItems)
      .innerJoin(users, eq(users.id, marketplaceItems.creatorId))
      .leftJoin(sellers, eq(sellers.userId, marketplaceItems.creatorId))
      .leftJoin(
        marketplaceFiles,
        sql`${marketplaceFiles.id} = (select file_id from ${marketplaceItemVersions} as looked
          where looked.id = ${versionId})`,
      )
      .where(sql`${marketplaceItems.id} = ${itemOf}`),
    db
      .select()
      .from(live)
      .where(
        sql`live.item_id = ${itemOf} and live.status = 'approved' and live.number =
          (select version_number from ${marketplaceItems} where id = ${itemOf})`,
      ),
    db
      .select({
        ...named("decision", {
          id: listingDecisions.id,
          createdAt: listingDecisions.createdAt,
          fromStatus: listingDecisions.fromStatus,
          toStatus: listingDecisions.toStatus,
          reasons: listingDecisions.reasons,
          noteToCreator: listingDecisions.noteToCreator,
          privateNote: listingDecisions.privateNote,
        }),
        ...namedOrNull("decision", { actorName: actor.username }),
      })
      .from(listingDecisions)
      .leftJoin(actor, eq(actor.id, listingDecisions.actorId))
      .where(sql`${listingDecisions.itemId} = ${itemOf}`)
      .orderBy(desc(listingDecisions.createdAt), desc(listingDecisions.id))
      .limit(shownDecisions),
  ]);
  if (!version || !item) return undefined;
  return {
    version,
    item,
    decisions,
    /** What of the listing on sale would change; null where this version is the first, or on sale. */
    changed:
      liveVersion && liveVersion.id !== version.id ? changedParts(liveVersion, version) : null,
    live: liveVersion ?? null,
  };
}

const outcomes = {
  approve: { version: "approved", title: "is approved and on sale" },
  changes: { version: "changes_requested", title: "needs a change before it can go on sale" },
  reject: { version: "rejected", title: "was not accepted" },
} as const;

type Decided =
  | { ok: true; itemId: number; name: string }
  | { ok: false; reason: "unknown" | "decided" | "own" };

/**
 * Decides on a version that waits: the version, its listing, every list and search it stands in,
 * the record of why and the creator's notification change together or not at all.
 */
export async function decide(
  db: Database,
  { versionId, editorId, input }: { versionId: number; editorId: number; input: ListingDecision },
  now: number,
): Promise<Decided> {
  const [[found]] = await db.batch([
    db
      .select({
        version: marketplaceItemVersions,
        ...named("item", {
          itemStatus: marketplaceItems.status,
          creatorStatus: users.status,
          creatorId: marketplaceItems.creatorId,
        }),
      })
      .from(marketplaceItemVersions)
      .innerJoin(marketplaceItems, eq(marketplaceItems.id, marketplaceItemVersions.itemId))
      .innerJoin(users, eq(users.id, marketplaceItems.creatorId))
      .where(eq(marketplaceItemVersions.id, versionId)),
  ]);
  if (!found) return { ok: false, reason: "unknown" };
  const { version, creatorId } = found;
  const { itemId, name } = version;
  if (version.status !== "pending" || version.submittedAt !== input.seen) {
    return { ok: false, reason: "decided" };
  }
  if (creatorId === editorId && (await hasOtherEditor(db, editorId))) {
    return { ok: false, reason: "own" };
  }

  const outcome = outcomes[input.decision];
  const isFirst = found.itemStatus === "pending";
  try {
    await db.batch([
      // Fails where another editor, or its creator, was quicker: then nothing of this happens.
      db.insert(listingDecisions).values({
        itemId,
        versionId,
        actorId: editorId,
        fromStatus: statusIfStill(version, found.itemStatus),
        toStatus: outcome.version,
        reasons: input.reasons ?? [],
        noteToCreator: input.noteToCreator || null,
        privateNote: input.privateNote || null,
        createdAt: now,
      }),
      db
        .update(marketplaceItemVersions)
        .set({ status: outcome.version, decidedAt: now })
        .where(eq(marketplaceItemVersions.id, versionId)),
      ...(input.decision === "approve"
        ? publish(db, found, now)
        : isFirst
          ? [
              db
                .update(marketplaceItems)
                .set({ status: input.decision === "changes" ? "changes_requested" : "rejected" })
                .where(eq(marketplaceItems.id, itemId)),
            ]
          : []),
      notify(
        db,
        {
          userId: creatorId,
          kind: "listing",
          title: `Your ${isFirst ? "listing" : "new version of"} "${name}" ${outcome.title}.`,
          href: `/marketplace/listings#listing-${itemId}`,
        },
        now,
      ),
    ]);
    return { ok: true, itemId, name };
  } catch (error) {
    if (isStale(error)) return { ok: false, reason: "decided" };
    throw error;
  }
}

interface ListingVersion {
  version: typeof marketplaceItemVersions.$inferSelect;
  itemStatus: string;
  creatorStatus: string;
}

/** A first version goes on sale, unless its creator has left; a later one takes the place of the one before. */
function publish(
  db: Database,
  { version, itemStatus, creatorStatus }: ListingVersion,
  now: number,
) {
  const { itemId } = version;
  const isOnSale = itemStatus === "active";
  const goesOnSale = (itemStatus === "pending" || isOnSale) && creatorStatus === "active";
  const status = goesOnSale ? "active" : itemStatus === "pending" ? "paused" : itemStatus;
  const change = db
    .update(marketplaceItems)
    .set({
      ...itemColumnsOf(version),
      status: status as "active",
      versionNumber: version.number,
      updatedAt: now,
    })
    .where(eq(marketplaceItems.id, itemId));
  const item = { ...version, id: itemId };
  const files = publishFiles(db, version, now);
  if (isOnSale) return [files, ...reindexItem(db, item, change, now)];
  return [files, change, ...(status === "active" ? indexItem(db, item, now) : [])];
}
