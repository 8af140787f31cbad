import { answerCheck } from "./checks";
import { openLive, problemsInEveryLook, signUpLearner } from "./support";
import { expect, type Page, test } from "./test";
import { written } from "./written";

const others = Object.values(written().library.otherQuestions).flat();

/** The first step of every path, and a skill that most paths do not hold: it is open too. */
const skillIds = ["what-ai-tools-are", "tools-that-act"];

/** The form of the last question of the check on this page. */
async function lastForm(page: Page) {
  const words = (await page.locator(".quiz__question").last().textContent()) ?? "";
  return others.find(({ prompt }) => words.includes(prompt))?.kind;
}

test("second checks end with questions of other forms, which are answered and explained", async ({
  page,
  javaScriptEnabled,
}) => {
  test.slow();
  await signUpLearner(page);
  const looked = new Set<string>();
  const check = page.getByRole("button", { name: "Check my answers" });
  let taken = 0;
  for (const skillId of javaScriptEnabled ? skillIds : skillIds.slice(0, 1)) {
    const address = `/path/${skillId}`;
    await page.goto(address);
    if (await page.getByRole("heading", { name: /^Opens after/ }).isVisible()) continue;
    taken += 1;
    for (const [number, right] of [2, 2, 3].entries()) {
      await openLive(page, address);
      // With scripts the last question comes once the others are answered.
      await answerCheck(page, right, 2);
      const form = await lastForm(page);
      expect(form === undefined, `check ${number + 1} of ${skillId}`).toBe(number === 0);
      // The page around a form is the same for each.
      if (javaScriptEnabled && form && !looked.has(form)) {
        looked.add(form);
        expect(await problemsInEveryLook(page, [390]), form).toEqual([]);
      }
      await answerCheck(page, right);
      await check.click();
      await expect(
        page.getByRole("heading", { name: `${right} of 3 right: passed` }),
      ).toBeVisible();
    }
    // What a form of its own answered is explained.
    if (javaScriptEnabled) expect(await problemsInEveryLook(page, [390])).toEqual([]);
  }
  expect(taken).toBeGreaterThanOrEqual(1);
});
