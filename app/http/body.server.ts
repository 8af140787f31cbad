import * as z from "zod/mini";

import type { FieldErrors } from "../schemas/field-errors";
import { parseForm } from "../schemas/parse-form";
import { apiError, invalid } from "./api-error.server";
import { tooLong, upTo } from "./body-limit.server";

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
  } catch (error) {
    if (error instanceof Response) throw error;
    throw new Response("This form could not be read. Please go back and try again.", {
      status: 400,
    });
  }
}

/**
 * What a button says in its address counts before the form that it sends, which is the text that
 * stands beside it.
 */
export function withPress(request: Request, form: FormData) {
  for (const [name, value] of new URL(request.url).searchParams) form.set(name, value);
  return form;
}

/** A posted form with files in it. Throws 413 when it is longer, whatever it says of its length. */
export async function readFormUpTo(request: Request, longest: number): Promise<FormData> {
  if (Number(request.headers.get("Content-Length") ?? 0) > longest) throw tooLong();
  if (!request.body) return readForm(request);
  return readForm(new Request(request, { body: upTo(request.body, longest) }));
}

/**
 * A posted form by its schema. Nothing is made of an empty field beforehand: the schema says what
 * it means.
 */
export function readSubmission<Output>(form: FormData, schema: Schema<Output>) {
  return parseForm(ownFields(form, schema), schema);
}

/**
 * The fields that the schema names, and no others: conform has names and forms of names of its own,
 * at which it fails when somebody makes them up.
 */
function ownFields(form: FormData, schema: z.ZodMiniType): FormData {
  const own = new FormData();
  for (const name of namesOf(schema)) {
    for (const value of form.getAll(name)) own.append(name, withPlainLines(value));
  }
  return own;
}

/** The line breaks of the web made plain ones. */
function withPlainLines<Value>(value: Value) {
  return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value;
}

/** Of an object, also where something is made of it before or afterwards. */
function namesOf(schema: z.core.$ZodType): string[] {
  const {
    shape,
    in: before,
    out: after,
  } = schema._zod.def as Partial<z.core.$ZodObjectDef> & Partial<z.core.$ZodPipeDef>;
  if (shape) return Object.keys(shape);
  return [before, after].flatMap((each) => (each ? namesOf(each) : []));
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
