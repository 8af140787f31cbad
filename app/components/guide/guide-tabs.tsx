import "./guide.css";

import {
  Link,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from "@remix-run/react";
import type { KeyboardEvent, ReactNode } from "react";

interface GuideTab {
  /** Also the value of `?tab=`. */
  id: string;
  label: string;
  panel: ReactNode;
}

/**
 * Tabs with an address each. Every panel is in the HTML; without scripts a tab is a
 * link to the page that shows its panel.
 */
export function GuideTabs({ label, tabs }: { label: string; tabs: readonly GuideTab[] }) {
  const here = useLocation();
  const { location: next } = useNavigation();
  // The panel is here already, so it does not wait for the server.
  const shown = next?.pathname === here.pathname ? next : here;
  const search = new URLSearchParams(shown.search);
  const wanted = search.get("tab");
  const current = tabs.find(({ id }) => id === wanted) ?? tabs[0];

  function addressOf(id: string) {
    const address = new URLSearchParams(search);
    address.set("tab", id);
    return `?${address}`;
  }

  return (
    <>
      <div className="tabs guide-tabs" role="tablist" aria-label={label} onKeyDown={moveAlong}>
        {tabs.map(({ id, label: text }) => (
          <Link
            key={id}
            id={`tab-${id}`}
            role="tab"
            to={addressOf(id)}
            aria-selected={id === current?.id}
            aria-controls={`panel-${id}`}
            preventScrollReset
            replace
          >
            {text}
          </Link>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={`panel-${id}`}
          className="guide-panel"
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          hidden={id !== current?.id}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

/** Arrows go from tab to tab, and Space opens one as Enter does. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.indexOf(event.target as HTMLElement);
  const targets: Record<string, number> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at + tabs.length - 1) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const next = tabs[targets[event.key] ?? -1];

  if (event.key === " ") tabs[at]?.click();
  else if (next) next.focus();
  else return;
  event.preventDefault();
}

/** Whether a navigation leaves everything but the tab as it is, so that nothing need be read again. */
export function isOnlyAnotherTab({
  currentUrl,
  nextUrl,
  formMethod,
}: Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl" | "formMethod">) {
  return !formMethod && currentUrl.search !== nextUrl.search && rest(currentUrl) === rest(nextUrl);
}

function rest({ pathname, search }: URL) {
  const params = new URLSearchParams(search);
  params.delete("tab");
  return `${pathname}?${params}`;
}
