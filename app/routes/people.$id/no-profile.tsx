import { StatePage } from "~/components/error-page";
import { LostPage } from "~/components/pictures/desk";
import { ButtonLink } from "~/components/ui/button";

/** The same words for everybody who has none, so that nobody learns why. */
export function NoProfile() {
  return (
    <StatePage
      picture={<LostPage />}
      title="No public profile here"
      text="Members under 18 have none, and those who have left have none any more. Or the address has a slip in it."
    >
      <ButtonLink to="/community">Go to the community</ButtonLink>
    </StatePage>
  );
}
