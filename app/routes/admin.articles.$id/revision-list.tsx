import "~/components/editor/editor.css";

import { Badge } from "~/components/ui/badge";
import { Moment } from "~/components/ui/moment";

interface Revision {
  revision: number;
  title: string;
  summary: string;
  content: string;
  note: string | null;
  isCorrection: boolean;
  createdAt: number;
}

/** What an article said before each of its edits, the last one first. */
export function RevisionList({ revisions }: { revisions: readonly Revision[] }) {
  if (revisions.length === 0) return null;
  return (
    <section className="edit__notes" aria-labelledby="revisions">
      <h2 id="revisions">Earlier versions</h2>
      <ol>
        {revisions.map((each) => (
          <li key={each.revision}>
            <p>
              <b>Version {each.revision}</b>{" "}
              <span className="muted">
                until <Moment at={each.createdAt} />
              </span>{" "}
              {each.isCorrection && <Badge tone="warn">Corrected</Badge>}
            </p>
            {each.note && <p>{each.note}</p>}
            <details>
              <summary>What it said: {each.title}</summary>
              <pre>{`${each.summary}\n\n${each.content}`}</pre>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
