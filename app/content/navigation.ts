interface HeaderTarget {
  href: string;
  /** Where it leads visitors, when `href` needs an account. */
  visitorHref?: string;
  /** The entry is highlighted on these paths and on everything below them. */
  sections: readonly string[];
}

/*
 * The orders are complete; a target appears together with the page it leads to,
 * and a label without a target is not shown. A target of null is shown as text.
 */
const headerOrder = ["Home", "Learn", "AI Tools", "Community", "Marketplace", "News"] as const;

const headerTargets: Partial<Record<(typeof headerOrder)[number], HeaderTarget>> = {
  Home: { href: "/", sections: [] },
  Learn: {
    href: "/dashboard",
    visitorHref: "/learn",
    sections: ["/learn", "/lessons", "/dashboard", "/review", "/path", "/courses", "/groups"],
  },
  "AI Tools": { href: "/tools", sections: ["/tools", "/grok", "/guides"] },
  Community: { href: "/community", sections: ["/community", "/people", "/moderation-log"] },
  Marketplace: {
    href: "/marketplace",
    sections: ["/marketplace", "/cart", "/checkout", "/library"],
  },
  News: { href: "/news", sections: ["/news", "/feed"] },
};

const learnOrder = ["All tools", "Start with GPT-4o", "Practice exercises", "Marketplace"] as const;

const learnTargets: Partial<Record<(typeof learnOrder)[number], string>> = {
  "All tools": "/tools",
  "Start with GPT-4o": "/tools/1",
  "Practice exercises": "/tools",
  Marketplace: "/marketplace",
};

const companyOrder = ["About", "Blog", "Careers", "Contact"] as const;

const companyTargets: Partial<Record<(typeof companyOrder)[number], string | null>> = {
  About: "/about",
  Blog: "/news",
  Careers: null,
  Contact: "/contact",
};

function inOrder<Label extends string, Target>(
  order: readonly Label[],
  targets: Partial<Record<Label, Target>>,
) {
  return order.flatMap((label) => {
    const target = targets[label];
    return target === undefined ? [] : [{ label, target }];
  });
}

export const headerEntries = inOrder(headerOrder, headerTargets).map(({ label, target }) => ({
  label,
  ...target,
}));

export type HeaderEntry = (typeof headerEntries)[number];

export const footerColumns = [
  { id: "foot-learn", title: "Learn", entries: inOrder(learnOrder, learnTargets) },
  { id: "foot-company", title: "Company", entries: inOrder(companyOrder, companyTargets) },
].filter((column) => column.entries.length > 0);

/** The value of `aria-current` for an entry: the page itself, a page of its section, or neither. */
export function currentIn(
  { href, sections }: Pick<HeaderEntry, "href" | "sections">,
  pathname: string,
) {
  if (pathname === href) return "page";
  const isInside = sections.some(
    (section) => pathname === section || pathname.startsWith(`${section}/`),
  );
  return isInside ? "true" : undefined;
}

/** Where somebody without an account begins to practice. */
export const firstExercise = "/tools/1?exercise=11";
