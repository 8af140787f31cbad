import type * as z from "zod/mini";

import { parseForm } from "~/schemas/parse-form";

/**
 * Checks a form in the browser with the schema that the server uses. Empty
 * fields count as missing, as they do there.
 */
export function validateWith<Output>(schema: z.ZodMiniType<Output>) {
  return ({ formData }: { formData: FormData }) => parseForm(formData, schema, withoutEmpty);
}

function withoutEmpty(values: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ""));
}
