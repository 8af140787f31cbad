import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";

import { handleByArea } from "~/worker/route-areas.server";

type RouteObject = Parameters<typeof matchRoutes>[0][number];
type Route = { id: string; parentId?: string; path?: string; index?: boolean };
const routes: Route[] = [
  { id: "root", path: "" },
  { id: "routes/_index", parentId: "root", index: true },
  { id: "routes/$", parentId: "root", path: "*" },
  { id: "routes/community", parentId: "root", path: "community" },
  { id: "routes/community._index", parentId: "routes/community", index: true },
  { id: "routes/community.$id", parentId: "routes/community", path: ":id" },
  { id: "routes/_learn", parentId: "root" },
  { id: "routes/_learn.learn", parentId: "routes/_learn", path: "learn" },
  { id: "routes/_learn.learn.$step", parentId: "routes/_learn.learn", path: ":step/check" },
  { id: "routes/api.threads", parentId: "root", path: "api/threads/:id" },
  { id: "routes/sitemap", parentId: "root", path: "sitemap.xml" },
  { id: "routes/Grok", parentId: "root", path: "Grok" },
  { id: "routes/language", parentId: "root", path: "lang?/about" },
];
const manifest = Object.fromEntries(routes.map((route) => [route.id, route]));
const build = { routes: manifest, assets: { url: "/m.js", routes: manifest } };

function treeOf(all: Record<string, Route>, parentId?: string): RouteObject[] {
  return Object.values(all)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index: true as const } : { id, path, children: treeOf(all, id) },
    );
}

/** Answers with the ids that React Router matches among the routes of the build it was made of. */
function matching(given: ServerBuild) {
  const tree = treeOf(given.routes as Record<string, Route>);
  return async (request: Request) => {
    const pathname = new URL(request.url).pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    const matches = matchRoutes(tree, pathname) ?? [];
    return Response.json({
      ids: matches.map(({ route }) => route.id),
      of: Object.keys(given.routes).length,
      assets: Object.keys(given.assets.routes).length,
    });
  };
}

const all = matching(build as unknown as ServerBuild);
const byArea = handleByArea(build as unknown as ServerBuild, matching);
const ask = async (handle: typeof all | typeof byArea, path: string) => {
  const request = new Request(`http://localhost${path}`);
  return (await handle(request, {} as AppLoadContext)).json<Record<string, unknown>>();
};

test.each([
  "/",
  "/_root.data",
  "/?ask",
  "/community",
  "/community.data",
  "/community/",
  "/COMMUNITY/7",
  "/%63ommunity/7",
  "/community/7.data",
  "/learn",
  "/learn/3/check",
  "/learn/3/other",
  "/api/threads/9",
  "/api/unknown",
  "/sitemap.xml",
  "/grok",
  "/about",
  "/lang/about",
  "/nowhere/at/all",
  "//community",
  "/%E0%A4%A",
  "/constructor",
])("%s matches the same routes as among all of them", async (path) => {
  expect((await ask(byArea, path)).ids).toEqual((await ask(all, path)).ids);
});

test("an area leaves the routes of the others out, for the server and for the manifest", async () => {
  const { of, assets } = await ask(byArea, "/community/7");
  expect(of).toBe(8);
  expect(assets).toBe(8);
});

test("addresses that strangers think up share one handler", async () => {
  let made = 0;
  const handle = handleByArea(build as unknown as ServerBuild, (area) => {
    made++;
    return matching(area);
  });
  for (const path of ["/a", "/b", "/c/d", "/%", "/__proto__"]) await ask(handle, path);
  expect(made).toBe(1);
});
