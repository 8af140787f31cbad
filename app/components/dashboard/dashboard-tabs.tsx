import { useLocation } from "@remix-run/react";
import { TabLinks } from "~/components/ui/tab-links";

const tabs = [
  { to: "/dashboard", label: "Dashboard" },
  { to: "/dashboard/tools", label: "AI Tools" },
];

export function DashboardTabs() {
  const { pathname } = useLocation();
  return (
    <TabLinks
      label="Your learning"
      items={tabs.map((tab) => ({ ...tab, current: tab.to === pathname }))}
    />
  );
}
