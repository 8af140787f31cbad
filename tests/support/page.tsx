import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";

import * as entry from "~/entry.server";
import * as root from "~/root";
import type { startApp } from "./app";

type App = Awaited<ReturnType<typeof startApp>>;
type RouteModule = ServerBuild["routes"][string]["module"];

/**
 * The whole answer of one route inside the root, rendered as the worker does it.
 *
 * @param path the route's path with its parameters, such as `path/:skillId`.
 */
export async function openPage(app: App, path: string, module: object, request: Request) {
  const handle = createRequestHandler(buildOf(path, module as RouteModule), "test");
  const response = await handle(request, app.context(request));
  const html = await response.text();
  await refuseRearranged(html, path);
  return { response, html, text: textOf(html) };
}

const endsParagraph =
  "address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 header hr main nav ol p pre section table ul";
/** What a browser does not nest as it was written: it moves it, and then the scripts give the page up. */
const rearranged = [
  ...endsParagraph.split(" ").map((name) => `p ${name}`),
  ...["a a", "button button", "form form"],
];

async function refuseRearranged(html: string, path: string) {
  const found: string[] = [];
  const reader = new HTMLRewriter();
  for (const selector of rearranged) {
    reader.on(selector, {
      element: (element) => {
        found.push(`${selector} (${element.getAttribute("class")})`);
      },
    });
  }
  await reader.transform(new Response(html)).text();
  if (found.length > 0) throw new Error(`A browser would rearrange ${path}: ${found.join(", ")}`);
}

/** The words of the page between header and footer. */
function textOf(html: string) {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  return main
    .replaceAll("<!-- -->", "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

function buildOf(path: string, module: RouteModule): ServerBuild {
  const page = { id: "page", parentId: "root", path, module };
  return {
    entry: { module: entry as unknown as ServerBuild["entry"]["module"] },
    routes: {
      root: { id: "root", path: "", module: root as unknown as RouteModule },
      page,
    },
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: {
        root: asset("root", "", root as unknown as RouteModule),
        page: { ...asset(page.id, path, module), parentId: page.parentId },
      },
      url: "/manifest.js",
      version: "test",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
    isSpaMode: false,
    mode: "test",
  };
}

function asset(id: string, path: string, module: RouteModule) {
  return {
    id,
    path,
    module: `/${id}.js`,
    hasLoader: Boolean(module.loader),
    hasAction: Boolean(module.action),
    hasClientLoader: false,
    hasClientAction: false,
    hasErrorBoundary: Boolean(module.ErrorBoundary),
  };
}
