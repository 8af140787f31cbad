import { useFetcher } from "@remix-run/react";
import { type FormEvent, lazy, Suspense } from "react";
import { Button } from "~/components/ui/button";
import { closeDialog, openDialog, useIsOpen } from "~/components/ui/dialog-address";
import { Icon, type IconName } from "~/components/ui/icon";
import type { PageQuestion } from "./shown";

const ShareDialog = lazy(() => import("~/components/news/share-dialog"));

interface KeepButtonsProps {
  question: Pick<PageQuestion, "id" | "title" | "isBookmarked" | "isFollowed">;
  /** The whole address. */
  link: string;
}

/** Bookmark, follow, share. */
export function KeepButtons({ question, link }: KeepButtonsProps) {
  const { id, title, isBookmarked, isFollowed } = question;
  return (
    <div className="post__acts" id="actions">
      <SetButton
        threadId={id}
        intent="bookmark"
        icon="save"
        label="Bookmark"
        value={isBookmarked}
      />
      <SetButton threadId={id} intent="follow" icon="bell" label="Follow" value={isFollowed} />
      <ShareButton threadId={id} title={title} link={link} />
    </div>
  );
}

interface SetButtonProps {
  threadId: number;
  intent: "bookmark" | "follow";
  icon: IconName;
  label: string;
  value: boolean;
}

/** A form that always sets, so twice is harmless. */
function SetButton({ threadId, intent, icon, label, value }: SetButtonProps) {
  const fetcher = useFetcher();
  const sent = fetcher.formData?.get("value");
  const shown = sent === undefined || sent === null ? value : sent === "1";
  return (
    <fetcher.Form method="post" action={`/community/${threadId}`}>
      <input type="hidden" name="value" value={shown ? "0" : "1"} />
      <button
        type="submit"
        name="intent"
        value={intent}
        className="btn btn--secondary btn--s act"
        aria-pressed={shown}
      >
        <Icon name={icon} size="s" />
        {label}
      </button>
    </fetcher.Form>
  );
}

/** Opens the ways to share. Without scripts its form leads to their page. */
function ShareButton({ threadId, ...shared }: { threadId: number; title: string; link: string }) {
  const address = `/community/${threadId}/share`;
  const isOpen = useIsOpen(address);

  function open(event: FormEvent) {
    event.preventDefault();
    openDialog(address);
  }

  return (
    <form action={address} onSubmit={open}>
      <Button variant="secondary" size="s" aria-haspopup="dialog">
        <Icon name="share" size="s" />
        Share
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog
            what="question"
            {...shared}
            open
            onOpenChange={(open) => !open && closeDialog(address)}
          />
        </Suspense>
      )}
    </form>
  );
}
