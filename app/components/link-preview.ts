import type { MetaDescriptor } from "@remix-run/cloudflare";
import { site } from "~/content/site";

interface Preview {
  title: string;
  description: string;
  /** The whole address. */
  address: string;
  kind?: "website" | "article" | "product";
  /** Whole addresses as well; programs that show links know PNG, JPEG and GIF. */
  image?: string | null;
  imageAlt?: string;
}

/** What programs show of a page when somebody shares its link, and its one address for search engines. */
export function linkPreview({
  title,
  description,
  address,
  kind = "website",
  image,
  imageAlt,
}: Preview): MetaDescriptor[] {
  return [
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: kind },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    ...(image
      ? [
          { property: "og:image", content: image },
          { property: "og:image:alt", content: imageAlt ?? title },
        ]
      : []),
    { name: "twitter:card", content: image ? "summary_large_image" : "summary" },
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
