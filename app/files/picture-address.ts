const address = /^\/files\/images\/[0-9a-f-]{36}-(\d{1,4})x(\d{1,4})\.(?:png|jpg|gif)$/;
const anyAddress = new RegExp(address.source.slice(1, -1), "g");

/** How large a picture that was uploaded for a text is: its address says so. Null for other addresses. */
export function pictureSize(href: string) {
  const [, width, height] = address.exec(href) ?? [];
  return width === undefined || height === undefined ? null : { width, height };
}

/** The addresses of uploaded pictures in a text, each once. */
export function picturesIn(text: string) {
  return [...new Set(text.match(anyAddress))];
}

/** Where a picture is shown in a text that is written as Markdown. */
export function pictureMarkdown(href: string, alt: string) {
  const shown: Record<string, string> = { "[": "(", "]": ")", "\\": "/", "`": "'" };
  return `![${alt.replace(/[[\]\\`]/g, (sign) => shown[sign] ?? "")}](${href})`;
}
