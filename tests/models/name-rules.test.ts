import { expect, test } from "vitest";

import { users } from "~/db/schema/people";
import { isReserved, nameKey, refuseName, refuseUsername } from "~/models/name-rules";
import { setPublicName } from "~/models/user.server";
import { startApp } from "../support/app";

test.each([
  ["Mara Lou", "mara.lou", "MARA-LOU", "Ｍａｒａ Lou", "Mara\u200b Lou"],
  ["Noor", "N0or", "nооr"],
  ["LampIighter", "Lamplighter"],
  ["Iris", "lris", "IRIS", "1ris"],
  ["Сара", "Capa", "САРА"],
  ["Влад", "влад", "ВЛАД"],
  ["Ζωή", "ζωή"],
  ["Moritz", "rnoritz"],
  ["O'Neil", "ONeil", "O’Neil"],
])("names that look alike have one key: %s, %s", (name, ...others) => {
  for (const other of others) expect(nameKey(other), other).toBe(nameKey(name));
});

test.each([
  ["Neil", "Nell"],
  ["Elia", "Ella"],
  ["Zoë", "Zoe"],
  ["Ivan", "Иван"],
  ["Anna", "Hanna"],
  ["Jo Ann", "Joann"],
  ["李雷", "韩梅梅"],
])("names that do not look alike have two: %s, %s", (name, other) => {
  expect(nameKey(name)).not.toBe(nameKey(other));
});

test.each([
  ...["Learner 1", "learner", "Learner1l", "Leаrner 1", "Lamplight Team", "The LampIight desk"],
  ...[
    "Lamp Light",
    "LamplightTeam",
    "Lamplight2",
    "Admin",
    "Ádmin",
    "Adm1n",
    "ADMIN 2",
    "Site Admin",
    "Editor",
    "Edit0r",
  ],
  ...["Chief Editor", "Support", "Moderator Kim", "Official News", "User", "User 7", "Guest"],
  ...["Former member (3)", "former.member 3", "Team", "Staff", "Coach"],
])("%s could be taken for one of ours", (name) => {
  expect(isReserved(name)).toBe(true);
  expect(refuseName(name)).toMatch(/one of ours|one alphabet/);
});

test.each([
  ...["Mara", "Noor", "Learned Hand", "Marta Editorova", "Sr. Staffan", "Rosa Lux", "Userin"],
  ...[
    "Rootman",
    "Lamp Lighter",
    "Lamplighter",
    "Иван Петров",
    "Νίκος",
    "李雷",
    "Zoë O'Neil",
    "Анна Smith",
    "山田 Taro",
    "Adminah",
  ],
])("%s is a name like any other", (name) => {
  expect(refuseName(name)).toBeNull();
});

test("a word of two alphabets is refused, in names and usernames", () => {
  for (const name of ["Nооr", "мara", "Νoor Ali", "Mаra"]) {
    expect(refuseName(name), name).toBe("Please write each word of a name in one alphabet.");
    expect(refuseUsername(name), name).toBe("Please write each word of a name in one alphabet.");
  }
  expect(refuseUsername("ｍara")).toBe("Use letters, digits, dots, dashes and underscores only");
  expect(refuseUsername("mara_lou")).toBeNull();
});

test("of twenty who choose look-alike names at once one gets theirs", async () => {
  await using app = await startApp();
  const names = ["Rosa Lux", "rosa.lux", "ROSA LUX", "R0sa Lux", "Rosa-Lux", "RoSa Lux"];
  const people = await Promise.all(Array.from({ length: 20 }, () => app.createUser()));
  const answers = await Promise.all(
    people.map(({ id }, each) => setPublicName(app.db, id, names[each % names.length] ?? "")),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) {
    if (answer.ok) continue;
    expect(answer.errors).toEqual({
      publicName: ["That name is taken. Please choose another one."],
    });
  }
  const named = (await app.db.select().from(users)).filter(({ publicName }) => publicName);
  expect(named).toMatchObject([{ nameKey: "rosa lux" }]);
  // One's own name may be written in another way.
  expect(await setPublicName(app.db, named[0]?.id ?? 0, "Rosa_Lux")).toEqual({ ok: true });
});

test("a reserved name is refused wherever a public name is set", async () => {
  await using app = await startApp();
  const { id } = await app.createUser();
  expect(await setPublicName(app.db, id, "Lamplight Team")).toEqual({
    ok: false,
    why: "conflict",
    errors: {
      publicName: ["Others could take that name for one of ours. Please choose another one."],
    },
  });
});
