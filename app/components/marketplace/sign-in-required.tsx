import { Button, ButtonLink } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";

interface SignInRequiredProps {
  /** The page that this dialog leads to, and whose address it has. */
  address: string;
  onClose: () => void;
}

export default function SignInRequired({ address, onClose }: SignInRequiredProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Sign in Required"
      description="You need to be signed in to leave a review. Reading them is open to everybody. What you wrote is kept."
      footer={
        <>
          <Button type="button" variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <ButtonLink to={address} replace>
            Sign In
          </ButtonLink>
        </>
      }
    />
  );
}
