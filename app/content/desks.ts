/** What editors do here, each with its page. A desk appears together with its page. */
export const desks = [
  {
    href: "/admin/articles",
    title: "Articles",
    text: "Write for the news, and change, schedule or take back what is there.",
  },
  {
    href: "/admin/comments",
    title: "Comments",
    text: "Decide on guests' comments that wait because they look unusual.",
  },
  {
    href: "/admin/reports",
    title: "Reports",
    text: "Look at what members reported, decide, and say why.",
  },
  {
    href: "/admin/listings",
    title: "Listings",
    text: "Look at what creators submitted, and decide what goes on sale.",
  },
  {
    href: "/admin/sellers",
    title: "Sellers",
    text: "Give the verified badge to sellers you have checked, or take it back.",
  },
  {
    href: "/admin/coupons",
    title: "Coupons",
    text: "Make codes that take something off a price, and see how often they were used.",
  },
  {
    href: "/admin/payouts",
    title: "Payouts",
    text: "See what creators are owed for each week, and mark it as paid.",
  },
  {
    href: "/admin/password-links",
    title: "Password links",
    text: "Help somebody who has forgotten their password.",
  },
  {
    href: "/admin/age-groups",
    title: "Age groups",
    text: "Put right the age group of somebody who asks.",
  },
  {
    href: "/admin/facts",
    title: "Old facts",
    text: "See which sources nobody has read again for a long time.",
  },
] as const;
