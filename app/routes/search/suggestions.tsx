import "./search.css";

import { Link } from "@remix-run/react";

import { searchAddress } from "./search-address";

/** Searches that find something on every site, since the site's own texts answer them. */
const suggestions = [
  "check sources",
  "summarize",
  "pictures",
  "privacy",
  "mistakes",
  "long documents",
];

export function Suggestions({ title }: { title: string }) {
  return (
    <section className="find__ideas" aria-labelledby="ideas">
      <h2 id="ideas">{title}</h2>
      <ul>
        {suggestions.map((q) => (
          <li key={q}>
            <Link className="chip" to={searchAddress({ q })}>
              {q}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
