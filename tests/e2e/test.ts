import { test as base, type Page } from "@playwright/test";

export * from "@playwright/test";

/** Playwright's `test`, whose pages count as opened when their scripts answer. */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on("page", awaitScripts);
    await use(context);
  },
});

/** Scripts are asked for after the first paint, which the load of a page does not wait for. */
function awaitScripts(page: Page) {
  for (const name of ["goto", "reload", "goBack", "goForward"] as const) {
    const open = page[name].bind(page) as (...options: unknown[]) => Promise<never>;
    page[name] = async (...options: unknown[]) => {
      const response = await open(...options);
      const isEarly = options.some((each) => (each as Options)?.waitUntil === "commit");
      if (!isEarly) await page.waitForFunction(hasScripts);
      return response;
    };
  }
}

type Options = { waitUntil?: string } | undefined;

/** Whether React has taken the page over, which leaves its mark, or leaves it alone. */
function hasScripts() {
  const hasMark = (part: Element) => Object.keys(part).some((key) => key.startsWith("__react"));
  return (
    document.querySelector("script[type=after-paint]") === null ||
    [...document.querySelectorAll("main")].every(hasMark)
  );
}
