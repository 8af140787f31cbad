import { StatePage } from "~/components/error-page";
import { LostPage } from "~/components/pictures/desk";
import { ButtonLink } from "~/components/ui/button";

/** For an article that is not there, and for one that could not be read. */
export function ArticleMissing() {
  return (
    <StatePage
      picture={<LostPage />}
      title="Article not found"
      text="The article you're looking for doesn't exist or has been removed."
    >
      <ButtonLink to="/feed">Back to News Feed</ButtonLink>
    </StatePage>
  );
}
