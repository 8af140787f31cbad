import type { MetaFunction } from "@remix-run/cloudflare";
import { PageIntro } from "~/components/landing/page-intro";
import { RunYourOwn } from "~/components/landing/run-your-own";
import { Cover, LanternsMotif } from "~/components/pictures/cover";
import { ButtonLink } from "~/components/ui/button";
import { site } from "~/content/site";

export const meta: MetaFunction = () => [
  { title: `Pro · ${site.name}` },
  {
    name: "description",
    content:
      "Pro is not on sale. Everything on Lamplight is free, and you can run a Lamplight of your own.",
  },
];

export default function Pro() {
  return (
    <div className="wrap page">
      <PageIntro
        title="Pro"
        lede="Pro is not on sale. Everything here is free."
        picture={
          <Cover palette="indigo" time="night">
            <LanternsMotif />
          </Cover>
        }
        action={<ButtonLink to="/onboarding">Start learning</ButtonLink>}
      />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="nothing" className="prose">
          <h2 id="nothing" className="mt-0">
            Nothing was charged
          </h2>
          <p>
            You have not bought anything, and we have not asked for a card. There is no trial that
            ends and no part of {site.name} that is kept back for people who pay.
          </p>
          <p>
            Pro is a name for a paid tier we have not needed yet. Should it ever come, this page
            will say what it is and what it costs, before anybody pays.
          </p>
        </section>
        <RunYourOwn />
      </div>
    </div>
  );
}
