import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { ContentFile, Mistake } from "./page";

export const contentFolder = "content";

/** The Markdown files of `content/`, each under its path from the project's folder. */
export function contentFiles(project: string): ContentFile[] {
  return readdirSync(path.join(project, contentFolder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.posix.join(contentFolder, name.split(path.sep).join("/")))
    .sort()
    .map((name) => ({ path: name, text: readFileSync(path.join(project, name), "utf8") }));
}

/** A mistake as one line that editors and terminals turn into a link. */
export function described({ file, line, sentence }: Mistake) {
  return `${file}:${line} ${sentence}`;
}
