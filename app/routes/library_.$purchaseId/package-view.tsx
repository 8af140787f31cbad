import "~/components/library/library.css";

import { Prose } from "~/components/ui/prose";
import { PromptSheet, type Sheet } from "./prompt-sheet";

type PackageContent =
  | { kind: "prompts"; introduction: string; prompts: readonly Sheet[] }
  | { kind: "text"; html: string };

/** What somebody bought, to be read and used here. */
export function PackageView({
  content,
  filled,
}: {
  content: PackageContent;
  /** The prompt that was filled in without scripts, from 1, and with what. */
  filled: { prompt: number; values: readonly string[] } | null;
}) {
  if (content.kind === "text") return <Prose html={content.html} />;
  return (
    <>
      {content.introduction && <p className="purchase-page__text">{content.introduction}</p>}
      <div className="prompt-sheets">
        {content.prompts.map((sheet, place) => (
          <PromptSheet
            // biome-ignore lint/suspicious/noArrayIndexKey: a pack is shown once and never reordered
            key={place}
            sheet={sheet}
            number={place + 1}
            filled={filled?.prompt === place + 1 ? filled.values : []}
          />
        ))}
      </div>
    </>
  );
}
