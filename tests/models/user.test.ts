import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema/people";
import { startApp } from "../support/app";

test("an account is stored with name, email, password and the four answers [EN-04]", async () => {
  await using app = await startApp();
  const learner = await app.createLearner({ industry: "bees", learningGoal: "read honey labels" });
  const [stored] = await app.db.select().from(users).where(eq(users.id, learner.id));

  expect(stored).toMatchObject({
    username: learner.username,
    email: expect.stringMatching(/@example\.org$/),
    ageGroup: "35-44",
    competenceLevel: "beginner",
    industry: "bees",
    learningGoal: "read honey labels",
  });
  expect(stored?.password).toMatch(/^\$scrypt\$|^scrypt/);
});
