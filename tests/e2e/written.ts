import { type Content, readContent } from "../../scripts/content/content";
import { contentFiles } from "../../scripts/content/files";

/** The texts of `content/` for the browser tests, which run without the build's modules. */
export function written(): Content {
  const { content } = readContent(contentFiles(process.cwd()));
  if (!content) throw new Error("The texts have mistakes: npm run content -- check names them.");
  return content;
}
