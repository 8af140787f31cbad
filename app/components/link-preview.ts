import type { MetaDescriptor } from "@remix-run/cloudflare";
import { site } from "~/content/site";

interface Preview {
  title: string;
  description: string;
  /** The whole address. */
  address: string;
  kind?: "website" | "article" | "product";
  /**
   * A whole address as well; programs that show links know PNG, JPEG and GIF. Without one a drawn
   * cover of the site stands for the page.
   */
  image?: string | null;
  imageAlt?: string;
}

const siteCover = "/covers/amber-lamp.png";
const siteCoverAlt = "A lamp that is lit";

/** What programs show of a page when somebody shares its link, and its one address for search engines. */
export function linkPreview({
  title,
  description,
  address,
  kind = "website",
  image,
  imageAlt,
}: Preview): MetaDescriptor[] {
  const shown = image ?? (URL.canParse(address) ? new URL(siteCover, address).href : null);
  return [
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: kind },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    ...(shown
      ? [
          { property: "og:image", content: shown },
          { property: "og:image:alt", content: image ? (imageAlt ?? title) : siteCoverAlt },
        ]
      : []),
    { name: "twitter:card", content: shown ? "summary_large_image" : "summary" },
  ];
}

/** The site's public origin, from the root's data. */
export function originOf(matches: readonly ({ id: string; data: unknown } | undefined)[]) {
  const root = matches.find((match) => match?.id === "root")?.data;
  return (root as { origin?: string } | undefined)?.origin ?? "";
}

/** A picture of ours that link previews can show: drawn covers are served as PNG as well. */
export function previewPicture(path: string) {
  return path.startsWith("/covers/") ? path.replace(/\.svg$/, ".png") : path;
}
