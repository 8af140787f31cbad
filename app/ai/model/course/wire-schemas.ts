/**
 * The JSON Schemas that a model's endpoint is given, as zod would write them: what writes them would be 5 KB
 * in the worker for two constants. `tests/ai/wire-schemas.test.ts` holds them against the shapes.
 */

const line = (minLength: number, maxLength: number) => ({ type: "string", minLength, maxLength });
const list = (items: object, bounds: { minItems?: number; maxItems: number }) => ({
  type: "array",
  items,
  ...bounds,
});
const object = (properties: Record<string, object>) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

export const outlineSchema = object({
  title: line(5, 80),
  description: line(20, 400),
  modules: list(
    object({ id: { type: "string" }, title: line(5, 80), description: line(15, 240) }),
    { maxItems: 12 },
  ),
});

const exerciseSchema = object({
  question: line(15, 400),
  options: list(object({ text: line(1, 200), explanation: line(10, 400) }), {
    minItems: 3,
    maxItems: 5,
  }),
  answer: {
    type: "integer",
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
  },
  hint: line(10, 300),
});

export const lessonSchema = object({
  text: line(1, 9_000),
  recap: list(line(10, 200), { minItems: 3, maxItems: 3 }),
  exercises: list(exerciseSchema, { maxItems: 4 }),
  resourceIds: list({ type: "string" }, { maxItems: 12 }),
});
