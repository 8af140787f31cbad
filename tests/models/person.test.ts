import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { ageGroups } from "~/content/profile-options";
import { users } from "~/db/schema/people";
import {
  hasProfile,
  isMinor,
  mayHavePublicName,
  mayOwnGroups,
  maySell,
  publicNameOf,
  toldAge,
} from "~/models/person";
import {
  hasProfileSql,
  isMinorSql,
  mayHavePublicNameSql,
  maySellSql,
  publicNameSql,
} from "~/models/person.server";
import { startApp } from "../support/app";

const ages = [null, "", "Under18", ...ageGroups.map(({ value }) => value)];
const names = [null, "Mara", "Learner 1"];
const statuses = ["active", "suspended"] as const;

test("a person is seen the same by the rules in code and by those in SQL", async () => {
  await using app = await startApp();
  const { id } = await app.createUser();
  for (const ageGroup of ages) {
    for (const publicName of names) {
      for (const status of statuses) {
        const person = { id, ageGroup, publicName, status };
        await app.db.update(users).set({ ageGroup, publicName, status }).where(eq(users.id, id));
        const [seen] = await app.db
          .select({
            isMinor: isMinorSql(),
            name: publicNameSql(),
            mayHavePublicName: mayHavePublicNameSql(),
            maySell: maySellSql(),
            hasProfile: hasProfileSql(),
          })
          .from(users)
          .where(eq(users.id, id));
        expect(seen, JSON.stringify(person)).toEqual({
          isMinor: Number(isMinor(person)),
          name: publicNameOf(person),
          mayHavePublicName: Number(mayHavePublicName(person)),
          maySell: Number(maySell(person)),
          hasProfile: Number(hasProfile(person)),
        });
      }
    }
  }
});

test("an under-18 has no public name, no profile and nothing to sell, and a username is never shown", () => {
  const person = { id: 7, ageGroup: "under18", publicName: "Theo", status: "active" };
  expect(publicNameOf(person)).toBe("Learner 7");
  expect([mayHavePublicName(person), maySell(person), hasProfile(person)]).toEqual([
    false,
    false,
    false,
  ]);
  const grown = { ...person, ageGroup: "18-24" };
  expect(publicNameOf(grown)).toBe("Theo");
  expect([mayHavePublicName(grown), maySell(grown), hasProfile(grown)]).toEqual([true, true, true]);
  expect(publicNameOf({ ...grown, publicName: null })).toBe("Learner 7");
});

test("only a group of adults that can be told lets somebody lead, and other words count as not told", () => {
  const leaders = ages.filter((ageGroup) => mayOwnGroups({ ageGroup }));
  expect(leaders).toEqual(["18-24", "25-34", "35-44", "45-54", "55+"]);
  const told = ages.filter((ageGroup) => toldAge({ ageGroup }) !== null);
  expect(told).toEqual(["under18", ...leaders]);
});
