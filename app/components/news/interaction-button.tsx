import { useBesideText } from "~/components/drafts/beside-text";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { useControl } from "~/components/ui/use-control";

const words = {
  liked: { icon: "heart", label: "Like", path: "like", count: "likesCount", verb: "like" },
  saved: { icon: "save", label: "Save", path: "save", count: "savesCount", verb: "save" },
} as const;

type Kind = keyof typeof words;

/** What is said when it could not be kept. */
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
  const { icon, label, path, count: countKey } = words[kind];
  const { settled, sent, press } = useControl({
    stored: { value, count },
    read: (answer: Record<string, unknown>) => ({
      value: answer[kind] === true,
      count: Number(answer[countKey]),
    }),
    failed: () => (look === "page" ? failedWords(kind) : undefined),
  });
  const isOn = sent ? sent.get(kind) === "true" : settled.value;
  const beside = useBesideText();
  const action = `/api/news/${articleId}/${path}`;
  const shownCount = settled.count + Number(isOn) - Number(settled.value);

  return (
    <form method="post" action={action} onSubmit={press}>
      <input type="hidden" name={kind} value={String(!isOn)} />
      <input type="hidden" name="back" value={back} />
      <button
        {...beside(action, { [kind]: String(!isOn), back })}
        type="submit"
        className={cx("act", look === "card" ? "act--card" : "btn btn--secondary btn--s")}
        aria-pressed={isOn}
      >
        <Icon name={icon} size={look === "page" ? "s" : undefined} />
        <span className={look === "card" ? "vh" : undefined}>{label}</span>
        <span className="num">{shownCount}</span>
      </button>
    </form>
  );
}
