import type { AppLoadContext } from "@remix-run/cloudflare";

import { readGuestId } from "../../auth/guest.server";
import { noSuchFile, pictureAddress, servePicture } from "../../files/serve.server";
import { findUnpublished } from "../../models/marketplace/file.server";
import { findTextPicture } from "../../models/text-picture.server";

/**
 * Sends a picture. The cover of a listing that no editor has approved yet is for those who sent it
 * and for editors alone, so that nobody gives out pictures here that we have not looked at; so is
 * one of a text or a review that is not there for readers.
 */
export async function sendPicture(request: Request, context: AppLoadContext, objectKey: string) {
  const { db, files } = context;
  if (objectKey.startsWith("images/")) return sendTextPicture(request, context, objectKey);
  const held = objectKey.startsWith("covers/") && (await findUnpublished(db, objectKey));
  if (!held) return servePicture(request, files, objectKey);

  const user = await context.getUser();
  const isTheirs =
    held.ownerId === null
      ? held.guestId === (await readGuestId(request, context))
      : held.ownerId === user?.id;
  if (!isTheirs && user?.role !== "editor") return noSuchFile();
  return servePicture(request, files, objectKey, { cache: "none" });
}

/** A post or a review can be taken away, and its pictures go with it: nobody keeps them for good. */
async function sendTextPicture(request: Request, context: AppLoadContext, objectKey: string) {
  const { db, files } = context;
  const picture = await findTextPicture(db, pictureAddress(objectKey));
  if (!picture || (picture.isUsed && !picture.isInPost)) {
    return servePicture(request, files, objectKey);
  }
  if (picture.isUsed && picture.isPostShown) {
    return servePicture(request, files, objectKey, { cache: "short" });
  }
  const user = await context.getUser();
  const mayLook = user?.id === picture.ownerId || user?.role === "editor";
  return mayLook ? servePicture(request, files, objectKey, { cache: "none" }) : noSuchFile();
}
