import { expect, test } from "vitest";

import { guideById } from "~/content/guides/guides";
import { skillProgress } from "~/db/schema/learning";
import { readNotice } from "~/http/notice.server";
import { challengesOf } from "~/models/challenge-set.server";
import { getDashboard } from "~/models/dashboard.server";
import * as guides from "~/routes/guides.$id/route";
import { form, get, startApp } from "../support/app";

test("a challenge that moves the score says from where to where", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const headers = await app.signIn(learner);
  const guide = guideById(5);
  if (!guide) throw new Error("There is no guide 5.");
  for (const skillId of challengesOf(guide).skills) {
    await app.db
      .insert(skillProgress)
      .values({ userId: learner.id, skillId, attemptedAt: 1, passedAt: 1 });
  }
  const score = async () => {
    const shown = await getDashboard(app.db, learner.id, { now: Date.now(), timeZone: "UTC" });
    return shown?.score.value;
  };

  const before = await score();
  const said: (string | undefined)[] = [];
  for (const [index, { correctIndex }] of guide.challenges.entries()) {
    const fields = { challenge: String(index + 1), option: String(correctIndex) };
    const answer = await app.send(guides.action, form("/guides/5", fields, headers), { id: "5" });
    const [cookie = ""] = (answer as Response).headers.getSetCookie();
    const request = get("/", { Cookie: cookie.split(";", 1)[0] ?? "" });
    const notice = await readNotice(request, app.context(request));
    said.push(`${notice?.title} ${notice?.description}`);
  }

  const after = await score();
  expect(after).toBeGreaterThan(before ?? 100);
  expect(said.at(-1)).toContain(`Your score rose from ${before} to ${after}.`);
  expect(said.slice(0, -1).join()).not.toContain("Your score rose");
});
