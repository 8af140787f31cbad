import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { StatePage } from "~/components/error-page";
import { LostPage } from "~/components/pictures/desk";
import { ButtonLink } from "~/components/ui/button";
import { ErrorNote } from "~/components/ui/error-note";

const gone = {
  404: {
    title: "There is no such question",
    text: "It may have been taken away by an editor, or the address has a slip in it.",
  },
  410: {
    title: "This question was deleted",
    text: "The person who asked it took it back, so it is not shown any more.",
  },
} as const;

/** In place of a question that is not to be seen, or could not be read. */
export function QuestionMissing() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = status === 404 || status === 410 ? gone[status] : null;
  if (!words) {
    return (
      <div className="wrap page">
        <h1 className="mb-5">Question</h1>
        <ErrorNote
          title="This question could not be loaded. Please try again."
          retry={{ label: "Retry" }}
        />
      </div>
    );
  }
  return (
    <StatePage picture={<LostPage />} title={words.title} text={words.text}>
      <ButtonLink to="/community">All questions</ButtonLink>
    </StatePage>
  );
}
