import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { countDone } from "~/auth/visitor-ticket.server";
import { linkPreview, originOf } from "~/components/link-preview";
import { site } from "~/content/site";
import { counts } from "~/models/catalogue";
import { getComeback, type Onward } from "~/models/further-path.server";
import { firstLesson } from "~/models/try-out.server";
import { Features } from "./features";
import { Hero } from "./hero";
import { ProPromotion } from "./pro-promotion";
import { WhatIsHere } from "./what-is-here";

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

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await context.getUser();
  if (!user) return { counts, onward: null, curve: null, tryOut: await tryOutOf(context) };
  const { onward, curve } = await getComeback(context.db, user.id);
  return { counts, onward: nextOf(onward), curve, tryOut: undefined };
}

/** The first lesson, or what was done without an account so far. */
async function tryOutOf({ visitor }: AppLoadContext) {
  return countDone(await visitor.read()) > 0
    ? { to: "/try-out", label: "Go on with your try-out" }
    : { to: `/lessons/${firstLesson}`, label: "Try the first lesson, without an account" };
}

/** What somebody with an account came back for. */
function nextOf(onward: Onward) {
  switch (onward.kind) {
    case "none":
      return { to: "/onboarding", label: "Make my path" };
    case "open":
      return { to: `/path/${onward.step.skillId}`, label: `Continue: ${onward.step.title}` };
    case "further":
      return { to: "/path", label: "See my further path" };
    case "whole":
      return { to: "/dashboard", label: "To my dashboard" };
  }
}

export default function Landing() {
  const { counts: there, onward, curve, tryOut } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero onward={onward} tryOut={tryOut} />
      <div className="wrap">
        <WhatIsHere counts={there} />
        <Features curve={curve} />
        <ProPromotion />
      </div>
    </>
  );
}
