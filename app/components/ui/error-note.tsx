import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";

type Retry = {
  label: string;
  /** Called in the browser. Without it the control is a link that asks the server again. */
  onRetry?: () => void;
  pending?: boolean;
  /** Where the link leads; else to the address that failed, with its filters and page. */
  to?: string;
};

/** What failed, and the way to try again. */
export function ErrorNote({
  title,
  children,
  retry,
  className,
}: {
  title: string;
  children?: ReactNode;
  retry?: Retry;
  className?: string;
}) {
  return (
    <div className={cx("note", className)} role="alert">
      <Icon name="warn" />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {children && <p className="small">{children}</p>}
      </div>
      {retry && <RetryControl {...retry} />}
    </div>
  );
}

function RetryControl({ label, onRetry, pending, to }: Retry) {
  const { pathname, search } = useLocation();
  if (!onRetry) {
    return (
      <ButtonLink variant="secondary" size="s" to={to ?? pathname + search} reloadDocument>
        {label}
      </ButtonLink>
    );
  }

  return (
    <Button variant="secondary" size="s" type="button" pending={pending} onClick={onRetry}>
      {label}
    </Button>
  );
}
