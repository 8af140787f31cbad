import path from "node:path";

const options = { configFile: false, logLevel: "error" };

/** Imports a TypeScript module of the project, with the alias `~` and the texts as the application has them. */
export async function importTypescript(file) {
  const { runnerImport } = await import("vite");
  const plugin = await runnerImport(path.resolve("scripts/content/plugin.ts"), options);
  const { module } = await runnerImport(path.resolve(file), {
    ...options,
    plugins: [plugin.module.content()],
    resolve: { alias: { "~": path.resolve("app") } },
  });
  return module;
}
