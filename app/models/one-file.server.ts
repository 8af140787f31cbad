import type { CourseExercise } from "../ai/course";
import type { Question, Skill, SkillText } from "../content/skills/skill";
import { renderMarkdown } from "../markdown/render.server";
import type { StoredCourse } from "./course.server";
import { escapeXml } from "./escape-xml";

const style = `:root{color-scheme:light dark}
body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif;background:light-dark(#fffcf5,#16141c);color:light-dark(#1f1b2e,#f1eadb)}
h1,h2,h3{line-height:1.25;font-family:Georgia,serif}
h2{margin-top:3rem}
blockquote,pre{margin:0;padding:1rem;border-radius:.5rem;background:light-dark(#f4ecdc,#26222f);white-space:pre-wrap}
details{margin:.5rem 0}summary{cursor:pointer;font-weight:600}
a{color:light-dark(#3d2f8f,#b9aeff)}
@media print{details>*{display:revert}}`;

/** A document of one file that opens from a disk: no script, no font, no picture from elsewhere. */
function documentOf({ title, body, source }: { title: string; body: string; source: string }) {
  const name = escapeXml(title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style>
${style}
</style>
</head>
<body>
<h1>${name}</h1>
${body}
<p><small>From <a href="${escapeXml(source)}">${escapeXml(source)}</a></small></p>
</body>
</html>
`;
}

function withOrigin(html: string, origin: string) {
  return html.replaceAll('href="/', `href="${escapeXml(origin)}/`);
}

/** A whole course. The answers of a lesson stand in it once the learner has given their own. */
export function courseAsHtml(stored: StoredCourse, origin: string) {
  const { course, record, answers } = stored;
  const body = course.modules.map((module, moduleIndex) => {
    const lessons = module.lessons.map((lesson, lessonIndex) => {
      const isAnswered = answers.has(`${moduleIndex + 1}.${lessonIndex + 1}`);
      const keys = record.modules[moduleIndex]?.lessons[lessonIndex]?.exercises;
      const exercises = lesson.exercises.map((exercise, at) =>
        exerciseOf(exercise, isAnswered ? keys?.[at] : undefined),
      );
      return `<h3>${escapeXml(lesson.title)}</h3>
${withOrigin(renderMarkdown(lesson.content), origin)}
${exercises.join("\n")}`;
    });
    return `<h2>${escapeXml(module.title)}</h2>
<p>${escapeXml(module.description)}</p>
${lessons.join("\n")}`;
  });
  const head = `<p>${escapeXml(course.description)}</p>`;
  const source = `${origin}/courses/${stored.id}`;
  return documentOf({ title: course.title, body: [head, ...body].join("\n"), source });
}

interface Key {
  answer: number;
  explanations: readonly string[];
}

function exerciseOf({ question, options, hint }: CourseExercise, key: Key | undefined) {
  const answer = key
    ? `<details><summary>Answer</summary><p>${escapeXml(options[key.answer] ?? "")}</p><p>${escapeXml(key.explanations[key.answer] ?? "")}</p></details>`
    : "";
  return `<p><b>${escapeXml(question)}</b></p>
<ul>${options.map((option) => `<li>${escapeXml(option)}</li>`).join("")}</ul>
<details><summary>Hint</summary><p>${escapeXml(hint)}</p></details>${answer}`;
}

/** A lesson as Markdown. Links of our own lead to `origin`. */
export function lessonAsMarkdown(
  { id, title, outcome }: Skill,
  { explanation, example }: SkillText,
  origin: string,
) {
  const { situation, before, after, lesson } = example;
  return `# ${title}

After this lesson you will be able to ${outcome}.

${explanation.trim().replaceAll("](/", `](${origin}/`)}

## An example

${situation}

At first:

${quoted(before)}

Better:

${quoted(after)}

What changed: ${lesson}

${origin}/lessons/${id}
`;
}

function quoted(text: string) {
  return text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
}

/** A lesson as a document of one file. */
export function lessonAsHtml(skill: Skill, { explanation, example }: SkillText, origin: string) {
  const { situation, before, after, lesson } = example;
  const body = `<p>After this lesson you will be able to ${escapeXml(skill.outcome)}.</p>
${withOrigin(renderMarkdown(explanation), origin)}
<h2>An example</h2>
<p>${escapeXml(situation)}</p>
<p><b>At first</b></p>
<blockquote>${escapeXml(before)}</blockquote>
<p><b>Better</b></p>
<blockquote>${escapeXml(after)}</blockquote>
<p><b>What changed.</b> ${escapeXml(lesson)}</p>`;
  return documentOf({ title: skill.title, body, source: `${origin}/lessons/${skill.id}` });
}

export interface DeckCard {
  question: Question | null;
  mend: { ask: string; why: string; prompt: string } | null;
  recall: { title: string; points: readonly string[] } | null;
  tags: readonly string[];
}

/**
 * Cards as a text that Anki imports: a field to a column, HTML in them, tags in the third (Anki's
 * manual, "Importing text files": file headers).
 */
export function deckAsText(cards: readonly DeckCard[]) {
  const head = ["#separator:tab", "#html:true", "#columns:Front\tBack\tTags", "#tags column:3"];
  const rows = cards.flatMap(({ question, mend, recall, tags }) => {
    const faces = question
      ? facesOf(question)
      : mend
        ? mendFaces(mend)
        : recall && recallFaces(recall);
    return faces ? [[...faces.map(cell), tags.map(tagOf).join(" ")].join("\t")] : [];
  });
  return [...head, ...rows, ""].join("\n");
}

function facesOf({ prompt, options, answer }: Question) {
  const right = options[answer];
  return [
    `${escapeXml(prompt)}${listOf(options.map(({ text }) => text))}`,
    `${escapeXml(right?.text ?? "")}<br><br>${escapeXml(right?.explanation ?? "")}`,
  ];
}

function mendFaces({ ask, why, prompt }: NonNullable<DeckCard["mend"]>) {
  return [
    `Rewrite this prompt so that nobody has to ask: ${escapeXml(ask)}<br><br>${escapeXml(prompt)}`,
    escapeXml(why),
  ];
}

function recallFaces({ title, points }: NonNullable<DeckCard["recall"]>) {
  return [`What do you remember of the lesson “${escapeXml(title)}”?`, listOf(points)];
}

function listOf(points: readonly string[]) {
  return `<ul>${points.map((point) => `<li>${escapeXml(point)}</li>`).join("")}</ul>`;
}

/** On one line, and without what parts columns. */
function cell(html: string) {
  return html.replace(/\t/g, " ").replace(/\r?\n/g, "<br>");
}

function tagOf(words: string) {
  return words.replace(/\s+/g, "-");
}
