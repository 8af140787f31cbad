import "./search.css";

import { Link } from "@remix-run/react";

import { type SearchKind, searchKindIds, searchKinds } from "~/search/kinds";
import { searchAddress } from "./search-address";

/** The same search among everything, or among one kind. */
export function KindLinks({ q, kind }: { q: string; kind: SearchKind | undefined }) {
  const choices = [
    { id: undefined, label: "Everything" },
    ...searchKindIds.map((id) => ({ id, label: searchKinds[id].many })),
  ];
  return (
    <nav aria-label="Kinds of results">
      <ul className="find__kinds">
        {choices.map(({ id, label }) => (
          <li key={label}>
            <Link
              className="chip"
              to={searchAddress({ q, kind: id })}
              aria-current={id === kind ? "true" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
