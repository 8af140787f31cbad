import { Dialog } from "~/components/ui/dialog";
import { ShareOptions } from "./share-options";

interface ShareDialogProps {
  what?: "article" | "question";
  title: string;
  link: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Loaded when it is first opened. It closes once the article was shared. */
export default function ShareDialog({
  what = "article",
  title,
  link,
  open,
  onOpenChange,
}: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Share this ${what}`}
      description={title}
    >
      <ShareOptions what={what} title={title} link={link} onShared={() => onOpenChange(false)} />
    </Dialog>
  );
}
