import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema/people";
import { refuseDemoPeople, withoutDemoSettings } from "../../scripts/setup/demo-data.mjs";
import { startApp } from "../support/app";

test("a site without the demo refuses a database that holds somebody of it, and names the command", async () => {
  await using app = await startApp();
  const [person] = [await app.createUser(), await app.createUser()];
  await expect(refuseDemoPeople(env.DB)).resolves.toBeUndefined();

  await app.db.update(users).set({ isDemo: true }).where(eq(users.id, person.id));
  await expect(refuseDemoPeople(env.DB)).rejects.toThrow("npm run without-demo");
});

test("what the first start wrote for the demo leaves the settings, and nothing else does", () => {
  const own = 'SESSION_SECRET="a"\n# DEMO_CONTENT="on" was here\nSITE_ORIGIN="https://a.example"\n';
  const ofDemo = 'RATE_LIMIT_SCALE="100"\nDEMO_CONTENT="on"\nDEMO_PASSWORD=word\n';
  expect(withoutDemoSettings(own + ofDemo)).toBe(own);
  expect(withoutDemoSettings(`RATE_LIMIT_SCALE="2"\n${own}`)).toBe(`RATE_LIMIT_SCALE="2"\n${own}`);
});
