import "./community.css";

import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { Icon } from "~/components/ui/icon";
import { findId } from "./find-questions";

interface MobileBarProps {
  /** The own profile, or where a person without one goes. */
  profileHref: string;
  onSearch: () => void;
  onAsk: (event: MouseEvent) => void;
}

/** Fixed to the foot of a small screen. */
export function MobileBar({ profileHref, onSearch, onAsk }: MobileBarProps) {
  return (
    <nav className="mbar" aria-label="Community">
      <Link to="/">
        <Icon name="home" />
        Home
      </Link>
      {/* A plain link: without scripts the style sheet shows what it leads to. */}
      <a
        href={`#${findId}`}
        onClick={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <Icon name="search" />
        Search
      </a>
      <Link className="mbar__add" to="/community/ask" aria-label="Ask a Question" onClick={onAsk}>
        <Icon name="plus" />
        Ask
      </Link>
      <Link to="/notifications">
        <Icon name="bell" />
        Alerts
      </Link>
      <Link to={profileHref}>
        <Icon name="user" />
        Profile
      </Link>
    </nav>
  );
}
