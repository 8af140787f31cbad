import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { browserTestState } from "../../scripts/setup/browser-tests.mjs";
import { type Cookie, expect, type Locator, type Page, test } from "./test";

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

/**
 * Makes an account with a path and signs this page's browser in, through `/api`. With its time zone
 * the page has nothing to tell by itself while a test is under way.
 */
export async function signUpLearner(page: Page, profile: Partial<typeof answers> = {}) {
  const user = await signUpWithoutZone(page, profile);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const told = await page.request.post("/time-zone.data", { form: { timeZone } });
  expect(told.ok()).toBe(true);
  return user;
}

/** The same without the time zone, which the page then tells by itself. */
export async function signUpWithoutZone(page: Page, profile: Partial<typeof answers> = {}) {
  const email = `${uniqueName("learner")}@example.org`;
  const made = await page.request.post("/api/onboarding/submit", {
    data: { ...answers, ...profile, email },
  });
  expect(made.status()).toBe(201);
  const { user } = (await made.json()) as {
    user: { id: number; username: string; password: string };
  };

  await signIn(page, user);
  return { ...user, email };
}

const sessions = new Map<string, Cookie[]>();

/** Opens a page and waits until its scripts answer, where there are scripts. */
export async function openLive(page: Page, address: string) {
  await page.goto(address);
  await isLive(page);
}

/** Waits until the scripts of the page that is open answer. */
export async function isLive(page: Page) {
  if (test.info().project.use.javaScriptEnabled === false) return;
  await page.waitForFunction(() => {
    // What React has taken over carries its mark.
    const hasMark = (part: Element) => Object.keys(part).some((key) => key.startsWith("__react"));
    return (
      document.readyState === "complete" && [...document.querySelectorAll("main")].every(hasMark)
    );
  });
  // Its effects run behind that.
  await page.evaluate(() => new Promise((go) => requestIdleCallback(() => setTimeout(go))));
}

/** Moves the clock of the page on, and waits until what it asks for meanwhile has been seen. */
export async function letTimePass(page: Page, ms: number) {
  await page.clock.runFor(ms);
  // Requests are told in their order, and this one comes behind them.
  await page.evaluate(() => fetch("/robots.txt").then((answer) => answer.text()));
}

/** Signs this page's browser in. To come back as the same person costs no look at a password. */
export async function signIn(page: Page, account: { username: string; password: string }) {
  const { username } = account;
  const context = page.context();
  const kept = sessions.get(username);
  if (kept) {
    await context.addCookies(kept);
    return;
  }
  await signInApart(page, account);
  sessions.set(
    username,
    (await context.cookies()).filter(({ name }) => name === "session"),
  );
}

/** Signs in to a session that no other test has: to sign out ends nobody else's. */
export async function signInApart(
  page: Page,
  { username, password }: { username: string; password: string },
) {
  const signedIn = await page.request.post("/api/login", { data: { username, password } });
  expect(signedIn.status()).toBe(200);
}

export async function signInEditor(page: Page) {
  await signIn(page, demoAccount("noor"));
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

/** The message in the corner with these words. */
export function toast(page: Page, words: string) {
  return page.locator(".toasts .toast").filter({ hasText: words });
}

/** The same for something that failed or was refused: it looks the part. */
export function failureToast(page: Page, words: string) {
  return page.locator(".toasts .toast--bad").filter({ hasText: words });
}

/**
 * What a client's call was answered, with the part of this route turned into a failure of its
 * loader. The root's stays.
 */
export function withFailure(answered: string, route: string) {
  const [first = "[]", ...rest] = answered.split("\n");
  const parts = JSON.parse(first) as unknown[];
  const [results] = parts as Record<string, number>[];
  const result = results?.[`_${parts.indexOf(route)}`] ?? -1;
  const [value] = Object.values(parts[result] as object);
  parts[result] = { [`_${parts.length}`]: value };
  return [JSON.stringify([...parts, "error"]), ...rest].join("\n");
}

/** What axe finds wrong on the page as it is now, by rule and place. */
export async function accessibilityProblems(page: Page, rules?: readonly string[]) {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axeSource);
  // The header stays in sight and would seem to make smaller what lies half under it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  return page.evaluate(async (only) => {
    // What slides in is small or half out of sight until it is there.
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      return playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { axe } = window as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
      };
    };
    const { violations } = await axe.run({
      runOnly: only ?? ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      resultTypes: ["violations"],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`,
    );
  }, rules);
}

/** A list of cards has one, two and three columns at these widths, and no page is wider than its window. */
export async function expectColumns(page: Page, list: Locator) {
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const made = await list.evaluate(
      (grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length,
    );
    expect(made, `${width} px`).toBe(columns);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBe(0);
  }
}

/** The rules of axe for which a theme makes a difference. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * The same at each of these widths, and at the last one in the dark too, without loading the page again:
 * what a theme changes, it changes at every width.
 */
export async function problemsInEveryLook(page: Page, widths = [390, 1280]) {
  const problems: string[] = [];
  async function look(colorScheme: "light" | "dark", rules?: string[]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const found = await accessibilityProblems(page, rules);
    const width = page.viewportSize()?.width;
    problems.push(...found.map((each) => `${colorScheme}, ${width} px: ${each}`));
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look("light");
  }
  await look("dark", colorRules);
  return problems;
}

/** Holds back the scripts of the pages to come until the returned function is called, as on a slow line. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
