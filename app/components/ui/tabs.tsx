import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

export interface Tab {
  value: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  items: readonly Tab[];
  defaultValue?: string;
  /** The open tab, where the page decides it. */
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Tabs inside a page, by the ARIA pattern: the arrow keys, Home and End move and open. Every panel
 * is in the HTML; without scripts they stand one below another. Not Radix's: those weigh ten
 * kilobytes.
 */
export function Tabs({
  label,
  items,
  defaultValue = items[0]?.value,
  value,
  onValueChange,
  className,
}: TabsProps) {
  const [own, setOwn] = useState(defaultValue);
  const open = value ?? own;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function show(next: string) {
    setOwn(next);
    onValueChange?.(next);
  }

  function move(event: KeyboardEvent) {
    const at = items.findIndex((tab) => tab.value === open);
    const to = placeOf(event.key, at, items.length);
    const tab = to === null ? undefined : items[to];
    if (to === null || !tab) return;
    event.preventDefault();
    show(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  }

  return (
    <div className={className}>
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === open}
            aria-controls={`${id}-panel-${tab.value}`}
            data-state={tab.value === open ? "active" : "inactive"}
            tabIndex={tab.value === open ? 0 : -1}
            onClick={() => show(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {items.map((tab) => (
        <div
          key={tab.value}
          className="tab-panel"
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          data-state={tab.value === open ? "active" : "inactive"}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern lets the keyboard scroll a panel
          tabIndex={0}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

function placeOf(key: string, at: number, count: number) {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  return step === undefined ? null : (at + step + count) % count;
}
