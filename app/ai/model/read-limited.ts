import { ModelFailure } from "./language-model";

/** A stream as text. Whatever is longer is not read to its end, and the connection is let go. */
export async function readLimited(body: ReadableStream<Uint8Array> | null, maxBytes: number) {
  if (!body) return "";
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new ModelFailure("oversized", `it is longer than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
