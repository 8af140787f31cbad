import path from "node:path";
import process from "node:process";

const options = { configFile: false, logLevel: "error" };

/** Reads the texts, once for all that a process imports. */
let content;

/** Imports a TypeScript module of the project, with the alias `~` and the texts as the application has them. */
export async function importTypescript(file) {
  const { runnerImport } = await import("vite");
  const before = process.env.NODE_ENV;
  content ??= runnerImport(path.resolve("scripts/content/plugin.ts"), options).then(({ module }) =>
    module.content(),
  );
  const { module } = await runnerImport(path.resolve(file), {
    ...options,
    plugins: [await content],
    resolve: { alias: { "~": path.resolve("app") } },
  });
  // Vite sets it, and what this process launches next would take it for the person's own choice.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  return module;
}
