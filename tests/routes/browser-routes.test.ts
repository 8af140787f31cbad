import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../../app/**/*.{ts,tsx}", "!../../app/routes/api.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The build takes their routes out of what browsers load: see `scripts/setup/browser-routes.mjs`. */
const forPrograms =
  /["`]\/api\/(?:ai|courses?|dashboard|login|logout|onboarding|payments|register|tools)\b/;

test("nothing in a page goes to the addresses that are for other programs", () => {
  const inPages = Object.entries(sources).filter(([file]) => /\.tsx$|\/components\//.test(file));
  expect(inPages.length).toBeGreaterThan(100);
  expect(inPages.filter(([, text]) => text.includes("/api/")).length).toBeGreaterThan(5);
  for (const [file, text] of inPages) expect(text, file).not.toMatch(forPrograms);
});
