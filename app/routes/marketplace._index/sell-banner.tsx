import "./marketplace.css";

import { lazy, Suspense, useRef } from "react";
import type { PaidBy } from "~/components/marketplace/sell-info";
import { Cover } from "~/components/pictures/cover";
import { ShelfMotif } from "~/components/tools/tool-motifs";
import { ButtonLink } from "~/components/ui/button";
import { openDialog, useIsOpen } from "~/components/ui/dialog-address";
import { opensDialog } from "~/components/ui/opens-dialog";
import { fees, reviewTime } from "~/content/marketplace";
import { useWizard } from "./use-wizard";

const infoAddress = "/marketplace/sell-info";

// Loaded when somebody wants to know more.
const SellInfoDialog = lazy(() => import("./sell-info-dialog"));

export function SellBanner({ paidBy }: { paidBy: PaidBy }) {
  const isOpen = useIsOpen(infoAddress);
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
  const wizard = useWizard(infoAddress);
  return (
    <section className="sell" aria-labelledby="sell">
      <div className="sell__t">
        <h2 id="sell">Create and Sell Your AI Tools</h2>
        <p>
          You have a prompt, a workflow or a lesson that saves you time. Put it on the shelf. You
          keep {fees.creatorPercent}% of each sale, and our team looks at every listing within{" "}
          {reviewTime}.
        </p>
        <div className="row">
          <ButtonLink variant="night" to="/marketplace/new" onClick={wizard.open}>
            Create Listing
          </ButtonLink>
          <ButtonLink
            className="btn--ghost"
            to={infoAddress}
            onClick={opensDialog(() => openDialog(infoAddress))}
          >
            Learn More
            <span className="vh"> about selling</span>
          </ButtonLink>
        </div>
      </div>
      <div className="sell__pic">
        <Cover palette="indigo" time="night">
          <ShelfMotif />
        </Cover>
      </div>
      {wasOpen.current && (
        <Suspense>
          <SellInfoDialog open={isOpen} onStart={wizard.open} paidBy={paidBy} />
        </Suspense>
      )}
      {wizard.dialog}
    </section>
  );
}
