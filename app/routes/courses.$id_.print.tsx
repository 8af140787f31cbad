import "~/components/course/course.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { howItWasMade } from "~/components/course/course-head";
import { hours } from "~/components/course/words";
import { Prose } from "~/components/ui/prose";
import { site } from "~/content/site";
import { renderMarkdown } from "~/markdown/render.server";
import { getCourse } from "~/models/course.server";
import { earlierTitles } from "~/models/course-page.server";
import { readId } from "~/schemas/id";

/** A sheet of paper needs no scripts, and so the text is sent once. */
export const handle = { hasNoScripts: true };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.title ?? "Course"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const id = readId(params.id);
  const stored = id && (await getCourse(context.db, user.id, id));
  if (!stored) throw new Response(null, { status: 404 });

  const { course, record } = stored;
  const written = record.modules.flatMap(({ lessons }) =>
    lessons.map(({ writtenBy }) => writtenBy),
  );
  return {
    ...course,
    id: stored.id,
    models: [...new Set(written.flatMap((by) => (by === "library" ? [] : by.model)))],
    modules: course.modules.map(({ lessons, ...module }, at) => ({
      ...module,
      lessons: lessons.map(({ content, ...lesson }, place) => ({
        ...lesson,
        html: renderMarkdown(content),
        earlier: earlierTitles(stored, { module: at, lesson: place }),
      })),
    })),
  };
}

export default function PrintedCourse() {
  const course = useLoaderData<typeof loader>();
  return (
    <div className="wrap page printed">
      <p className="printed__back">
        <Link to={`/courses/${course.id}`}>Back to the course</Link> To print it, use your browser's
        print command.
      </p>
      <h1>{course.title}</h1>
      <p className="lede">{course.description}</p>
      <p className="small muted">
        {course.targetAudience} {course.level}, {hours(course.estimatedHours)}.{" "}
        {howItWasMade(course.models)}
      </p>
      {course.modules.map((module, moduleIndex) => (
        <section key={module.title}>
          <h2>
            {moduleIndex + 1}. {module.title}
          </h2>
          <p className="muted">{module.description}</p>
          {module.lessons.map(({ title, html, exercises, earlier, resources }) => (
            <article key={title}>
              <h3>{title}</h3>
              <Prose html={html} />
              {exercises.map(({ question, options, hint }, index) => (
                <div key={question} className="printed__exercise">
                  {earlier[index] && (
                    <p className="small muted">From an earlier lesson: “{earlier[index]}”</p>
                  )}
                  <p>
                    <b>{question}</b>
                  </p>
                  <ul>
                    {options.map((option) => (
                      <li key={option}>{option}</li>
                    ))}
                  </ul>
                  <p className="small">Hint: {hint}</p>
                </div>
              ))}
              {resources.length > 0 && (
                <ul className="printed__resources">
                  {resources.map(({ title, url }) => (
                    <li key={url}>
                      {title}: <a href={url}>{url}</a>
                    </li>
                  ))}
                </ul>
              )}
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}
