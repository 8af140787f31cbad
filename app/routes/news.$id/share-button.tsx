import { type FormEvent, lazy, Suspense } from "react";
import { useBesideText } from "~/components/drafts/beside-text";
import { Button } from "~/components/ui/button";
import { closeDialog, openDialog, useIsOpen } from "~/components/ui/dialog-address";
import { Icon } from "~/components/ui/icon";
import { useControl } from "~/components/ui/use-control";

const ShareDialog = lazy(() => import("~/components/news/share-dialog"));

interface ShareButtonProps {
  articleId: number;
  title: string;
  link: string;
}

/** Opens the ways to share, and records that. Without scripts its form goes on to their page. */
export function ShareButton({ articleId, title, link }: ShareButtonProps) {
  const address = `/news/${articleId}/share`;
  const action = `/api/news/${articleId}/share`;
  const beside = useBesideText();
  const isOpen = useIsOpen(address);

  const { press } = useControl({
    stored: null,
    read: () => null,
    // Nobody waits for it: a share that was not counted changes nothing for the reader.
    failed: () => undefined,
    logged: "The share could not be recorded.",
  });

  function open(event: FormEvent<HTMLFormElement>) {
    press(event);
    openDialog(address);
  }

  return (
    <form method="post" action={action} onSubmit={open}>
      <input type="hidden" name="back" value={address} />
      <Button
        {...beside(action, { back: address })}
        variant="secondary"
        size="s"
        aria-haspopup="dialog"
      >
        <Icon name="share" size="s" />
        Share
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog
            title={title}
            link={link}
            open
            onOpenChange={(open) => !open && closeDialog(address)}
          />
        </Suspense>
      )}
    </form>
  );
}
