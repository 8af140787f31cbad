import { type ReactNode, useId } from "react";
import { cx } from "~/components/ui/cx";

export function EmptyState({
  title,
  children,
  action,
  as: Heading = "h3",
  className,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  as?: "h2" | "h3";
  className?: string;
}) {
  const beam = useId();
  return (
    <div className={cx("card card--flat empty", className)}>
      <svg className="pic" viewBox="0 0 148 110" aria-hidden="true" focusable="false">
        <linearGradient id={beam} x1="0" y1="0" x2="0" y2="1">
          <stop className="g-0" offset="0" />
          <stop className="g-1" offset="1" />
        </linearGradient>
        <path className="e-cord" d="M74 0v26" />
        <path fill={`url(#${beam})`} d="M52 48h44l34 56H18z" />
        <path className="e-shade" d="M44 50a30 27 0 0 1 60 0z" />
        <path className="e-shelf" d="M14 102h120v6H14z" />
      </svg>
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
