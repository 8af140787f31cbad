import "./easy.css";

import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Listen } from "~/components/listen/listen";
import { ButtonLink } from "~/components/ui/button";
import { ProgressBar } from "~/components/ui/progress";
import { Prose } from "~/components/ui/prose";
import { site } from "~/content/site";
import { skillById } from "~/content/skills/skill-map";
import { renderMarkdown } from "~/markdown/render.server";
import { ideasOf } from "~/models/lesson-ideas";
import { readSkillText } from "~/models/skill-text.server";
import { readId } from "~/schemas/id";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.title ?? "Lesson"}, easy to read · ${site.name}` },
  // The same words as the lesson's own page.
  { name: "robots", content: "noindex" },
];

/** A lesson with one idea a screen, in large type. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const skill = skillById(params.skillId ?? "");
  if (!skill) throw new Response(null, { status: 404 });

  const [user, lesson] = await Promise.all([
    context.getUser(),
    readSkillText(context.db, skill.id),
  ]);
  const ideas = ideasOf(lesson);
  const screen = readId(new URL(request.url).searchParams.get("screen") ?? "1");
  const idea = screen && ideas[screen - 1];
  if (!idea) throw redirect(`/lessons/${skill.id}/easy`);
  const { label, text, isQuoted } = idea;
  return {
    ...{ skillId: skill.id, title: skill.title, screen, count: ideas.length, label },
    isSignedIn: user !== null,
    ...(isQuoted ? { quote: text, html: null } : { quote: null, html: renderMarkdown(text) }),
  };
}

export default function EasyLessonPage() {
  const { skillId, title, screen, count, label, html, quote, isSignedIn } =
    useLoaderData<typeof loader>();
  const at = `/lessons/${skillId}/easy`;
  return (
    <article className="wrap page easy">
      <div className="easy__place">
        <p className="num">
          {screen} of {count}
        </p>
        <ProgressBar
          label="Screens read"
          value={(100 * screen) / count}
          valueText={`${screen} of ${count}`}
        />
      </div>
      <h1>{title}</h1>
      <div className="easy__idea" id="idea" key={screen}>
        <h2>{label}</h2>
        {html !== null ? (
          <Prose html={html} />
        ) : (
          <blockquote className="easy__quote">{quote}</blockquote>
        )}
      </div>
      <Listen key={screen} to="idea" />
      <nav className="easy__ways" aria-label="Screens">
        {screen > 1 && (
          <ButtonLink to={`${at}?screen=${screen - 1}`} variant="secondary">
            Back
          </ButtonLink>
        )}
        {screen < count ? (
          <ButtonLink to={`${at}?screen=${screen + 1}`}>Next</ButtonLink>
        ) : (
          <ButtonLink to={isSignedIn ? `/path/${skillId}#check` : `/lessons/${skillId}#ways`}>
            {isSignedIn ? "Check yourself" : "Now try it"}
          </ButtonLink>
        )}
      </nav>
      <p>
        <Link to={`/lessons/${skillId}`}>The whole lesson on one page</Link>
      </p>
    </article>
  );
}
