import type { ComponentPropsWithoutRef } from "react";
import { cx } from "~/components/ui/cx";

type CardProps = ComponentPropsWithoutRef<"div"> & {
  as?: "div" | "article" | "section" | "li" | "aside";
  look?: "lit" | "flat";
  padded?: boolean;
};

export function Card({ as = "div", look, padded = true, className, ...props }: CardProps) {
  const Tag = as as "div";
  return (
    <Tag
      {...props}
      className={cx("card", padded && "card--pad", look && `card--${look}`, className)}
    />
  );
}
