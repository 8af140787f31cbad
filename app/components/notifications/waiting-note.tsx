import { Link } from "@remix-run/react";

/** Tells an editor that work waits; nothing for everybody else. */
export function WaitingNote({ waiting, className }: { waiting: number; className?: string }) {
  if (waiting === 0) return null;
  return (
    <p className={className}>
      <Link to="/admin">{sentenceOf(waiting)}</Link>
    </p>
  );
}

function sentenceOf(waiting: number) {
  if (waiting === 1) return "One thing waits for a decision at the desk";
  return `${waiting > 9 ? "More than nine" : waiting} things wait for a decision at the desk`;
}
