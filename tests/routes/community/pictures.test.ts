import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { answers, threads } from "~/db/schema/community";
import { users } from "~/db/schema/people";
import { drafts, textPictures } from "~/db/schema/site";
import { deleteAccount } from "~/models/account-data.server";
import { picturesPerDay } from "~/models/community/newcomer.server";
import { deleteOwnPost } from "~/models/community/post-edit.server";
import { setThreadStatus } from "~/models/community/post-status.server";
import { dropUnused } from "~/models/text-picture.server";
import * as questionPage from "~/routes/community.$id/route";
import * as editPage from "~/routes/community.$id_.edit/route";
import * as askPage from "~/routes/community_.ask";
import * as pictures from "~/routes/community_.pictures";
import * as files from "~/routes/files.$";
import { readAccountData } from "../../support/account-data";
import { form, get, startApp } from "../../support/app";
import { addTopics, ask, makeAsker } from "../../support/community";
import { png } from "../../support/listing";
import { openPage } from "../../support/page";

type App = Awaited<ReturnType<typeof startApp>>;
type Fields = Record<string, string | Blob>;

const day = 86_400_000;
const file = new File([png], "desk.png", { type: "image/png" });
const address = /\/files\/images\/[0-9a-f-]{36}-1x1\.png/;

/** A form as the picture's button posts it. */
function upload(at: string, fields: Fields, headers: HeadersInit) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request(`http://localhost${at}`, { method: "POST", headers, body });
}

function addressIn(text: string) {
  return address.exec(text)?.[0] ?? "";
}

async function addPicture(app: App, headers: HeadersInit, fields: Fields = {}) {
  const picture = { picture: file, pictureAlt: "A desk", ...fields };
  return app.send(pictures.action, upload("/community/pictures", picture, headers));
}

async function uploaded(app: App, headers: HeadersInit) {
  const { markdown } = await (await addPicture(app, headers)).json<{ markdown: string }>();
  return { markdown, href: addressIn(markdown) };
}

async function look(app: App, href: string, headers: HeadersInit = {}) {
  const key = href.replace("/files/", "");
  const { status, headers: answered } = await app.send(files.loader, get(href, headers), {
    "*": key,
  });
  return [status, answered.get("Cache-Control")];
}

const seen = [200, "public, max-age=300"];
const own = [200, "private, no-store"];
const gone = [404, "no-store"];

async function answer(app: App, id: number, body: string, headers: HeadersInit) {
  const sent = { intent: "answer", body, submissionKey: crypto.randomUUID() };
  const at = `/community/${id}`;
  const { response } = await openPage(app, "community/:id", questionPage, form(at, sent, headers));
  expect(response.status).toBe(302);
}

test("without scripts a picture comes with the answer, which comes back with it in the text", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  const writer = await makeAsker(app);
  const headers = await app.signIn(writer);
  const at = `/community/${id}`;
  const send = (fields: Fields) =>
    openPage(
      app,
      "community/:id",
      questionPage,
      upload(at, { intent: "picture", body: "It looks like this:", ...fields }, headers),
    );
  const { html: empty } = await openPage(app, "community/:id", questionPage, get(at, headers));
  expect(empty).toMatch(/<button[^>]*value="picture"[^>]*formEncType="multipart\/form-data"/i);
  const nameless = await send({ picture: file });
  expect(nameless.text).toContain("Please say what the picture shows");
  expect(nameless.text).toContain("It looks like this:");
  expect((await send({ pictureAlt: "A desk" })).text).toContain("Please choose a picture.");

  const added = await send({ picture: file, pictureAlt: "A desk" });
  const href = addressIn(added.html);
  expect(added.text).toContain(`It looks like this: ![A desk](${href})`);
  expect(await look(app, href)).toEqual(gone);
  expect(await look(app, href, headers)).toEqual(own);

  await answer(app, id, `It looks like this:\n\n![A desk](${href})`, headers);
  const { html } = await openPage(app, "community/:id", questionPage, get(at));
  expect(html).toContain(`<img src="${href}" width="1" height="1" loading="lazy" alt="A desk">`);
  expect(await look(app, href)).toEqual(seen);
});

test("a question takes a picture where it is asked and where it is edited", async () => {
  await using app = await startApp();
  await addTopics(app);
  const headers = await app.signIn(await makeAsker(app));
  const typed = {
    title: "How do I keep a summary short?",
    body: "Forty lines came back.",
    tags: "5",
  };
  const asked = await openPage(
    app,
    "community/ask",
    askPage,
    upload(
      "/community/ask",
      { intent: "picture", ...typed, picture: file, pictureAlt: "Forty lines" },
      headers,
    ),
  );
  const first = addressIn(asked.html);
  expect(asked.text).toContain(`![Forty lines](${first})`);
  expect(asked.html).toContain(`value="${typed.title}"`);
  const body = `${typed.body}\n\n![Forty lines](${first})`;
  const posted = { intent: "post", ...typed, body, submissionKey: crypto.randomUUID() };
  await openPage(app, "community/ask", askPage, form("/community/ask", posted, headers));
  const [question] = await app.db.select().from(threads);
  const id = question?.id ?? 0;
  expect(await look(app, first)).toEqual(seen);

  const at = `/community/${id}/edit`;
  const edited = await openPage(
    app,
    "community/:id/edit",
    editPage,
    upload(at, { intent: "picture", ...typed, picture: file, pictureAlt: "Ten lines" }, headers),
  );
  const second = addressIn(edited.html);
  expect(second).not.toBe(first);
  const saved = { intent: "save", ...typed, body: `${typed.body}\n\n![Ten lines](${second})` };
  const stored = await openPage(app, "community/:id/edit", editPage, form(at, saved, headers));
  expect(stored.response.status).toBe(302);
  // The one of before stands in the history.
  expect([await look(app, first), await look(app, second)]).toEqual([seen, seen]);
});

test("a picture that was chosen and not added is not left behind in silence", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  const headers = await app.signIn(await makeAsker(app));
  const sent = { intent: "answer", body: "It looks like this picture.", picture: "desk.png" };
  const at = `/community/${id}`;
  const { text } = await openPage(app, "community/:id", questionPage, form(at, sent, headers));
  expect(text).toContain("This picture is not in your text yet.");
  expect(text).toContain("It looks like this picture.");
  expect(await app.db.select().from(answers)).toEqual([]);
});

test("hiding a post takes its pictures away, showing it brings them back", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  const headers = await app.signIn(await makeAsker(app));
  const { href, markdown } = await uploaded(app, headers);
  await answer(app, id, `It looks like this picture: ${markdown}`, headers);
  const set = async (status: "hidden" | "visible") => {
    const [first, ...others] = await setThreadStatus(app.db, id, status, Date.now());
    if (first) await app.db.batch([first, ...others]);
  };
  await set("hidden");
  expect([await look(app, href), await look(app, href, headers)]).toEqual([gone, own]);
  await set("visible");
  expect(await look(app, href)).toEqual(seen);
  await app.db.update(answers).set({ status: "hidden" });
  expect(await look(app, href)).toEqual(gone);

  // Another post of its author does not bring a hidden one back.
  const { id: other } = await ask(app);
  await answer(app, other, `Once more this picture: ${markdown}`, headers);
  expect(await look(app, href)).toEqual(gone);
});

test("a deleted post's pictures are swept, unless they are used again", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  const writer = await makeAsker(app);
  const headers = await app.signIn(writer);
  const [lost, moved] = [await uploaded(app, headers), await uploaded(app, headers)];
  await answer(app, id, `Two pictures: ${lost.markdown} ${moved.markdown}`, headers);
  const [{ id: answerId } = { id: 0 }] = await app.db.select().from(answers);
  const deleted = { threadId: id, answerId, userId: writer.id };
  expect(await deleteOwnPost(app.db, deleted, Date.now())).toBe("deleted");
  expect(await look(app, lost.href)).toEqual(gone);

  await answer(app, id, `Said better, with one picture: ${moved.markdown}`, headers);
  expect(await look(app, moved.href)).toEqual(seen);
  expect(await dropUnused(app.db, Date.now() + day / 2)).toEqual([]);
  expect(await dropUnused(app.db, Date.now() + 2 * day)).toEqual([{ address: lost.href }]);
});

test("a picture of somebody else is not shown by quoting its address", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  const { href, markdown } = await uploaded(app, await app.signIn(await makeAsker(app)));
  await answer(app, id, `This is theirs: ${markdown}`, await app.signIn(await makeAsker(app)));
  expect(await look(app, href)).toEqual(gone);
});

test("pictures are for members of 18 and older, three a day for newcomers and ten for others", async () => {
  await using app = await startApp();
  expect((await addPicture(app, {})).status).toBe(401);
  const pupil = await app.createLearner({ ageGroup: "under18" });
  const young = await app.signIn(pupil);
  expect((await addPicture(app, young)).status).toBe(403);
  const { id } = await ask(app);
  const theirs = await openPage(app, "community/:id", questionPage, get(`/community/${id}`, young));
  expect(theirs.html).not.toContain('name="picture"');

  const newcomer = await makeAsker(app);
  const fresh = await app.signIn(newcomer);
  const page = await openPage(app, "community/:id", questionPage, get(`/community/${id}`, fresh));
  expect(page.html).toContain('name="picture"');
  const statuses = async (headers: HeadersInit, times: number) => {
    const sent: number[] = [];
    for (let time = 0; time < times; time++) sent.push((await addPicture(app, headers)).status);
    return sent;
  };
  const { member, newcomer: few } = picturesPerDay;
  // One that is refused for itself is not counted.
  expect((await addPicture(app, fresh, { pictureAlt: "" })).status).toBe(400);
  expect(await statuses(fresh, few + 1)).toEqual([...Array(few).fill(201), 429]);
  const refused = await addPicture(app, fresh);
  expect(await refused.text()).toContain("In your first week here you can add 3 pictures a day.");

  const regular = await makeAsker(app);
  const month = Date.now() - 30 * day;
  await app.db.update(users).set({ createdAt: month }).where(eq(users.id, regular.id));
  const known = await app.signIn(regular);
  expect(await statuses(known, member + 1)).toEqual([...Array(member).fill(201), 429]);
  expect(await app.db.select().from(textPictures)).toHaveLength(few + member);
});

test("pictures of posts are in the download of an account; those that nothing shows leave with it", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  const writer = await makeAsker(app);
  const headers = await app.signIn(writer);
  const [shown, unsent] = [await uploaded(app, headers), await uploaded(app, headers)];
  await answer(app, id, `It looks like this picture: ${shown.markdown}`, headers);
  await app.db.insert(drafts).values({
    ...{ userId: writer.id, kind: "answer", about: 99 },
    fields: { body: unsent.markdown },
  });
  expect(await readAccountData(app.db, writer.id)).toMatchObject({
    picturesInTexts: [{ address: shown.href, threadId: id }, { address: unsent.href }],
  });
  await deleteAccount(app.db, { id: writer.id, guestId: null }, Date.now());
  expect(await dropUnused(app.db, Date.now() + 2 * day)).toEqual([{ address: unsent.href }]);
  expect(await look(app, shown.href)).toEqual(seen);
});
