/** Said of a body that is longer than its reader takes. */
export const tooLongSentence =
  "This is longer than we can take. Please shorten it and send it again.";

/** The refusal of such a body, to be thrown where it is read. */
export function tooLong() {
  return new Response(tooLongSentence, { status: 413 });
}

/** The same bytes as they arrive. Where there are more than `most`, reading them throws the refusal. */
export function upTo(stream: ReadableStream<Uint8Array>, most: number) {
  let bytes = 0;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > most) controller.error(tooLong());
        else controller.enqueue(chunk);
      },
    }),
  );
}
