import "~/components/question/question.css";

import { PersonLink } from "~/components/people/person-link";
import { Day } from "~/components/ui/moment";
import type { ShownThreadComment } from "~/models/community/question";

/** Who wrote a post, and when. */
export function PostAuthor({
  author,
  before,
  at,
}: {
  author: ShownThreadComment["author"];
  before?: string;
  at?: number;
}) {
  return (
    <p className="post__by">
      <span className="initial initial--s" aria-hidden="true">
        {[...author.name][0]?.toUpperCase()}
      </span>
      <span>
        {before && `${before} `}
        <PersonLink person={author} />
        {at !== undefined && (
          <>
            , <Day at={at} />
          </>
        )}
      </span>
    </p>
  );
}
