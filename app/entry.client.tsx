import "~/components/ui/dialog-address";

import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { WithEarlyChanges } from "~/components/early-changes";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WithEarlyChanges>
        <RemixBrowser />
      </WithEarlyChanges>
    </StrictMode>,
  );
});
