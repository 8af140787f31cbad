import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";

import { type Content, readContent } from "./content";
import { contentFiles, contentFolder, described } from "./files";

const prefix = "virtual:content/";
/** Letters of a module: the runtime of the tests refuses those of several megabytes. */
const longest = 1_000_000;

/**
 * Serves the texts of `content/` as modules: `virtual:content/guides` and so on, see `modules.d.ts`.
 * They are read and checked while building, so that nothing is parsed at run time.
 */
export function content(project = process.cwd()): Plugin {
  let known: Content | null = null;
  let isBuilt = false;

  function read() {
    const { content, mistakes } = readContent(contentFiles(project));
    if (content) return content;
    throw new Error(["The texts have mistakes:", ...mistakes.map(described)].join("\n"));
  }

  return {
    name: "lamplight-content",
    configResolved({ command }) {
      isBuilt = command === "build";
    },
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      known ??= read();
      const name = id.slice(prefix.length + 1);
      const value = partOf(known, name);
      if (value === undefined) throw new Error(`There is no module "${prefix}${name}".`);
      return codeOf(name, value, isBuilt);
    },
    configureServer(server) {
      const folder = path.join(project, contentFolder) + path.sep;
      const reload = (file: string) => {
        if (!file.startsWith(folder)) return;
        known = null;
        forgetModules(server);
      };
      server.watcher.on("add", reload).on("change", reload).on("unlink", reload);
    },
  };
}

/** What a module holds: a part of the content, or what lies in it under further names. */
function partOf(content: Content, name: string) {
  const part = Object.keys(content).find((each) => `${name}/`.startsWith(`${each}/`));
  if (part === undefined) return undefined;
  const names = name.slice(part.length).split("/").filter(Boolean);
  return names.reduce<unknown>(
    (value, each) => (value as Record<string, unknown> | undefined)?.[each],
    content[part as keyof Content],
  );
}

/**
 * A long object is put together from modules of its own parts. A build can leave out of an object what nobody
 * uses; where nothing is built, one text is read many times faster.
 */
function codeOf(name: string, value: unknown, isBuilt: boolean) {
  const text = JSON.stringify(value);
  if (text.length <= longest || Array.isArray(value)) {
    return `export default ${isBuilt ? text : `JSON.parse(${JSON.stringify(text)})`};`;
  }
  const keys = Object.keys(value as object);
  const imports = keys.map((key, at) => `import part${at} from "${prefix}${name}/${key}";`);
  const parts = keys.map((key, at) => `${JSON.stringify(key)}: part${at}`);
  return `${imports.join("\n")}\nexport default { ${parts.join(", ")} };`;
}

/** Has the texts read anew, and pages that are open load again. */
function forgetModules(server: ViteDevServer) {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (id.startsWith(`\0${prefix}`)) moduleGraph.invalidateModule(module);
    }
    hot.send({ type: "full-reload" });
  }
}
