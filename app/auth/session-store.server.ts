import { createSessionStorage } from "@remix-run/cloudflare";

import { clearCookie, readCookie, type SiteCookie } from "../keys/cookies.server";
import { sha256 } from "../keys/digest.server";
import { makeToken } from "../keys/token.server";

interface SessionData {
  userId: number;
  /** `users.session_version` at sign-in; a higher one ends the session. */
  version: number;
}

export interface SessionTicket extends SessionData {
  id: string;
  idHash: string;
  startedAt: number;
}

const lifetime = 30 * 24 * 60 * 60;
/** How long KV may take to show a new record elsewhere; until then the signed ticket alone is believed. */
const replicationLag = 90_000;

/**
 * Sessions in KV, written once at sign-in. The id carries whose it is and since
 * when, signed by the cookie; D1 decides on every request whether it still holds.
 */
export function createSessionStore(kv: KVNamespace, cookie: SiteCookie) {
  const storage = createSessionStorage<SessionData>({
    cookie,
    async createData(data) {
      const id = [makeToken(), data.userId, data.version, Date.now()].join(".");
      await kv.put(await keyOf(id), JSON.stringify(data), { expirationTtl: lifetime });
      return id;
    },
    readData: async (id) => kv.get<SessionData>(await keyOf(id), "json"),
    async updateData() {
      throw new Error("A session is written once, when it starts.");
    },
    deleteData: async (id) => kv.delete(await keyOf(id)),
  });

  return {
    /** Starts a session under a new id, whatever cookie the browser sent. Returns the `Set-Cookie` value. */
    async start(user: { id: number; sessionVersion: number }) {
      const session = await storage.getSession();
      session.set("userId", user.id);
      session.set("version", user.sessionVersion);
      return storage.commitSession(session);
    },

    /**
     * The ticket that the request carries, or null. `isStale` says that a cookie was sent which
     * cannot be used, `userId` whose it is or was. Throws when KV cannot be reached.
     */
    async read(request: Request): Promise<{
      ticket: SessionTicket | null;
      isStale: boolean;
      userId: number | null;
    }> {
      const isSent = (request.headers.get("Cookie") ?? "").includes(`${cookie.name}=`);
      const id = await readCookie(cookie, request);
      const ticket = typeof id === "string" ? await parse(id) : null;
      const userId = ticket?.userId ?? null;
      if (!ticket || ticket.startedAt < Date.now() - lifetime * 1000) {
        return { ticket: null, isStale: isSent, userId };
      }

      const stored = await kv.get(await keyOf(ticket.id));
      const isFresh = ticket.startedAt > Date.now() - replicationLag;
      return stored || isFresh
        ? { ticket, isStale: false, userId }
        : { ticket: null, isStale: true, userId };
    },

    /** Forgets the record; the caller records the revocation in D1, which decides. */
    async end(ticket: SessionTicket) {
      await kv.delete(await keyOf(ticket.id));
    },

    clearCookie: () => clearCookie(cookie),
    lifetimeMs: lifetime * 1000,
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

async function keyOf(id: string) {
  return `s:${await sha256(id)}`;
}

async function parse(id: string): Promise<SessionTicket | null> {
  const match = /^[\w-]{43}\.(\d{1,15})\.(\d{1,9})\.(\d{13})$/.exec(id);
  if (!match) return null;
  return {
    id,
    idHash: await sha256(id),
    userId: Number(match[1]),
    version: Number(match[2]),
    startedAt: Number(match[3]),
  };
}
