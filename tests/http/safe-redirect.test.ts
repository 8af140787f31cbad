import fc from "fast-check";
import { expect, test } from "vitest";

import { safeRedirect } from "~/http/safe-redirect";

test("a path of this site is kept with its search and hash", () => {
  expect(safeRedirect("/dashboard")).toBe("/dashboard");
  expect(safeRedirect("/path/one-clear-task?check=2#q1")).toBe("/path/one-clear-task?check=2#q1");
});

test.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\t//evil.example",
  "/\n/evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "/a/..//evil.example",
  "/%5c/../..//evil.example",
  "",
  `/${"a".repeat(2001)}`,
  null,
  7,
])("%j does not leave the site", (to) => {
  const target = safeRedirect(to, "/home");
  expect(new URL(target, "https://ours.example").origin).toBe("https://ours.example");
  expect(target.startsWith("//")).toBe(false);
});

test("no text whatever leaves the site", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      for (const to of [text, `/${text}`, `//${text}`, `/\\${text}`]) {
        const target = safeRedirect(to);
        expect(new URL(target, "https://ours.example").origin).toBe("https://ours.example");
      }
    }),
    { numRuns: 2000 },
  );
});
