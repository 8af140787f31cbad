/** A part of a file, by its first byte and the one behind its last. */
export interface Span {
  start: number;
  end: number;
}

export function viewOf(bytes: Uint8Array) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function textAt(bytes: Uint8Array, start: number, length: number) {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

/** These parts, one behind the other. */
export function joined(bytes: Uint8Array, spans: readonly Span[]) {
  const whole = new Uint8Array(spans.reduce((sum, { start, end }) => sum + end - start, 0));
  let at = 0;
  for (const { start, end } of spans) {
    whole.set(bytes.subarray(start, end), at);
    at += end - start;
  }
  return whole;
}
