import { runInNewContext } from "node:vm";
import type { AssetsManifest } from "@remix-run/dev";
import type { Plugin } from "vite";

const manifest = "virtual:remix/server-manifest";
const opening = "export default ";

/**
 * The worker's list of routes names for each the files that it loads. Those of the root are loaded with
 * every page, so the others need not name them once more: the list weighs an eighth less.
 */
export function lighterManifest(): Plugin {
  return {
    name: "lamplight-lighter-manifest",
    transform(code, id) {
      if (!id.endsWith(manifest)) return null;
      if (!code.startsWith(opening))
        throw new Error(`"${manifest}" is written in another way now.`);
      // It is written as a literal of the language, with quotation marks that JSON has not.
      const written = code.slice(opening.length).replace(/;\s*$/, "");
      const { entry, routes, ...others }: AssetsManifest = runInNewContext(`(${written})`);
      const [root] = Object.values(routes).filter(({ parentId }) => parentId === undefined);
      const everywhere = new Set([entry, root].flatMap((each) => each?.imports ?? []));
      const lighter = Object.values(routes).map((route) => [
        route.id,
        route === root
          ? route
          : { ...route, imports: route.imports?.filter((file) => !everywhere.has(file)) },
      ]);
      const kept = { entry, routes: Object.fromEntries(lighter), ...others };
      return { code: `${opening}${JSON.stringify(kept)};`, map: null };
    },
  };
}
