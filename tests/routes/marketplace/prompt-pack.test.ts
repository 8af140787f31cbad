import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { marketplaceItemVersions } from "~/db/schema/listings";
import { purchases } from "~/db/schema/orders";
import { users } from "~/db/schema/people";
import { decide } from "~/models/marketplace/decision.server";
import { blanksOf, fillIn } from "~/models/marketplace/prompt-blanks";
import * as decisionPage from "~/routes/admin.listings.$versionId/route";
import * as api from "~/routes/api.marketplace.listings";
import * as library from "~/routes/library_.$purchaseId/route";
import * as file from "~/routes/library_.files.$itemId";
import * as item from "~/routes/marketplace.$id";
import * as wizard from "~/routes/marketplace_.new";
import * as tool from "~/routes/tools.$toolId/route";
import { form, get, json, startApp } from "../../support/app";
import { goodAnswers, postStep } from "../../support/listing";
import { openPage } from "../../support/page";
import { makeEditor } from "../../support/reports";
import { buy } from "../../support/shop";

type App = Awaited<ReturnType<typeof startApp>>;

const first = {
  title: "A week of dinners",
  text: "Plan seven dinners for {{number of people}} people with {{budget}} dollars. Give me a table.",
  note: "On Sunday evening.",
  example: "Monday: lentil soup.",
};
const second = { title: "A list to shop", text: "Sort what I need by the shop: {{list}}." };

/** Posts the upload step with these prompts, as a browser sends a list of fields. */
async function postPrompts(
  app: App,
  headers: HeadersInit,
  more: Record<string, string>,
  prompts: readonly { title: string; text: string; note?: string; example?: string }[] = [],
) {
  const body = new FormData();
  body.append("uploadMethod", "prompts");
  body.append("instructions", "Begin with the first one.");
  for (const { title, text, note = "", example = "" } of prompts) {
    body.append("promptTitle", title);
    body.append("promptText", text);
    body.append("promptNote", note);
    body.append("promptExample", example);
  }
  for (const [name, value] of Object.entries(more)) body.append(name, value);
  const address = "http://localhost/marketplace/new?step=upload";
  return openPage(
    app,
    "marketplace/new",
    wizard,
    new Request(address, { method: "POST", body, headers }),
  );
}

async function seller(app: App) {
  const user = await app.createLearner();
  await app.db.update(users).set({ publicName: "Ada" }).where(eq(users.id, user.id));
  return { user, headers: await app.signIn(user) };
}

function openUpload(app: App, headers: HeadersInit) {
  return openPage(app, "marketplace/new", wizard, get("/marketplace/new?step=upload", headers));
}

async function approve(app: App, editorId: number) {
  const [version] = await app.db.select().from(marketplaceItemVersions);
  if (!version) throw new Error("There is no version.");
  const input = { decision: "approve", seen: version.submittedAt } as const;
  await decide(app.db, { versionId: version.id, editorId, input }, Date.now());
  return version;
}

test("a pack is written in the wizard, prompt by prompt, without scripts", async () => {
  await using app = await startApp();
  const { headers } = await seller(app);
  await postStep(app, "type", goodAnswers.type, { headers });
  await postStep(app, "details", goodAnswers.details, { headers });
  expect((await openUpload(app, headers)).html).toMatch(
    /name="uploadMethod"[^>]*value="prompts"[^>]*checked|checked[^>]*value="prompts"/,
  );

  const none = await postPrompts(app, headers, { intent: "next" }, [{ title: "", text: "" }]);
  expect(none.text).toContain("Please write at least one prompt");
  const half = await postPrompts(app, headers, { intent: "next" }, [{ title: "Only", text: "" }]);
  expect(half.text).toContain("Please give every prompt a title and its text");
  const long = await postPrompts(app, headers, { intent: "next" }, [
    { title: "Long", text: "a".repeat(4001) },
  ]);
  expect(long.response.status).toBe(400);
  expect(long.html).toContain("a".repeat(4001));

  const added = await postPrompts(app, headers, { intent: "add-prompt" }, [first]);
  expect(added.response.status).toBe(302);
  const two = await openUpload(app, headers);
  expect(two.html).toContain(first.title);
  expect(two.text).toContain("Title of prompt 2");
  await postPrompts(app, headers, { intent: "remove-prompt-0" }, [first, second]);
  const one = await openUpload(app, headers);
  expect(one.html).not.toContain(first.title);
  expect(one.html).toContain(second.title);
});

test("a pack is reviewed, sampled, bought, read, filled in, tried and fetched", async () => {
  await using app = await startApp();
  const maker = await seller(app);
  const editor = await makeEditor(app);
  const desk = await app.signIn(editor);
  await postStep(app, "type", goodAnswers.type, maker);
  await postStep(app, "details", goodAnswers.details, maker);
  await postPrompts(app, maker.headers, { intent: "next", promptSample: "1" }, [first, second]);
  const checks = await openPage(
    app,
    "marketplace/new",
    wizard,
    get("/marketplace/new?step=review", maker.headers),
  );
  expect(checks.text).toContain("A free sample");
  expect(checks.text).toContain("2 prompts");
  await postStep(app, "pricing", goodAnswers.pricing, maker);
  await postStep(app, "license", goodAnswers.license, maker);
  const sent = await postStep(app, "review", { termsAgreed: "on", submissionKey: "" }, maker);
  expect(sent.location).toBe("/marketplace/listings");

  const version = await approve(app, editor.id);
  expect(version).toMatchObject({ uploadMethod: "prompts", linkUrl: null, fileId: null });
  const looked = await openPage(
    app,
    "admin/listings/:versionId",
    decisionPage,
    get(`/admin/listings/${version.id}`, desk),
  );
  expect(looked.text).toContain(first.title);
  expect(looked.text).toContain(`${second.title} Free sample`);

  const { itemId } = version;
  const page = await openPage(app, "marketplace/:id", item, get(`/marketplace/${itemId}`));
  expect(page.text).toContain(`A free sample: ${second.title}`);
  expect(page.text).not.toContain(first.text);

  const buyer = await app.createUser();
  const headers = await app.signIn(buyer);
  await buy(app, buyer, { itemId }, Date.now() - 5000);
  const [bought] = await app.db.select().from(purchases);
  const open = (query = "") =>
    openPage(app, "library/:purchaseId", library, get(`/library/${bought?.id}${query}`, headers));
  const own = await open();
  for (const shown of [first.text, first.note, first.example, second.text]) {
    expect(own.text).toContain(shown);
  }
  expect(own.text.indexOf("Refund")).toBeGreaterThan(own.text.indexOf("License:"));
  const filled = await open("?prompt=1&filled=four&filled=90");
  expect(filled.text).toContain("Plan seven dinners for four people with 90 dollars.");

  const tried = await openPage(
    app,
    "tools/:toolId",
    tool,
    form("/tools/1", { intent: "reuse", text: "Plan seven dinners." }),
  );
  expect(tried.html).toMatch(/<textarea[^>]*name="prompt"[^>]*>Plan seven dinners\./);
  const fetched = (await app.send(file.action, form(`/library/files/${itemId}`, {}, headers), {
    itemId: String(itemId),
  })) as Response;
  const text = await fetched.text();
  expect(text).toContain(`## 1. ${first.title}`);
  expect(text).toContain("What came back:");
});

test("/api takes a pack of whole prompts, and no other", async () => {
  await using app = await startApp();
  const maker = await seller(app);
  const editor = await makeEditor(app);
  const answers = {
    ...{ type: "prompt", uploadMethod: "prompts", termsAgreed: true, price: 9.99 },
    ...{ pricingModel: "one-time", license: "personal", tags: ["Food"] },
    ...{ title: goodAnswers.details.title, category: "Productivity" },
    shortDescription: goodAnswers.details.shortDescription,
    fullDescription: goodAnswers.details.fullDescription,
  };
  const send = (prompts: unknown) =>
    app.send(api.action, json("/api/marketplace/listings", { ...answers, prompts }, maker.headers));
  expect((await send([])).status).toBe(400);
  expect((await send([{ title: "Only" }])).status).toBe(400);
  const sent = await send([{ title: first.title, prompt: first.text, isSample: true }]);
  expect(sent.status).toBe(201);
  const { content } = await approve(app, editor.id);
  expect(content).toEqual({
    ...{ kind: "prompts", introduction: "" },
    prompts: [{ title: first.title, prompt: first.text, isSample: true }],
  });
});

test("blanks are found once each, bounded, and filled in", () => {
  expect(blanksOf("{{a}} and {{ b c }} and {{a}} and {{}} and {{\n}}")).toEqual(["a", "b c"]);
  expect(fillIn("{{a}}, {{ b }}, {{c}}", { a: "1", b: " 2 " })).toBe("1, 2, {{c}}");
  const start = performance.now();
  blanksOf("{{".repeat(50_000));
  expect(performance.now() - start).toBeLessThan(500);
});
