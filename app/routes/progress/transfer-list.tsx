import { Link } from "@remix-run/react";

import { Card } from "~/components/ui/card";
import { Day } from "~/components/ui/moment";
import { reflections, usableAs } from "~/content/transfer";

interface TransferListProps {
  transfers: readonly {
    id: number;
    title: string;
    assistant: string | null;
    usable: string;
    useful: string;
    wrong: string;
    next: string;
    createdAt: number;
  }[];
}

/** What the learner said of answers that they got elsewhere. */
export function TransferList({ transfers }: TransferListProps) {
  return (
    <section className="grown" aria-labelledby="elsewhere">
      <h2 id="elsewhere">In an assistant of your own</h2>
      {transfers.map(({ id, title, assistant, usable, createdAt, ...said }) => (
        <Card as="section" className="card--pad stack" key={id}>
          <h3>
            <Link to={`/progress?exercise=${id}`}>{title}</Link>
          </h3>
          <p className="small muted">
            <Day at={createdAt} />
            {assistant && `, ${assistant}`}. {usableAs.find(({ value }) => value === usable)?.label}
            .
          </p>
          <dl className="grown__said">
            {reflections.map(({ name, question }) => (
              <div key={name}>
                <dt>{question}</dt>
                <dd dir="auto">{said[name]}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </section>
  );
}
