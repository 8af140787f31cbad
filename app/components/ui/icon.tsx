import { cx } from "~/components/ui/cx";

const paths = {
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0",
  book: "M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13",
  cart: "M3.5 5h2.2l2.1 10h9.7l2-7H6.5M7.6 19a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0M15.1 19a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0",
  chat: "M4.5 5.5h15v10.5H12l-4.5 4v-4h-3z",
  check: "M5 12.5l4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6L6 18",
  code: "M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5",
  dn: "M6 9l6 6.5L18 9z",
  dot: "M4.5 12a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0",
  down: "M6 9.5l6 6 6-6",
  download: "M12 4v11M7.5 10.5L12 15l4.5-4.5M5 19.5h14",
  eye: "M2.8 12S6 6 12 6s9.2 6 9.2 6-3.2 6-9.2 6-9.2-6-9.2-6zM9.25 12a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0",
  half: "M4.5 12a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0",
  heart: "M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.4 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z",
  home: "M4 11l8-6.5 8 6.5M6 9.5V20h12V9.5M10 20v-5.5h4V20",
  left: "M19 12H5M11 6l-6 6 6 6",
  link: "M10 14a4 4 0 0 0 5.7 0l2.8-2.8a4 4 0 0 0-5.7-5.7L11.5 6.8M14 10a4 4 0 0 0-5.7 0l-2.8 2.8a4 4 0 0 0 5.7 5.7l1.3-1.3",
  lock: "M7.5 11h9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  mail: "M4 6.5h16v11H4zM4 7l8 6 8-6",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M7 12h10",
  plus: "M12 5v14M5 12h14",
  quote:
    "M5 17c3-1 4-3 4-6H5.5V6.5H10V11c0 4-1.5 6.5-5 8zM14 17c3-1 4-3 4-6h-3.5V6.5H19V11c0 4-1.5 6.5-5 8z",
  right: "M5 12h14M13 6l6 6-6 6",
  rss: "M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M4.7 18a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0",
  save: "M6.5 4.5h11v15.5L12 16l-5.5 4z",
  search: "M4.75 11a6.25 6.25 0 1 0 12.5 0 6.25 6.25 0 1 0-12.5 0M20 20l-4.4-4.4",
  send: "M4.5 12L20 4.5 15.5 20l-3.7-6.3z",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5.5 12v7.5h13V12",
  sliders:
    "M4 8h9M17 8h3M4 16h3M11 16h9M13 8a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 16a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
  star: "M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z",
  theme: "M19.5 14.2A8 8 0 1 1 9.8 4.5a6.4 6.4 0 0 0 9.7 9.7z",
  thumb:
    "M8 10.5l3.5-6.5a2 2 0 0 1 2 2.4L13 9.5h5a1.8 1.8 0 0 1 1.8 2.2l-1.3 6A2 2 0 0 1 16.5 19H8zM8 10.5H4.5V19H8",
  up: "M6 15l6-6.5 6 6.5z",
  user: "M8.25 8.5a3.75 3.75 0 1 0 7.5 0 3.75 3.75 0 1 0-7.5 0M4.75 20a7.25 7.25 0 0 1 14.5 0",
  verified:
    "M12 3.5l2.3 1.7 2.8-.1.9 2.7 2.3 1.7L19.5 12l.8 2.5-2.3 1.7-.9 2.7-2.8-.1L12 20.5l-2.3-1.7-2.8.1-.9-2.7-2.3-1.7.8-2.5-.8-2.5L6 7.8l.9-2.7 2.8.1zM8.8 12.2l2.2 2.2 4.2-4.5",
  warn: "M12 4.5L3.5 19h17zM12 10v4M12 16.7v.1",
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

/** Icons that point along the line of text, and so turn round in right-to-left pages. */
const directional: ReadonlySet<IconName> = new Set(["left", "right", "send"]);

export function Icon({
  name,
  size,
  className,
}: {
  name: IconName;
  size?: "s";
  className?: string;
}) {
  return (
    <svg
      className={cx("i", size && "i--s", directional.has(name) && "i--flip", className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
      {name === "half" && <path className="i-solid" d="M12 4.5a7.5 7.5 0 0 1 0 15z" />}
    </svg>
  );
}
