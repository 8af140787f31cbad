import type { MouseEvent } from "react";
import { useWizard } from "~/components/listing/use-wizard";
import { Cover } from "~/components/pictures/cover";
import { ShelfMotif } from "~/components/tools/tool-motifs";
import { ButtonLink } from "~/components/ui/button";
import { Dialog, opensDialog } from "~/components/ui/dialog";
import { closeDialog, openDialog, useIsOpen } from "~/components/ui/dialog-address";
import { fees, reviewTime } from "~/content/marketplace";
import styles from "~/styles/sell-info.css?url";
import { type PaidBy, SellInfo } from "./sell-info";

const infoAddress = "/marketplace/sell-info";

export function SellBanner({ paidBy }: { paidBy: PaidBy }) {
  const isOpen = useIsOpen(infoAddress);
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
      <SellInfoDialog open={isOpen} onStart={wizard.open} paidBy={paidBy} />
      {wizard.dialog}
    </section>
  );
}

function SellInfoDialog({
  open,
  onStart,
  paidBy,
}: {
  open: boolean;
  onStart: (event: MouseEvent) => void;
  paidBy: PaidBy;
}) {
  const close = () => closeDialog(infoAddress);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Sell Your AI Tools"
      wide
      footer={
        <>
          <button className="btn btn--secondary" type="button" onClick={close}>
            Close
          </button>
          <ButtonLink to="/marketplace/new" onClick={onStart}>
            Start Selling
          </ButtonLink>
        </>
      }
    >
      {/* The page needs none of them before the dialog is open. */}
      <link rel="stylesheet" href={styles} />
      <SellInfo paidBy={paidBy} />
    </Dialog>
  );
}
