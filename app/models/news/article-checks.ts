import { likeness } from "../marketplace/likeness";
import type { ArticleCheck } from "./desk";
import { readingMinutes } from "./reading-time";

/** From here on two articles may be about the same. */
const alike = 0.45;

interface Checked {
  id?: number;
  title: string;
  summary: string;
  content: string;
  imageUrl: string;
  imageAlt: string;
}

interface Older {
  id: number;
  title: string;
  summary: string;
}

/** Where a text's links go, each address once. */
export function linksOf(html: string) {
  const found = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  return [...new Set(found)];
}

/**
 * What an editor should know before readers see an article.
 *
 * @param dead links to other sites that did not answer; null where none was tried.
 */
export function checkArticle(
  article: Checked,
  {
    html,
    dead,
    others,
  }: { html: string; dead: readonly string[] | null; others: readonly Older[] },
): ArticleCheck[] {
  const minutes = readingMinutes(article.content);
  const links = linksOf(html);
  const checks: ArticleCheck[] = [
    { tone: "ok", text: `${minutes} ${minutes === 1 ? "minute" : "minutes"} to read` },
  ];
  for (const address of links.filter((each) => each.startsWith("http:"))) {
    checks.push({ tone: "warn", text: `This link is not secure: ${address}` });
  }
  for (const address of dead ?? []) {
    checks.push({ tone: "warn", text: `This link does not answer: ${address}` });
  }
  const leadsElsewhere = links.some((each) => /^https?:/.test(each));
  if (leadsElsewhere && checks.length === 1) {
    const text = dead
      ? "Every link to another site is secure and answers"
      : "Every link to another site is secure. Preview and check tries whether it answers";
    checks.push({ tone: "ok", text });
  }
  const isDrawn = article.imageUrl.startsWith("/covers/");
  if (article.imageUrl && !isDrawn && !article.imageAlt.trim()) {
    checks.push({
      tone: "warn",
      text: "The picture has no description for those who cannot see it",
    });
  }
  const similar = others
    .filter(({ id }) => id !== article.id)
    .map((each) => ({ ...each, share: likeness(textOf(article), textOf(each)) }))
    .filter(({ share }) => share >= alike)
    .sort((one, other) => other.share - one.share)[0];
  checks.push(
    similar
      ? { tone: "warn", text: `An older article is much like this one: "${similar.title}"` }
      : { tone: "ok", text: "No older article is much like this one" },
  );
  return checks;
}

function textOf({ title, summary }: { title: string; summary: string }) {
  return `${title} ${summary}`;
}
