import * as z from "zod/mini";

import type { FieldErrors } from "../schemas/field-errors";
import { apiError, invalid } from "./api-error.server";

type Schema<Output> = z.ZodMiniType<Output>;

/** The JSON body as the schema describes it. Throws 415 for another content type and 400 for bad input. */
export async function readJson<Output>(request: Request, schema: Schema<Output>): Promise<Output> {
  if (!isJson(request)) throw apiError(415, "Send JSON with the content type application/json.");

  const text = await request.text();
  let body: unknown;
  try {
    body = text.trim() === "" ? {} : JSON.parse(text);
  } catch {
    throw apiError(400, "The body is not valid JSON.");
  }

  const result = schema.safeParse(body);
  if (!result.success) throw invalid(fieldErrors(result.error));
  return result.data;
}

/** The JSON body of a call that may also be sent without any. */
export async function readJsonOrNothing<Output>(
  request: Request,
  schema: Schema<Output>,
): Promise<Output> {
  if (request.headers.has("Content-Type")) return readJson(request, schema);
  await requireNoPayload(request);
  return schema.parse({});
}

/** For a call without a payload: it needs no content type, and an empty JSON body is fine as well. */
export async function requireNoPayload(request: Request) {
  if (isJson(request)) return;
  // A form of another site always names its type. The body may be a stream that holds nothing.
  if (!request.headers.has("Content-Type") && (await request.text()) === "") return;
  throw apiError(415, "Send JSON with the content type application/json.");
}

/** A posted form. Throws 400 when the body is not one. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw new Response("This form could not be read. Please go back and try again.", {
      status: 400,
    });
  }
}

/** A posted form with files in it. Throws 413 when it says that it is longer. */
export async function readFormUpTo(request: Request, longest: number): Promise<FormData> {
  if (Number(request.headers.get("Content-Length") ?? 0) > longest) {
    throw new Response("This is longer than we can take. Please shorten it and send it again.", {
      status: 413,
    });
  }
  return readForm(request);
}

/** The sentences of a refused input in the one shape that forms and `/api` share. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const { fieldErrors: fields, formErrors } = z.flattenError(error);
  const errors: FieldErrors = {};
  for (const [name, sentences] of Object.entries(fields as Record<string, string[] | undefined>)) {
    if (sentences) errors[name] = sentences;
  }
  if (formErrors.length > 0) errors[""] = formErrors;
  return errors;
}

function isJson(request: Request) {
  const type = request.headers.get("Content-Type") ?? "";
  return type.split(";", 1)[0]?.trim().toLowerCase() === "application/json";
}

/** The text of a field, with the line breaks of the web made plain ones; "" where there is none. */
export function textOf(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
}
