import { z } from "zod";

import { coverPalettes } from "../../app/content/article-covers";
import { difficulties } from "../../app/content/directory/entry";
import type { Tool } from "../../app/content/tools";
import { line, tags } from "./fields";
import type { Page } from "./page";

/** Drawn in `app/components/tools/tool-cover.tsx`. */
const icons = [
  "chat",
  "picture",
  "code",
  "pulse",
  "page",
  "brush",
  "steps",
  "search",
  "path",
] as const;

const Fields = z.strictObject({
  /** Also the address, `/tools/{id}`. */
  id: z.int().positive(),
  name: line,
  category: line,
  icon: z.enum(icons),
  /** Palette of its cover. */
  color: z.enum(coverPalettes),
  difficulty: z.enum(difficulties),
  tags,
});

/** `content/tools/claude.md` */
export function readTool(page: Page): Tool | null {
  const fields = page.fields(Fields);
  const description = page.text(page.body, "what the tool is");
  if (!fields) return null;
  const { id, name, category, icon, color, difficulty, tags } = fields;
  return {
    ...{ id, name, description, category, iconClass: `icon-${icon}`, bgGradient: color },
    ...{ difficulty, tags },
  };
}
