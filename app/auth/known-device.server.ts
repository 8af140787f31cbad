import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod/mini";

import { readCookie } from "../keys/cookies.server";
import { keyedHash } from "../keys/digest.server";

/** So many accounts of one browser are known, those of the last sign-ins. */
const mostAccounts = 5;

const Device = z.object({ id: z.uuid(), accounts: z.array(z.string()) });

/** The id of a browser in which this account was signed in before, else null. */
export async function knownDevice(request: Request, context: AppLoadContext, userId: number) {
  const device = await readDevice(request, context);
  return device?.accounts.includes(nameOf(context, userId)) ? device.id : null;
}

/** A `Set-Cookie` value by which the browser is known for this account, also when signed out. */
export async function rememberDevice(request: Request, context: AppLoadContext, userId: number) {
  const device = await readDevice(request, context);
  const own = nameOf(context, userId);
  const others = device?.accounts.filter((each) => each !== own) ?? [];
  return context.cookies.device.serialize({
    id: device?.id ?? crypto.randomUUID(),
    accounts: [own, ...others].slice(0, mostAccounts),
  });
}

async function readDevice(request: Request, context: AppLoadContext) {
  return Device.safeParse(await readCookie(context.cookies.device, request)).data ?? null;
}

/** The cookie outlives the session, so it does not say whose browser it is. */
function nameOf({ secret }: AppLoadContext, userId: number) {
  return keyedHash(secret, `device of ${userId}`).slice(0, 16);
}
