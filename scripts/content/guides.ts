import { z } from "zod";

import { grokTabs } from "../../app/content/guides/grok-tabs";
import {
  type Challenge,
  type Example,
  type Feature,
  type Guide,
  guideColors,
  guideIcons,
  type ToolOverview,
} from "../../app/content/guides/guide";
import { codeOf, readChoices, readQuoted } from "./choices";
import { address, day, line, sources } from "./fields";
import { type Block, divide, type Page } from "./page";

const Fields = z.strictObject({
  name: line,
  company: line,
  website: address,
  color: z.enum(guideColors),
  checkedOn: day,
  sources,
});

const GuideFields = Fields.extend({ id: z.int() });

const whatItIs = "two or three sentences say what the tool is";

export function readGuide(page: Page): Guide | null {
  const fields = page.fields(GuideFields);
  const names = [
    "Overview",
    "Features",
    "Use cases",
    "Examples",
    "Challenges",
    "Quick tips",
  ] as const;
  const parts = page.parts(page.body, 2, names);
  const texts = {
    description: page.text(parts.before, whatItIs),
    overview: page.text(parts.Overview, "the overview"),
    features: readFeatures(page, parts.Features),
    useCases: divideInto(page, parts["Use cases"], 4).map((part) => ({
      title: part.heading,
      description: page.text(part, "a use case"),
    })),
    examples: readExamples(page, parts.Examples),
    challenges: readChallenges(page, parts.Challenges, "Challenge"),
    quickTips: page.list(parts["Quick tips"], "quick tips", 5) as unknown as Guide["quickTips"],
  };
  page.count(parts.Features, texts.features.length, 6, "features");
  if (!fields) return null;
  const { id, name, company, website, color, checkedOn } = fields;
  return {
    ...{ id, name, description: texts.description, company, website, color, checkedOn },
    sources: fields.sources,
    overview: texts.overview,
    features: texts.features as unknown as Guide["features"],
    useCases: texts.useCases as unknown as Guide["useCases"],
    examples: texts.examples,
    challenges: texts.challenges,
    quickTips: texts.quickTips,
  };
}

/** The page of `/grok`. */
export function readOverview(page: Page): ToolOverview | null {
  const fields = page.fields(Fields);
  const names = ["Overview", "Key features", "Examples", "Quiz", "Finish"] as const;
  const parts = page.parts(page.body, 2, names);
  const description = page.text(parts.before, whatItIs);
  const overview = page.text(parts.Overview, "the overview");
  const keyFeatures = readFeatures(page, parts["Key features"]);
  const examples = readExamples(page, parts.Examples);
  const end = page.labels(parts.Finish, ["Link"]);
  const quiz = {
    introduction: page.text(divide(parts.Quiz, 3).before, "the introduction of the quiz"),
    questions: readChallenges(page, parts.Quiz, "Question", true),
    finish: {
      text: page.text(end.rest, "what follows the last answer"),
      label: end.label("Link"),
      to: "/tools" as const,
    },
  };
  if (!fields) return null;
  const { name, company, website, color, checkedOn } = fields;
  return {
    ...{ name, description, company, website, color, checkedOn },
    ...{ sources: fields.sources, tabs: grokTabs, overview, keyFeatures, examples, quiz },
  };
}

function divideInto(page: Page, block: Block, count: number) {
  const { before, parts } = divide(block, 3);
  page.nothing(before);
  page.count(block, parts.length, count, `headings with "###"`);
  return parts;
}

function readFeatures(page: Page, block: Block): Feature[] {
  const { before, parts } = divide(block, 3);
  page.nothing(before);
  return parts.map((part) => {
    const { label, rest } = page.labels(part, ["Icon"]);
    const icon = guideIcons.find((name) => name === label("Icon"));
    if (!icon && label("Icon") !== "") {
      page.mistake(
        part.line,
        `There is no icon "${label("Icon")}": use one of ${guideIcons.join(", ")}.`,
      );
    }
    return {
      title: part.heading,
      description: page.text(rest, "a feature"),
      icon: icon ?? "star",
    };
  });
}

function readExamples(page: Page, block: Block): Guide["examples"] {
  const { before, parts } = divide(block, 3);
  page.nothing(before);
  page.count(block, parts.length, 3, `headings such as "### Example 1"`);
  return parts.map((part, index) => {
    const [, isPicture] =
      part.heading.match(new RegExp(`^Example ${index + 1}( \\(picture\\))?$`)) ?? [];
    const plain = `Example ${index + 1}`;
    if (part.heading !== plain && !isPicture) {
      page.mistake(
        part.line,
        `The heading "${part.heading}" must be "${plain}" or "${plain} (picture)".`,
      );
    }
    return readExample(page, part, isPicture !== undefined);
  }) as unknown as Guide["examples"];
}

function readExample(page: Page, block: Block, isPicture: boolean): Example {
  const { quote, rest } = readQuoted(page, block, "the question, and the answer below it");
  const code = codeOf(rest);
  if (code !== null) return { question: quote, response: code, responseType: "code" };
  const response = page.text(rest, "the answer of an example");
  return { question: quote, response, ...(isPicture && { responseType: "image" as const }) };
}

function readChallenges(
  page: Page,
  block: Block,
  word: string,
  isIntroduced = false,
): [Challenge, Challenge, Challenge] {
  const read = page.numbered(block, word, { count: 3, isIntroduced }).map((part): Challenge => {
    const { prompt, options, answer } = readChoices(page, part, {
      name: part.heading,
      options: [3, 3],
      explained: true,
    });
    return {
      prompt,
      answers: options as unknown as Challenge["answers"],
      correctIndex: answer as Challenge["correctIndex"],
    };
  });
  return read as [Challenge, Challenge, Challenge];
}
