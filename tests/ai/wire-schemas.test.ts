import { expect, test } from "vitest";
import * as z from "zod/mini";

import { ExerciseAnswer, LessonAnswer } from "~/ai/model/course/lesson";
import { OutlineAnswer } from "~/ai/model/course/outline";
import { lessonSchema, outlineSchema } from "~/ai/model/course/wire-schemas";

function schemaOf(shape: z.ZodMiniType) {
  const { $schema: _, ...schema } = z.toJSONSchema(shape);
  return JSON.parse(JSON.stringify(schema)) as object;
}

test("a model is told the shapes by which its answers are read", () => {
  expect(outlineSchema).toEqual(schemaOf(OutlineAnswer));
  // An exercise that is wrong costs itself alone, so the reader takes any: the model is told which.
  const exercises = z.array(ExerciseAnswer).check(z.maxLength(4));
  expect(lessonSchema).toEqual(schemaOf(z.object({ ...LessonAnswer.shape, exercises })));
});
