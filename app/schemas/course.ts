import * as z from "zod/mini";

import { atLeast, atMost, cleanText, sentText } from "./text";

function answer(missing: string) {
  const tooLong = "Please use at most 500 characters";
  return sentText(500, { missing, tooLong }).check(
    z.overwrite<string>(cleanText),
    atLeast(1, missing),
    atMost(500, tooLong),
  );
}

/** What a course is made from. The four values are the learner's own words or one of the options. */
export const CourseRequest = z.object({
  ageGroup: answer("Please select your age group"),
  competenceLevel: answer("Please select your competence level"),
  industry: answer("Please enter your industry or interest"),
  learningGoal: answer("Please describe your learning goal"),
});
export type CourseRequest = z.infer<typeof CourseRequest>;

const mostTicks = 3;

/** The form for a course: the same, with what was ticked where that was asked. */
export const CourseForm = z.extend(CourseRequest, {
  asksHowTos: z.optional(z.literal("yes")),
  howTos: z.optional(
    z.pipe(
      // A form with one tick sends no list.
      z.transform((sent) => [sent].flat()),
      z
        .array(z.string().check(z.maxLength(100)))
        .check(atMost(mostTicks, `Please tick at most ${mostTicks}`)),
    ),
  ),
});

/** Stands in, field by field, for what a learner's profile does not say. */
export const courseDefaults: CourseRequest = {
  ageGroup: "adult",
  competenceLevel: "beginner",
  industry: "technology",
  learningGoal: "Learn the basics of AI",
};

/** The answers to a lesson through `/api`: the lesson as "2.1", the chosen options in order. */
export const LessonAnswers = z.object({
  lesson: z
    .string("Please name the lesson, such as 2.1.")
    .check(z.regex(/^[1-9]\d?\.[1-9]\d?$/, "Please name the lesson, such as 2.1.")),
  answers: z.array(
    z.int("An answer is the number of an option, counted from 0."),
    "Please send the numbers of the chosen options.",
  ),
});
export type LessonAnswers = z.infer<typeof LessonAnswers>;
