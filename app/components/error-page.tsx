import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { LampOut } from "~/components/pictures/desk";
import { ButtonLink } from "~/components/ui/button";

interface StatePageProps {
  picture: ReactNode;
  title: string;
  text: string;
  /** What to do next: one primary action, perhaps a quieter one. */
  children: ReactNode;
}

/** A whole page that says what happened and what to do next. */
export function StatePage({ picture, title, text, children }: StatePageProps) {
  return (
    <div className="wrap page text-center">
      {picture}
      <h1 className="mt-5 text-4xl">{title}</h1>
      <p className="lede mx-auto mt-3 mb-6">{text}</p>
      <div className="row justify-center">{children}</div>
    </div>
  );
}

const words: Record<number, { title: string; text: string }> = {
  400: {
    title: "That did not arrive in one piece",
    text: "Part of what was sent could not be read. Go back, check it and send it again.",
  },
  401: {
    title: "Please sign in first",
    text: "Sign in, then come back and send it again.",
  },
  403: {
    title: "This page is not open to you",
    text: "You are signed in, but this page belongs to somebody else.",
  },
  404: {
    title: "This is not here any more",
    text: "It may have been removed, or it may have moved.",
  },
  429: {
    title: "A short pause",
    text: "There were many requests from here in a short time. Wait a minute, then try again.",
  },
  503: {
    title: "Back in a moment",
    text: "Lamplight is busy or being updated. Wait a minute, then try again.",
  },
};

const failure = {
  title: "The lamp went out",
  text: "Something failed on our side, not on yours. What you had saved is still there. Try again in a moment.",
};

/** What to say about something that a route threw. */
export function failureWords(error: unknown) {
  const answer = isRouteErrorResponse(error) ? error : undefined;
  const { title, text } = (answer && words[answer.status]) ?? failure;
  // A refusal thrown with a sentence says more than its status does.
  const reason = answer && answer.status < 500 && typeof answer.data === "string" && answer.data;
  return { title, description: reason || text };
}

export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { title, description } = failureWords(error);

  return (
    <StatePage picture={<LampOut />} title={title} text={description}>
      <ButtonLink to={pathname + search} reloadDocument>
        Try again
      </ButtonLink>
      <ButtonLink to="/" variant="secondary" reloadDocument>
        Go to the home page
      </ButtonLink>
    </StatePage>
  );
}
