import { type MouseEvent, useState } from "react";
import { useWizard } from "~/components/listing/use-wizard";
import { Cover } from "~/components/pictures/cover";
import { ShelfMotif } from "~/components/tools/tool-motifs";
import { ButtonLink } from "~/components/ui/button";
import { Dialog, opensDialog } from "~/components/ui/dialog";
import { fees, reviewTime } from "~/content/marketplace";
import styles from "~/styles/sell-info.css?url";
import { type PaidBy, SellInfo } from "./sell-info";

export function SellBanner({ paidBy }: { paidBy: PaidBy }) {
  const [isOpen, setOpen] = useState(false);
  const wizard = useWizard();
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
            to="/marketplace/sell-info"
            onClick={opensDialog(() => setOpen(true))}
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
      <SellInfoDialog open={isOpen} onOpenChange={setOpen} onStart={wizard.open} paidBy={paidBy} />
      {wizard.dialog}
    </section>
  );
}

function SellInfoDialog({
  open,
  onOpenChange,
  onStart,
  paidBy,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onStart: (event: MouseEvent) => void;
  paidBy: PaidBy;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Sell Your AI Tools"
      wide
      footer={
        <>
          <button className="btn btn--secondary" type="button" onClick={() => onOpenChange(false)}>
            Close
          </button>
          <ButtonLink
            to="/marketplace/new"
            onClick={(event) => {
              onOpenChange(false);
              onStart(event);
            }}
          >
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
