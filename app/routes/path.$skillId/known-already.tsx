import { Link } from "@remix-run/react";

/** Offers the test of a step that is not done. */
export function KnownAlready({ skillId }: { skillId: string }) {
  return (
    <p className="muted">
      <Link to={`/path/test/${skillId}`}>I know this</Link>: show it with two questions, and the
      step is done.
    </p>
  );
}
