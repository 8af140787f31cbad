import { z } from "zod";

import { coverMotifs, coverPalettes } from "../../app/content/article-covers";
import { communityTags } from "../../app/content/community-tags";
import { categories, itemTypes, licenses } from "../../app/content/marketplace";
import { articleCategories } from "../../app/schemas/article";
import type { DemoQuestion } from "../seed/community/demo-question";
import type { DemoContent, DemoItem } from "../seed/marketplace/demo-item";
import type { DemoArticle } from "../seed/news/demo-article";
import { readChoices, readQuoted } from "./choices";
import { line, tags } from "./fields";
import { type Block, divide, listed, type Page, type Part } from "./page";

const daysAgo = z.int({ error: "it must be a whole number of days" }).min(0);
const communityTag = z.enum(communityTags.map(({ name }) => name));

const ArticleFields = z.strictObject({
  title: line.min(20).max(90),
  summary: line.min(80).max(220),
  tags: tags.optional(),
  daysAgo,
  cover: z.strictObject({ motif: z.enum(coverMotifs), palette: z.enum(coverPalettes) }),
});

/** `content/demo/articles/use-case/a-letter-in-two-languages.md` */
export function readArticle(page: Page): DemoArticle | null {
  const fields = page.fields(ArticleFields);
  const content = page.anyText(page.body, "the article");
  const source = articleCategories.find((each) => each.replaceAll("_", "-") === page.folder);
  if (!source) page.mistake(1, `There is no category "${page.folder}" of articles.`);
  if (!fields || !source) return null;
  const { title, summary, daysAgo, cover } = fields;
  return {
    source,
    title,
    summary,
    content,
    ...(fields.tags && { tags: fields.tags }),
    daysAgo,
    cover,
  };
}

/** Category by category, the newest first. */
export function inSources(articles: readonly DemoArticle[]): DemoArticle[] {
  return articleCategories.flatMap((source) =>
    articles
      .filter((each) => each.source === source)
      .sort((one, other) => one.daysAgo - other.daysAgo),
  );
}

const QuestionFields = z.strictObject({
  title: line,
  tags: z.array(communityTag).min(1).max(5),
  daysAgo,
});

/** `content/demo/questions/007-a-title.md`: asked in the order of their numbers. */
export function readQuestion(page: Page): DemoQuestion | null {
  const fields = page.fields(QuestionFields);
  if (!/^\d{3}-/.test(page.name)) {
    page.mistake(1, "The file's name must begin with three digits, which say its place.");
  }
  const { before, parts } = divide(page.body, 2);
  const body = page.text(before, "the question");
  const answers = parts.map((part) => {
    if (part.heading !== "Answer" && part.heading !== "Accepted answer") {
      page.mistake(
        part.line,
        `The heading "## ${part.heading}" must be "## Answer" or "## Accepted answer".`,
      );
    }
    const text = page.text(part, "an answer");
    return part.heading === "Accepted answer"
      ? { body: text, isAccepted: true as const }
      : { body: text };
  });
  const accepted = parts.filter(({ heading }) => heading === "Accepted answer");
  if (accepted[1]) page.mistake(accepted[1].line, "Only one answer can be the accepted one.");
  if (!fields) return null;
  const { title, tags, daysAgo } = fields;
  return { title, body, tags, daysAgo, answers };
}

const ItemFields = z.strictObject({
  name: line.max(80),
  description: line.min(40).max(200),
  category: z.enum(categories),
  tags: tags.min(2).max(5),
  pricingModel: z.enum(["free", "one-time", "pay-what-you-want"]),
  /** Whole cents; left out when free. */
  priceCents: z.int().positive().optional(),
  license: z.enum(licenses.map(({ key }) => key)),
  /** How the contents are written. */
  content: z.enum(["prompts", "steps", "instructions", "course", "document"]),
});

const readers: Record<DemoContent["kind"], (page: Page, block: Block) => DemoContent> = {
  prompts: readPrompts,
  steps: readSteps,
  instructions: readInstructions,
  course: readCourse,
  document: (page, block) => ({ kind: "document", text: page.anyText(block, "the document") }),
};

/** `content/demo/items/prompt/1-game-night.md`: on sale in the order of their numbers. */
export function readItem(page: Page): { place: number; item: DemoItem } | null {
  const fields = page.fields(ItemFields);
  const type = itemTypes.find(({ key }) => key === page.folder)?.key;
  if (!type)
    page.mistake(
      1,
      `There is no type "${page.folder}": use ${listed(itemTypes.map(({ key }) => key))}.`,
    );
  const [, place] = /^(\d+)-/.exec(page.name) ?? [];
  if (!place) page.mistake(1, "The file's name must begin with a number, which says its place.");
  const parts = page.parts(page.body, 1, ["About", "Contents", "Reviews"]);
  page.nothing(parts.before);
  const fullDescription = page.anyText(parts.About, "what buyers read about the item");
  const reviews = readReviews(page, parts.Reviews);
  if (!fields || !type) return null;
  const { name, description, category, tags, pricingModel, priceCents = null, license } = fields;
  if ((priceCents === null) !== (pricingModel === "free")) {
    page.mistake(
      page.lineOf("pricingModel"),
      `An item is either "free" or has the field "priceCents".`,
    );
  }
  const content = readers[fields.content](page, parts.Contents);
  return {
    place: Number(place),
    item: {
      ...{ name, description, fullDescription, type, category, tags },
      ...{ pricingModel, priceCents, license, content, reviews },
    },
  };
}

/** One of each type after the other, so that a page shows all of them. */
export function inRotation(read: readonly { place: number; item: DemoItem }[]): DemoItem[] {
  const turn = ({ item }: { item: DemoItem }) =>
    itemTypes.findIndex(({ key }) => key === item.type);
  return [...read]
    .sort((one, other) => one.place - other.place || turn(one) - turn(other))
    .map(({ item }) => item);
}

function readReviews(page: Page, block: Block): DemoItem["reviews"] {
  const { before, parts } = divide(block, 2);
  page.nothing(before);
  return parts.map((part) => {
    const [, rating, helpful] = /^([1-5]) of 5, helpful to (\d+)$/.exec(part.heading) ?? [];
    if (!rating) {
      page.mistake(part.line, `The heading of a review must read like "## 4 of 5, helpful to 12".`);
    }
    return {
      rating: Number(rating) as DemoItem["reviews"][number]["rating"],
      text: page.text(part, "a review"),
      helpful: Number(helpful),
    };
  });
}

function readPrompts(page: Page, block: Block): DemoContent {
  const { before, parts } = divide(block, 2);
  const prompts = parts.map((part) => {
    const { label, rest } = page.labels(part, ["Note"]);
    return { title: part.heading, prompt: page.text(rest, "a prompt"), note: label("Note") };
  });
  return {
    kind: "prompts",
    introduction: page.text(before, "how to use the prompts together"),
    prompts,
  };
}

function readSteps(page: Page, block: Block): DemoContent {
  const { before, parts } = divide(block, 2);
  const steps = parts.map((part) => {
    const { before: text, parts: asked } = divide(part, 3);
    const [prompt, ...others] = asked;
    const wrong = others[0] ?? (prompt?.heading === "Prompt" ? undefined : prompt);
    if (wrong) page.mistake(wrong.line, `A step may have one heading "### Prompt" and no other.`);
    return {
      title: part.heading,
      text: page.text(text, "what to do in this step"),
      ...(prompt && { prompt: page.text(prompt, "the prompt of this step") }),
    };
  });
  return { kind: "steps", introduction: page.text(before, "what the steps are for"), steps };
}

function readInstructions(page: Page, block: Block): DemoContent {
  const parts = page.parts(block, 2, ["Instructions", "Examples", "Limits"]);
  page.nothing(parts.before);
  const examples = page.numbered(parts.Examples, "Example").map((part) => {
    const { quote, rest } = readQuoted(page, part, "what a person says, and the answer below it");
    return { person: quote, answer: page.text(rest, "the answer") };
  });
  return {
    kind: "instructions",
    instructions: page.text(parts.Instructions, "what to paste into an assistant"),
    examples,
    limits: page.text(parts.Limits, "what it must not be used for"),
  };
}

type CourseContent = Extract<DemoContent, { kind: "course" }>;
type CourseLesson = CourseContent["module"]["lessons"][number];

function readCourse(page: Page, block: Block): DemoContent {
  const { before, parts } = divide(block, 2);
  const { label, rest } = page.labels(before, ["Title", "Aim"]);
  page.nothing(rest);
  const answers: CourseContent["answers"][number][] = [];
  const lessons = parts.map((part, lesson): CourseLesson => {
    const at = part.tokens.findIndex(({ token }) => token.type === "heading" && token.depth === 3);
    const text = { line: part.line, tokens: part.tokens.slice(0, at < 0 ? undefined : at) };
    const asked = { line: part.line, tokens: at < 0 ? [] : part.tokens.slice(at) };
    const exercises = page.numbered(asked, "Exercise").map((each, exercise) => {
      const { answer, explanation, ...shown } = readExercise(page, each);
      answers.push({ lesson, exercise, answer, explanation });
      return shown;
    });
    return { title: part.heading, content: page.text(text, "a lesson"), exercises, resources: [] };
  });
  const module = { title: label("Title"), description: label("Aim"), lessons };
  return { kind: "course", module, answers };
}

function readExercise(page: Page, part: Part) {
  const { label, rest } = page.labels(part, ["Hint", "Why"]);
  const { prompt, options, answer } = readChoices(page, rest, {
    name: part.heading,
    options: [3, 5],
    explained: false,
  });
  return {
    question: prompt,
    options: options.map(({ text }) => text),
    hint: label("Hint"),
    answer,
    explanation: label("Why"),
  };
}
