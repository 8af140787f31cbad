import type { MouseEvent } from "react";
import { type PaidBy, SellInfo } from "~/components/marketplace/sell-info";
import { ButtonLink } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { closeDialog } from "~/components/ui/dialog-address";

export default function SellInfoDialog({
  open,
  onStart,
  paidBy,
}: {
  open: boolean;
  onStart: (event: MouseEvent) => void;
  paidBy: PaidBy;
}) {
  const close = () => closeDialog("/marketplace/sell-info");
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
      <SellInfo paidBy={paidBy} />
    </Dialog>
  );
}
