import "~/components/step/step.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { linkPreview, originOf } from "~/components/link-preview";
import { Listen } from "~/components/listen/listen";
import { Lesson } from "~/components/step/lesson";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { site } from "~/content/site";
import { strands } from "~/content/skills/skill";
import { skillById } from "~/content/skills/skill-map";
import { renderMarkdown } from "~/markdown/render.server";
import { practiceFor } from "~/models/catalogue";
import { readSkillText } from "~/models/skill-text.server";

export const meta: MetaFunction<typeof loader> = ({ data: lesson, matches }) => {
  if (!lesson) return [{ title: `Lesson · ${site.name}` }];
  const { skillId, title } = lesson;
  const description = `Learn to ${lesson.outcome}.`;
  return [
    { title: `${title} · ${site.name}` },
    { name: "description", content: description },
    ...linkPreview({ title, description, address: `${originOf(matches)}/lessons/${skillId}` }),
  ];
};

/**
 * What a skill is, for everybody to read and to practice. Without an account the check of one
 * lesson is open, whichever comes first.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const skill = skillById(params.skillId ?? "");
  if (!skill) throw new Response(null, { status: 404 });
  const [user, { explanation, example }] = await Promise.all([
    context.getUser(),
    readSkillText(context.db, skill.id),
  ]);
  const checked = user ? undefined : (await context.visitor.read())?.check;
  return {
    skillId: skill.id,
    isSignedIn: user !== null,
    /** The other lesson whose check a visitor has taken. */
    checkedOther: checked === skill.id ? undefined : skillById(checked ?? "")?.title,
    practice: practiceFor(skill.id),
    title: skill.title,
    outcome: skill.outcome,
    strand: strands.find(({ id }) => id === skill.strand)?.title,
    explanation: renderMarkdown(explanation),
    example,
  };
}

export default function LessonPage() {
  const { title, outcome, strand, explanation, example, ...ways } = useLoaderData<typeof loader>();
  return (
    <article className="wrap page step">
      <div className="step-head">
        <div>
          <p className="step-head__strand">{strand}</p>
          <h1>{title}</h1>
          <p className="step-head__why">After this lesson you will be able to {outcome}.</p>
        </div>
      </div>
      <div className="row mb-6">
        <Listen to="lesson-text" />
        <ButtonLink to={`/lessons/${ways.skillId}/easy`} variant="secondary" size="s">
          Easy reading: one idea a screen
        </ButtonLink>
        <Link to={`/lessons/${ways.skillId}/worksheet`} reloadDocument>
          Worksheet to print
        </Link>
      </div>
      <div id="lesson-text">
        <Lesson explanation={explanation} example={example} isFolded={false} />
      </div>
      <Ways {...ways} />
    </article>
  );
}

interface WaysProps {
  skillId: string;
  isSignedIn: boolean;
  checkedOther?: string;
  /** An exercise that anybody may do. */
  practice: { to: string; title: string; tool: string } | null;
}

/** What to do with what was read: a door that is open comes first. */
function Ways({ skillId, isSignedIn, checkedOther, practice }: WaysProps) {
  return (
    <section className="stack mt-10" aria-labelledby="ways">
      <h2 id="ways">Now try it</h2>
      {practice && (
        <p>
          “{practice.title}” is an exercise for this skill, with {practice.tool}. A coach tells you
          what your words do well.
        </p>
      )}
      <p className="row">
        {isSignedIn && (
          <ButtonLink to={`/path/${skillId}#check`}>
            Check yourself
            <Icon name="right" size="s" />
          </ButtonLink>
        )}
        {!isSignedIn && !checkedOther && (
          <ButtonLink to={`/lessons/${skillId}/check`} variant="secondary">
            Check yourself
          </ButtonLink>
        )}
        {practice && (
          <ButtonLink to={practice.to} variant={isSignedIn ? "secondary" : "primary"}>
            Open the exercise
          </ButtonLink>
        )}
        <ButtonLink to="/learn" variant={isSignedIn || practice ? "secondary" : "primary"}>
          All lessons
        </ButtonLink>
      </p>
      <p className="small">
        Take it with you:{" "}
        <Link to={`/lessons/${skillId}/file?as=html`} reloadDocument>
          one file that works offline
        </Link>
        ,{" "}
        <Link to={`/lessons/${skillId}/file?as=markdown`} reloadDocument>
          Markdown
        </Link>
      </p>
      {!isSignedIn && (
        <p className="small muted">
          {checkedOther ? (
            <>
              You have taken the check of “{checkedOther}”: the others need an account. With one,{" "}
              <Link to="/try-out">what you did</Link> is kept,
            </>
          ) : (
            "No account is needed for that. Your first check and exercise are kept for a month. With an account all is kept for good,"
          )}{" "}
          and you get <Link to="/onboarding">a path of your own</Link>.
        </p>
      )}
    </section>
  );
}
