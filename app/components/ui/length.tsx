import { cx } from "~/components/ui/cx";

/** A live counter, such as 12/280; marked where there is too much. */
export function Length({ of: length, atMost }: { of: number; atMost: number }) {
  return (
    <span className={cx(length > atMost && "too-long")}>
      {length}/{atMost}
    </span>
  );
}
