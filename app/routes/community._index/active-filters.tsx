import { Link } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";
import type { TopicGroup } from "~/models/community/tag";
import { communityHref, isFiltered, type ThreadFilters, toggleTag } from "~/schemas/thread-filters";
import { filterLabels } from "./find-questions";

/** What narrows the list, each with a way to take it off; the only trace of it on a small screen. */
export function ActiveFilters({
  filters,
  topics,
}: {
  filters: ThreadFilters;
  topics: readonly TopicGroup[];
}) {
  if (!isFiltered(filters)) return null;
  const { q, filter, tags, sort } = filters;
  const names = new Map(
    topics.flatMap((group) => group.topics.map(({ id, name }) => [id, name] as const)),
  );
  const active = [
    ...(q ? [{ label: `“${q}”`, without: { ...filters, q: "", page: 1 } }] : []),
    ...(filter === "all"
      ? []
      : [
          {
            label: filterLabels[filter],
            without: { ...filters, filter: "all", page: 1 } as const,
          },
        ]),
    ...tags.map((id) => ({ label: names.get(id) ?? `Tag ${id}`, without: toggleTag(filters, id) })),
  ];
  return (
    <ul className="active" aria-label="Active filters">
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link className="chip" to={communityHref(without)} preventScrollReset>
            <span className="vh">Remove </span>
            {label}
            <Icon name="close" size="s" />
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link to={communityHref({ sort })} preventScrollReset>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
