import { StatePage } from "~/components/error-page";
import { LostPage } from "~/components/pictures/desk";
import { ButtonLink } from "~/components/ui/button";

export function NotFoundPage() {
  return (
    <StatePage
      picture={<LostPage />}
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
    >
      <ButtonLink to="/">Go to the home page</ButtonLink>
    </StatePage>
  );
}
