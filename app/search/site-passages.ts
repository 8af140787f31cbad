import { guides } from "../content/guides/guides";
import { skills } from "../content/skills/skill-map";
import { tools } from "../content/tools";
import { buildPostings, type Postings } from "./postings";

/** A piece of the site's own texts, short enough to be read at once. */
export interface Passage {
  kind: "guide" | "skill" | "tool";
  /** The tool it is about; a skill belongs to none. */
  toolId: number | null;
  /** The page or skill it stands in. */
  source: string;
  /** The part of it, such as the title of a feature. */
  title: string;
  /** Where everybody can read it. */
  href: string;
  tags: readonly string[];
  /** It tells of one case, so it is about more than its nouns. */
  isStory: boolean;
  /** Markdown. */
  text: string;
}

let built: Postings<Passage> | undefined;

/** Everything that is content in the code. Built when first asked for, then kept. */
export function sitePassages(): Postings<Passage> {
  built ??= buildPostings(
    [...guidePassages(), ...skillPassages(), ...toolPassages()],
    (passage) => ({
      title: passage.title,
      tags: [passage.source, ...passage.tags],
      body: passage.text,
    }),
  );
  return built;
}

/** Paragraphs, but one that ends in a colon is half a thought: what follows belongs to it. */
function thoughts(markdown: string) {
  const found: string[] = [];
  let isOpen = false;
  for (const paragraph of markdown.split(/\n\s*\n/)) {
    if (isOpen) found[found.length - 1] += `\n\n${paragraph}`;
    else found.push(paragraph);
    isOpen = /:\W*$/.test(paragraph);
  }
  return found;
}

function guidePassages(): Passage[] {
  return guides.flatMap((guide) => {
    const fact = (title: string, text: string): Passage => ({
      kind: "guide",
      toolId: guide.id,
      source: `Guide: ${guide.name}`,
      title,
      href: `/guides/${guide.id}`,
      tags: [],
      isStory: false,
      text,
    });
    const story = (title: string, text: string) => ({ ...fact(title, text), isStory: true });
    return [
      { ...fact("In short", guide.description), tags: [guide.company] },
      ...thoughts(guide.overview).map((text) => fact("Overview", text)),
      ...guide.features.map(({ title, description }) => fact(title, description)),
      ...guide.useCases.map(({ title, description }) => story(title, description)),
      ...guide.quickTips.map((text) => fact("Quick tip", text)),
    ];
  });
}

function skillPassages(): Passage[] {
  return skills.flatMap(({ id, title, outcome, explanation, lesson: changed }) => {
    const lesson = (text: string, isStory: boolean): Passage => ({
      kind: "skill",
      toolId: null,
      source: `Skill: ${title}`,
      title,
      href: `/lessons/${id}`,
      tags: isStory ? [] : [outcome, id],
      isStory,
      text,
    });
    return [...thoughts(explanation).map((text) => lesson(text, false)), lesson(changed, true)];
  });
}

function toolPassages(): Passage[] {
  return tools.map(({ id, name, description, category, tags }) => ({
    kind: "tool",
    toolId: id,
    source: `Tool: ${name}`,
    title: name,
    href: `/tools/${id}`,
    tags: [category, ...tags],
    isStory: false,
    text: description,
  }));
}
