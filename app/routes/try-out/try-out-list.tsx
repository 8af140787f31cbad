import { Link } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";

interface TryOutListProps {
  parts: readonly {
    kind: "check" | "exercise" | "challenge";
    title: string;
    to: string;
    /** What came of it; null while it is open. */
    result: string | null;
  }[];
}

const names = {
  check: "A lesson and its check",
  exercise: "An exercise with the coach",
  challenge: "A challenge",
};

export function TryOutList({ parts }: TryOutListProps) {
  return (
    <section aria-labelledby="open">
      <h2 className="vh" id="open">
        What is open without an account
      </h2>
      <ol className="grid grid-cols-1 gap-5">
        {parts.map(({ kind, title, to, result }) => (
          <li key={kind} className="card card--pad stack">
            <p className="small muted">{names[kind]}</p>
            <h3>
              <Link to={to}>{title}</Link>
            </h3>
            <p className="row">
              {result === null ? (
                "Not done yet."
              ) : (
                <>
                  <Badge tone="ok">
                    <Icon name="check" />
                    Done
                  </Badge>
                  <span className="num">{result}</span>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
