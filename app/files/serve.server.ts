import { imageTypeOf } from "./content-type";
import { cleanFileName } from "./file-name";

const pictureKey = /^(?:covers|images)\/[0-9a-f-]{36}(?:-\d{1,4}x\d{1,4})?\.(?:png|jpg|gif|webp)$/;

/** Where the site shows a picture; other keys have no address of their own. */
export function pictureAddress(objectKey: string) {
  return `/files/${objectKey}`;
}

/** Keeps a picture that is in memory and was checked for its size. Null when it is no picture. */
export async function keepPicture(files: R2Bucket, bytes: Uint8Array) {
  const found = imageTypeOf(bytes);
  if (!found) return null;
  const objectKey = `images/${crypto.randomUUID()}.${found.extension}`;
  await files.put(objectKey, bytes, { httpMetadata: { contentType: found.type } });
  return { objectKey, address: pictureAddress(objectKey) };
}

const cacheControl = {
  "for good": "public, max-age=31536000, immutable",
  short: "public, max-age=300",
  none: "private, no-store",
};

/**
 * Answers a picture. Its name is never used again, so browsers keep it for good, but for one that
 * not everybody may see, or not for ever.
 */
export async function servePicture(
  request: Request,
  files: R2Bucket,
  objectKey: string,
  { cache = "for good" }: { cache?: keyof typeof cacheControl } = {},
) {
  if (!pictureKey.test(objectKey)) return noSuchFile();
  const object = await files.get(objectKey, { onlyIf: knownTags(request) });
  if (!object) return noSuchFile();

  const headers = new Headers({
    "Cache-Control": cacheControl[cache],
    "Content-Security-Policy": "default-src 'none'; sandbox",
    ETag: object.httpEtag,
  });
  object.writeHttpMetadata(headers);
  if (!("body" in object)) return new Response(null, { status: 304, headers });
  headers.set("Content-Length", String(object.size));
  return new Response(object.body, { headers });
}

/** The entity tags that a browser holds. The storage fails on anything else, so that is left out. */
function knownTags({ headers }: Request) {
  const tags = (headers.get("If-None-Match") ?? "").slice(0, 1000).split(",");
  const known = tags.map((tag) => tag.trim()).filter((tag) => /^(?:W\/)?"[!#-~]+"$|^\*$/.test(tag));
  return new Headers(known.length > 0 ? { "If-None-Match": known.join(", ") } : {});
}

interface StoredPackage {
  objectKey: string;
  fileName: string;
}

/**
 * Answers what a buyer gets, as a download under the name that its creator gave it. Who may have
 * it was decided before. Null when the bytes are gone.
 */
export async function sendPackage(files: R2Bucket, stored: StoredPackage) {
  const object = await files.get(stored.objectKey);
  if (!object) return null;
  const fileName = cleanFileName(stored.fileName);
  const plain = fileName.replace(/[^\w .()-]/g, "_");
  return new Response(object.body, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encode(fileName)}`,
      "Content-Length": String(object.size),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Content-Type": object.httpMetadata?.contentType ?? "application/octet-stream",
    },
  });
}

function encode(text: string) {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function noSuchFile() {
  return new Response("There is no such file.", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
