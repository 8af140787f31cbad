import type { ReactNode } from "react";
import { cx } from "~/components/ui/cx";

/** One grey line. Give it the size of what comes, so that nothing moves when it does. */
export function Skeleton({
  width,
  height,
  className,
}: {
  width?: string;
  height?: string;
  className?: string;
}) {
  return (
    <span
      className={cx("skel", className)}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}

/** A card that is still loading: a cover (or none) over a few lines. */
export function SkeletonCard({ cover = true }: { cover?: boolean }) {
  return (
    <div className="card" aria-hidden="true">
      {cover && <span className="skel cover-box" />}
      <div className="skel-card__in">
        <Skeleton width="38%" />
        <Skeleton width="88%" height="1.5em" />
        <Skeleton />
        <Skeleton width="72%" />
      </div>
    </div>
  );
}

/** Skeletons with a sentence for those who do not see them. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className} role="status">
      <span className="vh">{label}</span>
      {children}
    </div>
  );
}
