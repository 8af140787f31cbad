import { useState } from "react";
import { ApiError, apiFetch } from "~/components/api-client";
import { useToast } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { Icon, type IconName } from "~/components/ui/icon";

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

/** What the message after a change says, for the page without scripts too. */
export function savedWords(kind: Kind, saved: boolean) {
  return saved ? words[kind].added : words[kind].removed;
}

/** Saves an item or takes it out again. A form that always sets, so pressing twice is harmless. */
export function SaveButton({
  itemId,
  kind,
  saved: savedAtFirst,
}: {
  itemId: number;
  kind: Kind;
  saved: boolean;
}) {
  const toast = useToast();
  const [saved, setSaved] = useState(savedAtFirst);
  const [isPending, setPending] = useState(false);

  async function save() {
    setPending(true);
    try {
      await apiFetch(`/api/marketplace/${itemId}/saves`, {
        method: "POST",
        body: JSON.stringify({ kind, saved: !saved }),
      });
      setSaved(!saved);
      toast({ title: savedWords(kind, !saved) });
    } catch (error) {
      const description = error instanceof ApiError ? error.reason : "Please try again.";
      toast({ title: "That could not be saved", description, variant: "destructive" });
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      method="post"
      action={`/marketplace/${itemId}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) save();
      }}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="saved" value={saved ? "0" : "1"} />
      <Button
        name="intent"
        value="save"
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
