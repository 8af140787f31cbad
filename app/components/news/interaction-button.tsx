import { type FormEvent, useState } from "react";
import { apiFetch } from "~/components/api-client";
import { useToast } from "~/components/toaster";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";

const words = {
  liked: { icon: "heart", label: "Like", path: "like", count: "likesCount", verb: "like" },
  saved: { icon: "save", label: "Save", path: "save", count: "savesCount", verb: "save" },
} as const;

type Kind = keyof typeof words;

/** What a page without scripts says when it could not be kept. */
export function failedWords(kind: Kind) {
  return {
    title: "Error",
    description: `Failed to ${words[kind].verb} article. Please try again.`,
    variant: "destructive",
  } as const;
}

interface InteractionButtonProps {
  articleId: number;
  kind: Kind;
  value: boolean;
  count: number;
  /** Small on a card, where a failure is only logged; with its word on the article's own page. */
  look: "card" | "page";
  /** The page to come back to without scripts. */
  back: string;
}

/** Likes or saves an article, or takes it back. A form that always sets, so twice is harmless. */
export function InteractionButton({
  articleId,
  kind,
  value,
  count,
  look,
  back,
}: InteractionButtonProps) {
  const toast = useToast();
  const [shown, setShown] = useState({ value, count });
  const [isPending, setPending] = useState(false);
  const { icon, label, path, count: countKey } = words[kind];

  async function change() {
    const before = shown;
    const next = !before.value;
    setPending(true);
    setShown({ value: next, count: before.count + (next ? 1 : -1) });
    try {
      const response = await apiFetch(`/api/news/${articleId}/${path}`, {
        method: "POST",
        body: JSON.stringify({ [kind]: next }),
      });
      const answer = (await response.json()) as Record<string, unknown>;
      setShown({ value: answer[kind] === true, count: Number(answer[countKey]) });
    } catch (error) {
      setShown(before);
      console.error("What you pressed could not be kept.", error);
      if (look === "page") toast(failedWords(kind));
    } finally {
      setPending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) change();
  }

  return (
    <form method="post" action={`/news/${articleId}`} onSubmit={submit}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="value" value={shown.value ? "0" : "1"} />
      <input type="hidden" name="back" value={back} />
      <button
        type="submit"
        name="intent"
        value="interact"
        className={cx("act", look === "card" ? "act--card" : "btn btn--secondary btn--s")}
        aria-pressed={shown.value}
      >
        <Icon name={icon} size={look === "page" ? "s" : undefined} />
        <span className={look === "card" ? "vh" : undefined}>{label}</span>
        <span className="num">{shown.count}</span>
      </button>
    </form>
  );
}
