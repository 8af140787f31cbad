import "~/components/editor/add-picture.css";

import { PictureField } from "~/components/editor/picture-field";
import type { FieldErrors } from "~/schemas/field-errors";

/** Opens to a picture for the text of a question or an answer. */
export function PostPicture({ errors }: { errors: FieldErrors }) {
  const isRefused = Boolean(errors.picture ?? errors.pictureAlt);
  return (
    <details className="add-picture-box" open={isRefused}>
      <summary className="btn btn--secondary btn--s">A picture</summary>
      <p className="hint">
        Everybody sees it. Leave out private details and people who did not agree.
      </p>
      <PictureField into="body" address="/community/pictures" errors={errors} />
    </details>
  );
}
