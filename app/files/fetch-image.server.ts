import { imageTypeOf } from "./content-type";

const mostBytes = 5 * 1024 * 1024;
const mostRedirects = 3;
const timeoutMs = 8000;

export interface FetchedImage {
  bytes: Uint8Array<ArrayBuffer>;
  /** By its first bytes, whatever the other server called it. */
  type: string;
}

/**
 * A picture from somewhere on the web, or null when it cannot be had: not an image by its content,
 * too large, too slow, or at an address that is not public. Redirects are followed by hand, so that
 * each address is looked at.
 */
export async function fetchImage(address: string): Promise<FetchedImage | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = address;
  for (let step = 0; step <= mostRedirects; step++) {
    if (!isPublicAddress(url)) return null;
    let response: Response;
    try {
      response = await fetch(url, {
        redirect: "manual",
        signal,
        headers: { Accept: "image/png, image/jpeg, image/gif, image/webp" },
      });
    } catch (error) {
      return unreachable(error);
    }

    const next = response.headers.get("Location");
    if (response.status >= 300 && response.status < 400 && next) {
      await response.body?.cancel();
      if (!URL.canParse(next, url)) return null;
      url = new URL(next, url).href;
      continue;
    }
    return response.ok ? await readImage(response) : null;
  }
  return null;
}

async function readImage({ body }: Response): Promise<FetchedImage | null> {
  if (!body) return null;
  // Grows with what arrives, so that a slow or empty answer holds no memory.
  const chunks: Uint8Array[] = [];
  const reader = body.getReader();
  let size = 0;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > mostBytes) {
        await reader.cancel();
        return null;
      }
      chunks.push(value);
    }
  } catch (error) {
    return unreachable(error);
  }
  const bytes = new Uint8Array(size);
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.length;
  }
  const type = imageTypeOf(bytes)?.type;
  return type ? { bytes, type } : null;
}

/** Logged without the address: it is what somebody typed. */
function unreachable(error: unknown) {
  const cause = error instanceof Error ? error.name : "unknown";
  console.warn(JSON.stringify({ event: "image-unreachable", cause }));
  return null;
}

/** Whether a server of ours may ask there: a name or number of the public internet, on a usual port. */
export function isPublicAddress(address: string) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return false;
  if (port !== "" || username || password) return false;
  if (hostname.startsWith("[")) return isPublicV6(hostname.slice(1, -1));
  // The parser has already turned "0x7f.1" and "2130706433" into four numbers.
  const numbers = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(hostname);
  if (numbers) return isPublicV4(numbers.slice(1).map(Number));
  const name = hostname.replace(/\.$/, "");
  return name.includes(".") && !/(^|\.)(localhost|local|internal|home|lan|arpa|test)$/.test(name);
}

function isPublicV4([a = 0, b = 0, c = 0]: readonly number[]) {
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false;
  if (a === 100 && b >= 64 && b <= 127) return false;
  if (a === 169 && b === 254) return false;
  if (a === 172 && b >= 16 && b <= 31) return false;
  if (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)))) return false;
  if (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) return false;
  return !(a === 203 && b === 0 && c === 113);
}

/** Global unicast is 2000::/3; within it, what carries an IPv4 address or documents is left out. */
function isPublicV6(address: string) {
  return /^[23][0-9a-f]{3}:/.test(address) && !/^(2001:(0?:|db8:)|2002:|3fff:)/.test(address);
}
