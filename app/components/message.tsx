import { Icon } from "~/components/ui/icon";

export type Variant = "default" | "destructive";

/** The class of a message, in the corner or on the page. */
export function messageClass(variant: Variant | undefined) {
  return variant === "destructive" ? "toast toast--bad" : "toast";
}

export function MessageIcon({ variant }: { variant: Variant | undefined }) {
  return <Icon name={variant === "destructive" ? "warn" : "check"} />;
}
