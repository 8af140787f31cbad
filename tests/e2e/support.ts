import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

import { browserTestState } from "../../scripts/setup/browser-tests.mjs";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** A name that no other test of this or an earlier run uses. */
export function uniqueName(prefix = "person") {
  return `${prefix}-${crypto.randomUUID().slice(0, 8)}`;
}

export const answers = {
  ageGroup: "35-44",
  competenceLevel: "beginner",
  industry: "teaching",
  learningGoal: "improve productivity with AI",
};

/** Makes an account with a path and signs this page's browser in, through `/api`. */
export async function signUpLearner(page: Page, profile: Partial<typeof answers> = {}) {
  const email = `${uniqueName("learner")}@example.org`;
  const made = await page.request.post("/api/onboarding/submit", {
    data: { ...answers, ...profile, email },
  });
  expect(made.status()).toBe(201);
  const { user } = (await made.json()) as {
    user: { id: number; username: string; password: string };
  };

  const signedIn = await page.request.post("/api/login", {
    data: { username: user.username, password: user.password },
  });
  expect(signedIn.status()).toBe(200);
  return { ...user, email };
}

/** The demo account of this name, from the file that the seed keeps. */
export function demoAccount(username: string) {
  const accounts = JSON.parse(readFileSync(`${browserTestState}/demo-accounts.json`, "utf8")) as {
    username: string;
    password: string;
  }[];
  const account = accounts.find((each) => each.username === username);
  if (!account) throw new Error(`The seed made no ${username}.`);
  return account;
}

/** What axe finds wrong on the page as it is now, by rule and place. */
export async function accessibilityProblems(page: Page) {
  await page.evaluate(axeSource);
  // The header stays in sight and would seem to make smaller what lies half under it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
      };
    };
    const { violations } = await axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`,
    );
  });
}
