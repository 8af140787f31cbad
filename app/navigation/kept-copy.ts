/** Whether the service worker keeps a page, so that it opens as a document without a network. */
export async function hasKeptCopy(address: string) {
  if (!("caches" in window) || !navigator.serviceWorker?.controller) return false;
  const { pathname } = new URL(address);
  return (await caches.match(pathname, { cacheName: "pages-1" })) !== undefined;
}
