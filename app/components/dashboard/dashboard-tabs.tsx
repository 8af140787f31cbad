import { useLocation } from "@remix-run/react";
import { TabLinks } from "~/components/ui/tab-links";

const tabs = [
  { to: "/dashboard", label: "Dashboard" },
  { to: "/dashboard/courses", label: "AI Courses", below: "/courses/" },
  { to: "/dashboard/tools", label: "AI Tools" },
];

export function DashboardTabs() {
  const { pathname } = useLocation();
  return (
    <TabLinks
      label="Your learning"
      items={tabs.map(({ to, label, below }) => ({
        to,
        label,
        current: to === pathname || (below !== undefined && pathname.startsWith(below)),
      }))}
    />
  );
}
