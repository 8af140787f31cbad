import { expect, test } from "vitest";

import { scriptsAfterPaint } from "~/http/scripts-after-paint.server";

const head = '<html><body><p>&lt;link rel="modulepreload" &gt;</p>';
const preload = '<link rel="modulepreload" href="/assets/a.js"/>';
const script = '<script nonce="n0nce" type="module" async="">import "/assets/a.js";</script>';

test("a page's own scripts wait under another name", () => {
  const page = scriptsAfterPaint(`${head}${preload}${script}</body></html>`, "n0nce");
  expect(page).toContain('<link rel="after-paint" href="/assets/a.js"/>');
  expect(page).toContain('<script nonce="n0nce" type="after-paint">import "/assets/a.js";');
  expect(page).toMatch(/<\/html><script nonce="n0nce">\{/);
  expect(page).toContain('&lt;link rel="modulepreload" &gt;');
});

test("a page without scripts stays as it is", () => {
  expect(scriptsAfterPaint(`${head}</body></html>`, "n0nce")).toBe(`${head}</body></html>`);
});
