import { site } from "../content/site";
import { escapeXml } from "./escape-xml";

interface SavedEntry {
  title: string;
  summary: string;
  path: string;
  /** UTC milliseconds, where it is known when it was saved. */
  savedAt?: number;
}

export interface SavedGroup {
  name: string;
  entries: readonly SavedEntry[];
}

/** The groups of the list, from what is stored; one without entries is left out. */
export function savedGroups({
  articles,
  threads,
  items,
}: {
  articles: readonly { id: number; title: string; summary: string; savedAt: number }[];
  threads: readonly { id: number; title: string; excerpt: string; savedAt: number }[];
  items: readonly { id: number; name: string; description: string }[];
}): SavedGroup[] {
  const groups = [
    {
      name: "Articles",
      entries: articles.map(({ id, title, summary, savedAt }) => ({
        ...{ title, summary, savedAt },
        path: `/news/${id}`,
      })),
    },
    {
      name: "Questions",
      entries: threads.map(({ id, title, excerpt, savedAt }) => ({
        ...{ title, summary: excerpt, savedAt },
        path: `/community/${id}`,
      })),
    },
    {
      name: "Marketplace",
      entries: items.map(({ id, name, description }) => ({
        title: name,
        summary: description,
        path: `/marketplace/${id}`,
      })),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** The list as a Markdown text. */
export function savedAsMarkdown(groups: readonly SavedGroup[], origin: string) {
  const parts = groups.map(({ name, entries }) => {
    const lines = entries.map(
      ({ title, summary, path }) =>
        `- [${escapeMarkdown(title)}](${origin}${path}): ${oneLine(summary)}`,
    );
    return `## ${name}\n\n${lines.join("\n")}\n`;
  });
  return [`# Saved on ${site.name}\n`, ...parts].join("\n");
}

/** The list as a file of bookmarks that every browser imports. */
export function savedAsBookmarks(groups: readonly SavedGroup[], origin: string) {
  const folders = groups.map(({ name, entries }) => {
    const links = entries.map(({ title, summary, path, savedAt }) => {
      const added = savedAt === undefined ? "" : ` ADD_DATE="${Math.floor(savedAt / 1000)}"`;
      return `        <DT><A HREF="${escapeXml(origin + path)}"${added}>${escapeXml(title)}</A>
        <DD>${escapeXml(oneLine(summary))}`;
    });
    return `    <DT><H3>${escapeXml(`${site.name}: ${name}`)}</H3>
    <DL><p>
${links.join("\n")}
    </DL><p>`;
  });
  return `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
${folders.join("\n")}
</DL><p>
`;
}

function oneLine(text: string) {
  return text.replace(/\s+/g, " ").trim();
}

function escapeMarkdown(text: string) {
  return oneLine(text).replace(/[\\`*_[\]<>]/g, "\\$&");
}
