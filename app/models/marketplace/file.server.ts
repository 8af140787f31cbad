import { and, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { listingDrafts, marketplaceFiles, marketplaceItemVersions } from "../../db/schema/listings";
import type { Owner } from "../owner";

const day = 24 * 60 * 60 * 1000;
/** An upload that takes longer than this was left, and a file that nothing uses by then is not waited for. */
const unusedAfter = day;
/** A visitor's draft is kept for so long after its last change. */
const abandonedAfter = 30 * day;
/** So many are cleared away at a time. */
const clearedAtOnce = 10;

interface NewFile {
  kind: "cover" | "package";
  objectKey: string;
  contentType: string;
  fileName: string;
  uploadId: string | null;
}

/** Notes an upload before its bytes are written, so that one that breaks off can be cleared away. */
export async function beginFile(
  db: Database,
  { userId, guestId }: Owner,
  file: NewFile,
  now: number,
) {
  const [row] = await db
    .insert(marketplaceFiles)
    .values({
      ...file,
      ownerId: userId,
      guestId: userId === null ? guestId : null,
      createdAt: now,
    })
    .returning({ id: marketplaceFiles.id });
  if (!row) throw new Error("The file was not noted.");
  return row.id;
}

export async function finishFile(
  db: Database,
  id: number,
  { sizeBytes, sha256 }: { sizeBytes: number; sha256: string },
) {
  await db
    .update(marketplaceFiles)
    .set({ status: "ready", uploadId: null, sizeBytes, sha256 })
    .where(eq(marketplaceFiles.id, id));
}

export async function forgetFile(db: Database, id: number) {
  await db.delete(marketplaceFiles).where(eq(marketplaceFiles.id, id));
}

/** The package of a version, for the editor who looks at it. */
export async function getPackage(db: Database, versionId: number) {
  const [[file]] = await db.batch([
    db
      .select({
        objectKey: marketplaceFiles.objectKey,
        fileName: marketplaceFiles.fileName,
      })
      .from(marketplaceItemVersions)
      .innerJoin(marketplaceFiles, eq(marketplaceFiles.id, marketplaceItemVersions.fileId))
      .where(and(eq(marketplaceItemVersions.id, versionId), eq(marketplaceFiles.status, "ready"))),
  ]);
  return file;
}

/** A file that is in the table no more, for its bytes to go. */
const dropped = { objectKey: marketplaceFiles.objectKey, uploadId: marketplaceFiles.uploadId };

/** Files of these ids that neither a draft nor a version uses any more: taken out of the table. */
export async function dropUnusedFiles(db: Database, ids: readonly (number | null)[]) {
  const known = ids.filter((id): id is number => id !== null);
  if (known.length === 0) return [];
  return db
    .delete(marketplaceFiles)
    .where(and(inArray(marketplaceFiles.id, known), isUnused))
    .returning(dropped);
}

/** The statement that reads some of a person's files that nothing uses. */
export function selectUnusedFilesOf(db: Database, userId: number, most: number) {
  return db
    .select({ id: marketplaceFiles.id, ...dropped })
    .from(marketplaceFiles)
    .where(and(eq(marketplaceFiles.ownerId, userId), isUnused))
    .limit(most);
}

/** The statement that takes out a person's files that nothing uses. */
export function dropUnusedFilesOf(db: Database, userId: number) {
  return db
    .delete(marketplaceFiles)
    .where(and(eq(marketplaceFiles.ownerId, userId), isUnused))
    .returning(dropped);
}

const isUnused: SQL = sql`not exists (select 1 from ${listingDrafts}
    where cover_file_id = ${marketplaceFiles.id}) and not exists (select 1 from ${listingDrafts}
    where file_id = ${marketplaceFiles.id}) and not exists (select 1 from ${marketplaceItemVersions}
    where ${marketplaceItemVersions.fileId} = ${marketplaceFiles.id})
    and not exists (select 1 from ${marketplaceItemVersions}
    where image_path = '/files/' || ${marketplaceFiles.objectKey})`;

/** The statement that makes the picture and the package of an approved version public. */
export function publishFiles(
  db: Database,
  { fileId, imagePath }: { fileId: number | null; imagePath: string | null },
  now: number,
) {
  return db
    .update(marketplaceFiles)
    .set({ publishedAt: now })
    .where(
      and(
        isNull(marketplaceFiles.publishedAt),
        or(
          eq(marketplaceFiles.id, fileId ?? 0),
          eq(marketplaceFiles.objectKey, imagePath?.replace("/files/", "") ?? ""),
        ),
      ),
    );
}

/** Who may see a picture that no editor has approved yet; undefined for any other. */
export async function findUnpublished(db: Database, objectKey: string) {
  const [[file]] = await db.batch([
    db
      .select({ ownerId: marketplaceFiles.ownerId, guestId: marketplaceFiles.guestId })
      .from(marketplaceFiles)
      .where(and(eq(marketplaceFiles.objectKey, objectKey), isNull(marketplaceFiles.publishedAt))),
  ]);
  return file;
}

/**
 * Takes out of the tables what nobody will come back to: files that nothing came to use and drafts
 * that a visitor left. The answer names the objects whose bytes can go.
 */
export async function clearAbandoned(db: Database, now: number) {
  const [unused, drafts] = await db.batch([
    db
      .select({ id: marketplaceFiles.id })
      .from(marketplaceFiles)
      .where(
        and(
          isNull(marketplaceFiles.publishedAt),
          lt(marketplaceFiles.createdAt, now - unusedAfter),
          isUnused,
        ),
      )
      .limit(clearedAtOnce),
    db
      .select({
        id: listingDrafts.id,
        coverFileId: listingDrafts.coverFileId,
        fileId: listingDrafts.fileId,
      })
      .from(listingDrafts)
      .where(
        and(
          sql`${listingDrafts.userId} is null`,
          lt(listingDrafts.updatedAt, now - abandonedAfter),
        ),
      )
      .limit(clearedAtOnce),
  ]);
  if (drafts.length > 0) {
    await db.delete(listingDrafts).where(
      inArray(
        listingDrafts.id,
        drafts.map(({ id }) => id),
      ),
    );
  }
  return dropUnusedFiles(db, [
    ...unused.map(({ id }) => id),
    ...drafts.flatMap(({ coverFileId, fileId }) => [coverFileId, fileId]),
  ]);
}
