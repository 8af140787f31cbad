import { Link } from "@remix-run/react";

/** A person's name, and the way to their profile where they have one. */
export function PersonLink({
  person,
  className,
}: {
  person: { id: number; name: string; hasProfile: boolean };
  className?: string;
}) {
  const name = <bdi>{person.name}</bdi>;
  if (!person.hasProfile) return <span className={className}>{name}</span>;
  return (
    <Link to={`/people/${person.id}`} className={className}>
      {name}
    </Link>
  );
}
