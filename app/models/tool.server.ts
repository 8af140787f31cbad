import { asc, eq } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { aiTools } from "../db/schema/learning";

/** What anyone may see of a tool, on a page or through `/api`. */
const publicColumns = {
  id: aiTools.id,
  name: aiTools.name,
  description: aiTools.description,
  bgGradient: aiTools.bgGradient,
  iconClass: aiTools.iconClass,
  tags: aiTools.tags,
  difficulty: aiTools.difficulty,
};

/** The statement that reads a tool, to be batched with others of the same page. */
export function selectTool(db: Database, id: number) {
  return db.select(publicColumns).from(aiTools).where(eq(aiTools.id, id));
}

export async function getTool(db: Database, id: number) {
  const [[tool]] = await db.batch([selectTool(db, id)]);
  return tool;
}

export async function listTools(db: Database, { limit }: { limit: number }) {
  const [tools] = await db.batch([
    db.select(publicColumns).from(aiTools).orderBy(asc(aiTools.id)).limit(limit),
  ]);
  return tools;
}

/** More than the site has, so that the list is whole and still bounded. */
export const allTools = { limit: 100 };
