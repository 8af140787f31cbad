import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useEffect } from "react";

import { useToast } from "~/components/toaster";
import { ErrorNote } from "~/components/ui/error-note";

const unexplained = "Failed to fetch AI tools list";

/** What stands in place of the directory when it cannot be shown. */
export function DirectoryFailure({ className }: { className?: string }) {
  const text = sentenceIn(useRouteError()) ?? unexplained;
  const { pathname, search } = useLocation();
  const toast = useToast();
  useEffect(() => {
    toast({ title: "Failed to load AI tools", description: text, variant: "destructive" });
  }, [toast, text]);

  return (
    <ErrorNote
      className={className}
      title={text}
      retry={{ label: "Try Again", to: pathname + search }}
    >
      Nothing of yours was lost. Wait a moment, then try again.
    </ErrorNote>
  );
}

/** Only our server's own sentences are for readers; other messages are for programmers. */
function sentenceIn(error: unknown) {
  if (!isRouteErrorResponse(error) || typeof error.data !== "string") return undefined;
  return error.data || undefined;
}
