import { accessibilityProblems, openLive, signUpLearner, uniqueName, withFailure } from "./support";
import { expect, type Page, test } from "./test";

interface Thread {
  id: number;
  title: string;
  downvotes: number;
}

async function read(page: Page, query: string) {
  const response = await page.request.get(`/api/community/threads${query}`);
  expect(response.status()).toBe(200);
  return (await response.json()) as Thread[];
}

/** A question of this test's own, by somebody who is signed in from then on. */
async function askOne(page: Page) {
  await signUpLearner(page);
  const word = uniqueName("q").replace("-", "");
  const response = await page.request.post("/api/community/threads", {
    data: {
      title: `What does ${word} mean in a prompt?`,
      body: `I met ${word} in a prompt of a friend.\n\nI tried it in GPT-4o and expected a table. It gave me a list, and then a second one that said the same in other words, and then it stopped.`,
      tags: [9],
    },
  });
  expect(response.status()).toBe(201);
  return { word, thread: (await response.json()) as Thread };
}

const cards = (page: Page) => page.locator(".q");
const card = (page: Page, { id }: Pick<Thread, "id">) => page.locator(`#question-${id}`);

test("tabs, filters, topics and pages are addresses, and narrow one another [CM-08, CM-12, CM-13, CM-15]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts they are links to pages of their own");
  await page.goto("/community");
  const tabs = page.getByRole("navigation", { name: "Order" });
  await expect(tabs.getByRole("link")).toHaveText(["Hot", "Newest", "Unanswered"]);
  await expect(tabs.getByRole("link", { name: "Newest" })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: "Unanswered" }).click();
  await expect(page).toHaveURL(/sort=unanswered/);
  await expect(cards(page)).toHaveCount(15);
  await expect(page.getByText("Solved")).toHaveCount(0);

  await tabs.getByRole("link", { name: "Hot" }).click();
  await expect(page).toHaveURL(/sort=hot/);
  const side = page.getByRole("complementary", { name: "Find questions" });
  const topic = side.getByRole("link", { name: /^LLaMA/ });
  await topic.click();
  await expect(page).toHaveURL(/sort=hot&tags=3/);
  await expect(topic).toHaveAttribute("aria-current", "true");
  await expect(cards(page).first()).toContainText("LLaMA");
  await expect(cards(page).filter({ hasNotText: "LLaMA" })).toHaveCount(0);
  await page.getByRole("link", { name: "Next →" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(topic).toHaveAttribute("aria-current", "true");

  await side.getByRole("link", { name: "Answered", exact: true }).click();
  await expect(page).toHaveURL(/filter=answered/);
  await expect(page.getByText("Page 2")).toHaveCount(0);
  await expect(cards(page).first()).toContainText("Solved");
  await expect(cards(page).filter({ hasNotText: "Solved" })).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await topic.click();
  await expect(page).not.toHaveURL(/tags=/);
  await expect(topic).not.toHaveAttribute("aria-current", "true");
  await expect(side.getByRole("link", { name: "Answered", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("a search finds the question, and its title leads there [CM-07, CM-21]", async ({ page }) => {
  const { word, thread } = await askOne(page);
  await page.goto("/community");
  const box = page.getByRole("searchbox", { name: "Search questions" });
  await expect(box).toHaveAttribute("placeholder", "Search questions...");
  await box.fill(word);
  await box.press("Enter");
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(cards(page)).toHaveCount(1);
  await expect(box).toHaveValue(word);
  await card(page, thread).getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(`/community/${thread.id}`);
});

test("the arrows vote, change and take back; the list that is read again has it too [CM-27, CM-30]", async ({
  page,
}) => {
  const { thread } = await askOne(page);
  await page.context().clearCookies();
  await signUpLearner(page);
  const address = `/community?q=${thread.title.split(" ")[2]}`;
  await page.goto(address);
  const mine = card(page, thread);
  const up = mine.getByRole("button", { name: /^Vote up: / });
  const down = mine.getByRole("button", { name: /^Vote down: / });
  await up.click();
  await expect(mine).toContainText("Score 1");
  await expect(up).toHaveAttribute("aria-pressed", "true");
  await down.click();
  await expect(mine).toContainText("Score −1");
  await expect(up).toHaveAttribute("aria-pressed", "false");

  await page.getByRole("navigation", { name: "Order" }).getByRole("link", { name: "Hot" }).click();
  await expect(mine).toContainText("Score −1");
  await expect(down).toHaveAttribute("aria-pressed", "true");
  await down.click();
  await expect(mine).toContainText("Score 0");
  await expect(down).toHaveAttribute("aria-pressed", "false");
  await expect.poll(async () => (await read(page, address.slice(10)))[0]?.downvotes).toBe(0);
});

test.describe("while a vote is on its way", () => {
  test.skip(
    ({ javaScriptEnabled }) => javaScriptEnabled === false,
    "without scripts the page comes back with it",
  );

  async function openOwnList(page: Page) {
    const { thread } = await askOne(page);
    await page.context().clearCookies();
    await signUpLearner(page);
    await page.goto(`/community?q=${thread.title.split(" ")[2]}`);
    const up = card(page, thread).getByRole("button", { name: /^Vote up: / });
    return { up, mine: card(page, thread) };
  }

  test("a list that was read before it arrived does not take it back [CM-27]", async ({ page }) => {
    const { up, mine } = await openOwnList(page);
    await page.route(/\/vote\.data$/, async (route) => {
      await page.waitForResponse(/\/community\.data\?.*sort=hot/);
      await route.continue();
    });
    const stored = page.waitForResponse(/\/vote\.data$/);
    await up.click();
    await page
      .getByRole("navigation", { name: "Order" })
      .getByRole("link", { name: "Hot" })
      .click();
    await expect(mine).toContainText("Score 1");
    await stored;
    await expect(page).toHaveURL(/sort=hot/);
    await expect(mine).toContainText("Score 1");
    await expect(up).toHaveAttribute("aria-pressed", "true");
  });

  test("a list that was being read when it arrived is read again [CM-27]", async ({ page }) => {
    const { up, mine } = await openOwnList(page);
    const list = /\/community\.data\?.*sort=hot/;
    const stored = page.waitForResponse(/\/vote\.data$/);
    let isRead = () => {};
    const read = new Promise<void>((resolve) => {
      isRead = resolve;
    });
    await page.route(/\/vote\.data$/, async (route) => {
      await read;
      await route.continue();
    });
    await page.route(list, async (route) => {
      await page.unroute(list);
      const response = await route.fetch();
      isRead();
      await stored;
      // Called off by the router, which asks anew.
      await route.fulfill({ response }).catch(() => {});
    });
    const hot = page.getByRole("navigation", { name: "Order" }).getByRole("link", { name: "Hot" });
    await up.click();
    await hot.click();
    await stored;
    await expect(hot).toHaveAttribute("aria-current", "page");
    await expect(mine).toContainText("Score 1");
    await expect(up).toHaveAttribute("aria-pressed", "true");
  });

  test("a cut connection takes it back and says so; what was pressed last is stored [CM-27]", async ({
    page,
  }) => {
    const { up, mine } = await openOwnList(page);
    await page.route(/\/vote\.data$/, (route) => route.abort());
    await up.click();
    await expect(page.locator(".toast__title")).toHaveText("Your vote was not counted");
    await expect(page.locator(".toast__text")).toHaveText("Please try again in a moment.");
    await expect(mine).toContainText("Score 0");
    await expect(up).toHaveAttribute("aria-pressed", "false");
    await page.unroute(/\/vote\.data$/);

    const values: (string | null)[] = [];
    page.on("response", (response) => {
      if (!response.url().endsWith("/vote.data")) return;
      values.push(new URLSearchParams(response.request().postData() ?? "").get("value"));
    });
    await up.click();
    await mine.getByRole("button", { name: /^Vote down: / }).click();
    await expect(mine).toContainText("Score −1");
    await expect.poll(() => values).toEqual(["1", "-1"]);
    await page.reload();
    await expect(mine).toContainText("Score −1");
  });
});

test("a visitor who votes is told to sign in [CM-27]", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts the server sends them to sign in");
  await page.goto("/community");
  const score = await cards(page).first().locator("b").innerText();
  await page
    .getByRole("button", { name: /^Vote up: / })
    .first()
    .click();
  await expect(page.locator(".toast__title")).toHaveText("Sign in to vote");
  await expect(cards(page).first().locator("b")).toHaveText(score);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?redirectTo=%2Fcommunity/);
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("excerpts have two lines, the menu folds, a chip leads to filters and topics, which fold [CM-09, CM-22, CM-58]", async ({
    page,
  }) => {
    await openLive(page, "/community");
    await expect(cards(page)).toHaveCount(15);
    const lines = await page.locator(".q__ex").evaluateAll((excerpts) =>
      excerpts.map((excerpt) => {
        const line = Number.parseFloat(getComputedStyle(excerpt).lineHeight);
        return Math.round(excerpt.clientHeight / line);
      }),
    );
    expect(Math.max(...lines)).toBe(2);

    const menu = page.locator(".menu--nav details");
    await menu.locator("summary").click();
    await expect(menu.getByRole("link", { name: "Marketplace" })).toBeVisible();
    await menu.locator("summary").click();
    await expect(menu.getByRole("link", { name: "Marketplace" })).toBeHidden();

    const side = page.getByRole("complementary", { name: "Find questions" });
    await expect(side).toBeHidden();
    await page.getByRole("link", { name: "Filter", exact: true }).click();
    await expect(side).toBeVisible();
    const topic = side.getByRole("link", { name: /^GPT-4 ?\d+/ });
    await expect(topic).toBeVisible();
    await side.getByText("Topics").click();
    await expect(topic).toBeHidden();
    await side.getByText("Topics").click();
    await expect(topic).toBeVisible();
    await side.getByRole("link", { name: "Answered" }).click();
    await expect(page).toHaveURL(/filter=answered/);
  });

  test("the bar stays at the foot; it opens the search, whose empty list offers to ask, and the form [CM-04, CM-05, CM-06, CM-17]", async ({
    page,
    javaScriptEnabled,
  }) => {
    test.skip(javaScriptEnabled === false, "without scripts its search is the chip's link");
    await page.goto("/community");
    const bar = page.getByRole("navigation", { name: "Community" });
    await expect(bar.getByRole("link")).toHaveText(["Home", "Search", "Ask", "Alerts", "Profile"]);
    expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
    const box = page.getByRole("searchbox", { name: "Search questions" });
    await expect(box).toBeHidden();
    const ask = page.getByRole("link", { name: "Ask a Question" });
    await expect(ask).toHaveCount(1);
    await ask.click();
    const dialog = page.getByRole("dialog", { name: "Ask a Question" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/community");

    await bar.getByRole("link", { name: "Search" }).click();
    await expect(box).toBeInViewport();
    const [search, list] = [await box.boundingBox(), await cards(page).first().boundingBox()];
    expect(search?.y).toBeLessThan(list?.y ?? 0);
    await box.fill("zzzzqqqq");
    await box.press("Enter");
    await expect(page.getByRole("heading", { name: "No questions found." })).toBeVisible();
    await page.getByRole("link", { name: "Ask the first question" }).click();
    await expect(dialog).toBeVisible();
  });
});

test("waiting for the list shows what is being loaded [CM-16]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts the browser shows its own");
  await page.goto("/community");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/community\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Order" }).getByRole("link", { name: "Hot" }).click();
  const status = page.getByRole("status").filter({ hasText: "Loading questions..." });
  await expect(status).toBeVisible();
  await expect(status.locator(".spin")).toBeVisible();
  release();
  await expect(page).toHaveURL(/sort=hot/);
  await expect(status).toBeHidden();
});

test("a list that cannot be loaded says so, and Retry loads the page again [ER-51]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "the failing answer is put in place of a client's call");
  await page.route(/\/community\.data/, async (route) => {
    const response = await route.fetch();
    const body = withFailure(await response.text(), "routes/community._index");
    await route.fulfill({ response, status: 500, body });
  });
  await openLive(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Community" }).first().click();
  await expect(page.getByRole("alert")).toContainText("Error loading questions. Please try again.");
  await expect(page.getByRole("heading", { level: 1, name: "Community" })).toBeVisible();

  // The browser asks the server for the page itself.
  await page.getByRole("link", { name: "Retry" }).click();
  await expect(cards(page)).toHaveCount(15);
});
