import { eq } from "drizzle-orm";
import { compactVerify, importJWK } from "jose";
import { expect, test } from "vitest";

import { certificates } from "~/db/schema/certificates";
import { learningPaths, skillProgress } from "~/db/schema/learning";
import { users } from "~/db/schema/people";
import { deleteAccount } from "~/models/account-data.server";
import { goFurther } from "~/models/further-path.server";
import { replacePath } from "~/models/learner.server";
import * as jwks from "~/routes/[.]well-known.jwks[.]json";
import * as list from "~/routes/certificates._index/route";
import * as page from "~/routes/certificates.$id/route";
import * as forms from "~/routes/certificates.$id_.$form";
import * as verifier from "~/routes/certificates.verify";
import { readAccountData } from "../support/account-data";
import { form, get, startApp } from "../support/app";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;
type Learner = Awaited<ReturnType<App["createLearner"]>>;

/** Every step of the path is shown. */
async function finishPath({ db }: App, { id: userId }: Learner) {
  const [path] = await db.select().from(learningPaths).where(eq(learningPaths.userId, userId));
  const steps = JSON.parse(path?.steps ?? "[]") as { skillId: string }[];
  const at = Date.UTC(2026, 4, 2);
  await db
    .insert(skillProgress)
    .values(
      steps.map(({ skillId }) => ({ userId, skillId, attempts: 1, attemptedAt: at, passedAt: at })),
    )
    .onConflictDoNothing();
  return `path ${path?.replacedAt ?? path?.createdAt}`;
}

async function make(app: App, learner: Learner, fields: Record<string, string>) {
  const request = form("/certificates", fields, await app.signIn(learner));
  return (await app.send(list.action, request)) as unknown as Response & { init?: ResponseInit };
}

async function idOf(answer: Response) {
  return answer.headers.get("Location")?.split("/").at(-1) ?? "";
}

function partsOf(jws: string) {
  const [head = "", body = ""] = jws.split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  return { header: read(head), claims: read(body) };
}

test("a finished path is signed so that another program finds it right, by the key of the site", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const subject = await finishPath(app, learner);
  const id = await idOf(await make(app, learner, { subject, name: "Ada <b>Ray" }));

  const jws = await (await app.send(forms.loader, get("/"), { id, form: "file" })).text();
  const { header, claims } = partsOf(jws);
  const {
    keys: [key],
  } = (await (await app.send(jwks.loader, get("/"))).json()) as {
    keys: (JsonWebKey & { kid: string })[];
  };
  expect(header).toMatchObject({ alg: "EdDSA", kid: key?.kid, jwk: { crv: "Ed25519", x: key?.x } });
  // A library that shares no code with the site.
  const publicKey = await importJWK(key as never, "EdDSA");
  const isRight = async (text: string) => {
    try {
      await compactVerify(text, publicKey);
      return true;
    } catch {
      return false;
    }
  };
  expect(await isRight(jws)).toBe(true);
  expect(await isRight(jws.replace(/\.(.)/, (_, first) => `.${first === "f" ? "e" : "f"}`))).toBe(
    false,
  );

  // What Open Badges 3.0 requires of a credential and of its claims.
  expect(claims).toMatchObject({
    iss: claims.issuer.id,
    jti: claims.id,
    sub: claims.credentialSubject.id,
    nbf: Math.floor(Date.parse(claims.validFrom) / 1000),
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    issuer: { type: ["Profile"] },
    credentialSubject: {
      type: ["AchievementSubject"],
      identifier: [{ type: "IdentityObject", identityHash: "Ada <b>Ray", hashed: false }],
      achievement: { type: ["Achievement"], criteria: { narrative: expect.any(String) } },
    },
  });
  expect(claims["@context"][0]).toBe("https://www.w3.org/ns/credentials/v2");
  expect(new URL(claims.id).pathname).toBe(`/certificates/${id}`);

  const { text, html } = await openPage(app, "certificates/:id", page, get(`/certificates/${id}`));
  expect(text).toContain("Ada <b>Ray");
  expect(text).toContain("May 2, 2026");
  expect(text).toContain("Nobody watched");
  expect(html).not.toContain("Take it back");
  const svg = await (await app.send(forms.loader, get("/"), { id, form: "picture.svg" })).text();
  expect(svg).toContain(`<openbadges:credential>${jws}</openbadges:credential>`);
  expect(svg).toContain("Ada &lt;b&gt;Ray");
});

test("the same path is certified once, and nothing that is not finished", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const early = await make(app, learner, { subject: "path 1", name: "" });
  expect(early.init?.status).toBe(409);
  expect(JSON.stringify(early)).toContain("This is not finished yet");
  const subject = await finishPath(app, learner);
  const first = await idOf(await make(app, learner, { subject, name: "" }));
  expect(await idOf(await make(app, learner, { subject, name: "" }))).toBe(first);
  expect((await make(app, learner, { subject: "course 999", name: "" })).init?.status).toBe(409);
  expect((await make(app, learner, { subject: "nonsense", name: "" })).init?.status).toBe(400);
  expect(await app.db.select().from(certificates)).toHaveLength(1);
});

test("each path that a learner went on to is certified for itself", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const [planned] = await app.db.select().from(learningPaths);
  const first = await finishPath(app, learner);
  const firstId = await idOf(await make(app, learner, { subject: first, name: "" }));

  // Planned again with the same steps, it is the same path.
  await replacePath(app.db, learner.id, JSON.parse(planned?.steps ?? "[]"), Date.now() + 1000);
  expect(await idOf(await make(app, learner, { subject: first, name: "" }))).toBe(firstId);

  expect(await goFurther(app.db, learner.id, Date.now() + 2000)).not.toBeNull();
  expect((await make(app, learner, { subject: first, name: "" })).init?.status).toBe(409);
  const second = await finishPath(app, learner);
  expect(second).not.toBe(first);
  const secondId = await idOf(await make(app, learner, { subject: second, name: "" }));
  expect(secondId).not.toBe(firstId);
  expect(await app.db.select().from(certificates)).toHaveLength(2);
});

test("a course is named in one way, so that what was taken back stays so", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  for (const subject of ["course 01", "path 01", "course 0"]) {
    expect((await make(app, learner, { subject, name: "" })).init?.status).toBe(400);
  }
});

test("under 18 a certificate carries no name", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const subject = await finishPath(app, learner);
  await app.db.update(users).set({ ageGroup: "under18" }).where(eq(users.id, learner.id));
  expect((await make(app, learner, { subject, name: "Ada" })).init?.status).toBe(403);
  const id = await idOf(await make(app, learner, { subject, name: "" }));
  const { claims } = partsOf(
    await (await app.send(forms.loader, get("/"), { id, form: "file" })).text(),
  );
  expect(claims.credentialSubject.identifier).toBeUndefined();
});

test("who turns out to be under 18 later shows no name any more", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const subject = await finishPath(app, learner);
  const id = await idOf(await make(app, learner, { subject, name: "Ada Ray" }));
  await app.db.update(users).set({ ageGroup: "under18" }).where(eq(users.id, learner.id));
  const { text } = await openPage(app, "certificates/:id", page, get(`/certificates/${id}`));
  expect(text).not.toContain("Ada Ray");
  expect((await app.send(forms.loader, get("/"), { id, form: "file" })).status).toBe(404);
  expect((await app.send(forms.loader, get("/"), { id, form: "picture.svg" })).status).toBe(404);
});

test("its learner takes it back, and page, picture, list and check say so", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const other = await app.createLearner();
  const subject = await finishPath(app, learner);
  const id = await idOf(await make(app, learner, { subject, name: "Ada" }));
  const jws = await (await app.send(forms.loader, get("/"), { id, form: "file" })).text();
  const revoke = async (by: Learner) =>
    app.send(page.action, form(`/certificates/${id}`, {}, await app.signIn(by)), { id });
  const statusOf = async () =>
    (
      (await (await app.send(forms.loader, get("/"), { id, form: "status" })).json()) as {
        revokedCredential: [];
      }
    ).revokedCredential.length;
  const check = async (text: string) => {
    const sent = form("/certificates/verify", { credential: text });
    return (await openPage(app, "certificates/verify", verifier, sent)).text;
  };
  const foreign = "We did not sign this text, or somebody changed it.";

  await revoke(other);
  expect(await statusOf()).toBe(0);
  expect(await check(`\n ${jws} `)).toContain("This certificate is ours, unchanged and valid.");
  await revoke(learner);
  expect(await statusOf()).toBe(1);
  expect(await check(jws)).toContain("This certificate is ours, but it was taken back.");
  expect(
    await check(
      jws.replace(/\.(.)([^.]+)$/, (_, first, rest) => `.${first === "A" ? "B" : "A"}${rest}`),
    ),
  ).toContain(foreign);
  expect(await check(jws.replace(/\../, ".X"))).toContain(foreign);
  expect(await check("hello")).toContain(foreign);
  const { text } = await openPage(app, "certificates/:id", page, get(`/certificates/${id}`));
  expect(text).toContain("Not valid any more");
  expect(
    await (await app.send(forms.loader, get("/"), { id, form: "picture.svg" })).text(),
  ).toContain("Taken back");
  // A new one may be made.
  expect(await idOf(await make(app, learner, { subject, name: "Ada" }))).not.toBe(id);
});

test("what an editor takes back is not certified again, neither at once nor later", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const editor = await app.createLearner();
  await app.db.update(users).set({ role: "editor" }).where(eq(users.id, editor.id));
  const subject = await finishPath(app, learner);
  const takeBack = async (id: string, by: Learner) =>
    app.send(page.action, form(`/certificates/${id}`, {}, await app.signIn(by)), { id });

  // Its learner may change their mind as often as they like.
  await takeBack(await idOf(await make(app, learner, { subject, name: "Ada" })), learner);
  await takeBack(await idOf(await make(app, learner, { subject, name: "Ada" })), learner);
  const id = await idOf(await make(app, learner, { subject, name: "Something foul" }));
  const asked = get(`/certificates/${id}`, await app.signIn(editor));
  const { text: warned } = await openPage(app, "certificates/:id", page, asked);
  expect(warned).toContain("its learner cannot make a new one");
  await takeBack(id, editor);

  for (const name of ["Something foul", ""]) {
    const again = await make(app, learner, { subject, name });
    expect(again.init?.status).toBe(403);
    expect(JSON.stringify(again)).toContain("so it cannot be made again");
  }
  expect(await app.db.select({ id: certificates.id }).from(certificates)).toHaveLength(3);
  const own = get("/certificates", await app.signIn(learner));
  const { text, html } = await openPage(app, "certificates", list, own);
  expect(text).toContain("taken back by an editor");
  expect(html).not.toContain("Make my certificate");
});

test("an editor who takes back their own certificate may make another", async () => {
  await using app = await startApp();
  const editor = await app.createLearner();
  await app.db.update(users).set({ role: "editor" }).where(eq(users.id, editor.id));
  const subject = await finishPath(app, editor);
  const id = await idOf(await make(app, editor, { subject, name: "" }));
  const request = form(`/certificates/${id}`, {}, await app.signIn(editor));
  await app.send(page.action, request, { id });
  expect(await idOf(await make(app, editor, { subject, name: "" }))).toMatch(/^[\w-]{36}$/);
});

test("it is in the download and goes with the account", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const subject = await finishPath(app, learner);
  const id = await idOf(await make(app, learner, { subject, name: "Ada" }));
  const jws = await (await app.send(forms.loader, get("/"), { id, form: "file" })).text();
  expect((await readAccountData(app.db, learner.id))?.certificates).toMatchObject([
    { id, name: "Ada" },
  ]);
  await deleteAccount(app.db, { id: learner.id }, Date.now());
  expect((await app.send(page.loader, get("/"), { id })) as unknown).toMatchObject({ status: 404 });
  const verdict = await app.send(
    verifier.action,
    form("/certificates/verify", { credential: jws }),
  );
  expect(verdict).toMatchObject({ verdict: { kind: "gone" } });
});

test("a site without a key says so and signs nothing", async () => {
  await using app = await startApp({ CERTIFICATE_KEY: undefined } as never);
  const learner = await app.createLearner();
  const subject = await finishPath(app, learner);
  const request = get("/certificates", await app.signIn(learner));
  const { text } = await openPage(app, "certificates", list, request);
  expect(text).toContain("This site makes no certificates");
  expect((await make(app, learner, { subject, name: "" })).status).toBe(404);
  expect(await (await app.send(jwks.loader, get("/"))).json()).toEqual({ keys: [] });
});
