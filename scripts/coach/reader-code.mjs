import { importTypescript } from "../setup/typescript.mjs";

const reader = "app/ai/built-in/coach/reader";

/** The same code reads a prompt here and in the worker. */
export async function importReader(name) {
  return importTypescript(`${reader}/${name}.ts`);
}
