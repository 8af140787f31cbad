import { readContent } from "./content";
import { contentFiles, described } from "./files";

/** Checks the texts; answers each mistake as a line, and what was checked. */
export function checkContent(project: string) {
  const files = contentFiles(project);
  const { mistakes } = readContent(files);
  const kinds = new Map<string, number>();
  for (const { path } of files) {
    const kind = path
      .split("/")
      .slice(1, path.includes("/demo/") ? 3 : 2)
      .join("/");
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return { mistakes: mistakes.map(described), kinds: [...kinds] };
}
