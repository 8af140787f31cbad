import texts from "virtual:content/skill-texts";
import { expect, test } from "vitest";

import { ideasOf } from "~/models/lesson-ideas";
import * as lesson from "~/routes/lessons.$skillId";
import * as easy from "~/routes/lessons.$skillId_.easy/route";
import { get, startApp } from "../support/app";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

const at = "/lessons/one-clear-task/easy";

function open(app: App, query = "", headers: HeadersInit = {}) {
  return openPage(app, "lessons/:skillId/easy", easy, get(`${at}${query}`, headers));
}

/** Where the buttons under the screen lead, by what they say. */
function waysOf(html: string) {
  const [nav = ""] = /<nav class="easy__ways"[^>]*>.*?<\/nav>/s.exec(html) ?? [];
  const links = nav.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g);
  return Object.fromEntries([...links].map(([, to, words = ""]) => [words, to]));
}

test("easy reading shows one idea a screen, from the lesson to what to try", async () => {
  await using app = await startApp();
  const whole = get("/lessons/one-clear-task");
  const { html } = await openPage(app, "lessons/:skillId", lesson, whole);
  expect(html).toMatch(new RegExp(`<a [^>]*href="${at}"[^>]*>(?:<[^>]*>)*Easy reading`));

  const ideas = ideasOf(texts["one-clear-task"] as never);
  const count = ideas.length;
  expect(count).toBeGreaterThan(6);
  for (const [index, { label }] of ideas.entries()) {
    const screen = index + 1;
    const shown = await open(app, index === 0 ? "" : `?screen=${screen}`);
    expect(shown.text).toContain(` ${screen} of ${count} `);
    expect(shown.html).toContain(`<h2>${label}</h2>`);
    expect(waysOf(shown.html)).toEqual({
      ...(screen > 1 && { Back: `${at}?screen=${screen - 1}` }),
      ...(screen < count
        ? { Next: `${at}?screen=${screen + 1}` }
        : { "Now try it": "/lessons/one-clear-task#ways" }),
    });
  }

  const headers = await app.signIn(await app.createLearner());
  const last = await open(app, `?screen=${count}`, headers);
  expect(waysOf(last.html)).toMatchObject({ "Check yourself": "/path/one-clear-task#check" });
});

test("a screen that there is not leads to the first one", async () => {
  await using app = await startApp();
  for (const screen of ["999", "0", "x"]) {
    const { response } = await open(app, `?screen=${screen}`);
    expect(response.headers.get("Location"), screen).toBe(at);
  }
});
