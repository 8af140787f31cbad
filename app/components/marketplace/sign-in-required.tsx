import { Button, ButtonLink } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";

import { signInToReview } from "./sign-in-to-review";

interface SignInRequiredProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  itemId: number;
}

export default function SignInRequired({ open, onOpenChange, itemId }: SignInRequiredProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Sign in Required"
      description="You need to be signed in to leave a review. Reading them is open to everybody. What you wrote is kept."
      footer={
        <>
          <Button type="button" variant="secondary" onClick={() => onOpenChange(false)}>
            Not now
          </Button>
          <ButtonLink to={signInToReview(itemId)}>Sign In</ButtonLink>
        </>
      }
    />
  );
}
