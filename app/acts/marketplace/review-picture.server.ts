import type { AppLoadContext } from "@remix-run/cloudflare";

import { fetchImage } from "../../files/fetch-image.server";
import { readPicture } from "../../files/picture";
import { readWebp } from "../../files/webp";
import { storePicture } from "../text-picture.server";

/**
 * Copies a picture from elsewhere for a review of its owner, without what a camera noted in it.
 *
 * @returns the address of the copy, which nothing shows yet; null where there is no such picture.
 */
export async function copyForReview(context: AppLoadContext, ownerId: number, imageUrl: string) {
  const image = await fetchImage(imageUrl);
  const picture = image && (readPicture(image.bytes) ?? readWebp(image.bytes));
  if (!picture) return null;
  const objectKey = `images/${crypto.randomUUID()}.${picture.extension}`;
  return storePicture(context, { ownerId, objectKey, picture });
}
