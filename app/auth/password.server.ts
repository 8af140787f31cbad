import { hkdfSync, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

export interface Cost {
  /** log2 of the number of rounds. */
  ln: number;
  r: number;
  p: number;
}

/**
 * OWASP's minimum for scrypt. N*r*p = 655,360 stays below the 2^20 at which
 * Cloudflare refuses, and one hash needs 16 MiB of the isolate's 128.
 */
export const currentCost: Cost = { ln: 14, r: 8, p: 5 };
const ceiling = 2 ** 20;

/**
 * The cost with fewer rounds, for tests that make many accounts.
 *
 * @param rounds log2 of the number of rounds; the usual cost where it says nothing sensible.
 */
export function costWithRounds(rounds: string | undefined): Cost {
  const ln = Number(rounds);
  const isFewer = Number.isInteger(ln) && ln >= 1 && ln < currentCost.ln;
  return isFewer ? { ...currentCost, ln } : currentCost;
}

const keyLength = 32;

/** Hashes a password as `$scrypt$ln=14,r=8,p=5$salt$key` (base64 without padding). About 150 ms of CPU. */
export async function hashPassword(password: string, cost = currentCost) {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${encode(salt)}$${encode(key)}`;
}

/**
 * Whether the password made this hash, with the parameters stored in it.
 * A hash that cannot be read, or that would cost too much, matches nothing.
 */
export async function verifyPassword(password: string, stored: string) {
  const parsed = parse(stored);
  if (!parsed) return false;
  const key = await derive(password, parsed.salt, parsed.cost);
  return key.length === parsed.key.length && timingSafeEqual(key, parsed.key);
}

/** Whether a hash was made with other parameters than today's. */
export function needsRehash(stored: string, today: Cost) {
  const cost = parse(stored)?.cost;
  return cost?.ln !== today.ln || cost.r !== today.r || cost.p !== today.p;
}

/** Spends the time of a real verification, so that an unknown name answers no faster. */
export async function verifyNothing(password: string, cost: Cost) {
  await derive(password, Buffer.alloc(16), cost);
  return false;
}

/** Sixteen characters without look-alikes, about 93 bits. */
export function generatePassword() {
  return passwordFrom(randomBytes(64));
}

/**
 * A generated password with its hash.
 *
 * @param cost of the hash.
 * @param secret the site's.
 * @param key a secret of one browser: the same key, the same password.
 */
export async function makePassword(cost: Cost, secret: string, key?: string) {
  const password = key ? passwordOfKey(secret, key) : generatePassword();
  return { password, passwordHash: await hashPassword(password, cost) };
}

function passwordOfKey(secret: string, key: string) {
  return passwordFrom(Buffer.from(hkdfSync("sha256", secret, key, "generated-password", 64)));
}

function passwordFrom(bytes: Uint8Array) {
  const alphabet = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  // Bytes past the last whole multiple of the alphabet would favor its first letters.
  const fair = [...bytes].filter((byte) => byte < 256 - (256 % alphabet.length));
  return fair
    .slice(0, 16)
    .map((byte) => alphabet[byte % alphabet.length])
    .join("");
}

function parse(stored: string) {
  const match =
    /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/-]{22})\$([\w+/-]{43})$/.exec(stored);
  if (!match) return null;
  const cost = { ln: Number(match[1]), r: Number(match[2]), p: Number(match[3]) };
  if (2 ** cost.ln * cost.r * cost.p > ceiling) return null;
  return {
    cost,
    salt: Buffer.from(match[4] ?? "", "base64"),
    key: Buffer.from(match[5] ?? "", "base64"),
  };
}

function derive(password: string, salt: Uint8Array, { ln, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, { N: 2 ** ln, r, p, maxmem: 64 << 20 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function encode(bytes: Uint8Array) {
  return Buffer.from(bytes).toString("base64").replace(/=+$/, "");
}
