import { Dialog } from "~/components/ui/dialog";
import { ShareOptions } from "./share-options";

interface ShareDialogProps {
  title: string;
  link: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Loaded when it is first opened. It closes once the article was shared. */
export default function ShareDialog({ title, link, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Share this article" description={title}>
      <ShareOptions title={title} link={link} onShared={() => onOpenChange(false)} />
    </Dialog>
  );
}
