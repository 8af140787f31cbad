/** Whether the service worker keeps a page, so that it opens as a document without a network. */
export async function hasKeptCopy(address: string) {
  if (!navigator.serviceWorker?.controller) return false;
  return caches.match(new URL(address).pathname, { cacheName: "pages-1" });
}
