import { useBesideText } from "~/components/drafts/beside-text";
import type { Notice } from "~/components/message";
import { useToast } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { Icon, type IconName } from "~/components/ui/icon";
import { useControl } from "~/components/ui/use-control";

type Kind = "favorite" | "bookmark";

const words: Record<
  Kind,
  { icon: IconName; add: string; saved: string; added: string; removed: string }
> = {
  favorite: {
    icon: "heart",
    add: "Add to favorites",
    saved: "In your favorites",
    added: "Added to favorites!",
    removed: "Removed from favorites",
  },
  bookmark: {
    icon: "save",
    add: "Bookmark",
    saved: "Bookmarked",
    added: "Bookmark saved",
    removed: "Bookmark removed",
  },
};

export const notSaved: Notice = {
  title: "That could not be saved",
  description: "Please try again.",
  variant: "destructive",
};

/** What the message after a change says, for the page without scripts too. */
export function savedWords(kind: Kind, saved: boolean) {
  return saved ? words[kind].added : words[kind].removed;
}

/** Saves an item or takes it out again. A form that always sets, so pressing twice is harmless. */
export function SaveButton({
  itemId,
  kind,
  saved: stored,
}: {
  itemId: number;
  kind: Kind;
  saved: boolean;
}) {
  const toast = useToast();
  const { settled, sent, press } = useControl({
    stored,
    read: (answer: { saved: boolean }) => answer.saved,
    onDone: (answer) => toast({ title: savedWords(kind, answer.saved) }),
    failed: (reason) => ({ ...notSaved, ...(reason && { description: reason }) }),
  });
  const beside = useBesideText();
  const action = `/api/marketplace/${itemId}/saves`;
  const back = `/marketplace/${itemId}`;
  const saved = sent ? sent.get("saved") === "true" : settled;

  return (
    <form method="post" action={action} onSubmit={press}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="saved" value={String(!saved)} />
      <input type="hidden" name="back" value={back} />
      <Button
        {...beside(action, { kind, saved: String(!saved), back })}
        variant="quiet"
        size="s"
        aria-pressed={saved}
        className={saved ? "is-saved" : undefined}
      >
        <Icon name={words[kind].icon} size="s" />
        {saved ? words[kind].saved : words[kind].add}
      </Button>
    </form>
  );
}
