interface Discarded {
  objectKey: string;
  uploadId: string | null;
}

/** The file at an address of a picture of ours. */
export function fileAt(address: string): Discarded {
  return { objectKey: address.replace("/files/", ""), uploadId: null };
}

/** Removes the bytes of files that are in no table any more, and aborts uploads that broke off. */
export async function discardFiles(files: R2Bucket, discarded: readonly Discarded[]) {
  await Promise.all(
    discarded.map(async ({ objectKey, uploadId }) => {
      if (uploadId) {
        try {
          await files.resumeMultipartUpload(objectKey, uploadId).abort();
        } catch (error) {
          // R2 itself forgets a multipart upload after a week: then there is nothing to abort.
          console.warn(JSON.stringify({ event: "upload-gone", cause: String(error) }));
        }
      }
      await files.delete(objectKey);
    }),
  );
}
