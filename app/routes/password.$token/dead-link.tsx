import { StatePage } from "~/components/error-page";
import { LampOut } from "~/components/pictures/desk";
import { ButtonLink } from "~/components/ui/button";

/** For a one-time link that was used, is too old, or never was one. */
export function DeadLink({ isKnown }: { isKnown: boolean }) {
  return (
    <StatePage
      picture={<LampOut />}
      title={isKnown ? "This link has ended" : "We do not know this link"}
      text={
        isKnown
          ? "A link works once and for 24 hours. It was used, or it is too old, or a newer one took its place. The editor who sent it can make another one."
          : "Part of the address may be missing. Copy the whole link once more, or ask the editor who sent it for another one."
      }
    >
      <ButtonLink to="/contact">Whom to ask</ButtonLink>
      <ButtonLink to="/auth" variant="secondary">
        Go to sign in
      </ButtonLink>
    </StatePage>
  );
}
