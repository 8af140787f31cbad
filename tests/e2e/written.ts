import { type Content, readContent } from "../../scripts/content/content";
import { contentFiles } from "../../scripts/content/files";

let content: Content | null = null;

/** The texts of `content/` for the browser tests, which run without the build's modules. Read once. */
export function written(): Content {
  content ??= readContent(contentFiles(process.cwd())).content;
  if (!content) throw new Error("The texts have mistakes: npm run content -- check names them.");
  return content;
}
