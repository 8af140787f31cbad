import "~/components/question/question.css";

import { Form } from "@remix-run/react";
import { type FormEvent, lazy, Suspense } from "react";
import { useBesideText } from "~/components/drafts/beside-text";
import { notKept } from "~/components/question/keep-texts";
import { Button } from "~/components/ui/button";
import { closeDialog, openDialog, useIsOpen } from "~/components/ui/dialog-address";
import { Icon, type IconName } from "~/components/ui/icon";
import { useControl } from "~/components/ui/use-control";
import type { PageQuestion } from "./shown";

const ShareDialog = lazy(() => import("~/components/news/share-dialog"));

interface KeepButtonsProps {
  question: Pick<PageQuestion, "id" | "title" | "isBookmarked" | "isFollowed">;
  /** The whole address. */
  link: string;
  isVisitor: boolean;
}

/** Bookmark, follow, share. */
export function KeepButtons({ question, link, isVisitor }: KeepButtonsProps) {
  const { id, title, isBookmarked, isFollowed } = question;
  return (
    <div className="post__acts" id="actions">
      <SetButton
        threadId={id}
        icon="save"
        label="Bookmark"
        path="bookmark"
        name="bookmarked"
        value={isBookmarked}
        isVisitor={isVisitor}
      />
      <SetButton
        threadId={id}
        icon="bell"
        label="Follow"
        path="follow"
        name="followed"
        value={isFollowed}
        isVisitor={isVisitor}
      />
      <ShareButton threadId={id} title={title} link={link} />
    </div>
  );
}

interface SetButtonProps {
  threadId: number;
  icon: IconName;
  label: string;
  path: "bookmark" | "follow";
  name: "bookmarked" | "followed";
  value: boolean;
  isVisitor: boolean;
}

/** A form that always sets, so twice is harmless. */
function SetButton({ threadId, icon, label, path, name, value, isVisitor }: SetButtonProps) {
  const { settled, sent, press } = useControl({
    stored: value,
    read: (answer: Record<string, unknown>) => answer[name] === true,
    failed: (reason) => ({ ...notKept, ...(reason && { description: reason }) }),
  });
  const isOn = sent ? sent.get(name) === "true" : settled;
  const beside = useBesideText();
  const action = `/api/community/threads/${threadId}/${path}`;
  const back = `/community/${threadId}#actions`;
  return (
    <Form method="post" action={action} onSubmit={isVisitor ? undefined : press}>
      <input type="hidden" name={name} value={String(!isOn)} />
      <input type="hidden" name="back" value={back} />
      <button
        {...beside(action, { [name]: String(!isOn), back })}
        type="submit"
        className="btn btn--secondary btn--s act"
        aria-pressed={isOn}
      >
        <Icon name={icon} size="s" />
        {label}
      </button>
    </Form>
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
