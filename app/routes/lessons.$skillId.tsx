import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

import { Lesson } from "~/components/step/lesson";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { site } from "~/content/site";
import { strands } from "~/content/skills/skill";
import { skillById } from "~/content/skills/skill-map";
import { renderMarkdown } from "~/markdown/render.server";
import styles from "~/styles/step.css?url";

export const meta: MetaFunction<typeof loader> = ({ data: lesson }) => [
  { title: `${lesson?.title ?? "Lesson"} · ${site.name}` },
  ...(lesson ? [{ name: "description", content: `Learn to ${lesson.outcome}.` }] : []),
];

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** What a skill is, for everybody to read. Its checks belong to the steps of a path. */
export async function loader({ params }: LoaderFunctionArgs) {
  const skill = skillById(params.skillId ?? "");
  if (!skill) throw new Response(null, { status: 404 });
  return {
    title: skill.title,
    outcome: skill.outcome,
    strand: strands.find(({ id }) => id === skill.strand)?.title,
    explanation: renderMarkdown(skill.explanation),
    example: skill.example,
  };
}

export default function LessonPage() {
  const { title, outcome, strand, explanation, example } = useLoaderData<typeof loader>();
  return (
    <article className="wrap page step">
      <div className="step-head">
        <div>
          <p className="step-head__strand">{strand}</p>
          <h1>{title}</h1>
          <p className="step-head__why">After this lesson you will be able to {outcome}.</p>
        </div>
      </div>
      <Lesson explanation={explanation} example={example} isFolded={false} />
      <p className="mt-10">
        <ButtonLink to="/dashboard">
          Practice in your own path
          <Icon name="right" size="s" />
        </ButtonLink>
      </p>
    </article>
  );
}
