import { expect, test } from "./test";

/** A voice that tells what it is given and says it when it is told to. */
function fakeVoice() {
  const said: string[] = [];
  let open: SpeechSynthesisUtterance | null = null;
  const voice = {
    speak(utterance: SpeechSynthesisUtterance) {
      said.push(utterance.text);
      open = utterance;
      utterance.onstart?.(new Event("start") as SpeechSynthesisEvent);
    },
    cancel() {
      open = null;
    },
    pause() {
      said.push("(pause)");
    },
    resume() {
      said.push("(resume)");
    },
    finish() {
      open?.onend?.(new Event("end") as SpeechSynthesisEvent);
    },
    fail() {
      open?.onerror?.(new Event("error") as SpeechSynthesisErrorEvent);
    },
  };
  Object.defineProperty(window, "speechSynthesis", { value: voice });
  Object.assign(window, { said, voice });
}

declare global {
  interface Window {
    said: string[];
    voice: { finish: () => void; fail: () => void };
  }
}

test.describe("reading aloud", () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "The voice is the browser's.");
  test.beforeEach(({ page }) => page.addInitScript(fakeVoice));

  test("a lesson is read sentence by sentence, the one that is heard is marked, and a voice that fails is said", async ({
    page,
  }) => {
    await page.goto("/lessons/one-clear-task");
    await page.getByRole("button", { name: "Listen" }).click();
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.said.length)).toBe(1);
    const marked = () =>
      page.evaluate(() => [...(CSS.highlights.get("spoken") ?? [])].map(String).join());
    expect(await page.evaluate(() => window.said)).toEqual(["What it is and why it matters"]);
    expect(await marked()).toBe("What it is and why it matters");

    await page.evaluate(() => window.voice.finish());
    const [, second = ""] = await page.evaluate(() => window.said);
    expect(second).toMatch(/^\S.+[.?:]$/);
    expect((await marked()).replace(/\s+/g, " ")).toBe(second.replace(/\s+/g, " "));

    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "Go on" }).click();
    expect((await page.evaluate(() => window.said)).slice(2)).toEqual(["(pause)", "(resume)"]);

    await page.getByRole("button", { name: "Stop reading" }).click();
    await expect(page.getByRole("button", { name: "Listen" })).toBeVisible();
    expect(await marked()).toBe("");

    await page.getByRole("button", { name: "Listen" }).click();
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    await page.evaluate(() => window.voice.fail());
    await expect(page.getByText("This browser could not read aloud.")).toBeVisible();
  });
});
