import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema/people";
import { deleteAccount } from "~/models/account-data.server";
import { acceptAnswer } from "~/models/community/accept.server";
import { getProfile } from "~/models/community/profile.server";
import { setPublicName } from "~/models/user.server";
import { startApp } from "../../support/app";
import { ask, makeAsker } from "../../support/community";
import { answer } from "../../support/reports";

test("the figures are those of what stands, and the share counts what others accepted", async () => {
  await using app = await startApp();
  const ada = await makeAsker(app, "Ada");
  const { id: threadId, authorId } = await ask(app);
  const accepted = await answer(app, { threadId, authorId: ada.id });
  await answer(app, { threadId: (await ask(app)).id, authorId: ada.id });
  const own = await ask(app, { authorId: ada.id, title: "How do I keep a summary short?" });
  await acceptAnswer(app.db, { threadId, userId: authorId, answerId: accepted }, Date.now());

  const questions = await getProfile(app.db, ada.id, { list: "questions" });
  expect(questions?.person).toMatchObject({ id: ada.id, name: "Ada", hasProfile: true });
  expect(questions?.figures).toEqual({ questionCount: 1, answerCount: 2, acceptedCount: 1 });
  expect(questions?.posts).toMatchObject([
    { threadId: own.id, title: "How do I keep a summary short?", isSolved: false },
  ]);
  const answers = await getProfile(app.db, ada.id, { list: "answers" });
  expect(answers?.posts.map(({ isSolved }) => isSolved)).toEqual([false, true]);
});

test("twenty stand on a page, and the next one begins where it ended, also at one moment", async () => {
  await using app = await startApp();
  const { id } = await makeAsker(app, "Ada");
  for (let count = 0; count < 23; count++) await ask(app, { authorId: id }, 1_790_000_000_000);

  const first = await getProfile(app.db, id, { list: "questions" });
  expect(first?.posts).toHaveLength(20);
  const [at, last] = (first?.next ?? "").split(".").map(Number);
  const rest = await getProfile(app.db, id, {
    list: "questions",
    before: { at: at ?? 0, id: last ?? 0 },
  });
  expect(rest?.posts).toHaveLength(3);
  expect(rest?.next).toBeNull();
  const ids = [...(first?.posts ?? []), ...(rest?.posts ?? [])].map((post) => post.id);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
});

test("under-18s and people who have left have no profile, and a name is never a username", async () => {
  await using app = await startApp();
  const user = await app.createUser({ username: "mara.secret" });
  const named = async () => (await getProfile(app.db, user.id, { list: "questions" }))?.person.name;
  expect(await named()).toBe(`Learner ${user.id}`);
  await setPublicName(app.db, user.id, "Mara");
  expect(await named()).toBe("Mara");

  await app.db.update(users).set({ ageGroup: "under18" }).where(eq(users.id, user.id));
  expect(await named()).toBeUndefined();
  await app.db.update(users).set({ ageGroup: "35-44" }).where(eq(users.id, user.id));
  await ask(app, { authorId: user.id });
  await deleteAccount(app.db, user, Date.now());
  expect(await named()).toBeUndefined();
  expect(await getProfile(app.db, 987_654, { list: "answers" })).toBeUndefined();
});
