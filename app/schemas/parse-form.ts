import { formatPaths, parse } from "@conform-to/dom";
import type * as z from "zod/mini";

/**
 * Reads a form by its schema, in the browser and on the server. Of @conform-to/zod this is what is used
 * here: nothing is made of an empty field beforehand, unless `prepared` does.
 */
export function parseForm<Output>(
  form: FormData,
  schema: z.ZodMiniType<Output>,
  prepared = (values: Record<string, unknown>) => values,
) {
  return parse(form, {
    resolve(values: Record<string, unknown>) {
      const result = schema.safeParse(prepared(values));
      return result.success ? { value: result.data } : { error: sentencesOf(result.error) };
    },
  });
}

/** By the names of fields as conform writes them; of the form as a whole by "". */
function sentencesOf({ issues }: z.core.$ZodError) {
  const sentences: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const name = formatPaths(path.filter((part) => typeof part !== "symbol"));
    sentences[name] = [...(sentences[name] ?? []), message];
  }
  return sentences;
}
