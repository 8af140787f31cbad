import texts from "virtual:content/skill-texts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { skillTextPart } from "~/content/course-library/part-names";
import { courseLibrary } from "~/db/schema/learning";
import * as lesson from "~/routes/lessons.$skillId";
import * as check from "~/routes/lessons.$skillId_.check/route";
import * as easy from "~/routes/lessons.$skillId_.easy/route";
import * as file from "~/routes/lessons.$skillId_.file";
import * as worksheet from "~/routes/lessons.$skillId_.worksheet/route";
import * as step from "~/routes/path.$skillId/route";
import { get } from "../support/app";
import { startWithLibrary } from "../support/course-library";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startWithLibrary>>;

const skillId = "what-ai-tools-are";
const params = { skillId };

/** Every page that tells a skill's text. */
const pages = [
  ["lessons/:skillId", lesson, ""],
  ["lessons/:skillId/easy", easy, ""],
  ["lessons/:skillId/check", check, ""],
  ["lessons/:skillId/worksheet", worksheet, ""],
  ["path/:skillId", step, ""],
  ["lessons/:skillId/file", file, "?as=html"],
  ["lessons/:skillId/file", file, "?as=markdown"],
] as const;

/** A request by somebody who may see the page. */
async function ask(app: App, path: string, query: string) {
  const headers = path.startsWith("path") ? await app.signIn(await app.createLearner()) : {};
  return get(`/${path.replace(":skillId", skillId)}${query}`, headers);
}

const isOfSkill = eq(courseLibrary.part, skillTextPart(skillId));

test.each(pages)("%s tells what the database holds %#", async (path, page, query) => {
  await using app = await startWithLibrary();
  const text = { ...texts[skillId], explanation: "A heron stands still for an hour." };
  await app.db
    .update(courseLibrary)
    .set({ content: JSON.stringify(text) })
    .where(isOfSkill);
  const request = await ask(app, path, query);
  const told =
    page === file
      ? await (await app.send(file.loader, request, params)).text()
      : (await openPage(app, path, page, request)).text;
  expect(told).toContain("A heron stands still for an hour.");
});

test.each(pages)("%s fails where the text was not written %#", async (path, page, query) => {
  await using app = await startWithLibrary();
  await app.db.delete(courseLibrary).where(isOfSkill);
  const request = await ask(app, path, query);
  await expect(app.send<unknown>(page.loader, request, params)).rejects.toThrow(
    "run `npm run seed`",
  );
});
