import type { CourseModule } from "../../ai/course";

/** One prompt of a pack. */
export interface PackedPrompt {
  title: string;
  prompt: string;
  /** When to use it. */
  note?: string;
  /** What came back when its author tried it. */
  example?: string;
  /** Everybody can read it on the item's page. */
  isSample?: boolean;
}

/** What a version can hold that the site itself can write down. */
export type PackageContent =
  | {
      kind: "prompts";
      introduction: string;
      prompts: readonly PackedPrompt[];
    }
  | {
      kind: "steps";
      introduction: string;
      steps: readonly { title: string; text: string; prompt?: string }[];
    }
  | {
      kind: "instructions";
      instructions: string;
      examples: readonly { person: string; answer: string }[];
      limits: string;
    }
  | {
      kind: "course";
      module: CourseModule;
      /** Places are counted from 0. */
      answers: readonly {
        lesson: number;
        exercise: number;
        answer: number;
        explanation: string;
      }[];
    }
  | { kind: "document"; text: string };

interface Package {
  name: string;
  description: string;
  number: number | null;
  linkUrl: string | null;
  instructions: string | null;
  content: PackageContent | null;
  license: { label: string; text: string };
  /** The item's page. */
  address: string;
}

/** An item without a file of its own as a Markdown file: link, instructions, content, license. */
export function packageText(item: Package) {
  const { label, text } = item.license;
  const parts = [
    `# ${item.name}`,
    item.description,
    item.linkUrl && `## Where it is\n\n<${item.linkUrl}>`,
    item.instructions && `## How to use it\n\n${item.instructions}`,
    ...(item.content ? contentText(item.content) : []),
    `## What you may do with it\n\n${label}: ${text}`,
    `Version ${item.number ?? 1}. From ${item.address}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** The parts of a text that holds all of it, as Markdown. */
export function contentText(content: PackageContent): string[] {
  switch (content.kind) {
    case "prompts":
      return [
        content.introduction,
        ...content.prompts.flatMap(({ title, prompt, note, example }, index) => [
          `## ${index + 1}. ${title}`,
          note ?? "",
          fenced(prompt),
          example ? `What came back:\n\n${fenced(example)}` : "",
        ]),
      ];
    case "steps":
      return [
        content.introduction,
        ...content.steps.flatMap(({ title, text, prompt }, index) => [
          `## ${index + 1}. ${title}`,
          text,
          prompt ? fenced(prompt) : "",
        ]),
      ];
    case "instructions":
      return [
        "## Instructions to paste",
        fenced(content.instructions),
        "## Examples",
        ...content.examples.map(({ person, answer }) => `**Person:** ${person}\n\n${answer}`),
        "## Limits",
        content.limits,
      ];
    case "course":
      return courseText(content);
    case "document":
      return [content.text];
  }
}

function courseText({ module, answers }: Extract<PackageContent, { kind: "course" }>) {
  return [
    `## ${module.title}`,
    module.description,
    ...module.lessons.flatMap((lesson, place) => [
      `### ${place + 1}. ${lesson.title}`,
      lesson.content,
      ...lesson.exercises.flatMap(({ question, options, hint }, index) => [
        `#### Exercise ${place + 1}.${index + 1}`,
        question,
        options.map((option, number) => `${number + 1}. ${option}`).join("\n"),
        `*Hint: ${hint}*`,
      ]),
      lesson.resources.map(({ title, url }) => `- [${title}](${url})`).join("\n"),
    ]),
    "## Answers",
    answers
      .map(
        ({ lesson, exercise, answer, explanation }) =>
          `- Exercise ${lesson + 1}.${exercise + 1}: option ${answer + 1}. ${explanation}`,
      )
      .join("\n"),
  ];
}

function fenced(text: string) {
  // Longer than every row of backticks inside.
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}
