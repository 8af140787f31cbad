import { Breadcrumb, type Crumb } from "~/components/ui/breadcrumb";

/** The way from the editors' start page. */
export function DeskCrumbs({ behind = [], here }: { behind?: readonly Crumb[]; here: string }) {
  return <Breadcrumb items={[{ label: "Editorial", to: "/admin" }, ...behind, { label: here }]} />;
}
