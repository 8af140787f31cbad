import { useNavigate } from "@remix-run/react";
import type { Notice } from "~/components/message";
import { useToast } from "~/components/toaster";

/** Tells a visitor what an account is needed for, with the way to sign in and come back. */
export function useSignInNotice() {
  const toast = useToast();
  const navigate = useNavigate();

  return (notice: Notice, back: string) =>
    toast({
      ...notice,
      action: {
        label: "Sign in",
        altText: "The menu at the top of the page leads to the sign-in page as well.",
        onSelect: () => navigate(`/auth?redirectTo=${encodeURIComponent(back)}`),
      },
    });
}
