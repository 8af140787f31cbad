import { type FormEvent, lazy, Suspense } from "react";
import { apiFetch } from "~/components/api-client";
import { Button } from "~/components/ui/button";
import { closeDialog, openDialog, useIsOpen } from "~/components/ui/dialog-address";
import { Icon } from "~/components/ui/icon";

const ShareDialog = lazy(() => import("./share-dialog"));

interface ShareButtonProps {
  articleId: number;
  title: string;
  link: string;
}

/** Opens the ways to share, and records that. Without scripts its form leads to their page. */
export function ShareButton({ articleId, title, link }: ShareButtonProps) {
  const address = `/news/${articleId}/share`;
  const isOpen = useIsOpen(address);

  function open(event: FormEvent) {
    event.preventDefault();
    openDialog(address);
    // Nobody waits for it: a share that was not counted changes nothing for the reader.
    apiFetch(`/api/news/${articleId}/share`, { method: "POST" }).catch((error: unknown) => {
      console.error("The share could not be recorded.", error);
    });
  }

  return (
    <form method="post" action={address} onSubmit={open}>
      <Button variant="secondary" size="s" aria-haspopup="dialog">
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
