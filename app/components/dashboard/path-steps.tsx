import "./dashboard.css";

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { StatusBadge } from "~/components/step/status-badge";
import { cx } from "~/components/ui/cx";
import type { StepStatus } from "./shown";

interface PathStepProps {
  title: string;
  /** None for a step of a path that is only proposed. */
  status?: StepStatus;
  /** Address of the step's page; a sample has none. */
  to?: string;
  children?: ReactNode;
}

export function PathSteps({ children }: { children: ReactNode }) {
  return <ol className="path">{children}</ol>;
}

export function PathStep({ title, status, to, children }: PathStepProps) {
  return (
    <li className={cx("path__step", status && `is-${status}`)}>
      <StepLamp status={status ?? "locked"} />
      <div className="path__body">
        <div className="path__top">
          <h3>{to ? <Link to={to}>{title}</Link> : title}</h3>
          {status && <StatusBadge status={status} />}
        </div>
        {children}
      </div>
    </li>
  );
}

function StepLamp({ status }: { status: StepStatus }) {
  return (
    <svg
      className={cx("st-lamp", `st-${status}`)}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <path className="sl-beam" d="M12 27h24l10 21H2z" />
      <path className="sl-bulb" d="M18 27a6 5 0 0 0 12 0z" />
      <path className="sl-shade" d="M7 27a17 17 0 0 1 34 0z" />
    </svg>
  );
}
