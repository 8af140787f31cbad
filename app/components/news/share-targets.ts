interface Shared {
  title: string;
  /** The whole address of the article. */
  link: string;
}

/** Where an article can be sent. Every address carries the link of the article. */
export function shareTargets({ title, link }: Shared) {
  const [text, url] = [encodeURIComponent(title), encodeURIComponent(link)];
  const both = encodeURIComponent(`${title}\n\n${link}`);
  return [
    { name: "WhatsApp", href: `https://wa.me/?text=${both}` },
    { name: "X", href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: "Email", href: `mailto:?subject=${text}&body=${both}` },
  ] as const;
}
