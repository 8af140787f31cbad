import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod/mini";

import { readCookie } from "../keys/cookies.server";
import { seal, unseal } from "../keys/seal.server";

/**
 * A form that somebody sent whose session had ended, or who had none. `requireUser` carries it over
 * the sign-in by itself: every action behind that guard has it for nothing. A page whose own form
 * shows the values again reads them by `useCarriedForm`; on every other page the root offers to
 * send them once more.
 */
export interface CarriedForm {
  /** The address to which it was sent, query and all. */
  to: string;
  fields: [name: string, value: string][];
}

const SealedForm = z.object({
  to: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** Whose session had ended; null where that is not known. */
  userId: z.nullable(z.number()),
  isEnded: z.boolean(),
});
type SealedForm = z.infer<typeof SealedForm>;

const purpose = "carried-form";
/** Browsers drop a cookie whose name and value are longer than 4096 bytes together. */
const cookieLimit = 4096;
/** A body of files, which is not looked into. */
const bodyLimit = 64 * 1024;

/**
 * A `Set-Cookie` value that carries the posted form, or null when it is too long for that. A form
 * with a password is not carried, and neither are files: its page asks for them anew.
 */
export async function carryForm(
  request: Request,
  context: AppLoadContext,
  session: { isStale: boolean; userId: number | null },
) {
  if (isUpload(request)) return null;
  const form = isForm(request) ? [...(await (request.clone() as Request).formData())] : [];
  const fields = form.flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const hasPassword = fields.some(([name]) => /password/i.test(name));

  const kept: SealedForm = {
    to: addressOf(request),
    fields: hasPassword ? [] : fields,
    userId: session.userId,
    isEnded: session.isStale,
  };
  const cookie = await context.cookies.carriedForm.serialize(
    seal(context.secret, purpose, JSON.stringify(kept)),
  );
  return (cookie.split(";", 1)[0] ?? "").length > cookieLimit ? null : cookie;
}

/** Why the page of signing in is shown, while a form waits for it. */
export async function readCarriedReason(request: Request, context: AppLoadContext) {
  const kept = await readKept(request, context);
  return kept && { isEnded: kept.isEnded, hasFields: kept.fields.length > 0 };
}

/**
 * The form that was carried to this address, if it is this person's. With a form comes the
 * `Set-Cookie` value that forgets it: it is given out once.
 */
export async function takeCarriedForm(
  request: Request,
  context: AppLoadContext,
  userId: number,
): Promise<{ form: CarriedForm | null; cookie: string | null }> {
  const kept = await readKept(request, context);
  if (!kept) return { form: null, cookie: null };

  const isTheirs = kept.userId === null || kept.userId === userId;
  if (isTheirs && kept.to !== addressOf(request)) return { form: null, cookie: null };
  const { to, fields } = kept;
  return {
    form: isTheirs && fields.length > 0 ? { to, fields } : null,
    cookie: await context.cookies.carriedForm.serialize("", { maxAge: 0 }),
  };
}

/** The page of this request, without what Remix adds to the address for its own calls. */
export function addressOf(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  for (const own of ["_routes", "index"]) searchParams.delete(own);
  const path = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}

async function readKept(request: Request, context: AppLoadContext) {
  const sealed = await readCookie(context.cookies.carriedForm, request);
  const text = typeof sealed === "string" ? unseal(context.secret, purpose, sealed) : null;
  const kept = text === null ? null : SealedForm.safeParse(JSON.parse(text));
  return kept?.success ? kept.data : null;
}

function isForm({ headers }: Request) {
  const type = headers.get("Content-Type") ?? "";
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type);
}

function isUpload({ headers }: Request) {
  const isMultipart = headers.get("Content-Type")?.startsWith("multipart/form-data");
  return isMultipart && !(Number(headers.get("Content-Length") || Infinity) <= bodyLimit);
}
