import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { Features } from "~/components/landing/features";
import { Hero } from "~/components/landing/hero";
import { ProPromotion } from "~/components/landing/pro-promotion";
import { linkPreview, originOf } from "~/components/link-preview";
import { site } from "~/content/site";
import covers from "~/styles/covers.css?url";
import landingStyles from "~/styles/landing.css?url";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: covers },
  { rel: "stylesheet", href: landingStyles },
];

const description =
  "Learn to use AI tools with short lessons and checks, on a path made for you. Free, open source, for all ages, and no technical knowledge is needed.";

export const meta: MetaFunction = ({ matches }) => [
  { title: `${site.tagline} · ${site.name}` },
  { name: "description", content: description },
  ...linkPreview({
    title: `${site.tagline} · ${site.name}`,
    description,
    address: `${originOf(matches)}/`,
  }),
];

export default function Landing() {
  return (
    <>
      <Hero />
      <div className="wrap">
        <Features />
        <ProPromotion />
      </div>
    </>
  );
}
