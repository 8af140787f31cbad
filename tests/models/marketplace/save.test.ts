import { expect, test } from "vitest";

import { marketplaceSaves } from "~/db/schema/items";
import {
  selectSavedItems,
  selectSaves,
  setSaved,
  toSavedItems,
} from "~/models/marketplace/save.server";
import { startApp } from "../../support/app";
import { addItem } from "../../support/market";

test("a save is kept once for each person and kind, and can be taken back [MK-54, MK-56]", async () => {
  await using app = await startApp();
  const item = await addItem(app);
  const member = { userId: (await app.createUser()).id, guestId: null };
  const guest = { userId: null, guestId: "11111111-1111-4111-8111-111111111111" };
  const set = (
    owner: typeof member | typeof guest,
    kind: "favorite" | "bookmark",
    saved: boolean,
  ) => setSaved(app.db, { itemId: item.id, kind, saved }, owner, 1000);

  for (const owner of [member, guest]) {
    expect(await set(owner, "favorite", true)).toBe(true);
    expect(await set(owner, "favorite", true)).toBe(true);
    expect(await set(owner, "bookmark", true)).toBe(true);
  }
  expect(await app.db.select().from(marketplaceSaves)).toHaveLength(4);
  const listed = toSavedItems(await selectSavedItems(app.db, guest));
  expect(listed.map(({ id }) => id)).toEqual([item.id]);

  await set(guest, "favorite", false);
  await set(guest, "favorite", false);
  expect((await selectSaves(app.db, item.id, guest)).map(({ saveKind }) => saveKind)).toEqual([
    "bookmark",
  ]);
  expect(await selectSaves(app.db, item.id, member)).toHaveLength(2);
});

test("what is not on sale cannot be saved", async () => {
  await using app = await startApp();
  const paused = await addItem(app, { status: "paused" });
  const owner = { userId: (await app.createUser()).id, guestId: null };
  const change = { itemId: paused.id, kind: "favorite", saved: true } as const;
  expect(await setSaved(app.db, change, owner, 0)).toBe(false);
  expect(await app.db.select().from(marketplaceSaves)).toHaveLength(0);
});
