import { readdirSync, readFileSync } from "node:fs";
import { strong, weak } from "../support/rainy-afternoon";
import { problemsInEveryLook, signUpLearner } from "./support";
import { expect, type Locator, type Page, type Route, test } from "./test";
import { written } from "./written";

const { exercises } = written();

const at = "/tools/1?exercise=11";
const failure = "Failed to get AI response. Please try again.";

const box = (page: Page) => page.getByRole("textbox", { name: "Your prompt" });
const sendButton = (page: Page) => page.getByRole("button", { name: "Send" });
const chat = (page: Page) => page.getByRole("log", { name: "Conversation" });
const messages = (page: Page) => chat(page).locator("[data-role]");

/** Ready to take a prompt: with scripts only once they run. */
async function open(page: Page, address = at) {
  await page.goto(address);
  if (!scripted()) return;
  await expect(sendButton(page)).toBeDisabled();
}

function scripted() {
  return test.info().project.use.javaScriptEnabled !== false;
}

async function send(page: Page, prompt: string) {
  await box(page).fill(prompt);
  await sendButton(page).click();
}

async function roles(page: Page) {
  return messages(page).evaluateAll((all) => all.map((each) => each.getAttribute("data-role")));
}

/** Answers what the form sends in place of the server. */
async function answerPrompts(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route("**/tools/1.data*", (route) =>
    route.request().method() === "POST" ? answer(route) : route.continue(),
  );
}

/** Keeps what the form sends waiting until the returned function is called. */
async function holdPrompt(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answerPrompts(page, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: "wait" });
  };
}

test("a visitor chooses an exercise, sends a prompt and reads what came of it [TO-15, TO-23, TO-28, TO-29]", async ({
  page,
}) => {
  await page.goto("/tools");
  await page.getByRole("link", { name: "Start learning" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "GPT-4o" })).toBeVisible();
  await expect(chat(page)).toContainText("Select an exercise to begin.");

  const [{ title = "", situation = "" } = {}] = exercises;
  await page.getByRole("navigation", { name: "Exercises" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/tools\/1\?exercise=11$/);
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  await expect(page.getByText(situation)).toBeVisible();

  await send(page, `  ${weak}  `);
  await expect(messages(page)).toHaveCount(3);
  expect(await roles(page)).toEqual(["user", "assistant", "feedback"]);
  await expect(messages(page).nth(0).locator(".bubble")).toHaveText(weak);
  await expect(messages(page).nth(1)).toContainText("Sample answer written by our editors");
  await expect(messages(page).nth(2)).toContainText("Rule-based, no AI model was used");
  await expect(messages(page).nth(2)).toContainText("One next step:");
  await expect(page.getByRole("heading", { name: "What the coach looked for" })).toBeVisible();
  await expect(box(page)).toHaveValue(weak);
});

test("the chat keeps its height and scrolls inside at every width, and what is long is folded [TO-16]", async ({
  page,
}) => {
  async function expectHeights() {
    for (const [width, height] of [
      [320, 480],
      [390, 844],
      [1920, 1400],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const shown = (await chat(page).boundingBox())?.height ?? 0;
      expect(shown, `${width} px`).toBeGreaterThanOrEqual(400);
      expect(shown, `${width} px`).toBeLessThanOrEqual(500);
      if ((await messages(page).count()) === 0) continue;
      expect(await page.evaluate(overflow), `${width} px`).toBe(0);
      expect(await chat(page).evaluate((log) => log.scrollHeight > log.clientHeight)).toBe(true);
    }
  }
  const overflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;

  await open(page);
  await expectHeights();
  await send(page, strong);
  await expect(messages(page)).toHaveCount(3);
  await expectHeights();

  const bubble = messages(page).nth(1).locator(".bubble");
  const height = async () => (await bubble.boundingBox())?.height ?? 0;
  const folded = await height();
  expect(folded).toBeLessThan(220);
  await bubble.getByText("Read all").click();
  await expect.poll(height).toBeGreaterThan(folded + 100);
  await bubble.getByText("Read less").click();
  await expect.poll(height).toBe(folded);

  const notes = page.getByRole("region", { name: "What the coach looked for" });
  await expect(notes.getByRole("table", { name: "In this exercise" })).toBeVisible();
  await expect(notes.getByRole("table")).toHaveCount(1);
  await notes.getByText("In any request like this").click();
  await expect(notes.getByRole("table")).toHaveCount(2);
  await notes.getByText("Why this number").click();
  await expect(notes.getByText("Nothing to go on, 0 to 20.")).toBeVisible();
});

test("a prompt is sent without the space around it, and while it waits nothing more can be [TO-26, TO-27, TO-30, TO-31]", async ({
  page,
}) => {
  test.skip(!scripted(), "without scripts the browser shows that a page is on its way");
  await open(page);
  await box(page).fill("   \n ");
  await expect(sendButton(page)).toBeDisabled();
  await box(page).fill(` \n ${weak} \n `);
  await expect(sendButton(page)).toBeEnabled();

  const release = await holdPrompt(page);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await sendButton(page).click();
  expect(new URLSearchParams((await sent).postData() ?? "").get("prompt")).toBe(weak);
  await expect(chat(page)).toContainText("Thinking...");
  expect(await roles(page)).toEqual(["user", "assistant"]);
  await expect(sendButton(page)).toBeDisabled();
  await expect(box(page)).toHaveValue(weak);
  await box(page).press("Control+Enter");

  await release();
  await expect(messages(page)).toHaveCount(3);
  await expect(chat(page)).not.toContainText("Thinking...");
  await expect(box(page)).toHaveValue(weak);
  await expect(sendButton(page)).toBeEnabled();
});

test("a second try is appended, and says how it compares [TO-28]", async ({ page }) => {
  test.skip(!scripted(), "without scripts a visitor's page holds the last exchange");
  await open(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await send(page, weak);
  await expect(messages(page)).toHaveCount(3);
  await box(page).fill(strong);
  await box(page).press("Control+Enter");
  await expect(messages(page)).toHaveCount(6);

  expect(await roles(page)).toEqual(
    ["user", "assistant", "feedback"].flatMap((role, _, all) =>
      role === "user" ? [...all, ...all] : [],
    ),
  );
  await expect(messages(page).nth(5)).toContainText(/was \d+, \+\d+/);
  await expect(messages(page).nth(5).locator(".score")).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  // Another exercise has a conversation of its own, and the first one is still there afterwards.
  const list = page.getByRole("navigation", { name: "Exercises" }).getByRole("link");
  await list.nth(1).click();
  await expect(page).toHaveURL(/exercise=12$/);
  await expect(messages(page)).toHaveCount(0);
  await expect(
    page.getByRole("heading", { level: 2 }).filter({ hasText: exercises[1]?.title }),
  ).toBeFocused();
  await list.first().click();
  await expect(messages(page)).toHaveCount(6);
});

test("what came of a try is seen on a phone and on a wide screen, with the way to the next one [TO-28]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const prompt of [weak, strong]) {
      // Else the try before is there again.
      await page.context().clearCookies();
      await open(page);
      await send(page, prompt);
      await expect(messages(page)).toHaveCount(3);

      const feedback = messages(page).last();
      const praise = feedback.getByText("You wrote");
      const nextStep = feedback.getByText("One next step:");
      for (const part of [feedback.locator(".score"), praise, nextStep, box(page)]) {
        await expect.poll(() => isSeen(part), `${width} px: ${part}`).toBe(true);
      }
      await expect.poll(() => isSeen(sendButton(page))).toBe(true);
      await expect(box(page)).toHaveValue(prompt);
    }
    const passed = messages(page).last();
    await expect.poll(() => isSeen(passed.getByText("Passed"))).toBe(true);
    await expect.poll(() => isSeen(passed.getByRole("link"))).toBe(true);
  }
});

/** Whether all of it stands in the window, in what scrolls around it, and under nothing. */
function isSeen(part: Locator) {
  return part.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const frame = element.closest(".chat__log")?.getBoundingClientRect();
    const isInside =
      width > 0 &&
      height > 0 &&
      top >= Math.max(0, frame?.top ?? 0) &&
      bottom <= Math.min(window.innerHeight, frame?.bottom ?? window.innerHeight);
    const edges = [top + 2, (top + bottom) / 2, bottom - 2];
    const onTop = edges.map((y) => document.elementFromPoint((left + right) / 2, y));
    return isInside && onTop.every((each) => each !== null && !each.closest("header, .toasts"));
  });
}

test("the box tells when it is too full, and what is written from right to left is shown so", async ({
  page,
}) => {
  test.skip(!scripted(), "the counter is the script's, and the direction is in the HTML");
  await open(page);
  await box(page).fill("a".repeat(5999));
  await expect(page.getByText("5,999 of 4,000 characters")).toBeVisible();

  const direction = (element: Element) => getComputedStyle(element).direction;
  await box(page).fill("اكتب رسالة قصيرة إلى جارتي");
  expect(await box(page).evaluate(direction)).toBe("rtl");
  await sendButton(page).click();
  await expect(messages(page)).toHaveCount(3);
  expect(await messages(page).first().locator(".bubble").evaluate(direction)).toBe("rtl");
  expect(await messages(page).nth(1).locator(".prose").evaluate(direction)).toBe("ltr");
});

test("a prompt that gets no answer, or a failure for one, stays in the box [ER-14, UD-73]", async ({
  page,
}) => {
  test.skip(!scripted(), "without scripts the browser shows its own page");
  await open(page);
  await answerPrompts(page, (route) => route.abort());
  await send(page, weak);
  await expect(chat(page)).toContainText(failure);
  await expect(page.getByRole("region", { name: /^Notifications/ })).toContainText(failure);
  await expect(box(page)).toHaveValue(weak);
  await expect(messages(page)).toHaveCount(0);

  await page.unrouteAll({ behavior: "wait" });
  await sendButton(page).click();
  await expect(messages(page)).toHaveCount(3);
  await expect(chat(page)).not.toContainText(failure);

  await answerPrompts(page, (route) => route.fulfill({ status: 500, body: "broken" }));
  await sendButton(page).click();
  await expect(chat(page)).toContainText(failure);
  await expect(box(page)).toHaveValue(weak);
});

test("the example, and the grown prompt, are put into the box to go on from [UD-20]", async ({
  page,
}) => {
  test.skip(!scripted(), "without scripts a link and a form bring the page with it");
  await open(page);
  await page.getByText("Example prompt").click();
  await page.getByRole("link", { name: "Use as a start" }).click();
  await expect(box(page)).toHaveValue(exercises[0]?.examplePrompt ?? "");
  await expect(box(page)).toBeFocused();
  await expect(sendButton(page)).toBeEnabled();

  await send(page, weak);
  await expect(messages(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Use this as my next try" }).click();
  await expect(box(page)).toHaveValue(/^Give me ideas[^[]*\[[^\]]+\]/);
  await expect(box(page)).toBeFocused();
});

test("an unsent prompt is there again after the way back, also in place of an earlier try, until it is sent", async ({
  page,
}) => {
  test.skip(!scripted(), "without scripts browsers keep it");
  await open(page);
  const goAndComeBack = async () => {
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
    await page.goBack();
  };
  await box(page).fill(weak);
  await goAndComeBack();
  await expect(box(page)).toHaveValue(weak);
  await expect(sendButton(page)).toBeEnabled();

  await sendButton(page).click();
  await expect(messages(page)).toHaveCount(3);
  await box(page).fill(`${weak} In a table.`);
  await goAndComeBack();
  await expect(box(page)).toHaveValue(`${weak} In a table.`);
  await page.reload();
  await expect(box(page)).toHaveValue(`${weak} In a table.`);

  await send(page, strong);
  await expect(chat(page).getByText("Passed")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("drafts"))).toBeNull();
  // Another exercise has a box of its own.
  await page.goto("/tools/1?exercise=12");
  await expect(box(page)).toHaveValue("");
});

test("a learner's passing try counts and is compared in place [UD-22, EN-08]", async ({ page }) => {
  test.skip(!scripted(), "the page that the server sends is tested with the routes");
  await signUpLearner(page);
  await open(page);
  await send(page, weak);
  await expect(messages(page)).toHaveCount(3);
  const list = page.getByRole("navigation", { name: "Exercises" }).getByRole("link");
  await expect(list.first()).toContainText(/Best \d+ of 45 to pass/);

  await send(page, strong);
  await expect(page.getByText("You earned an achievement").first()).toBeVisible();
  await expect(list.first()).toContainText(/Passed, best \d+/);
  await expect(messages(page).last()).toContainText(/was \d+, \+\d+/);
  await expect(messages(page).last()).toContainText("Passed");
  await expect(page.getByRole("heading", { name: "Your tries", exact: true })).toBeVisible();
  const compared = page.getByRole("region", { name: "Your tries compared" });
  await expect(compared.getByRole("columnheader").nth(1)).toContainText(/Try 2\s*Best: \d+/);
});

test("on a phone the number of a learner's passing try stays in sight when all of it has come [TO-28]", async ({
  page,
}) => {
  test.skip(!scripted(), "without scripts the page opens at the coach");
  await signUpLearner(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page);
  await send(page, strong);
  await expect(page.getByText("You earned an achievement").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your tries", exact: true })).toBeVisible();
  const score = messages(page).last().locator(".score b");
  await expect.poll(() => isSeen(score)).toBe(true);
  // Whatever still moves has come to rest.
  await page.waitForTimeout(1000);
  expect(await isSeen(score)).toBe(true);
});

test("on a phone the list folds, and choosing shuts it [TO-15]", async ({ page }) => {
  test.skip(!scripted(), "without scripts each choice is a page that comes with it shut");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/tools/1");
  const first = page.locator("details").getByRole("link").first();
  await expect(first).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(/exercise=11$/);
  await expect(page.getByText("Exercise 1 of 4")).toBeVisible();
  await expect(page.locator("details.exs").getByRole("link").first()).toBeHidden();
  await page.getByText("Exercise 1 of 4").click();
  await expect(page.locator("details.exs").getByRole("link").first()).toBeVisible();
});

test("the coach and the exercises stay on the server", async () => {
  test.skip(!scripted(), "both look at one build");
  const folder = "build/client/assets";
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const all = scripts.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("\n");
  expect(exercises.length).toBeGreaterThan(30);
  for (const { situation, slots } of exercises) {
    expect(all).not.toContain(situation.slice(0, 60));
    for (const { why } of slots) expect(all).not.toContain(why);
  }
  expect(all).not.toContain("Rule-based coach, no AI model was used");
});

test("axe finds nothing on an exercise in use", async ({ page }) => {
  test.skip(!scripted(), "axe runs as a script");
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signUpLearner(page);
  await page.goto("/tools/1");
  expect(await problemsInEveryLook(page), "nothing chosen").toEqual([]);
  await page.goto(at);
  await send(page, weak);
  await expect(messages(page)).toHaveCount(3);
  await send(page, strong);
  await expect(messages(page)).toHaveCount(6);
  await expect(page.getByRole("heading", { name: "Your tries compared" })).toBeVisible();
  expect(await problemsInEveryLook(page), "in use").toEqual([]);
});
