import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { answers, problemsInEveryLook, signUpLearner } from "./support";
import { expect, type Page, test } from "./test";

/** A learner with a course of which every lesson is done. */
async function finishCourse(page: Page) {
  await signUpLearner(page);
  const made = await page.request.post("/api/course/generate", { data: answers });
  expect(made.status()).toBe(201);
  const id = Number(made.headers().location?.split("/").at(-1));
  const { modules } = (await made.json()) as {
    modules: { lessons: { exercises: unknown[] }[] }[];
  };
  for (const [moduleAt, { lessons }] of modules.entries()) {
    for (const [lessonAt, { exercises }] of lessons.entries()) {
      await finishLesson(page, id, `${moduleAt + 1}.${lessonAt + 1}`, exercises.length);
    }
  }
  return id;
}

const mostTries = 40;

/** Answers somehow, and again until half of it is right. */
async function finishLesson(page: Page, id: number, lesson: string, count: number) {
  const sent = await page.request.post(`/api/courses/${id}/answers`, {
    data: { lesson, answers: Array.from({ length: count }, () => 0) },
  });
  expect(sent.ok()).toBe(true);
  const { exercises } = (await sent.json()) as { exercises: { isRight: boolean }[] };
  const similar = exercises.findIndex(({ isRight }) => !isRight) + 1;
  const isDone = async () => {
    const shown = await page.request.get(`/courses/${id}?lesson=${lesson}`);
    return (await shown.text()).includes("This lesson is done");
  };
  let number = 1;
  for (let at = 0; at < mostTries && !(await isDone()); at++) {
    // Questions come again after some: each time with another answer. One that is not there is refused.
    const option = (at + Math.floor(at / 4)) % 4;
    const form = { intent: "similar", lesson, similar, number, option };
    const answered = await page.request.post(`/courses/${id}`, { form });
    if (answered.ok()) number++;
  }
  expect(await isDone(), lesson).toBe(true);
}

test("a finished course becomes a certificate that the site and a file on a disk can check", async ({
  page,
  context,
  javaScriptEnabled,
}, testInfo) => {
  const course = await finishCourse(page);
  await page.goto(`/courses/${course}`);
  await page.getByRole("link", { name: "Get your certificate" }).click();
  await page.getByRole("textbox", { name: "Name on it" }).fill("Grace O'Neill");
  await page.getByRole("button", { name: "Make my certificate" }).click();

  await expect(page).toHaveURL(/\/certificates\/[\da-f-]{36}$/);
  await expect(page.getByText("Grace O'Neill")).toBeVisible();
  await expect(page.getByText(/^Signed on .+ Valid\.$/)).toBeVisible();
  if (javaScriptEnabled) expect(await problemsInEveryLook(page)).toEqual([]);
  const address = page.url();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "The signed file" }).click(),
  ]);
  const file = testInfo.outputPath("certificate.jwt");
  await download.saveAs(file);
  const text = readFileSync(file, "utf8");

  if (javaScriptEnabled) {
    const own = await context.newPage();
    await context.setOffline(true);
    await own.goto(pathToFileURL("public/verify-certificate.html").href);
    const said = own.getByRole("status");
    await own.getByLabel("File").setInputFiles(file);
    await expect(said).toContainText("The signature is right");
    await expect(said).toContainText("Name: Grace O'Neill");
    await own.getByRole("textbox").fill(text.replace(/\.[^.]+$/, (end) => `.AAAA${end.slice(5)}`));
    await expect(said).toContainText("The signature is wrong");
    await context.setOffline(false);
    await own.close();
    return;
  }

  const check = async (words: string) => {
    await page.goto("/certificates/verify");
    await page.getByRole("textbox", { name: "The certificate's text" }).fill(words);
    await page.getByRole("button", { name: "Check it" }).click();
  };
  await check(text);
  await expect(page.getByText("This certificate is ours, unchanged and valid.")).toBeVisible();

  await page.goto(address);
  await page.getByText("Take it back", { exact: true }).click();
  await page.getByRole("button", { name: "Take this certificate back" }).click();
  await expect(page.getByText(/Not valid any more\.$/)).toBeVisible();
  await check(text);
  await expect(page.getByText("This certificate is ours, but it was taken back.")).toBeVisible();
});
