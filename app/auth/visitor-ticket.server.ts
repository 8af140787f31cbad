import * as z from "zod/mini";

import { readCookie, type SiteCookie } from "../keys/cookies.server";

const Ticket = z.object({
  /** Under it the work lies in the database. */
  id: z.uuid(),
  /** The lesson, by its skill. */
  check: z.optional(z.string()),
  exercise: z.optional(z.number()),
  challenge: z.optional(z.object({ key: z.string(), option: z.number() })),
});

/**
 * What the browser of somebody without an account says of their try-out: whose rows they are, and
 * which lesson, exercise and challenge. So a page that only mentions it need not read the rows.
 */
export type VisitorTicket = z.infer<typeof Ticket>;

/** The ticket of a request, as it is once the request was answered. */
export function openVisitorTicket(request: Request, cookie: SiteCookie) {
  let current: Promise<VisitorTicket | null> | undefined;

  async function read() {
    const value = await readCookie(cookie, request);
    return Ticket.safeParse(value).data ?? null;
  }

  return {
    read: () => {
      current ??= read();
      return current;
    },
    /** The `Set-Cookie` value that keeps it, for a month from now. */
    async keep(ticket: VisitorTicket) {
      current = Promise.resolve(ticket);
      return cookie.serialize(ticket);
    },
    /** The `Set-Cookie` value that forgets it. */
    async clear() {
      current = Promise.resolve(null);
      return cookie.serialize("", { maxAge: 0 });
    },
  };
}

/** How much of a lesson, an exercise and a challenge was done. */
export function countDone(ticket: VisitorTicket | null) {
  if (!ticket) return 0;
  return [ticket.check, ticket.exercise, ticket.challenge].filter((each) => each !== undefined)
    .length;
}
