import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { Numbers } from "~/components/landing/numbers";
import { PageIntro } from "~/components/landing/page-intro";
import { RunYourOwn } from "~/components/landing/run-your-own";
import { Cover, WindowMotif } from "~/components/pictures/cover";
import { ButtonLink } from "~/components/ui/button";
import { site } from "~/content/site";
import { setupPoints, skillPoints } from "~/models/skill-score";
import covers from "~/styles/covers.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: covers }];

export const meta: MetaFunction = () => [
  { title: `About · ${site.name}` },
  {
    name: "description",
    content:
      "What Lamplight is, how it works without an AI key, what each number on your dashboard means, and how to run your own.",
  },
];

export default function About() {
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
        <section aria-labelledby="no-key" className="prose">
          <h2 id="no-key" className="mt-0">
            Why no AI key is needed
          </h2>
          <p>
            {site.name} teaches you to use AI, but no AI runs behind these pages. The lessons and
            checks are fixed texts, and your path is put together by rules that anyone can read in
            the source code. The same answers lead to the same path.
          </p>
          <p>
            So there is no key to buy and no account to make with an AI company, and nothing you
            write here is sent to one.
          </p>
        </section>
        <Numbers setupPoints={setupPoints} skillPoints={skillPoints} />
        <RunYourOwn />
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
