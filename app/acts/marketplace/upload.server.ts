import type { AppLoadContext } from "@remix-run/cloudflare";

import { discardFiles } from "../../files/discard.server";
import { cleanFileName } from "../../files/file-name";
import { boundaryOf, MalformedForm, type Part, readMultipart } from "../../files/multipart";
import { storeUpload, type UploadKind, type UploadRefusal } from "../../files/upload.server";
import { readFormUpTo } from "../../http/body.server";
import { tooLong, upTo } from "../../http/body-limit.server";
import { takeFromAddressLimit, tooManySentence } from "../../http/limits.server";
import {
  beginFile,
  clearAbandoned,
  dropUnusedFiles,
  finishFile,
  forgetFile,
} from "../../models/marketplace/file.server";
import type { Owner } from "../../models/owner";
import { takeFromLimit } from "../../models/rate-limit.server";
import type { FieldErrors } from "../../schemas/field-errors";

/** All fields of one form together; a file is counted apart. */
const longestFields = 128 * 1024;
/** No form of ours has as many; names are not counted among the bytes. */
const mostParts = 1000;
/** What a browser still sends of a file that is too large is read so far, so that it hears the answer. */
const longestBody = 128 * 1024 * 1024;

interface PostedStep {
  fields: FormData;
  /** The ids of the files that were stored. */
  files: { coverFileId?: number; fileId?: number };
  /** Why a file was not taken, by field. */
  errors: FieldErrors;
}

const onlyOne = "Please choose one file. Only the first one that came was looked at.";
const kinds: Record<string, UploadKind> = { cover: "cover", package: "package" };

/** Why an upload was not taken, in words. */
export const uploadRefusals: Record<UploadKind, Record<UploadRefusal, string>> = {
  cover: {
    empty: "This file is empty. Please choose another picture.",
    "wrong-type": "This is not a PNG, JPG or GIF picture, whatever its name says.",
    "too-large": "This picture is larger than 5MB. Please make it smaller and try again.",
    damaged: "This picture is not complete. Please save it again and try once more.",
  },
  package: {
    empty: "This file is empty. Please choose another one.",
    "wrong-type": "This is not a ZIP file, whatever its name says.",
    "too-large": "This file is larger than 50MB. Please make it smaller and try again.",
    damaged: "This ZIP file is not complete. Please pack it again and try once more.",
  },
};

/** A step of the wizard as it was posted. A file in it goes to R2 while it arrives. */
export async function readListingForm(
  request: Request,
  context: AppLoadContext,
  owner: Owner,
): Promise<PostedStep> {
  const boundary = boundaryOf(request.headers.get("Content-Type"));
  if (!boundary || !request.body) {
    return { fields: await readFormUpTo(request, longestFields), files: {}, errors: {} };
  }

  const posted: PostedStep = { fields: new FormData(), files: {}, errors: {} };
  const taken = new Set<UploadKind>();
  let fieldBytes = 0;
  let parts = 0;
  try {
    for await (const part of readMultipart(upTo(request.body, longestBody), boundary)) {
      parts += 1;
      if (parts > mostParts) throw tooLong();
      const kind = kinds[part.name];
      if (part.fileName === null) {
        const text = await readText(part, longestFields - fieldBytes);
        fieldBytes += text.bytes;
        posted.fields.append(part.name, text.text);
      } else if (kind && part.fileName !== "") {
        if (taken.has(kind)) posted.errors[kind] ??= [onlyOne];
        else await takeFile(request, context, owner, { kind, part, posted });
        taken.add(kind);
      }
    }
  } catch (error) {
    discardUnused(context, idsOf(posted.files));
    if (!(error instanceof MalformedForm)) throw error;
    throw new Response("This form did not arrive whole. Please go back and try again.", {
      status: 400,
    });
  }
  return posted;
}

interface Arriving {
  kind: UploadKind;
  part: Part;
  posted: PostedStep;
}

async function takeFile(
  request: Request,
  context: AppLoadContext,
  owner: Owner,
  { kind, part, posted }: Arriving,
) {
  const retryAfter = await takeFromAddressLimit(request, context, "upload");
  if (retryAfter !== null) {
    posted.errors[kind] = [tooManySentence(retryAfter)];
    return;
  }

  const { db, files, now } = context;
  let id: number | undefined;
  try {
    const result = await storeUpload(files, kind, resumable(part.body), async (begun) => {
      id = await beginFile(
        db,
        owner,
        { kind, fileName: cleanFileName(part.fileName ?? ""), ...begun },
        now,
      );
    });
    if (result.ok && id !== undefined) {
      await finishFile(db, id, result.stored);
      posted.files[kind === "cover" ? "coverFileId" : "fileId"] = id;
    } else if (!result.ok) {
      if (id !== undefined) await forgetFile(db, id);
      posted.errors[kind] = [uploadRefusals[kind][result.reason]];
    }
  } finally {
    context.waitUntil(clearAway(context));
  }
}

/**
 * The same bytes for a reader that may stop in the middle: whoever asks for the next part can still
 * skip the rest, where leaving a `for await` would end the body for both.
 */
function resumable(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  return { [Symbol.asyncIterator]: () => ({ next: () => chunks.next() }) };
}

/** The bytes of files that nothing uses go after the answer. */
export function discardUnused(
  { db, files, waitUntil }: AppLoadContext,
  ids: readonly (number | null)[],
) {
  if (ids.length === 0) return;
  waitUntil(dropUnusedFiles(db, ids).then((dropped) => discardFiles(files, dropped)));
}

export function idsOf({ coverFileId, fileId }: PostedStep["files"]) {
  return [coverFileId, fileId].filter((id) => id !== undefined);
}

const clearing = { limit: 1, windowMs: 60 * 60_000 };

async function clearAway({ db, files, now }: AppLoadContext) {
  const { isAllowed } = await takeFromLimit(db, "clear-files", clearing, now);
  if (isAllowed) await discardFiles(files, await clearAbandoned(db, now));
}

async function readText({ body }: Part, most: number) {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > most) throw tooLong();
    text += decoder.decode(chunk, { stream: true });
  }
  return { text: text + decoder.decode(), bytes };
}
