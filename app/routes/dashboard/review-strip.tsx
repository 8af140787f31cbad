import "~/components/dashboard/dashboard.css";

import { Link } from "@remix-run/react";
import { counted } from "~/components/dashboard/words";
import { ButtonLink } from "~/components/ui/button";

interface ReviewStripProps {
  /** Cards that are left of today's review. */
  due: number;
  /** Skills that were missed in a review. */
  fading: readonly { id: string; title: string }[];
}

/** What waits to be remembered; nothing where nothing does. */
export function ReviewStrip({ due, fading }: ReviewStripProps) {
  if (due === 0 && fading.length === 0) return null;
  return (
    <section className="card card--pad reviewstrip" aria-labelledby="review">
      <div className="reviewstrip__words">
        <h2 id="review">{due > 0 ? `${counted(due, "card")} to review` : "Review"}</h2>
        {due > 0 && <p>They come back just before you would forget them. Two minutes at most.</p>}
        {fading.map(({ id, title }) => (
          <p key={id}>
            “{title}” is fading. <Link to={`/review?skill=${id}`}>One card brings it back</Link>.
          </p>
        ))}
      </div>
      {due > 0 && (
        <ButtonLink to="/review" variant="secondary">
          Review now
        </ButtonLink>
      )}
    </section>
  );
}
