import skillTexts from "virtual:content/skill-texts";

import { tasks } from "../content/course-library/parts";
import { exercises, exercisesOf } from "../content/exercises/exercises";
import { grokOverview } from "../content/guides/grok-overview";
import type { Guide } from "../content/guides/guide";
import { guides } from "../content/guides/guides";
import { strands } from "../content/skills/skill";
import { skillById, skills } from "../content/skills/skill-map";
import { tools } from "../content/tools";
import type { SearchDocument } from "./document";
import { plainText } from "./plain-text";

/** The kinds whose documents are content in the code, each whole. */
export const siteKinds = ["tool", "guide", "lesson", "exercise", "course"] as const;

/** Everything that is content in the code and that anybody can open. */
export function siteDocuments(): SearchDocument[] {
  return [
    ...toolDocuments(),
    ...guides.flatMap(guideDocuments),
    ...grokPage(),
    ...aboutPage(),
    ...lessons(),
    ...exerciseDocuments(),
    ...courseDocuments(),
  ];
}

function toolDocuments(): SearchDocument[] {
  return tools.map(({ id, name, description, category, tags }) => ({
    kind: "tool",
    ref: String(id),
    title: name,
    tags,
    keywords: [category],
    body: join([
      description,
      `Exercises: ${exercisesOf(id)
        .map(({ title }) => title)
        .join(", ")}.`,
    ]),
    href: `/tools/${id}`,
  }));
}

/**
 * A guide is long, so each of its parts is found by itself. Challenges are left out: a result
 * would give their answers away.
 */
function guideDocuments(guide: Guide): SearchDocument[] {
  const part = partOf(guide, `/guides/${guide.id}`, String(guide.id));
  return [
    part("", "the guide", [guide.description, guide.overview]),
    part("#features", "what it can do", guide.features.map(told)),
    part("#use-cases", "how people use it", guide.useCases.map(told)),
    part("?tab=examples", "examples", guide.examples.map(exchanged)),
    part("?tab=tips", "quick tips", guide.quickTips),
  ];
}

function grokPage(): SearchDocument[] {
  const part = partOf(grokOverview, "/grok", "grok");
  return [
    part("", "a first look", [grokOverview.description, grokOverview.overview]),
    part("?tab=key-features", "key features", grokOverview.keyFeatures.map(told)),
    part("?tab=examples", "first examples", grokOverview.examples.map(exchanged)),
  ];
}

/** What the site has beside its texts, for who looks for it by its name. */
function aboutPage(): SearchDocument[] {
  const part = (ref: string, title: string, keywords: string[], body: string): SearchDocument => ({
    kind: "guide",
    ref,
    title,
    tags: [],
    keywords,
    body,
    href: `/about#${ref}`,
  });
  return [
    part(
      "groups",
      "Groups: for a class or a family",
      ["teacher", "teach", "school", "pupils", "students", "classroom", "parents", "join", "code"],
      "A teacher, a parent or a friend makes a group and says what to learn until when. The others join the group with a code. Who leads it sees what is done, and never what somebody wrote.",
    ),
    part(
      "worksheets",
      "Worksheets to print",
      ["worksheet", "print", "paper", "handout", "class", "teacher", "pupils", "PDF"],
      "Every lesson has a worksheet for paper: its text, questions, a prompt to write better, and the answers on a page of their own.",
    ),
    part(
      "certificates",
      "Certificates: what they are",
      ["certificate", "diploma", "badge", "credential", "proof", "verify"],
      "For a path or a course that you finished you can make a certificate. It says what you showed and how, and anybody can check that it is genuine.",
    ),
  ];
}

/** @param place of the part on the page: its tab or its heading. */
function partOf({ name, company }: { name: string; company: string }, page: string, id: string) {
  return (place: string, title: string, texts: readonly string[]): SearchDocument => ({
    kind: "guide",
    ref: id + place,
    title: `${name}: ${title}`,
    tags: [],
    keywords: [company],
    body: join(texts),
    href: page + place,
  });
}

/** What people ask of a lesson in words that it does not use itself. */
const askedAs: Record<string, string[]> = {
  "protect-private-data": [
    "is it safe",
    "safety",
    "secure",
    "medical letter",
    "doctor",
    "bank details",
    "password",
    "secret",
  ],
  "spot-fakes": ["scam", "fraud", "phishing", "deepfake"],
};

function lessons(): SearchDocument[] {
  return skills.map(({ id, title, outcome, strand }) => ({
    kind: "lesson",
    ref: id,
    title,
    tags: [],
    keywords: [
      outcome,
      strands.find((each) => each.id === strand)?.title ?? "",
      ...(askedAs[id] ?? []),
    ],
    body: taught(id),
    href: `/lessons/${id}`,
  }));
}

function taught(skillId: string) {
  const text = skillTexts[skillId];
  return text ? join([text.explanation, text.example.situation, text.example.lesson]) : "";
}

/** The example stands in it, as people look for the words that they would type. */
function exerciseDocuments(): SearchDocument[] {
  return exercises.map(({ id, toolId, title, situation, examplePrompt, skills: shown }) => ({
    kind: "exercise",
    ref: String(id),
    title,
    tags: [],
    keywords: shown.flatMap((skill) => skillById(skill)?.title ?? []),
    body: join([situation, examplePrompt]),
    href: `/tools/${toolId}?exercise=${id}`,
  }));
}

/** What somebody could want to do with AI: the link leads to the form for a course with that goal. */
function courseDocuments(): SearchDocument[] {
  return tasks.map(({ id, name, preset, title, words, project }) => ({
    kind: "course",
    ref: id,
    title: name,
    tags: [],
    // Each word once: how often the groups repeat it says nothing.
    keywords: [...new Set(words.flatMap((group) => group.split(" ")))],
    body: join([
      `${title}: a course that is made for what you do and know, and ends with a project of your own.`,
      project?.brief ?? "",
    ]),
    href: `/dashboard/courses?goal=${encodeURIComponent(preset ?? name)}`,
  }));
}

function told({ title, description }: { title: string; description: string }) {
  return `${title}: ${description}`;
}

function exchanged({ question, response }: { question: string; response: string }) {
  return `${question} ${response}`;
}

function join(texts: readonly string[]) {
  return texts.map(plainText).join(" ");
}
