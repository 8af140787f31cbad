import type { Course, CourseLesson } from "../ai/course";

/** A whole course as Markdown, without answer keys. Links of our own lead to `origin`. */
export function courseAsMarkdown(course: Course, origin: string): string {
  const { title, description, targetAudience, prerequisites, level, estimatedHours } = course;
  return [
    `# ${title}`,
    description,
    [
      `- For: ${targetAudience}`,
      `- Level: ${level}`,
      `- Estimated time: ${estimatedHours} hours`,
      `- Before you start: ${prerequisites.join(" ")}`,
    ].join("\n"),
    ...course.modules.flatMap((module) => [
      `## ${module.title}`,
      module.description,
      ...module.lessons.flatMap((lesson) => lessonAsMarkdown(lesson, origin)),
    ]),
  ]
    .join("\n\n")
    .concat("\n");
}

function lessonAsMarkdown({ title, content, exercises, resources }: CourseLesson, origin: string) {
  return [
    `### ${title}`,
    content.replaceAll("](/", `](${origin}/`),
    ...exercises.flatMap(({ question, options, hint }, index) => [
      `#### Exercise ${index + 1}`,
      question,
      options.map((option) => `- [ ] ${option}`).join("\n"),
      `*Hint: ${hint}*`,
    ]),
    ...(resources.length > 0
      ? [
          "#### Read on",
          resources.map((each) => `- [${each.title}](${each.url}): ${each.description}`).join("\n"),
        ]
      : []),
  ];
}
