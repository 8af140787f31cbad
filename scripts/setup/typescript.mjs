import path from "node:path";

/** Imports a TypeScript module of the project, with the alias `~` as the application has it. */
export async function importTypescript(file) {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(path.resolve(file), {
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": path.resolve("app") } },
  });
  return module;
}
