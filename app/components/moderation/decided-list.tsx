import "./moderation.css";

import { Link } from "@remix-run/react";

import { logSentence } from "~/components/moderation/log-words";
import { Moment } from "~/components/ui/moment";
import { type ReportKind, reasonLabel } from "~/schemas/report-reasons";

export interface DecidedEntry {
  id: number;
  action: string;
  kind: ReportKind;
  targetId: number;
  reason: string;
  note: string | null;
  privateNote: string | null;
  createdAt: number;
  isByRule: number;
  /** The editor's username; null for a rule of the site. */
  actorName: string | null;
}

/** What was decided, with what only editors read. */
export function DecidedList({
  entries,
  linked = true,
}: {
  entries: readonly DecidedEntry[];
  /** False on the page of the thing itself. */
  linked?: boolean;
}) {
  return (
    <ol className="log mt-6">
      {entries.map((each) => {
        const sentence = logSentence({ ...each, isByRule: each.isByRule === 1 });
        return (
          <li key={each.id}>
            <p className="log__what">
              {linked ? (
                <Link to={`/admin/reports/${each.kind}/${each.targetId}`}>
                  {sentence}
                  <span className="vh"> Number {each.targetId}</span>
                </Link>
              ) : (
                sentence
              )}
            </p>
            <p>
              <span className="muted">Reason:</span> {reasonLabel(each.reason)}
            </p>
            {each.note && <blockquote dir="auto">{each.note}</blockquote>}
            {each.privateNote && (
              <p dir="auto">
                <b>Private:</b> {each.privateNote}
              </p>
            )}
            <p className="muted small num">
              {each.isByRule === 1 ? "By the rule" : <bdi>{each.actorName ?? "An editor"}</bdi>},{" "}
              <Moment at={each.createdAt} />
              {linked && <>, number {each.targetId}</>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
