import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const before = "window.__remixManifest=";
/** Other programs alone call them, and nothing in a page: `tests/routes/browser-routes.test.ts`. */
const isNeverRouted = (id) =>
  /^routes\/api\.(?:ai|courses?|dashboard|login|logout|onboarding|payments|register|tools)\b/.test(
    id,
  );

/** Takes out of the list of routes, which every first visit loads, those that no page leads to. */
export function trimBrowserRoutes(assets = "build/client/assets") {
  const name = readdirSync(assets).find((file) => /^manifest-[\da-f]+\.js$/.test(file));
  if (!name) throw new Error(`There is no list of routes in ${assets}.`);
  const file = path.join(assets, name);
  const { routes, ...rest } = JSON.parse(
    readFileSync(file, "utf8").replace(before, "").replace(/;$/, ""),
  );
  const kept = Object.fromEntries(Object.entries(routes).filter(([id]) => !isNeverRouted(id)));
  writeFileSync(file, `${before}${JSON.stringify({ ...rest, routes: kept })};`);
}
