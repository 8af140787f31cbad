import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import { marketplaceItems } from "~/db/schema/items";
import { listingDrafts, marketplaceFiles, marketplaceItemVersions } from "~/db/schema/listings";
import { users } from "~/db/schema/people";
import { rateLimits } from "~/db/schema/site";
import { decide } from "~/models/marketplace/decision.server";
import * as files from "~/routes/files.$";
import * as wizard from "~/routes/marketplace_.new";
import { get, startApp } from "../../support/app";
import { goodAnswers, png, postStep, submitListing, zip } from "../../support/listing";

type App = Awaited<ReturnType<typeof startApp>>;

const day = 24 * 60 * 60 * 1000;
const cover = () => new File([png], "cover.png");
const pack = (size?: number) => new File([zip(size)], "pack.zip");

async function createSeller(app: App) {
  const user = await app.createLearner();
  await app.db
    .update(users)
    .set({ publicName: `Ada ${user.id}` })
    .where(eq(users.id, user.id));
  return { user, headers: await app.signIn(user) };
}

async function createEditor(app: App) {
  const user = await app.createUser();
  await app.db.update(users).set({ role: "editor" }).where(eq(users.id, user.id));
  return { user, headers: await app.signIn(user) };
}

async function approve(app: App, editorId: number) {
  const versions = await app.db.select().from(marketplaceItemVersions);
  const version = versions.at(-1);
  if (!version) throw new Error("Nothing was submitted.");
  const input = { decision: "approve", seen: version.submittedAt } as const;
  expect((await decide(app.db, { versionId: version.id, editorId, input }, Date.now())).ok).toBe(
    true,
  );
}

/** How much is kept, in the table and in the bucket. */
async function kept(app: App) {
  const [rows, { objects }] = await Promise.all([
    app.db.select().from(marketplaceFiles),
    app.env.FILES.list(),
  ]);
  return [rows.length, objects.length];
}

/** Posts a step as no browser does. */
async function postParts(app: App, address: string, parts: [string, string | File][]) {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  const sent = new Request(`http://localhost${address}`, { method: "POST", body });
  return (await app.send(wizard.action as never, sent)) as Response | { data: unknown };
}

test("of many files in one form one is stored", async () => {
  await using app = await startApp();
  const parts = Array.from({ length: 15 }, () => ["package", pack()] as [string, File]);
  const answer = await postParts(app, "/marketplace/new?step=upload", [
    ["uploadMethod", "zip"],
    ["cover", cover()],
    ...parts,
  ]);

  expect(answer).toMatchObject({
    data: {
      errors: { package: ["Please choose one file. Only the first one that came was looked at."] },
    },
  });
  expect(await kept(app)).toEqual([2, 2]);
});

interface Refused {
  step: string;
  fields: Record<string, string>;
  item?: number;
}

test.each<[string, Refused, number]>([
  ["is cancelled", { step: "upload", fields: { intent: "cancel" } }, 302],
  ["is for a listing of somebody else", { step: "upload", item: 4711, fields: {} }, 404],
  ["is too long", { step: "upload", fields: { instructions: "a".repeat(200_000) } }, 413],
])("nothing of an upload stays where the form %s", async (_, { step, fields, item }, status) => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const body = { package: pack(), cover: cover(), ...fields };
  const answer = await app.send(
    async () => postStep(app, step, body, { headers, item }),
    get("/marketplace/new"),
  );

  expect(answer).toMatchObject({ status });
  await vi.waitFor(async () => expect(await kept(app)).toEqual([0, 0]));
});

test("nothing of an upload stays where the form breaks off behind the file", async () => {
  await using app = await startApp();
  const body = new FormData();
  body.append("package", pack());
  body.append("instructions", "Open it.");
  const whole = new Request("http://localhost/marketplace/new?step=upload", {
    method: "POST",
    body,
  });
  const bytes = new Uint8Array(await whole.clone().arrayBuffer());
  const broken = new Request(whole.url, {
    method: "POST",
    headers: { "Content-Type": whole.headers.get("Content-Type") ?? "" },
    body: bytes.slice(0, -20),
  });
  expect(await app.send(wizard.action as never, broken)).toMatchObject({ status: 400 });
  await vi.waitFor(async () => expect(await kept(app)).toEqual([0, 0]));
});

test("a file of a refused form stays in the draft that keeps the answers", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const fields = { shortDescription: "a".repeat(201), cover: cover() };
  expect((await postStep(app, "details", fields, { headers })).status).toBe(400);
  expect((await app.db.select().from(listingDrafts))[0]?.coverFileId).not.toBeNull();
  expect(await kept(app)).toEqual([1, 1]);
});

test("what nothing came to use goes after a day, at most once an hour, and nothing else", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const editor = await createEditor(app);
  await submitListing(app, headers, {
    details: { cover: cover() },
    upload: { uploadMethod: "zip", package: pack() },
  });
  await approve(app, editor.user.id);
  await postStep(app, "details", { ...goodAnswers.details, cover: cover() }, { headers });
  const used = await app.db.select().from(marketplaceFiles);
  expect(used).toHaveLength(3);

  const stray = async (name: string, columns: Partial<typeof marketplaceFiles.$inferInsert>) => {
    await app.env.FILES.put(`packages/${name}.zip`, zip());
    await app.db.insert(marketplaceFiles).values({
      ...{ ownerId: editor.user.id, kind: "package", status: "ready", fileName: "a.zip" },
      ...{ objectKey: `packages/${name}.zip`, contentType: "application/zip" },
      ...columns,
    });
  };
  await stray("old", { createdAt: Date.now() - 2 * day });
  await stray("broken-off", { createdAt: Date.now() - 2 * day, status: "uploading" });
  await stray("new", {});
  await app.db
    .update(marketplaceFiles)
    .set({ createdAt: Date.now() - 2 * day })
    .where(eq(marketplaceFiles.fileName, "cover.png"));
  const names = async () =>
    (await app.env.FILES.list({ prefix: "packages/" })).objects
      .map(({ key }) => key)
      .filter((key) => key.length < 30);

  await postStep(app, "details", { ...goodAnswers.details, cover: cover() }, { headers });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await names()).toHaveLength(3);

  await app.db.delete(rateLimits).where(eq(rateLimits.key, "clear-files"));
  await postStep(app, "upload", { uploadMethod: "zip", package: pack() }, { headers });
  await vi.waitFor(async () => expect(await names()).toEqual(["packages/new.zip"]));
  const left = (await app.db.select().from(marketplaceFiles)).map(({ objectKey }) => objectKey);
  const [sold, zipped] = used;
  expect(left).toContain(sold?.objectKey);
  expect(left).toContain(zipped?.objectKey);
});

test("a picture is its owner's and the editors' until the listing is approved", async () => {
  await using app = await startApp();
  const editor = await createEditor(app);
  const seller = await createSeller(app);
  const stranger = await createSeller(app);
  const sent = await postStep(app, "details", { ...goodAnswers.details, cover: cover() });
  const cookies = sent.cookies.map((each) => each.split(";", 1)[0]).join("; ");
  const [file] = await app.db.select().from(marketplaceFiles);
  const ask = async (headers: HeadersInit = {}) => {
    const path = `/files/${file?.objectKey}`;
    const params = { "*": file?.objectKey ?? "" };
    const answer = await app.send(files.loader as never, get(path, headers), params);
    const { status, headers: told } = answer as Response;
    return [status, told.get("Cache-Control")];
  };
  const hidden = [404, "no-store"];
  const shown = [200, "private, no-store"];

  expect(await ask()).toEqual(hidden);
  expect(await ask({ Cookie: cookies })).toEqual(shown);
  expect(await ask(stranger.headers)).toEqual(hidden);
  expect(await ask(editor.headers)).toEqual(shown);

  const both = { Cookie: `${seller.headers.Cookie}; ${cookies}` };
  expect(await ask(both)).toEqual(shown);
  await submitListing(app, both);
  expect((await app.db.select().from(marketplaceItems))[0]?.imagePath).toContain(file?.objectKey);
  expect(await ask()).toEqual(hidden);
  expect(await ask(stranger.headers)).toEqual(hidden);
  expect(await ask(seller.headers)).toEqual(shown);
  expect(await ask(editor.headers)).toEqual(shown);

  await approve(app, editor.user.id);
  expect(await ask()).toEqual([200, "public, max-age=31536000, immutable"]);
});

test("a new cover of a listing on sale is shown when it is approved", async () => {
  await using app = await startApp();
  const editor = await createEditor(app);
  const { headers } = await createSeller(app);
  await submitListing(app, headers);
  await approve(app, editor.user.id);
  const [item] = await app.db.select().from(marketplaceItems);
  const listings = await import("~/routes/marketplace_.listings/route");
  const body = new URLSearchParams({ intent: "edit", item: String(item?.id) });
  const edit = new Request("http://localhost/marketplace/listings", {
    method: "POST",
    headers,
    body,
  });
  await app.send(listings.action as never, edit);
  await submitListing(app, headers, { details: { cover: cover() } }, item?.id);
  const publishedAt = async () =>
    (await app.db.select().from(marketplaceFiles)).map((file) => file.publishedAt);

  expect(await publishedAt()).toEqual([null]);
  await approve(app, editor.user.id);
  expect(await publishedAt()).toEqual([expect.any(Number)]);
});
