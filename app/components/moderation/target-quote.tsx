import "./moderation.css";

import type { ReportKind } from "~/schemas/report-reasons";

const headings: Record<ReportKind, string> = {
  thread: "Question",
  answer: "Answer to",
  thread_comment: "Comment on",
  article_comment: "Comment on the article",
  listing: "Listing",
  review: "Review of",
  person: "Profile of",
};

/** What was reported, as it was written. */
export function TargetQuote({
  kind,
  title,
  text,
}: {
  kind: ReportKind;
  title: string;
  text: string;
}) {
  return (
    <figure className="quoted">
      <figcaption>
        <span className="muted">{headings[kind]}</span> <b dir="auto">{title}</b>
      </figcaption>
      {text && <blockquote dir="auto">{text}</blockquote>}
    </figure>
  );
}
