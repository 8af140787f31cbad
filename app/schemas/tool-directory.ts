import * as z from "zod/mini";

const Words = z.array(z.string());

/** What `/api` answers for each tool of the directory, and nothing beside it. */
export const DirectoryTool = z.object({
  name: z.string(),
  description: z.string(),
  category: z.string(),
  difficulty: z.string(),
  keyFeatures: Words,
  useCases: Words,
  gettingStarted: Words,
  pricing: z.object({ free: z.string(), paid: z.string() }),
  website: z.url({ protocol: /^https$/ }),
});

export type DirectoryTool = z.output<typeof DirectoryTool>;

const invalidFormat = "Invalid tools data format received from server";

type Read = { ok: true; tools: DirectoryTool[] } | { ok: false; message: string };

/** Reads a list of tools: an array, or an object that holds it under one of three names. */
export function readTools(body: unknown): Read {
  const { tools, AI_tools, AI_Tools } = Object(body);
  const list = [body, tools, AI_tools, AI_Tools].find(Array.isArray);

  const result = z.array(DirectoryTool).safeParse(list);
  return result.success ? { ok: true, tools: result.data } : { ok: false, message: invalidFormat };
}
