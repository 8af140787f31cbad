import { Link } from "@remix-run/react";
import type { Person } from "~/models/person";

/** A person's name, and the way to their profile where they have one. */
export function PersonLink({ person, className }: { person: Person; className?: string }) {
  const name = <bdi>{person.name}</bdi>;
  if (!person.hasProfile) return <span className={className}>{name}</span>;
  return (
    <Link to={`/people/${person.id}`} className={className}>
      {name}
    </Link>
  );
}
