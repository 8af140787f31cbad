import { parse } from "@conform-to/dom";
import * as z from "zod/mini";

/**
 * Checks a form in the browser with the schema that the server uses. Empty
 * fields count as missing, as they do there.
 */
export function validateWith<Output>(schema: z.ZodMiniType<Output>) {
  return ({ formData }: { formData: FormData }) =>
    parse(formData, {
      resolve(value) {
        const filled = Object.fromEntries(Object.entries(value).filter(([, text]) => text !== ""));
        const result = schema.safeParse(filled);
        if (result.success) return { value: result.data };

        const { fieldErrors, formErrors } = z.flattenError(result.error);
        return { error: { ...(fieldErrors as Record<string, string[]>), "": formErrors } };
      },
    });
}
