import type { AppLoadContext } from "@remix-run/cloudflare";

import { readGuestId } from "../../auth/guest.server";
import { noSuchFile, servePicture } from "../../files/serve.server";
import { findUnpublished } from "../../models/marketplace/file.server";

/**
 * Sends a picture. The cover of a listing that no editor has approved yet is for those who sent it
 * and for editors alone, so that nobody gives out pictures here that we have not looked at.
 */
export async function sendPicture(request: Request, context: AppLoadContext, objectKey: string) {
  const { db, files } = context;
  const held = objectKey.startsWith("covers/") && (await findUnpublished(db, objectKey));
  if (!held) return servePicture(request, files, objectKey);

  const user = await context.getUser();
  const isTheirs =
    held.ownerId === null
      ? held.guestId === (await readGuestId(request, context))
      : held.ownerId === user?.id;
  if (!isTheirs && user?.role !== "editor") return noSuchFile();
  return servePicture(request, files, objectKey, { isPrivate: true });
}
