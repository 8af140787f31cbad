import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { PageIntro } from "~/components/landing/page-intro";
import { RunYourOwn } from "~/components/landing/run-your-own";
import { linkPreview, originOf } from "~/components/link-preview";
import { Cover, WindowMotif } from "~/components/pictures/cover";
import { ButtonLink } from "~/components/ui/button";
import { site } from "~/content/site";
import { depthPoints, firstSkills, setupPoints } from "~/models/skill-score";
import { Numbers } from "./numbers";

const description =
  "What Lamplight is, whether an AI answers here, what each number on your dashboard means, and how to run your own.";

export const meta: MetaFunction = ({ matches }) => [
  { title: `About · ${site.name}` },
  { name: "description", content: description },
  ...linkPreview({ title: "About", description, address: `${originOf(matches)}/about` }),
];

export function loader({ context: { ai } }: LoaderFunctionArgs) {
  return { model: ai && { name: ai.language.name, host: ai.language.host } };
}

export default function About() {
  const { model } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <PageIntro
        title={`About ${site.name}`}
        lede="A quiet place to learn to use AI tools, whether you are curious, busy or a little worried, at any age."
        picture={
          <Cover palette="plum" time="day">
            <WindowMotif />
          </Cover>
        }
        action={<ButtonLink to="/onboarding">Get started</ButtonLink>}
      />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="what" className="prose">
          <h2 id="what" className="mt-0">
            What you do here
          </h2>
          <p>
            You answer a few short questions about yourself: among them how much you know, the field
            you work in and what you want to reach. From your answers {site.name} makes a path of
            small steps, and each step says why it is there.
          </p>
          <p>
            A step teaches one skill. You read what it is, look at an example from everyday life,
            and answer a short check. Then you see why each answer was right or wrong.
          </p>
        </section>
        {model ? <WithModel {...model} /> : <WithoutModel />}
        <Numbers points={{ setup: setupPoints, first: firstSkills, depth: depthPoints }} />
        <RunYourOwn />
        <section aria-labelledby="groups" className="prose">
          <h2 id="groups" className="mt-0">
            For groups and classes
          </h2>
          <p>
            A teacher, a parent or a friend makes a <Link to="/groups">group</Link> and says what to
            learn until when. The others <Link to="/groups/join">join with a code</Link>, and each
            lesson has a worksheet to print.
          </p>
          <h3>What a group shows of you</h3>
          <p>
            Who leads it sees the name you choose for that group, and whether you have done what the
            group is asked for. They never see your prompts, unless you show them one, and not your
            answers, your score or your account. Members do not see each other.
          </p>
          <p>
            You leave with one tap, and then nothing of you is seen there any more. Only adults can
            make a group; anybody can join one.
          </p>
        </section>
        <section aria-labelledby="worksheets" className="prose">
          <h2 id="worksheets" className="mt-0">
            Worksheets
          </h2>
          <p>
            Every <Link to="/learn">lesson</Link> can be printed: its text, questions to answer on
            paper, a prompt to write better, and the answers on a page of their own. The link stands
            at the head of the lesson.
          </p>
        </section>
        <section aria-labelledby="certificates" className="prose">
          <h2 id="certificates" className="mt-0">
            Certificates
          </h2>
          <p>
            For a path or a course that you finished you can make a{" "}
            <Link to="/certificates">certificate</Link>. It says what you showed and how, with your
            name or without, and anybody can <Link to="/certificates/verify">check it</Link>.
          </p>
        </section>
        <section aria-labelledby="wrong" className="prose">
          <h2 id="wrong" className="mt-0">
            When something is wrong
          </h2>
          <p>
            Lessons can hold mistakes, and pages can break. If you find something that is wrong,
            unclear or hard to use, please <Link to="/contact">tell us</Link>. It helps the next
            person too.
          </p>
        </section>
      </div>
    </div>
  );
}

function WithoutModel() {
  return (
    <section aria-labelledby="engine" className="prose">
      <h2 id="engine" className="mt-0">
        Why no AI key is needed
      </h2>
      <p>
        {site.name} teaches you to use AI, but no AI runs behind these pages. Lessons, checks and
        courses are texts by people. Your path, the coach's notes and the practice answers are put
        together by rules that anyone can read in the source code.
      </p>
      <p>
        So there is no key to buy and no account to make with an AI company, and nothing you write
        here is sent to one.
      </p>
    </section>
  );
}

interface WithModelProps {
  name: string;
  /** Who runs it. */
  host: string;
}

function WithModel({ name, host }: WithModelProps) {
  return (
    <section aria-labelledby="engine" className="prose">
      <h2 id="engine" className="mt-0">
        Which AI answers here
      </h2>
      <p>
        An AI model, {name}, answers most of your practice prompts and may write parts of a course
        for your field. Each answer and each lesson says who wrote it. When the model does not
        answer in time, our own texts and rules take its place. Path, checks and the coach's notes
        never come from it.
      </p>
      <p>
        For this your prompt, and for a course your age group, level, field and goal, are sent to{" "}
        {host}. Before that a program hides personal data that it recognizes, such as phone numbers
        and addresses. Your name and account are not sent. You need no key and no account with an AI
        company.
      </p>
    </section>
  );
}
