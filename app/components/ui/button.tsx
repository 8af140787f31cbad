import { Link, useNavigation, useResolvedPath } from "@remix-run/react";
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from "react";
import { cx } from "~/components/ui/cx";
import { Spinner } from "~/components/ui/spinner";
import { usePatience } from "~/components/use-patience";

export type ButtonVariant = "primary" | "secondary" | "tonal" | "quiet" | "danger" | "night";

type ButtonLook = {
  variant?: ButtonVariant;
  size?: "s";
  wide?: boolean;
  className?: string;
  children: ReactNode;
};

function buttonClass({ variant = "primary", size, wide, className }: Omit<ButtonLook, "children">) {
  return cx("btn", `btn--${variant}`, size && "btn--s", wide && "btn--wide", className);
}

type ButtonProps = Omit<ComponentPropsWithoutRef<"button">, keyof ButtonLook> &
  ButtonLook & {
    pending?: boolean;
    /** What the button says while pending. Without it the label gives way to the spinner. */
    pendingLabel?: string;
  };

/**
 * While pending the button keeps its width and the keyboard's focus (so it is not `disabled`), and
 * a second press, or Enter in a field of its form, does nothing.
 */
export function Button({
  variant,
  size,
  wide,
  className,
  children,
  pending = false,
  pendingLabel,
  onClick,
  type = "submit",
  ...props
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) {
      event.preventDefault();
    } else {
      onClick?.(event);
    }
  }

  return (
    <button
      {...props}
      type={type}
      className={buttonClass({ variant, size, wide, className })}
      aria-busy={pending || undefined}
      aria-disabled={pending || props["aria-disabled"] || undefined}
      onClick={handleClick}
    >
      {pending || pendingLabel ? (
        <PendingLabels pending={pending} pendingLabel={pendingLabel}>
          {children}
        </PendingLabels>
      ) : (
        children
      )}
    </button>
  );
}

/** Both labels share one grid cell, so the wider one decides; the style sheet draws the idle one. */
function PendingLabels({
  pending,
  pendingLabel,
  children,
}: {
  pending: boolean;
  pendingLabel?: string;
  children: ReactNode;
}) {
  if (!pending) {
    return (
      <span className="btn__cell" data-pending={pendingLabel}>
        <span>{children}</span>
      </span>
    );
  }

  return (
    <span className="btn__cell">
      {pendingLabel ? (
        <>
          <span aria-hidden="true">{children}</span>
          <span>
            <Spinner />
            {pendingLabel}
          </span>
        </>
      ) : (
        <>
          <span className="btn__dim">{children}</span>
          <span>
            <Spinner />
          </span>
        </>
      )}
    </span>
  );
}

type ButtonLinkProps = Omit<ComponentPropsWithoutRef<typeof Link>, keyof ButtonLook> & ButtonLook;

/** Shows that its page is on the way, where that takes longer than a moment. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  const pending = usePatience(useIsOnTheWay(props.to));

  return (
    <Link
      {...props}
      className={buttonClass({ variant, size, wide, className })}
      aria-busy={pending || undefined}
    >
      {pending ? <PendingLabels pending>{children}</PendingLabels> : children}
    </Link>
  );
}

function useIsOnTheWay(to: ButtonLinkProps["to"]) {
  const { state, location, formMethod } = useNavigation();
  const { pathname, search } = useResolvedPath(to);
  const isLink = state === "loading" && formMethod === undefined;
  return isLink && location.pathname === pathname && location.search === search;
}
