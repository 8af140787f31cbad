import type { MetaFunction } from "@remix-run/cloudflare";
import { PageIntro } from "~/components/landing/page-intro";
import { Cover, NotesMotif } from "~/components/pictures/cover";
import { Icon } from "~/components/ui/icon";
import { site } from "~/content/site";

export const meta: MetaFunction = () => [
  { title: `Contact · ${site.name}` },
  {
    name: "description",
    content:
      "How to reach Lamplight, what to put in your message, and whom to ask when you have forgotten your password.",
  },
];

export default function Contact() {
  return (
    <div className="wrap page">
      <PageIntro
        title="Contact"
        lede={
          <>
            Write to us in your own words, at <b className="text-ink">{site.supportEmail}</b>
          </>
        }
        picture={
          <Cover palette="teal" time="day">
            <NotesMotif />
          </Cover>
        }
        action={
          <a className="btn btn--primary" href={`mailto:${site.supportEmail}`}>
            <Icon name="mail" size="s" />
            Write an email
          </a>
        }
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <section aria-labelledby="say" className="card card--pad stack">
          <h2 id="say" className="text-xl">
            What to tell us
          </h2>
          <ul className="list-disc space-y-2 ps-5">
            <li>What you wanted to do.</li>
            <li>What happened instead, with the words on the screen.</li>
            <li>The address of the page.</li>
            <li>If something looks broken: your device and your browser.</li>
          </ul>
          <p className="muted">Never send us your password. We do not need it to help you.</p>
        </section>
        <section aria-labelledby="password" className="card card--lit card--pad stack">
          <h2 id="password" className="text-xl">
            You have forgotten your password
          </h2>
          <p>
            {site.name} sends no email by itself, so a person helps you. Write to us with your
            username. An editor can issue a link that works once, within 24 hours. With it you
            choose a new password.
          </p>
          <p>
            If your school, club or company runs this {site.name}, ask the person who looks after
            it. They can issue the same link.
          </p>
        </section>
      </div>
    </div>
  );
}
