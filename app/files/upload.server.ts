import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";

import { type ImageType, imageTypeOf, isZip, tellingBytes } from "./content-type";

const mebibyte = 1024 * 1024;
/** R2 takes parts of one size, at least this, except for the last. */
const partSize = 5 * mebibyte;
/** A ZIP ends with its list of files and a mark; a comment of up to 64 KiB may stand behind it. */
const zipTail = 64 * 1024 + 22;
const zipEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

export type UploadKind = "cover" | "package";

export const uploadLimits: Record<UploadKind, number> = {
  cover: 5 * mebibyte,
  package: 50 * mebibyte,
};

const coverTypes: readonly ImageType["type"][] = ["image/png", "image/jpeg", "image/gif"];

export type UploadRefusal = "empty" | "wrong-type" | "too-large" | "damaged";

export interface StoredUpload {
  objectKey: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
}

interface Begun {
  objectKey: string;
  contentType: string;
  /** R2's multipart upload, to abort it by; null when one part is enough. */
  uploadId: string | null;
}

/**
 * Writes an upload to R2 as it arrives, at most one part of it in memory. What it is, is told by
 * its bytes. Nothing is left behind when it is refused or breaks off.
 *
 * @param begin called before anything is written, so that what breaks off can be found again.
 */
export async function storeUpload(
  files: R2Bucket,
  kind: UploadKind,
  body: AsyncIterable<Uint8Array>,
  begin: (begun: Begun) => Promise<void>,
): Promise<{ ok: true; stored: StoredUpload } | { ok: false; reason: UploadRefusal }> {
  const hash = createHash("sha256");
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let sizeBytes = 0;
  const tail: Uint8Array[] = [];
  let tailBytes = 0;
  let type: { contentType: string; extension: string } | null = null;
  let upload: R2MultipartUpload | null = null;
  const parts: R2UploadedPart[] = [];
  const target = { objectKey: "", contentType: "" };

  async function sendPart() {
    if (!upload) {
      upload = await files.createMultipartUpload(target.objectKey, {
        httpMetadata: { contentType: target.contentType },
      });
      await begin({ ...target, uploadId: upload.uploadId });
    }
    const all = Buffer.concat(held);
    parts.push(await upload.uploadPart(parts.length + 1, all.subarray(0, partSize)));
    held = all.length > partSize ? [all.subarray(partSize)] : [];
    heldBytes = all.length - Math.min(all.length, partSize);
  }

  async function refuse(reason: UploadRefusal) {
    await upload?.abort();
    return { ok: false, reason } as const;
  }

  try {
    for await (const chunk of body) {
      sizeBytes += chunk.length;
      if (sizeBytes > uploadLimits[kind]) return await refuse("too-large");
      hash.update(chunk);
      held.push(chunk);
      heldBytes += chunk.length;
      tail.push(chunk);
      tailBytes += chunk.length;
      while (tailBytes - (tail[0]?.length ?? 0) >= zipTail) tailBytes -= tail.shift()?.length ?? 0;
      if (!type && heldBytes >= tellingBytes) {
        type = typeOf(kind, Buffer.concat(held));
        if (!type) return await refuse("wrong-type");
        Object.assign(target, nameOf(kind, type));
      }
      while (heldBytes > partSize) await sendPart();
    }

    if (sizeBytes === 0) return await refuse("empty");
    if (!type) return await refuse("wrong-type");
    if (kind === "package" && !Buffer.concat(tail).includes(zipEnd)) return await refuse("damaged");

    if (upload) {
      await sendPart();
      await (upload as R2MultipartUpload).complete(parts);
    } else {
      await begin({ ...target, uploadId: null });
      await files.put(target.objectKey, Buffer.concat(held), {
        httpMetadata: { contentType: target.contentType },
      });
    }
    return { ok: true, stored: { ...target, sizeBytes, sha256: hash.digest("hex") } };
  } catch (error) {
    await (upload as R2MultipartUpload | null)?.abort();
    throw error;
  }
}

function typeOf(kind: UploadKind, bytes: Uint8Array) {
  if (kind === "package") {
    return isZip(bytes) ? { contentType: "application/zip", extension: "zip" } : null;
  }
  const found = imageTypeOf(bytes);
  return found && coverTypes.includes(found.type)
    ? { contentType: found.type, extension: found.extension }
    : null;
}

function nameOf(
  kind: UploadKind,
  { contentType, extension }: NonNullable<ReturnType<typeof typeOf>>,
) {
  return { objectKey: `${kind}s/${crypto.randomUUID()}.${extension}`, contentType };
}
