/** The product's name, words and addresses, said once. */
export const site = {
  name: "Lamplight",
  tagline: "AI for everyone",
  invitation: "Join those learning about AI and unlocking their potential through AI.",
  mission:
    "Empowering learners of all ages to understand and build with AI through personalized, interactive experiences.",
  supportEmail: "support@lamplight.example",
  /** Shown in the footer where an address is set; nothing is shown for an empty one. */
  social: [{ label: "News as a feed", icon: "rss", href: "/news/feeds/rss.xml" }] as readonly {
    label: string;
    icon: "code" | "rss" | "mail";
    href: string;
  }[],
} as const;
