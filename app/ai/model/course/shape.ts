import * as z from "zod/mini";

import type { Judged } from "../ask-json";

/**
 * Reads an answer by its schema.
 *
 * @returns what `judge` makes of it, or every place that is of another shape.
 */
export function judgeBy<Shape extends z.ZodMiniType, Value>(
  shape: Shape,
  answer: unknown,
  judge: (value: z.infer<Shape>) => Judged<Value>,
): Judged<Value> {
  const parsed = shape.safeParse(answer);
  return parsed.success
    ? judge(parsed.data)
    : { value: null, errors: parsed.error.issues.map(asSentence) };
}

function asSentence({ path, message }: z.core.$ZodIssue) {
  return `${path.join(".") || "The object"}: ${message}`;
}

/** @param shortest in characters, as is `longest`. */
export function line(shortest: number, longest: number) {
  return z
    .string()
    .check(
      z.minLength(shortest, `must have at least ${shortest} characters`),
      z.maxLength(longest, `must have at most ${longest} characters`),
    );
}
