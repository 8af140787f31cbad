import { Tabs as RadixTabs } from "radix-ui";
import type { ReactNode } from "react";

export type Tab = { value: string; label: ReactNode; panel: ReactNode };

/** Tabs inside a page. Every panel is in the HTML; without scripts they stand one below another. */
export function Tabs({
  label,
  items,
  defaultValue = items[0]?.value,
  className,
}: {
  label: string;
  items: readonly Tab[];
  defaultValue?: string;
  className?: string;
}) {
  return (
    <RadixTabs.Root defaultValue={defaultValue} className={className}>
      <RadixTabs.List className="tabs" aria-label={label}>
        {items.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="tab-panel" forceMount>
          {tab.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
