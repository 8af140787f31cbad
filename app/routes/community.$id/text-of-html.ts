const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The words of rendered Markdown, for places that take plain text. */
export function textOfHtml(html: string) {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
}
