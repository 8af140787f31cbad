import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type * as z from "zod/mini";

import { type Refusal, sentenceOf } from "../schemas/refusal";
import { apiRefusal } from "./answer.server";
import { invalid } from "./api-error.server";
import {
  fieldErrors,
  readJson,
  readJsonOrNothing,
  requireNoPayload,
  withPress,
} from "./body.server";
import { type Notice, redirectWithNotice } from "./notice.server";
import { safeRedirect } from "./safe-redirect";

interface Needs<Sent, User> {
  /** What is sent, as JSON says it; null for a control that says all by its address. */
  schema: z.ZodMiniType<Sent> | null;
  /** The guard: `requireApiUser`, or `anybody`. */
  who: (context: AppLoadContext) => User | Promise<User>;
  /** Where a form goes that names no page of ours to come back to. */
  fallback: string;
  /** What visitors without scripts read on the page of signing in, which leads back. */
  signIn?: Notice;
  /** Whether a call may have no body at all. */
  isOptional?: boolean;
}

interface Control<Sent, User> {
  user: User;
  sent: Sent;
  /** The page to come back to; null where the answer is JSON. */
  back: string | null;
}

/** For a control that visitors have as well. */
export const anybody = () => null;

/** A form without scripts can only post: one that deletes says so in its address. */
export function methodOf(request: Request) {
  const asked = new URL(request.url).searchParams.get("_method");
  return request.method === "POST" && asked === "DELETE" ? asked : request.method;
}

/**
 * The guard of a control that stands on many pages, and what was sent to its one address: JSON, or
 * a form. A form of ours says where to come back to (`back`), or that scripts wait for the answer
 * (`inPlace`); any other form is refused like every body that is not JSON.
 */
export async function readControl<User, Sent = unknown>(
  request: Request,
  context: AppLoadContext,
  { schema, who, fallback, signIn, isOptional = false }: Needs<Sent, User>,
): Promise<Control<Sent, User>> {
  const form = await readOwnForm(request);
  const back = form && !form.has("inPlace") ? safeRedirect(form.get("back"), fallback) : null;
  const user = await admit(context, { who, back, signIn });
  if (form) return { user, sent: readFields(form, { schema, back }), back };

  if (!schema) await requireNoPayload(request);
  const read = isOptional ? readJsonOrNothing : readJson;
  const sent = schema ? await read(request, schema) : (undefined as Sent);
  return { user, sent, back };
}

type Result<Done> = Refusal | ({ ok: true; headers?: HeadersInit } & Done);

interface Way<Done> {
  back: string | null;
  json: (done: Done) => unknown;
  status?: (done: Done) => number;
  /** What a plain form reads on the page to which it comes back, if it reads anything. */
  said?: (done: Done) => Notice | undefined;
  /** The same for a refusal; without a description it tells the reason, null tells nothing. */
  failed: Notice | null;
}

/** JSON for programs and for scripts; a plain form goes back to its page, which says what happened. */
export async function answerControl<Done>(
  context: AppLoadContext,
  result: Result<Done>,
  { back, json, status, said, failed }: Way<Done>,
): Promise<Response> {
  if (back === null) {
    // Thrown, because the router of the browser tells refusals from answers by that.
    if (!result.ok) throw apiRefusal(result);
    return Response.json(json(result), { status: status?.(result), headers: result.headers });
  }
  if (!result.ok) {
    if (!failed) return redirect(back);
    const notice = { description: sentenceOf(result), ...failed, variant: "destructive" } as const;
    return redirectWithNotice(context, back, notice);
  }
  const notice = said?.(result);
  const headers = new Headers(result.headers);
  return notice ? redirectWithNotice(context, back, notice, headers) : redirect(back, { headers });
}

async function readOwnForm(request: Request) {
  const type = request.headers.get("Content-Type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) return null;
  const form = withPress(request, await request.formData());
  return form.has("back") || form.has("inPlace") ? form : null;
}

async function admit<User>(
  context: AppLoadContext,
  { who, back, signIn }: Pick<Needs<never, User>, "who" | "signIn"> & { back: string | null },
) {
  try {
    return await who(context);
  } catch (refusal) {
    if (back === null || !(refusal instanceof Response)) throw refusal;
    if (refusal.status !== 401) {
      const { message } = await refusal.json<{ message: string }>();
      throw await redirectWithNotice(context, back, { title: message, variant: "destructive" });
    }
    const to = `/auth?redirectTo=${encodeURIComponent(back)}`;
    throw signIn ? await redirectWithNotice(context, to, signIn) : redirect(to);
  }
}

/** The fields of a form as JSON would say them: `true`, `1` and `null` are no texts. */
function readFields<Sent>(
  form: FormData,
  { schema, back }: { schema: z.ZodMiniType<Sent> | null; back: string | null },
): Sent {
  if (!schema) return undefined as Sent;
  const entries = [...form].map(([name, text]) => [name, asJson(text)]);
  const read = schema.safeParse(Object.fromEntries(entries));
  if (read.success) return read.data;
  if (back === null) throw invalid(fieldErrors(read.error));
  throw new Response("This form does not belong to this page.", { status: 400 });
}

function asJson(text: FormDataEntryValue) {
  const isValue = typeof text === "string" && /^(?:true|false|null|0|-?[1-9]\d{0,14})$/.test(text);
  return isValue ? JSON.parse(text) : text;
}
