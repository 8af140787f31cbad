import "~/components/admin/admin.css";

import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { Prose } from "~/components/ui/prose";
import { partNames } from "~/content/listing-words";
import { shownPrice } from "~/models/marketplace/money";
import type { ShownSubmission, ShownVersion } from "./shown";

/** A version as a buyer would see it, with what buyers get and what changed. */
export function SubmittedListing({
  submission,
  html,
}: {
  submission: ShownSubmission;
  html: string;
}) {
  const { version, file, changes } = submission;
  return (
    <Card as="article" className="submitted">
      {version.imagePath && <img className="submitted__cover" src={version.imagePath} alt="" />}
      <p className="lede">{version.description}</p>
      <div className="tags">
        {version.tags.map((tag) => (
          <span className="tag" key={tag}>
            {tag}
          </span>
        ))}
      </div>
      <dl className="submitted__facts">
        <Fact name="Type" text={version.type} />
        <Fact name="Category" text={version.category} />
        <Fact name="Price" text={priceOf(version)} />
        <Fact name="License" text={version.license ?? "Standard License"} />
        <Fact name="Support" text={version.supportEmail ?? "Not offered"} />
      </dl>
      {changes && (changes.length > 0 || version.changes) && (
        <Changes changes={changes} words={version.changes} />
      )}
      <section aria-labelledby="what-buyers-get">
        <h2 id="what-buyers-get" className="text-xl">
          What buyers get
        </h2>
        {file && (
          <p className="submitted__file">
            <ButtonLink
              variant="secondary"
              size="s"
              to={`/admin/listings/${version.id}/file`}
              reloadDocument
            >
              <Icon name="download" size="s" />
              {file.name}
            </ButtonLink>{" "}
            <span className="muted num">{Math.ceil(file.sizeBytes / 1024)} KB</span>
          </p>
        )}
        {version.linkUrl && (
          <p>
            Link:{" "}
            <a href={version.linkUrl} rel="noreferrer noopener nofollow" target="_blank">
              {version.linkUrl}
            </a>
          </p>
        )}
        {version.instructions && <p className="submitted__text">{version.instructions}</p>}
        {version.content && <SubmittedContent content={version.content} />}
      </section>
      <section aria-labelledby="description">
        <h2 id="description" className="vh">
          Description
        </h2>
        <Prose html={html} />
      </section>
    </Card>
  );
}

/** The prompts of a pack one by one; of other content how much there is of it. */
function SubmittedContent({ content }: { content: NonNullable<ShownVersion["content"]> }) {
  if (content.kind !== "prompts") return <p>Content that the site itself shows its buyers.</p>;
  return (
    <ol className="submitted__prompts">
      {content.prompts.map(({ title, prompt, note, example, isSample }) => (
        <li key={title}>
          <h3>
            {title} {isSample && <Badge tone="lamp">Free sample</Badge>}
          </h3>
          {note && <p className="muted">{note}</p>}
          <p className="submitted__text">{prompt}</p>
          {example && (
            <details>
              <summary className="btn btn--secondary btn--s">What came back</summary>
              <p className="submitted__text">{example}</p>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

function Changes({
  changes,
  words,
}: {
  changes: NonNullable<ShownSubmission["changes"]>;
  words: string | null;
}) {
  return (
    <section aria-labelledby="changes" className="changes">
      <h2 id="changes" className="text-xl">
        What changes for buyers
      </h2>
      {words && <blockquote>{words}</blockquote>}
      <ul>
        {changes.map(({ part, before, after }) => (
          <li key={part}>
            <b>{partNames[part] ?? part}</b>
            <p>
              <del>{shortly(part, before)}</del> <span aria-hidden="true">→</span>{" "}
              <span className="vh">becomes</span> <ins>{shortly(part, after)}</ins>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function shortly(part: string, value: unknown) {
  if (part === "priceCents") return shownPrice(typeof value === "number" ? value : null);
  if (part === "imagePath" || part === "fileId") return value ? "a file" : "none";
  if (part === "content") return packWords(value as ShownVersion["content"]);
  const text = Array.isArray(value) ? value.join(", ") : String(value ?? "none");
  return text.length > 60 ? `${text.slice(0, 60)}… (${text.length} characters)` : text || "none";
}

function packWords(content: ShownVersion["content"]) {
  if (!content) return "nothing";
  return content.kind === "prompts" ? `${content.prompts.length} prompts` : "its content";
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function priceOf({ priceCents, pricingModel }: ShownVersion) {
  return pricingModel === "pay-what-you-want"
    ? `from ${shownPrice(priceCents)}`
    : shownPrice(priceCents);
}
