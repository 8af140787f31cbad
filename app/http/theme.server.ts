import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod/mini";

import { readCookie } from "../keys/cookies.server";

export const Theme = z.enum(["light", "dark"]);
export type Theme = z.infer<typeof Theme>;

/** The theme that this browser chose, or null to follow the system. */
export async function readTheme(request: Request, context: AppLoadContext): Promise<Theme | null> {
  const result = Theme.safeParse(await readCookie(context.cookies.theme, request));
  return result.success ? result.data : null;
}
