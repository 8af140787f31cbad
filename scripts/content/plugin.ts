import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";

import { type Content, readContent } from "./content";
import { contentFiles, contentFolder, described } from "./files";

const prefix = "virtual:content/";

/**
 * Serves the texts of `content/` as modules: `virtual:content/guides` and so on, see `modules.d.ts`.
 * They are read and checked while building, so that nothing is parsed at run time.
 */
export function content(project = process.cwd()): Plugin {
  let known: Content | null = null;

  function read() {
    const { content, mistakes } = readContent(contentFiles(project));
    if (content) return content;
    throw new Error(["The texts have mistakes:", ...mistakes.map(described)].join("\n"));
  }

  return {
    name: "lamplight-content",
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      known ??= read();
      const name = id.slice(prefix.length + 1);
      if (!(name in known)) throw new Error(`There is no module "${prefix}${name}".`);
      return `export default ${JSON.stringify(known[name as keyof Content])};`;
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

/** Has the texts read anew, and pages that are open load again. */
function forgetModules(server: ViteDevServer) {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      if (id.startsWith(`\0${prefix}`)) moduleGraph.invalidateModule(module);
    }
    hot.send({ type: "full-reload" });
  }
}
