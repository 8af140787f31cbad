import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import * as z from "zod/mini";

import { readCookie } from "../keys/cookies.server";

const Notice = z.object({
  title: z.string(),
  description: z.optional(z.string()),
  variant: z.optional(z.enum(["default", "destructive"])),
  /** Where to go on; a path of ours. */
  link: z.optional(z.object({ to: z.string().check(z.regex(/^\/(?![/\\])/)), label: z.string() })),
  /** The name of the draft that was sent, "*" for all: the browser forgets its copy. */
  sent: z.optional(z.string()),
});

/** A message for the top of the next page; with scripts it becomes a toast. */
export type Notice = z.infer<typeof Notice>;

/** Redirects and says something on the page that follows. */
export async function redirectWithNotice(
  context: AppLoadContext,
  to: string,
  notice: Notice,
  headers = new Headers(),
) {
  headers.append("Set-Cookie", await context.cookies.notice.serialize(notice));
  return redirect(to, { headers });
}

/** The message that the last answer left for this page, if there is one. */
export async function readNotice(request: Request, context: AppLoadContext) {
  const result = Notice.safeParse(await readCookie(context.cookies.notice, request));
  return result.success ? result.data : null;
}
