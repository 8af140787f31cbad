import { openLive, problemsInEveryLook, signUpLearner } from "./support";
import { expect, type Page, test } from "./test";

function card(page: Page, name: string) {
  return page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
}

function tab(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Your learning" }).getByRole("link", { name });
}

async function search(page: Page, text: string, scripted: boolean) {
  await page.getByRole("searchbox", { name: "Search" }).fill(text);
  if (!scripted) await page.getByRole("button", { name: "Search" }).click();
}

test("a learner finds a tool by category and word, and reads about it [DA-05, TO-01, TO-02, TO-06]", async ({
  page,
  javaScriptEnabled,
}) => {
  const scripted = javaScriptEnabled !== false;
  await signUpLearner(page);
  await page.goto("/dashboard");
  await tab(page, "AI Tools").click();
  await expect(page).toHaveURL("/dashboard/tools");
  await expect(page.getByRole("heading", { level: 2, name: "Directory" })).toBeVisible();
  await expect(page.getByRole("link", { name: "All", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(card(page, "Claude")).toBeVisible();

  await page.getByRole("link", { name: "Images", exact: true }).click();
  await expect(page).toHaveURL("/dashboard/tools?category=images");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([
    "DALL·E 3",
    "Midjourney",
    "Adobe Firefly",
    "Gemini pictures",
  ]);

  await search(page, "DISCORD", scripted);
  await expect(page).toHaveURL("/dashboard/tools?category=images&q=DISCORD");
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Midjourney"]);
  await expect(page.getByText(/^Showing 1 of \d+ tools in Images$/)).toBeVisible();

  const midjourney = card(page, "Midjourney");
  await expect(midjourney.getByRole("heading", { name: "Key features" })).toBeHidden();
  await midjourney.getByText("More Info").click();
  await expect(midjourney.getByRole("heading", { name: "Key features" })).toBeVisible();
});

test("each card opens and closes by itself, the levels have their colors, and axe finds nothing on open cards [TO-04, TO-05, TO-10]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "axe runs as a script");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signUpLearner(page);
  await page.goto("/dashboard/tools?q=code");
  const [one, other] = [card(page, "Claude"), card(page, "Replit")];
  const details = (of: typeof one) => of.getByRole("heading", { name: "Key features" });

  await one.getByText("More Info").click();
  await expect(details(one)).toBeVisible();
  await expect(details(other)).toBeHidden();
  await other.getByText("More Info").click();
  await expect(details(one)).toBeVisible();
  await expect(details(other)).toBeVisible();
  await one.getByText("More Info").click();
  await expect(details(one)).toBeHidden();
  await expect(details(other)).toBeVisible();

  const hue = async (of: typeof one, level: string) => {
    const badge = of.getByText(level, { exact: true }).first();
    const color = await badge.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    return { red, green, blue };
  };
  const beginner = await hue(one, "beginner");
  expect(beginner.green).toBeGreaterThan(beginner.red);
  const intermediate = await hue(other, "intermediate");
  expect(intermediate.red).toBeGreaterThan(intermediate.green);
  expect(intermediate.green).toBeGreaterThan(intermediate.blue);
  const advanced = await hue(card(page, "n8n"), "advanced");
  expect(advanced.red).toBeGreaterThan(advanced.green + 80);
  expect(advanced.red).toBeGreaterThan(advanced.blue + 80);

  expect(await problemsInEveryLook(page)).toEqual([]);
});

test("typing searches at once, without a full load and without losing the place, and one link clears it [TO-03, TO-09]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without scripts there is a button");
  await signUpLearner(page);
  await openLive(page, "/dashboard/tools");
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });

  const box = page.getByRole("searchbox", { name: "Search" });
  await expect(page.getByRole("button", { name: "Search" })).toBeHidden();
  await box.fill("no such tool");
  await expect(page.getByText("No tools match your search criteria")).toBeVisible();
  await page.getByRole("link", { name: "Clear search and filters" }).click();
  await expect(page).toHaveURL("/dashboard/tools");
  await expect(box).toHaveValue("");
  await expect(card(page, "Claude")).toBeVisible();

  await box.pressSequentially("translat");
  await expect(page).toHaveURL("/dashboard/tools?q=translat");
  await expect(card(page, "DeepL")).toBeVisible();
  await expect(card(page, "Claude")).toBeHidden();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("translat");

  await card(page, "DeepL").getByText("More Info").click();
  await box.press("End");
  await box.pressSequentially("or");
  await expect(page).toHaveURL("/dashboard/tools?q=translator");
  await expect(card(page, "DeepL").getByRole("heading", { name: "Use cases" })).toBeVisible();

  // One entry in the history for the whole search.
  await tab(page, "Dashboard").click();
  await expect(page).toHaveURL("/dashboard");
  await page.goBack();
  await expect(page).toHaveURL("/dashboard/tools?q=translator");
  await expect(box).toHaveValue("translator");
  expect(documents).toEqual([]);
});

/** The page's data as the server sends it when the page's loader threw an answer with this text. */
function refusal(text: string) {
  const root = ["root", { _3: 4 }, "data", { _5: -5, _6: -5, _7: -5 }, "user", "notice", "theme"];
  const error = ["routes/dashboard_.tools", { _10: 11 }, "error", ["ErrorResponse", 12, 13, 14]];
  return `${JSON.stringify([{ _1: 2, _8: 9 }, ...root, ...error, text, 500, ""])}\n`;
}

test("a failure and an invalid list are said on the page and in a toast, and tried again [ER-11, ER-12]", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "the page itself is tested with the routes");
  await signUpLearner(page);
  const invalid = "Invalid tools data format received from server";
  for (const [sent, shown] of [
    ["", "Failed to fetch AI tools list"],
    [invalid, invalid],
  ] as const) {
    await page.route("**/dashboard/tools.data*", (route) =>
      route.fulfill({ contentType: "text/x-script; charset=utf-8", body: refusal(sent) }),
    );
    await openLive(page, "/dashboard");
    await tab(page, "AI Tools").click();

    await expect(page.getByRole("main").getByText(shown)).toBeVisible();
    const toast = page.getByRole("region", { name: /^Notifications/ });
    await expect(toast.getByText("Failed to load AI tools")).toBeVisible();
    await expect(toast.getByText(shown)).toBeVisible();
  }
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(card(page, "Claude")).toBeVisible();
});
