import "./learn.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";

import { counted } from "~/components/dashboard/words";
import { ButtonLink } from "~/components/ui/button";
import { site } from "~/content/site";
import { listCatalogue } from "~/models/catalogue";
import { readShownSkills } from "~/models/progress.server";
import { CatalogueSkill } from "./catalogue-skill";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Learn · ${site.name}` },
  ...(data ? [{ name: "description", content: describe(data.counts) }] : []),
];

function describe({ lessons, exercises, guides }: ReturnType<typeof listCatalogue>["counts"]) {
  return `${lessons} lessons, ${exercises} exercises and ${guides} guides about AI tools, in plain words, free and open to everybody.`;
}

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await context.getUser();
  return {
    ...listCatalogue(user?.ageGroup ?? null),
    /** Ids of the skills that this learner has shown; null for a visitor. */
    shown: user && (await readShownSkills(context.db, user.id)),
  };
}

export default function LearnPage() {
  const { counts: there, strands, tools, shown } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <header className="page-head">
        <div>
          <h1>Learn</h1>
          <p>
            {there.lessons} lessons, {there.exercises} exercises and {there.guides} guides, open to
            everybody. A lesson takes a few minutes. Begin with any of them, or answer six questions
            and get a path of your own.
          </p>
          <p className="row mt-5">
            {shown ? (
              <ButtonLink to="/dashboard">To my path</ButtonLink>
            ) : (
              <ButtonLink to="/onboarding">Make a path of my own</ButtonLink>
            )}
            {shown && (
              <ButtonLink variant="secondary" to="/dashboard/courses">
                AI Courses
              </ButtonLink>
            )}
          </p>
        </div>
      </header>
      <nav aria-label="On this page" className="learn__parts">
        {strands.map(({ id, title, skills }) => (
          <a key={id} className="chip" href={`#${id}`}>
            {title} <span className="num">{skills.length}</span>
          </a>
        ))}
        <a className="chip" href="#tools">
          With a tool <span className="num">{tools.length}</span>
        </a>
      </nav>
      {strands.map(({ id, title, skills }) => (
        <section key={id} id={id} className="learn__strand" aria-labelledby={`${id}-title`}>
          <div className="sect-head">
            <h2 id={`${id}-title`}>{title}</h2>
            <p className="muted num">
              {shown
                ? `${skills.filter((skill) => shown.includes(skill.id)).length} of ${counted(skills.length, "lesson")} shown`
                : counted(skills.length, "lesson")}
            </p>
          </div>
          <ul className="learn__skills">
            {skills.map((skill) => (
              <CatalogueSkill
                key={skill.id}
                skill={skill}
                isShown={shown?.includes(skill.id) ?? false}
              />
            ))}
          </ul>
        </section>
      ))}
      <section id="tools" className="learn__strand" aria-labelledby="tools-title">
        <div className="sect-head">
          <h2 id="tools-title">With a tool</h2>
          <p className="muted num">
            {counted(there.exercises, "exercise")}, {counted(there.guides, "guide")}
          </p>
        </div>
        <ul className="learn__skills">
          {tools.map(({ id, name, category, exercises, hasGuide }) => (
            <li key={id} className="card card--pad learn__skill">
              <h3>{name}</h3>
              <p className="muted">{category}</p>
              <ul className="learn__ways">
                <li>
                  <Link to={`/tools/${id}`}>{counted(exercises, "exercise")}</Link>
                </li>
                {hasGuide && (
                  <li>
                    <Link to={`/guides/${id}`}>Guide with challenges</Link>
                  </li>
                )}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
