import { Fragment } from "react";

/** A text in which what stands in square brackets is drawn as a gap to fill, with its brackets, as it is copied. */
export function WithGaps({ text }: { text: string }) {
  return text.split(/(\[[^[\]]+\])/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <Gap key={index}>{part.slice(1, -1)}</Gap>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

export function Gap({ children }: { children: string }) {
  return <span className="gap">[{children}]</span>;
}
