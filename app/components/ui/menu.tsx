import { Link } from "@remix-run/react";
import {
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from "react";
import { cx } from "~/components/ui/cx";

/**
 * A native disclosure, so it opens without scripts. With them it also closes on Escape, on a
 * press or on focus outside, and when an entry is picked.
 */
export function Menu({
  label,
  trigger,
  align = "end",
  name,
  className,
  triggerClassName = "icon-btn",
  children,
}: {
  /** Names the control; leave it out where the trigger has words of its own. */
  label?: string;
  trigger: ReactNode;
  align?: "start" | "end";
  /** Menus of one name shut each other, even without scripts. */
  name?: string;
  className?: string;
  triggerClassName?: string;
  /** `<li>` elements holding links, buttons or forms. */
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function closeOnPressOutside(event: PointerEvent) {
      const menu = details.current;
      if (menu?.open && !menu.contains(event.target as Node)) menu.open = false;
    }

    function closeOnEscape(event: KeyboardEvent) {
      const menu = details.current;
      if (event.key !== "Escape" || !menu?.open) return;
      const focusInside = menu.contains(document.activeElement);
      menu.open = false;
      if (focusInside) menu.querySelector("summary")?.focus();
    }

    function closeOnFocusOutside(event: FocusEvent) {
      const menu = details.current;
      if (menu?.open && !menu.contains(event.target as Node)) menu.open = false;
    }

    document.addEventListener("pointerdown", closeOnPressOutside);
    document.addEventListener("keydown", closeOnEscape);
    document.addEventListener("focusin", closeOnFocusOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOnPressOutside);
      document.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("focusin", closeOnFocusOutside);
    };
  }, []);

  function closeOnPick(event: MouseEvent<HTMLUListElement>) {
    const menu = details.current;
    if (menu && (event.target as Element).closest("a, button")) menu.open = false;
  }

  return (
    <details ref={details} className={cx("menu", className)} name={name}>
      <summary className={triggerClassName} aria-label={label}>
        {trigger}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on an entry arrives as a click */}
      <ul className={cx("menu__list", `menu__list--${align}`)} onClick={closeOnPick}>
        {children}
      </ul>
    </details>
  );
}

export function MenuLink({
  current,
  children,
  ...props
}: ComponentPropsWithoutRef<typeof Link> & { current?: boolean }) {
  return (
    <li>
      <Link {...props} aria-current={current ? "page" : undefined}>
        {children}
      </Link>
    </li>
  );
}

export function MenuButton({ children, ...props }: ComponentPropsWithoutRef<"button">) {
  return (
    <li>
      <button type="button" {...props}>
        {children}
      </button>
    </li>
  );
}
