/**
 * Options of the Remix plugin, read by vite.config.ts.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  serverModuleFormat: "esm",
  future: {
    v3_fetcherPersist: true,
    /*
     * Off: with it, a redirect to a route that was not discovered yet while a fetcher writes ends on
     * an empty page ("Didn't find any matches after fetcher action"), and a route whose discovery was
     * broken off stays unknown. The routes of all pages are 6 KB, cached for good.
     */
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
