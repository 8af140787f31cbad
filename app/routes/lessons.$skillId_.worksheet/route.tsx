import "./worksheet.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";

import { Prose } from "~/components/ui/prose";
import { site } from "~/content/site";
import { skillById } from "~/content/skills/skill-map";
import { renderMarkdown } from "~/markdown/render.server";
import { readLessonTexts } from "~/models/course-library.server";

/** Paper needs no scripts. */
export const handle = { hasNoScripts: true };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Worksheet: ${page?.title ?? "Lesson"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const skill = skillById(params.skillId ?? "");
  const texts = skill && (await readLessonTexts(context.db, skill.id));
  if (!texts) throw new Response(null, { status: 404 });
  const { explanation, example } = texts.page;
  return {
    ...{ skillId: skill.id, title: skill.title, outcome: skill.outcome },
    address: `${context.site.origin}/lessons/${skill.id}`,
    // The text of the lesson's own page, so that a class reads the same on paper.
    explanation: renderMarkdown(explanation),
    recap: texts.first.recap,
    example: { situation: example.situation, before: example.before },
    after: example.after,
    // Those of courses: the questions of the checks stay unseen.
    questions: [...texts.first.questions, ...texts.further.questions],
  };
}

const letters = "ABCD";

/** A lesson on paper: to read, to answer, to write on, and the answers on a page of their own. */
export default function WorksheetPage() {
  const { skillId, title, outcome, address, explanation, recap, example, after, questions } =
    useLoaderData<typeof loader>();
  return (
    <div className="wrap page worksheet">
      <p className="worksheet__back">
        <Link to={`/lessons/${skillId}`}>Back to the lesson</Link> To print it, use your browser's
        print command. The answers come last, on a page of their own.
      </p>
      <p className="worksheet__who">Name: ____________________ Day: ______________</p>
      <h1>{title}</h1>
      <p>After this sheet you will be able to {outcome}.</p>
      <p className="small muted">
        The same lesson with its check: <Link to={`/lessons/${skillId}`}>{address}</Link>
      </p>
      <Prose html={explanation} />
      <section>
        <h2>Questions</h2>
        <ol className="worksheet__questions">
          {questions.map(({ id, question, options }) => (
            <li key={id}>
              <p>
                <b>{question}</b>
              </p>
              <ul>
                {options.map(({ text }, at) => (
                  <li key={text}>
                    ☐ {letters[at]}. {text}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>Write it better</h2>
        <p>{example.situation}</p>
        <blockquote>{example.before}</blockquote>
        <p>Your own version:</p>
        <div className="worksheet__lines" aria-hidden="true" />
      </section>
      <section className="worksheet__answers">
        <h2>Answers: {title}</h2>
        <ol className="worksheet__questions">
          {questions.map(({ id, options, answer }) => (
            <li key={id}>
              <b>
                {letters[answer]}. {options[answer]?.text}
              </b>{" "}
              {options[answer]?.explanation}
            </li>
          ))}
        </ol>
        <p>One way to write it better:</p>
        <blockquote>{after}</blockquote>
        <p>To remember:</p>
        <ul>
          {recap.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
