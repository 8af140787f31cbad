import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { listingReasons } from "~/content/listing-words";
import { itemTypes, licenses, pricingModels } from "~/content/marketplace";
import { marketplaceItems } from "~/db/schema/items";
import { listingDrafts, marketplaceFiles, marketplaceItemVersions } from "~/db/schema/listings";
import { users } from "~/db/schema/people";
import { emptyDraft, isComplete, listingSteps } from "~/models/marketplace/draft";
import type { WizardState } from "~/models/marketplace/wizard";
import * as page from "~/routes/marketplace_.new";
import { ListingAnswers, reasonCodes } from "~/schemas/listing";
import { get, startApp } from "../../support/app";
import { goodAnswers, png, postStep, submitListing, zip } from "../../support/listing";
import { openPage } from "../../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

async function createSeller(app: App) {
  const user = await app.createLearner();
  await app.db
    .update(users)
    .set({ publicName: `Ada ${user.id}` })
    .where(eq(users.id, user.id));
  return { user, headers: await app.signIn(user) };
}

async function load(app: App, step: string, headers: HeadersInit = {}) {
  const loaded = await app.send(
    page.loader as never,
    get(`/marketplace/new?step=${step}`, headers),
  );
  return (loaded as { state: WizardState }).state;
}

/** The page that answers a step which is posted without scripts. */
function openAnswer(
  app: App,
  step: string,
  fields: Record<string, string | File>,
  to: HeadersInit,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const address = `http://localhost/marketplace/new?step=${step}`;
  const posted = new Request(address, { method: "POST", body, headers: to });
  return openPage(app, "marketplace/new", page, posted);
}

/** The page as it is opened: at a step, or where the draft was left. */
function openWizard(app: App, search: string, headers: HeadersInit) {
  return openPage(app, "marketplace/new", page, get(`/marketplace/new${search}`, headers));
}

function cookieOf(answer: { cookies: string[] }) {
  return { Cookie: answer.cookies.map((each) => each.split(";", 1)[0]).join("; ") };
}

test("the steps come in order, each leads to the next and back [LW-01, LW-02, LW-03]", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  expect(listingSteps).toEqual(["type", "details", "upload", "pricing", "license", "review"]);

  for (const [index, step] of listingSteps.slice(0, -1).entries()) {
    const answers = goodAnswers[step as "type"];
    const next = await postStep(app, step, { ...answers, intent: "next" }, { headers });
    expect(next.location).toBe(`/marketplace/new?step=${listingSteps[index + 1]}`);
  }
  const back = await postStep(app, "review", { intent: "back" }, { headers });
  expect(back.location).toBe("/marketplace/new?step=license");
});

test("a seller reads the description as buyers will, and nothing typed is lost", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const fullDescription = "## What you get\n\n<script>alert(1)</script>";
  const sent = { title: "Only a title", fullDescription, intent: "preview" };
  const { data } = await postStep(app, "details", sent, { headers });
  expect(data?.preview).toContain("What you get</h");
  expect(data?.preview).not.toContain("<script>");
  expect(data?.errors).toEqual({});
  expect(data?.state).toMatchObject({ step: "details", draft: { title: "Only a title" } });
});

test("a step that is not complete is refused with a sentence, and what was typed is kept [LW-12, LW-14, LW-24, LW-30]", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const errorsOf = async (step: string, fields: Record<string, string>) =>
    (await postStep(app, step, fields, { headers })).data?.errors;

  expect(await errorsOf("type", {})).toEqual({ type: ["Choose what you want to list"] });
  expect(await errorsOf("details", { title: "Only a title" })).toEqual({
    shortDescription: ["Please enter a short description"],
    fullDescription: ["Please enter a full description"],
  });
  expect((await load(app, "details", headers)).draft.title).toBe("Only a title");
  expect(await errorsOf("upload", { uploadMethod: "replit" })).toEqual({
    replitLink: ["Please enter the link to your Replit project"],
  });
  expect(await errorsOf("pricing", { pricingModel: "one-time", price: "0" })).toEqual({
    price: ["Please enter a price above $0"],
  });
  expect(await errorsOf("pricing", { pricingModel: "pay-what-you-want", price: "" })).toEqual({
    price: ["Please enter a lowest price above $0"],
  });
  expect(await errorsOf("pricing", { pricingModel: "subscription", price: "5" })).toEqual({
    pricingModel: ["Subscriptions are not offered yet"],
  });
  expect(await errorsOf("review", {})).toEqual({
    termsAgreed: ["Please agree to the terms to publish"],
  });
});

test("without scripts a refused step says why in its page, with what was typed, there and when one comes back [LW-12, LW-14]", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const typed = /<input[^>]*name="title"[^>]*value="Only a title"/;
  const refused = await openAnswer(app, "details", { title: "Only a title" }, headers);
  expect(refused.response.status).toBe(400);
  expect(refused.text).toContain("Please enter a full description");
  expect(refused.html).toMatch(typed);
  // The server decides: without scripts the button can be pressed.
  expect(refused.html).not.toMatch(/<button[^>]*disabled/);
  expect((await openWizard(app, "", headers)).html).toMatch(typed);
});

test("without scripts a refused file says why in its page, and the rest of the step is kept [LW-19, LW-22]", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const instructions = "Open the first file.";
  const upload = {
    ...{ uploadMethod: "zip", instructions },
    package: new File(["This is a text that calls itself a ZIP file."], "prompts.zip"),
  };
  const zipped = await openAnswer(app, "upload", upload, headers);
  expect(zipped.response.status).toBe(400);
  expect(zipped.text).toContain("This is not a ZIP file, whatever its name says.");
  expect(zipped.html).toMatch(
    new RegExp(`<textarea[^>]*name="instructions"[^>]*>${instructions}<`),
  );

  const cover = new File(["<svg>"], "cover.png", { type: "image/png" });
  const details = { title: "Kept", shortDescription: "Short", fullDescription: "Full", cover };
  const covered = await openAnswer(app, "details", details, headers);
  expect(covered.text).toContain("This is not a PNG, JPG or GIF picture, whatever its name says.");
  expect(covered.html).toMatch(/<input[^>]*name="title"[^>]*value="Kept"/);
});

test("a decimal comma is a decimal point, and what may mean thousands is refused [LW-25]", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const send = (price: string) =>
    postStep(app, "pricing", { pricingModel: "one-time", price }, { headers });
  for (const [price, cents] of [
    ["4,50", 450],
    [" 4,5 ", 450],
    ["1234.5", 123_450],
  ] as const) {
    expect((await send(price)).location).toBe("/marketplace/new?step=license");
    expect((await load(app, "pricing", headers)).draft.priceCents).toBe(cents);
  }
  for (const price of ["1,234", "1,234.50", "1.234,50"]) {
    const refused = await send(price);
    expect(refused.data?.errors.price).toEqual([
      "Please enter a price in dollars and cents, such as 9.99",
    ]);
    expect(refused.data?.typed.price).toBe(price);
  }
});

test("a large file that is refused in the middle is read past: its reason is said, and the fields behind it are kept [LW-22]", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  // As a browser sends it: in pieces, so that the end is not there when the beginning is judged.
  const send = (first: string, pieces: number) => {
    const head = 'Content-Disposition: form-data; name="package"; filename="large.zip"';
    const encode = (text: string) => new TextEncoder().encode(text);
    const piece = new Uint8Array(1024 * 1024);
    let at = -1;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        at += 1;
        if (at === 0) controller.enqueue(encode(`--edge\r\n${head}\r\n\r\n${first}`));
        else if (at <= pieces) controller.enqueue(piece);
        else {
          const behind = 'Content-Disposition: form-data; name="instructions"\r\n\r\nOpen it.';
          controller.enqueue(encode(`\r\n--edge\r\n${behind}\r\n--edge--\r\n`));
          controller.close();
        }
      },
    });
    const type = { "Content-Type": "multipart/form-data; boundary=edge" };
    const init = { method: "POST", body, headers: { ...headers, ...type } };
    const posted = new Request("http://localhost/marketplace/new?step=upload", init);
    return openPage(app, "marketplace/new", page, posted);
  };
  const kind = await send(`%PDF-1.7 ${"x".repeat(1000)}`, 2);
  expect(kind.response.status).toBe(400);
  expect(kind.text).toContain("This is not a ZIP file, whatever its name says.");
  expect(kind.html).toMatch(/<textarea[^>]*name="instructions"[^>]*>Open it\.</);
  const size = await send(`PK\u0003\u0004${"x".repeat(1000)}`, 52);
  expect(size.text).toContain("This file is larger than 50MB.");
  expect(await app.db.select().from(marketplaceFiles)).toEqual([]);
});

test("what is too long or no price at all is refused and comes back as it was typed [LW-15, LW-25]", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const shortDescription = "a".repeat(201);
  const long = await postStep(app, "details", { title: "Kept", shortDescription }, { headers });
  expect(long.status).toBe(400);
  expect(long.data?.errors.shortDescription).toEqual([
    "Please use at most 200 characters for the short description",
  ]);
  expect(long.data?.typed).toMatchObject({ title: "Kept", shortDescription });

  for (const price of ["-1", "abc", "9.999", "1e9"]) {
    const refused = await postStep(
      app,
      "pricing",
      { pricingModel: "one-time", price },
      { headers },
    );
    expect(refused.status).toBe(400);
    expect(refused.data?.errors.price).toHaveLength(1);
    expect(refused.data?.typed.price).toBe(price);
  }
  const link = { uploadMethod: "replit", replitLink: "javascript:alert(1)" };
  expect((await postStep(app, "upload", link, { headers })).data?.errors).toEqual({
    replitLink: ["Please enter a link that begins with https://"],
  });
});

test("a new draft has the stated defaults [LW-17, LW-23, LW-26, EN-23]", async () => {
  await using app = await startApp();
  const state = await load(app, "type");
  expect(state.draft).toEqual({
    type: null,
    title: "",
    shortDescription: "",
    fullDescription: "",
    uploadMethod: "zip",
    replitLink: "",
    linkUrl: "",
    prompts: [],
    instructions: "",
    priceCents: 0,
    pricingModel: "one-time",
    license: "personal",
    supportOffered: false,
    contactEmail: "",
    category: "Productivity",
    tags: [],
    termsAgreed: false,
  });
});

test("the page offers every type, category, license and way of charging [LW-13, LW-21, LW-27]", async () => {
  await using app = await startApp();
  const open = async (step: string) =>
    (await openPage(app, "marketplace/new", page, get(`/marketplace/new?step=${step}`))).text;
  const types = await open("type");
  for (const { label } of itemTypes) expect(types).toContain(label);
  expect(await open("details")).toContain("Customer Service");
  const upload = await open("upload");
  for (const way of ["A ZIP file", "A Replit project", "Something else", "max 50MB"]) {
    expect(upload).toContain(way);
  }
  const pricing = await open("pricing");
  for (const { label } of pricingModels) expect(pricing).toContain(label);
  expect(pricing).toContain("Not offered yet");
  const license = await open("license");
  for (const { label } of licenses) expect(license).toContain(label);
});

test("support can be offered without an address [LW-29]", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const license = { license: "personal", supportOffered: "on", contactEmail: "" };
  const sent = await postStep(app, "license", license, { headers });
  expect(sent.location).toBe("/marketplace/new?step=review");
  const { draft } = await load(app, "license", headers);
  expect(draft).toMatchObject({ supportOffered: true, contactEmail: "" });
  // Where scripts run, this is what lets the button be pressed.
  expect(isComplete("license", { ...emptyDraft, ...draft })).toBe(true);
  expect((await openWizard(app, "?step=license", headers)).html).toMatch(
    /<input[^>]*type="email"[^>]*name="contactEmail"/,
  );
});

test("a visitor's draft is theirs alone and survives signing in", async () => {
  await using app = await startApp();
  const visitor = cookieOf(await postStep(app, "type", { type: "prompt" }));
  const details = { ...goodAnswers.details };
  await postStep(app, "details", details, { headers: visitor });

  expect((await load(app, "details", visitor)).draft.title).toBe(details.title);
  expect((await load(app, "details")).draft.title).toBe("");
  const forged = { Cookie: "guest=IjEyMzQi.forged" };
  expect((await load(app, "details", forged)).draft.title).toBe("");

  const refused = await submitListing(app, visitor);
  expect(refused.location).toBe("/auth?redirectTo=%2Fmarketplace%2Fnew%3Fstep%3Dreview");

  const { user, headers } = await createSeller(app);
  const both = { Cookie: `${headers.Cookie}; ${visitor.Cookie}` };
  expect((await load(app, "review", both)).draft.title).toBe(details.title);
  const published = await postStep(
    app,
    "review",
    { termsAgreed: "on", submissionKey: crypto.randomUUID() },
    { headers: both },
  );
  expect(published.location).toBe("/marketplace/listings");
  const [item] = await app.db.select().from(marketplaceItems);
  expect(item).toMatchObject({ creatorId: user.id, status: "pending" });
  expect((await load(app, "details", visitor)).draft.title).toBe("");
});

test("without scripts canceling is asked on a page of its own, and declining keeps everything [LW-03, LW-09, LW-10]", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  await postStep(app, "details", { title: "Not lost", go: "type" }, { headers });
  const linkTo = (address: string, words: string) =>
    new RegExp(`<a [^>]*href="/marketplace/new\\?step=type${address}"[^>]*>${words}</a>`);

  const first = await openWizard(app, "?step=type", headers);
  expect(first.html).toMatch(linkTo("&amp;cancel=1", "Cancel"));
  expect(first.html).not.toContain('value="back"');
  expect(first.text).not.toContain("Your progress will be lost.");
  const asked = await openWizard(app, "?step=type&cancel=1", headers);
  expect(asked.text).toContain("Are you sure you want to cancel? Your progress will be lost.");
  expect(asked.html).toMatch(linkTo("", "Keep going"));
  expect(asked.html).toMatch(/<button[^>]*name="intent"[^>]*value="cancel"[^>]*>Yes, cancel/);

  const title = /<input[^>]*name="title"[^>]*value="([^"]*)"/;
  const second = await openWizard(app, "?step=details", headers);
  expect(title.exec(second.html)?.[1]).toBe("Not lost");
  expect(second.html).toContain('value="back"');
  expect(second.html).not.toContain("cancel=1");

  const cancelled = await openAnswer(app, "type", { intent: "cancel" }, headers);
  expect(cancelled.response.headers.get("Location")).toBe("/marketplace");
  const anew = await openWizard(app, "?step=details", headers);
  expect(title.exec(anew.html)?.[1]).toBe("");
});

test("cancelling throws the draft and its files away [LW-09]", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const cover = new File([png], "cover.png", { type: "image/png" });
  await postStep(app, "details", { ...goodAnswers.details, cover }, { headers });
  const [file] = await app.db.select().from(marketplaceFiles);
  expect(await app.env.FILES.head(file?.objectKey ?? "")).not.toBeNull();

  const asked = await openPage(
    app,
    "marketplace/new",
    page,
    get("/marketplace/new?step=type&cancel=1", headers),
  );
  expect(asked.text).toContain("Are you sure you want to cancel? Your progress will be lost.");
  expect(await app.db.select().from(listingDrafts)).toHaveLength(1);

  const cancelled = await postStep(app, "type", { intent: "cancel" }, { headers });
  expect(cancelled.location).toBe("/marketplace");
  expect(await app.db.select().from(listingDrafts)).toEqual([]);
  await vi.waitFor(async () => {
    expect(await app.db.select().from(marketplaceFiles)).toEqual([]);
    expect(await app.env.FILES.head(file?.objectKey ?? "")).toBeNull();
  });
});

test("a cover is taken by its content and size, whatever its name says [LW-19]", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const send = async (bytes: BlobPart, name: string) => {
    const cover = new File([bytes], name);
    return postStep(app, "details", { ...goodAnswers.details, cover }, { headers });
  };

  expect((await send("<svg onload=alert(1)>", "cover.png")).data?.errors).toEqual({
    cover: ["This is not a PNG, JPG or GIF picture, whatever its name says."],
  });
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  large.set(png);
  expect((await send(large, "cover.png")).data?.errors).toEqual({
    cover: ["This picture is larger than 5MB. Please make it smaller and try again."],
  });
  expect(await app.db.select().from(marketplaceFiles)).toEqual([]);
  expect((await load(app, "details", headers)).draft.title).toBe(goodAnswers.details.title);

  expect((await send(large.subarray(0, 5 * 1024 * 1024), "photo.txt")).status).toBe(302);
  const { cover } = await load(app, "details", headers);
  expect(cover).toMatchObject({ name: "photo.txt", isRemovable: true });
  expect(cover?.address).toMatch(/^\/files\/covers\/[0-9a-f-]{36}\.png$/);
});

test("a ZIP goes to the bucket in parts, limited and checked; Publish needs it [LW-20, LW-22]", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const send = (bytes: BlobPart) =>
    postStep(
      app,
      "upload",
      { uploadMethod: "zip", package: new File([bytes], "prompts.zip") },
      { headers },
    );

  const skipped = await postStep(app, "upload", { uploadMethod: "zip" }, { headers });
  expect(skipped.location).toBe("/marketplace/new?step=pricing");
  const missing = await submitListing(app, headers, { upload: { uploadMethod: "zip" } });
  expect(missing.data?.state.step).toBe("upload");
  expect(missing.data?.errors).toEqual({ package: ["Upload the ZIP file that buyers get."] });
  const review = await load(app, "review", headers);
  expect(review.readiness?.find(({ id }) => id === "delivery")).toMatchObject({
    state: "must",
    step: "upload",
  });

  const notZip = "This is not a ZIP file, whatever its name says.";
  expect((await send("MZ, a program that is called prompts.zip")).data?.errors.package).toEqual([
    notZip,
  ]);
  const cut = zip(5000).subarray(0, 4000);
  expect((await send(cut)).data?.errors.package).toEqual([
    "This ZIP file is not complete. Please pack it again and try once more.",
  ]);
  expect((await send(zip(50 * 1024 * 1024 + 1))).data?.errors.package).toEqual([
    "This file is larger than 50MB. Please make it smaller and try again.",
  ]);
  expect(await app.db.select().from(marketplaceFiles)).toEqual([]);
  expect((await app.env.FILES.list()).objects).toEqual([]);

  const bytes = zip(12 * 1024 * 1024 + 7);
  crypto.getRandomValues(bytes.subarray(4, 60_000));
  expect((await send(bytes)).location).toBe("/marketplace/new?step=pricing");
  const [file] = await app.db.select().from(marketplaceFiles);
  expect(file).toMatchObject({ status: "ready", uploadId: null, sizeBytes: bytes.length });
  const stored = await app.env.FILES.get(file?.objectKey ?? "");
  const digest = await crypto.subtle.digest(
    "SHA-256",
    (await stored?.arrayBuffer()) ?? new ArrayBuffer(0),
  );
  expect(file?.sha256).toBe(
    [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
  );

  const published = await submitListing(app, headers, { upload: { uploadMethod: "zip" } });
  expect(published.location).toBe("/marketplace/listings");
  const [version] = await app.db.select().from(marketplaceItemVersions);
  expect(version?.fileId).toBe(file?.id);
});

test("another file takes the place of the one before, whose bytes go", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const send = (size: number) =>
    postStep(
      app,
      "upload",
      { uploadMethod: "zip", package: new File([zip(size)], "a.zip") },
      { headers },
    );
  await send(300);
  await send(400);
  await vi.waitFor(async () => {
    const kept = await app.db.select().from(marketplaceFiles);
    expect(kept.map(({ sizeBytes }) => sizeBytes)).toEqual([400]);
    expect((await app.env.FILES.list()).objects).toHaveLength(1);
  });
  await postStep(app, "upload", { uploadMethod: "zip", intent: "remove-package" }, { headers });
  expect((await load(app, "upload", headers)).package).toBeNull();
});

test("people under 18 may write a draft and not publish it", async () => {
  await using app = await startApp();
  const child = await app.createLearner({ ageGroup: "under18" });
  const headers = await app.signIn(child);
  const refused = await submitListing(app, headers);
  expect(refused.data?.errors).toEqual({
    "": [
      "You told us that you are under 18. Selling is for adults, so you cannot publish a listing.",
    ],
  });
  expect(await app.db.select().from(marketplaceItems)).toEqual([]);
  expect(await app.db.select().from(listingDrafts)).toHaveLength(1);
});

test("a public name is asked before the first listing", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const headers = await app.signIn(learner);
  const asked = await submitListing(app, headers);
  expect(asked.data?.errors).toEqual({
    publicName: ["Please enter a name of at least 2 characters"],
  });
  expect(asked.data?.state.person).toEqual({ kind: "member", needsPublicName: true });

  const named = await submitListing(app, headers, { review: { publicName: "Ada of Lovelace" } });
  expect(named.location).toBe("/marketplace/listings");
  const [user] = await app.db.select().from(users).where(eq(users.id, learner.id));
  expect(user?.publicName).toBe("Ada of Lovelace");
});

test("a near copy of what is on sale is refused, keys too, and everything typed is kept", async () => {
  await using app = await startApp();
  const { user, headers } = await createSeller(app);
  const { title, shortDescription, fullDescription } = goodAnswers.details;
  const [item] = await app.db
    .insert(marketplaceItems)
    .values({
      name: title,
      description: shortDescription,
      fullDescription,
      creatorId: user.id,
      tags: ["Food"],
    })
    .returning();
  const { indexItem } = await import("~/models/marketplace/item-index.server");
  const [first, ...others] = indexItem(app.db, { ...item, id: item?.id ?? 0 } as never, Date.now());
  if (first) await app.db.batch([first, ...others]);

  const copied = await submitListing(app, headers);
  expect(copied.data?.state.step).toBe("details");
  expect(copied.data?.errors.fullDescription?.[0]).toContain(`"${title}"`);

  const key = {
    details: { fullDescription: "Log in with sk-proj-abcdefghijklmnopqrstuvwx and go." },
  };
  const secret = await submitListing(app, headers, key);
  expect(secret.data?.errors).toEqual({
    fullDescription: ["Take out the password or key: everybody who buys this could use it."],
  });
  expect((await load(app, "details", headers)).draft.fullDescription).toContain("Log in with");
});

test("nobody reaches a draft for somebody else's listing", async () => {
  await using app = await startApp();
  const seller = await createSeller(app);
  await submitListing(app, seller.headers);
  const [item] = await app.db.select().from(marketplaceItems);
  const stranger = await createSeller(app);
  const address = `/marketplace/new?step=details&item=${item?.id}`;

  const seen = await app.send(page.loader as never, get(address, stranger.headers));
  expect((seen as Response).status).toBe(404);
  const visitor = await app.send(page.loader as never, get(address));
  expect((visitor as Response).headers.get("Location")).toMatch(/^\/auth\?redirectTo=/);
  const posted = await postStep(
    app,
    "details",
    { title: "Mine now" },
    { headers: stranger.headers, item: item?.id },
  );
  expect(posted.status).toBe(404);
});

test("the schema knows the same keys as the texts", () => {
  const { type, license, pricingModel } = ListingAnswers.shape;
  const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key);
  for (const key of keysOf(itemTypes)) expect(type.safeParse(key).success).toBe(true);
  for (const key of keysOf(licenses)) expect(license.safeParse(key).success).toBe(true);
  for (const key of keysOf(pricingModels)) expect(pricingModel.safeParse(key).success).toBe(true);
  expect(listingReasons.map(({ code }) => code)).toEqual([...reasonCodes]);
});
