import type { AppLoadContext } from "@remix-run/cloudflare";

import { discardFiles, fileAt } from "../files/discard.server";
import { type Picture, readPicture } from "../files/picture";
import { pictureMarkdown } from "../files/picture-address";
import { pictureAddress } from "../files/serve.server";
import { tooManySentence } from "../http/limits.server";
import { type KeyedWindow, takeFromLimit } from "../models/rate-limit.server";
import { addPicture, dropUnused, forgetUnused } from "../models/text-picture.server";
import { type Refusal, refuse, refuseFor } from "../schemas/refusal";
import { cleanText } from "../schemas/text";
import { uploadRefusals } from "./marketplace/upload.server";

const mebibyte = 1024 * 1024;
const largest = 5 * mebibyte;
/** A picture of the allowed size with its description. */
export const longestPictureForm = largest + mebibyte;
const longestSide = 4096;
const longestAlt = 300;
const hour = 60 * 60 * 1000;
const articlesPerDay = { limit: 200, windowMs: 24 * hour };

export type Taken = { ok: true; markdown: string } | Refusal;

/** Stores a picture for an article, as `takePicture` does. */
export function takeArticlePicture(context: AppLoadContext, ownerId: number, form: FormData) {
  const window = { key: `picture:${ownerId}`, ...articlesPerDay };
  return takePicture(context, form, { ownerId, window, tooMany: tooManySentence });
}

interface Taking {
  ownerId: number;
  window: KeyedWindow;
  /** What is said where the window is full. */
  tooMany: (retryAfter: number) => string;
}

/** Stores the picture of a form, and says how it is written into a text; null where it holds none. */
export async function takePicture(
  context: AppLoadContext,
  form: FormData,
  { ownerId, window, tooMany }: Taking,
): Promise<Taken | null> {
  const file = form.get("picture");
  if (!(file instanceof File) || file.size === 0) return null;
  const alt = cleanText(String(form.get("pictureAlt") ?? "").slice(0, 2000)).replace(/\s+/g, " ");
  if (alt === "") {
    const sentence = "Please say what the picture shows, for people who cannot see it.";
    return refuse("invalid", sentence, "pictureAlt");
  }
  if (alt.length > longestAlt) {
    const sentence = `Please describe the picture in at most ${longestAlt} characters.`;
    return refuse("invalid", sentence, "pictureAlt");
  }
  if (file.size > largest) return refuse("invalid", uploadRefusals.cover["too-large"], "picture");
  const picture = readPicture(new Uint8Array(await file.arrayBuffer()));
  if (!picture) return refuse("invalid", uploadRefusals.cover["wrong-type"], "picture");
  const { width, height, extension } = picture;
  if (Math.max(width, height) > longestSide) {
    const sentence = `This picture is ${width} by ${height} pixels. Please make it at most ${longestSide} wide and high, and try again.`;
    return refuse("invalid", sentence, "picture");
  }

  const { isAllowed, retryAfterMs } = await takeFromLimit(
    context.db,
    window.key,
    window,
    context.now,
  );
  if (!isAllowed) {
    const retryAfter = Math.ceil(retryAfterMs / 1000);
    return refuseFor(retryAfter, tooMany(retryAfter), "picture");
  }
  const objectKey = `images/${crypto.randomUUID()}-${width}x${height}.${extension}`;
  const address = await storePicture(context, { ownerId, objectKey, picture });
  return { ok: true, markdown: pictureMarkdown(address, alt) };
}

/** Stores a picture that nothing shows yet, and tells its address. */
export async function storePicture(
  context: AppLoadContext,
  {
    ownerId,
    objectKey,
    picture: { bytes, contentType },
  }: { ownerId: number; objectKey: string; picture: Pick<Picture, "bytes" | "contentType"> },
) {
  const { db, files, now } = context;
  const address = pictureAddress(objectKey);
  // In the table first: what breaks off is swept with the others.
  await addPicture(db, { ownerId, address }, now);
  await files.put(objectKey, bytes, { httpMetadata: { contentType } });
  context.waitUntil(sweep(context));
  return address;
}

/** Deletes pictures that nothing shows any more. What breaks off is swept with the others. */
export async function discardPictures({ db, files }: AppLoadContext, addresses: readonly string[]) {
  if (addresses.length === 0) return;
  await discardFiles(files, addresses.map(fileAt));
  await forgetUnused(db, addresses);
}

/** The text with a picture at its end, where nothing knows the cursor. */
export function withPicture(text: string, markdown: string) {
  return `${text.trimEnd()}\n\n${markdown}\n`.trimStart();
}

async function sweep({ db, files, now }: AppLoadContext) {
  const { isAllowed } = await takeFromLimit(
    db,
    "sweep-pictures",
    { limit: 1, windowMs: hour },
    now,
  );
  if (!isAllowed) return;
  const dropped = await dropUnused(db, now);
  await discardFiles(
    files,
    dropped.map(({ address }) => fileAt(address)),
  );
}
