import { Buffer } from "node:buffer";

/** One field of a posted form. Read its body before asking for the next part; what is left is skipped. */
export interface Part {
  name: string;
  /** As the browser named the file; null for a field that holds text. */
  fileName: string | null;
  body: AsyncIterable<Uint8Array>;
}

/** The body is not a form, or it ended in the middle. */
export class MalformedForm extends Error {}

const longestHeaders = 8 * 1024;
const lineEnd = Buffer.from("\r\n");
const headersEnd = Buffer.from("\r\n\r\n");

/** The boundary of a `multipart/form-data` content type, or null for any other. */
export function boundaryOf(contentType: string | null) {
  if (!/^multipart\/form-data\s*;/i.test(contentType ?? "")) return null;
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType ?? "");
  return found?.[1] ?? found?.[2] ?? null;
}

/** The parts of a form as they arrive: never more of it is held than one chunk and one boundary. */
export async function* readMultipart(
  stream: ReadableStream<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part, void, undefined> {
  const source = new Source(stream);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  for await (const _ of source.until(delimiter)) {
    // Whatever stands before the first boundary belongs to nobody.
  }

  for (;;) {
    const mark = await source.take(2);
    if (mark.toString("latin1") === "--") return;
    if (!mark.equals(lineEnd)) throw new MalformedForm("A boundary is not followed by a new line.");

    const body = source.until(delimiter);
    const { name, fileName } = readHeaders(await source.takeUntil(headersEnd, longestHeaders));
    yield { name, fileName, body };
    for await (const _ of body) {
      // What the reader left of this part.
    }
  }
}

class Source {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  // The first boundary has no line before it; this makes it look like the others.
  #held: Buffer = Buffer.from("\r\n");

  constructor(stream: ReadableStream<Uint8Array>) {
    this.#reader = stream.getReader();
  }

  async #more() {
    const { value, done } = await this.#reader.read();
    if (done) throw new MalformedForm("The form ended before its last boundary.");
    this.#held = Buffer.concat([this.#held, value]);
  }

  async take(length: number) {
    while (this.#held.length < length) await this.#more();
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }

  async takeUntil(end: Buffer, most: number) {
    let at = this.#held.indexOf(end);
    while (at < 0) {
      if (this.#held.length > most) throw new MalformedForm("The headers of a part are too long.");
      await this.#more();
      at = this.#held.indexOf(end);
    }
    const taken = await this.take(at);
    await this.take(end.length);
    return taken;
  }

  async *until(delimiter: Buffer): AsyncGenerator<Uint8Array, void, undefined> {
    for (;;) {
      const at = this.#held.indexOf(delimiter);
      if (at >= 0) {
        const last = await this.take(at);
        await this.take(delimiter.length);
        if (last.length > 0) yield last;
        return;
      }
      // The end of what is held may be the beginning of a delimiter.
      const safe = this.#held.length - delimiter.length + 1;
      if (safe > 0) yield await this.take(safe);
      await this.#more();
    }
  }
}

function readHeaders(bytes: Buffer) {
  const disposition = bytes
    .toString("utf8")
    .split("\r\n")
    .find((line) => /^content-disposition\s*:\s*form-data\s*;/i.test(line));
  const name = parameter(disposition ?? "", "name");
  if (name === null) throw new MalformedForm("A part has no name.");
  return { name, fileName: parameter(disposition ?? "", "filename") };
}

/** Browsers write a quotation mark and line ends in a name as %22, %0D and %0A. */
function parameter(header: string, name: string) {
  const found = new RegExp(`;\\s*${name}="([^"]*)"`, "i").exec(header)?.[1];
  if (found === undefined) return null;
  return found.replace(/%22/g, '"').replace(/%0D/gi, "\r").replace(/%0A/gi, "\n");
}
