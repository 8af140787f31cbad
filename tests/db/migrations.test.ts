import { applyD1Migrations, env, reset } from "cloudflare:test";
import { afterAll, expect, test } from "vitest";
import { emptyStorage } from "../support/migrate";

const { MIGRATIONS: migrations } = env;

afterAll(emptyStorage);

async function tables() {
  const { results } = await env.DB.prepare(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations' order by name",
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

async function columnsOf(table: string) {
  const { results } = await env.DB.prepare(`pragma table_xinfo(${table})`).all<{
    name: string;
    notnull: number;
    dflt_value: string | null;
  }>();
  return new Map(results.map((each) => [each.name, each]));
}

async function rowCounts() {
  const counts: Record<string, number> = {};
  for (const table of await tables()) {
    const row = await env.DB.prepare(`select count(*) as n from "${table}"`).first<{ n: number }>();
    counts[table] = row?.n ?? -1;
  }
  return counts;
}

test("an empty database gets every table, and a second run changes nothing", async () => {
  const before = await tables();
  expect(before.length).toBeGreaterThan(40);

  await applyD1Migrations(env.DB, migrations);
  expect(await tables()).toEqual(before);
  const { results } = await env.DB.prepare("pragma foreign_key_check").all();
  expect(results).toEqual([]);
});

test("the tables of users and learning have the stated columns [EN-01, EN-05, EN-06]", async () => {
  const users = await columnsOf("users");
  for (const name of [
    "id",
    "username",
    "email",
    "password",
    "age_group",
    "competence_level",
    "industry",
    "learning_goal",
    "ai_skill_score",
    "streak",
    "last_active",
  ]) {
    expect(users.has(name), name).toBe(true);
  }
  const tools = await columnsOf("ai_tools");
  for (const name of [
    "id",
    "name",
    "description",
    "category",
    "icon_class",
    "bg_gradient",
    "difficulty",
    "tags",
    "popularity",
  ]) {
    expect(tools.has(name), name).toBe(true);
  }
  expect([...tools.values()].filter(({ notnull }) => notnull).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["name", "description", "category"]),
  );
  expect(tools.get("popularity")?.dflt_value).toBe("0");

  const paths = await columnsOf("learning_paths");
  expect(paths.get("steps")?.notnull).toBe(1);
  expect(paths.get("progress")?.dflt_value).toBe("0");
  expect(paths.has("user_id")).toBe(true);
});

test("exercises and progress have the stated defaults [EN-07, EN-08]", async () => {
  const exercises = await columnsOf("exercises");
  for (const name of [
    "id",
    "ai_tool_id",
    "title",
    "instructions",
    "example_prompt",
    "difficulty",
    "order",
  ]) {
    expect(exercises.has(name), name).toBe(true);
  }
  expect(exercises.get("instructions")?.notnull).toBe(1);
  expect(exercises.get("order")?.dflt_value).toBe("1");

  const progress = await columnsOf("user_progress");
  for (const name of ["id", "user_id", "exercise_id", "completed", "completed_at"]) {
    expect(progress.has(name), name).toBe(true);
  }
  expect(progress.get("completed")?.dflt_value).toBe("false");
});

test("a new account starts at zero, and names and emails are unique in any case [EN-02, EN-03]", async () => {
  await env.DB.prepare(
    "insert into users (username, email, password) values ('Mara', 'mara@example.org', 'x')",
  ).run();
  const row = await env.DB.prepare("select * from users where username = 'Mara'").first();
  expect(row).toMatchObject({ ai_skill_score: 0, streak: 0, role: "learner", status: "active" });

  const insert = (columns: string) => env.DB.prepare(`insert into users ${columns}`).run();
  await expect(
    insert("(username, email, password) values ('mara', 'other@example.org', 'x')"),
  ).rejects.toThrow(/UNIQUE/);
  await expect(
    insert("(username, email, password) values ('other', 'MARA@example.org', 'x')"),
  ).rejects.toThrow(/UNIQUE/);
  await expect(insert("(username, email) values ('third', 'third@example.org')")).rejects.toThrow(
    /NOT NULL/,
  );
  await expect(insert("(email, password) values ('fourth@example.org', 'x')")).rejects.toThrow(
    /NOT NULL/,
  );
});

test("no foreign key deletes by itself, so a rebuilt table cannot take its children along", () => {
  for (const { queries } of migrations) {
    expect(queries.join("\n")).not.toMatch(/on delete cascade/i);
  }
});

test("a table stands after those it refers to, so an exported database can be imported", () => {
  const seen = new Set<string>();
  const sql = migrations.flatMap(({ queries }) => queries).join("\n");
  for (const [, made, referred] of sql.matchAll(/CREATE TABLE `(\w+)`|REFERENCES `(\w+)`/gi)) {
    if (made) seen.add(made);
    else expect(seen, [...seen].at(-1)).toContain(referred);
  }
  expect(seen.size).toBeGreaterThan(40);
});

/** They hold nothing of their own: the search could be made anew from the texts. */
const rebuilt = new Set(["search_postings", "search_terms"]);

test("no migration drops or rebuilds a table, but those of the search", () => {
  for (const { name, queries } of migrations) {
    const tables = queries
      .join("\n")
      .matchAll(/drop table (?:if exists )?`?(?<dropped>\w+)|`?__new_(?<made>\w+)/gi);
    for (const { groups } of tables) {
      expect(rebuilt, name).toContain(groups?.dropped ?? groups?.made);
    }
  }
});

test("migrations write no rows but their own list", async () => {
  await reset();
  await applyD1Migrations(env.DB, migrations);
  expect(Object.entries(await rowCounts()).filter(([, count]) => count > 0)).toEqual([]);
});

test("the newest migration keeps every row of a seeded database", async () => {
  await reset();
  await applyD1Migrations(env.DB, migrations.slice(0, -1));
  if (migrations.length > 1) {
    await env.DB.prepare("insert into users (username, password) values ('kept', 'x')").run();
  }
  const before = migrations.length > 1 ? await rowCounts() : {};

  await applyD1Migrations(env.DB, migrations);
  expect(await rowCounts()).toMatchObject(before);
  const { results } = await env.DB.prepare("pragma foreign_key_check").all();
  expect(results).toEqual([]);
});

test("names from before get the key that they would get today, and those that pass for ours go", async () => {
  await reset();
  const { nameKey } = await import("~/models/name-rules");
  const since = migrations.findIndex(({ name }) => name.includes("name_keys"));
  await applyD1Migrations(env.DB, migrations.slice(0, since));
  const names = [
    "Mara Lou",
    "Iris.M",
    "Tim 10",
    "O'Neil",
    "mara-lou",
    "Lamplight Team",
    "Learner 7",
  ];
  for (const [index, name] of names.entries()) {
    await env.DB.prepare("insert into users (username, public_name, password) values (?, ?, 'x')")
      .bind(`person-${index}`, name)
      .run();
  }
  await applyD1Migrations(env.DB, migrations);

  const { results } = await env.DB.prepare(
    "select public_name as name, name_key as key from users order by id",
  ).all();
  expect(results).toEqual([
    ...names.slice(0, 4).map((name) => ({ name, key: nameKey(name) })),
    { name: "mara-lou", key: null },
    { name: null, key: null },
    { name: null, key: null },
  ]);
});

test("pictures of reviews from before are seen with them, but for those that are not to be kept", async () => {
  await reset();
  const since = migrations.findIndex(({ name }) => name.includes("review_pictures"));
  await applyD1Migrations(env.DB, migrations.slice(0, since));
  const people = [
    ["adult", "35-44"],
    ["pupil", "under18"],
    ["former member 3", null],
    ["untold", null],
  ] as const;
  for (const [index, [name, age]] of people.entries()) {
    const id = index + 1;
    await env.DB.batch([
      env.DB.prepare(
        "insert into users (id, username, age_group, password) values (?, ?, ?, 'x')",
      ).bind(id, name, age),
      env.DB.prepare(
        "insert into marketplace_items (id, name, description, creator_id) values (?, 'Pal', 'A prompt', 1)",
      ).bind(id),
      env.DB.prepare(
        `insert into reviews (user_id, item_id, rating, image_url, image_path, created_at)
          values (?1, ?1, 4, 'https://example.org/a.png', ?2, 7)`,
      ).bind(id, `/files/images/${id}.png`),
    ]);
  }
  await applyD1Migrations(env.DB, migrations);

  const { results: pictures } = await env.DB.prepare(
    "select owner_id as owner, address, used_at as used, review_id as review from text_pictures order by id",
  ).all();
  const shown = [1, 4];
  expect(pictures).toEqual(
    people.map((_, index) => {
      const owner = index + 1;
      const [used, review] = shown.includes(owner) ? [7, owner] : [null, null];
      return { owner, address: `/files/images/${owner}.png`, used, review };
    }),
  );
  const { results: left } = await env.DB.prepare(
    "select user_id as id from reviews where image_path is not null and image_url is not null",
  ).all();
  expect(left.map(({ id }) => id)).toEqual(shown);
});
