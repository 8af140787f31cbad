import "~/components/guide/guide.css";

import { Link } from "@remix-run/react";

export function OtherGuides({ guides }: { guides: readonly { id: number; name: string }[] }) {
  return (
    <nav className="other-guides" aria-labelledby="other-guides">
      <h2 id="other-guides">Other guides</h2>
      <ul>
        {guides.map(({ id, name }) => (
          <li key={id}>
            <Link className="chip" to={`/guides/${id}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
