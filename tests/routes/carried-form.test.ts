import { expect, test } from "vitest";

import { issueCommentToken } from "~/acts/news/comment-token.server";
import { signOutEverywhere } from "~/auth/sign-out.server";
import { loader as readRoot } from "~/root";
import { action as changeAccount } from "~/routes/account/route";
import * as auth from "~/routes/auth/route";
import * as guide from "~/routes/guides.$id/route";
import * as article from "~/routes/news.$id/route";
import * as step from "~/routes/path.$skillId/route";
import { action as report } from "~/routes/report/route";
import { form, get, startApp } from "../support/app";
import { addExercises } from "../support/exercises";
import { addArticle } from "../support/news";
import { openPage } from "../support/page";
import { fixedPath, givePath } from "../support/path";

const { loader: readAuth } = auth;
const { action: answerChallenge } = guide;
const { action: check } = step;
const skillId = "what-ai-tools-are";
const path = `/path/${skillId}`;
const answers = { check: "1", intent: "check", "answer-a": "2", "answer-b": "0" };

type App = Awaited<ReturnType<typeof startApp>>;

/** The header of a browser that keeps what it was sent. */
function cookieOf(answer: Response, name = "carried-form") {
  const set = answer.headers.getSetCookie().find((each) => each.startsWith(`${name}=`));
  return { Cookie: set?.split(";", 1)[0] ?? "" };
}

function both(...headers: { Cookie: string }[]) {
  return { Cookie: headers.map(({ Cookie }) => Cookie).join("; ") };
}

/** A learner whose session was ended on another device, and what their browser still sends. */
async function startEnded(app: App) {
  const user = await app.createLearner();
  const stale = await app.signIn(user);
  await signOutEverywhere(app.context(get("/")), user.id);
  return { user: { ...user, sessionVersion: user.sessionVersion + 1 }, stale };
}

async function readCarried(app: App, at: string, headers: { Cookie: string }) {
  const loaded = await app.send(readRoot as never, get(at, headers));
  const { data, init } = loaded as { data: { carried: unknown }; init: { headers: Headers } };
  const isForgotten = init.headers
    .getSetCookie()
    .some((each) => each.startsWith("carried-form=;") && each.includes("Max-Age=0"));
  return { carried: data.carried, isForgotten };
}

test("a check sent after the session ended is found again after signing in", async () => {
  await using app = await startApp();
  const { user, stale } = await startEnded(app);

  const sent = (await app.send(check as never, form(path, answers, stale), {
    skillId,
  })) as Response;
  expect([sent.status, sent.headers.get("Location")]).toEqual([302, `/auth?redirectTo=${path}`]);
  const kept = cookieOf(sent);
  expect(kept.Cookie).not.toContain("answer");

  const auth = await app.send(readAuth as never, get(`/auth?redirectTo=${path}`, kept));
  expect(auth).toMatchObject({ waiting: { isEnded: true, hasFields: true } });

  const headers = both(kept, await app.signIn(user));
  expect(await readCarried(app, "/dashboard", headers)).toEqual({
    carried: null,
    isForgotten: false,
  });
  const expected = { carried: { to: path, fields: Object.entries(answers) }, isForgotten: true };
  expect(await readCarried(app, path, headers)).toEqual(expected);
  expect(await readCarried(app, `${path}.data?_routes=root`, headers)).toEqual(expected);
});

test("the page of a check shows what was chosen, and the sign-in says why it is there", async () => {
  await using app = await startApp();
  const { user, stale } = await startEnded(app);
  await givePath(app, user, [skillId, ...fixedPath.slice(1)]);
  const open = async (headers: { Cookie: string }) =>
    (await openPage(app, "path/:skillId", step, get(path, headers))).html;
  const shown = await open(await app.signIn(user));
  const names = [...new Set(shown.match(/answer-[^"~]+(?=")/g))];
  expect(names).toHaveLength(3);
  const chosen = Object.fromEntries(names.map((name) => [name, "1"]));

  const sent = form(path, { check: "1", intent: "check", ...chosen }, stale);
  const kept = cookieOf((await app.send(check as never, sent, { skillId })) as Response);
  const why = await openPage(app, "auth", auth, get(`/auth?redirectTo=${path}`, kept));
  expect(why.text).toMatch(
    /Your session has ended\. +Sign in, and what you filled in is still here/,
  );

  const html = await open(both(kept, await app.signIn(user)));
  const checked = [...html.matchAll(/<input [^>]*checked=""[^>]*>/g)].map(([input]) => input);
  expect(checked).toHaveLength(3);
  for (const [index, input] of checked.entries()) {
    expect(input).toContain(`name="${names[index]}"`);
    expect(input).toContain('value="1"');
  }
  expect(html).not.toContain("This was not sent yet");
});

test("what one person filled in is not shown to the next at the same machine", async () => {
  await using app = await startApp();
  const { stale } = await startEnded(app);
  const sent = (await app.send(check as never, form(path, answers, stale), {
    skillId,
  })) as Response;
  const other = await app.signIn(await app.createLearner());
  expect(await readCarried(app, path, both(cookieOf(sent), other))).toEqual({
    carried: null,
    isForgotten: true,
  });
});

test("a visitor's form is carried as well, with the address of its page", async () => {
  await using app = await startApp();
  const at = "/report?kind=thread&id=7";
  const sent = (await app.send(report as never, form(at, { note: "It sells pills." }))) as Response;
  expect(sent.headers.get("Location")).toBe("/auth?redirectTo=/report%3Fkind%3Dthread%26id%3D7");
  const kept = cookieOf(sent);
  const auth = await app.send(readAuth as never, get("/auth", kept));
  expect(auth).toMatchObject({ waiting: { isEnded: false, hasFields: true } });

  const headers = both(kept, await app.signIn(await app.createUser()));
  expect((await readCarried(app, at, headers)).carried).toEqual({
    to: at,
    fields: [["note", "It sells pills."]],
  });
});

test("a challenge asks for the sign-in only where a session has ended", async () => {
  await using app = await startApp();
  await addExercises(app);
  const at = "/guides/5?tab=challenges";
  const chosen = { challenge: "2", option: "1" };
  const visitor = await app.send(answerChallenge as never, form(at, chosen), { id: "5" });
  expect((visitor as Response).headers.get("Location")).toMatch(/^\/guides\/5\?/);

  const { user, stale } = await startEnded(app);
  const sent = (await app.send(answerChallenge as never, form(at, chosen, stale), {
    id: "5",
  })) as Response;
  expect(sent.headers.get("Location")).toMatch(/^\/auth\?redirectTo=/);
  const headers = both(cookieOf(sent), await app.signIn(user));
  expect((await readCarried(app, at, headers)).carried).toEqual({
    to: at,
    fields: Object.entries(chosen),
  });

  const { html } = await openPage(app, "guides/:id", guide, get(at, headers));
  const checked = [...html.matchAll(/<input [^>]*checked=""[^>]*>/g)].map(([input]) => input);
  expect(checked).toEqual([expect.stringMatching(/(?=.*name="option")(?=.*value="1")/)]);
  const challenge = html.slice(html.indexOf('id="challenge-2"'), html.indexOf('id="challenge-3"'));
  expect(challenge).toContain(checked[0]);
});

test("a comment sent after the session ended has a way to sign in, and is there again", async () => {
  await using app = await startApp();
  const { user, stale } = await startEnded(app);
  const { id } = await addArticle(app);
  const at = `/news/${id}`;
  const token = issueCommentToken(app.env.SESSION_SECRET, id, Date.now() - 10_000);
  const body = { intent: "comment", token, comment: "The second part helped me." };
  const refused = await openPage(app, "news/:id", article, form(at, body, stale));
  expect(refused.text).toContain("You are not signed in any more.");
  expect(refused.html).toContain(`href="/auth?redirectTo=%2Fnews%2F${id}%23comments">Sign in</a>`);

  const kept = refused.response.headers.getSetCookie().map((each) => each.split(";", 1)[0]);
  const headers = both({ Cookie: kept.join("; ") }, await app.signIn(user));
  const { html } = await openPage(app, "news/:id", article, get(at, headers));
  expect(html).toMatch(
    /<textarea [^>]*name="comment"[^>]*>The second part helped me\.<\/textarea>/,
  );
});

test("a form with a password is not carried", async () => {
  await using app = await startApp();
  const { user, stale } = await startEnded(app);
  const typed = { intent: "password", currentPassword: "one", newPassword: "two words" };
  const sent = (await app.send(changeAccount as never, form("/account", typed, stale))) as Response;
  const kept = cookieOf(sent);
  const auth = await app.send(readAuth as never, get("/auth", kept));
  expect(auth).toMatchObject({ waiting: { isEnded: true, hasFields: false } });
  expect(await readCarried(app, "/account", both(kept, await app.signIn(user)))).toEqual({
    carried: null,
    isForgotten: true,
  });
});

test("what is too long for the way stays on its page, with the reason", async () => {
  await using app = await startApp();
  const { stale } = await startEnded(app);
  const sent = (await app.send(check as never, form(path, { note: "lamp ".repeat(1_000) }, stale), {
    skillId,
  })) as Response;
  expect(sent.status).toBe(401);
  expect(await sent.text()).toContain("send it again");
});

test("a cookie that was made up carries nothing", async () => {
  await using app = await startApp();
  const user = await app.signIn(await app.createUser());
  const { cookies } = app.context(get("/"));
  const forged = (await cookies.carriedForm.serialize("nonsense")).split(";", 1)[0] ?? "";
  for (const Cookie of ["carried-form=rubbish", forged]) {
    expect(await readCarried(app, path, both({ Cookie }, user))).toEqual({
      carried: null,
      isForgotten: false,
    });
  }
});

test("a page asked for after the session ended leads to signing in, with the reason", async () => {
  await using app = await startApp();
  const { stale } = await startEnded(app);
  const { loader } = await import("~/routes/dashboard/route");
  const asked = (await app.send(loader as never, get("/dashboard", stale))) as Response;
  expect(asked.headers.get("Location")).toBe("/auth?redirectTo=/dashboard");
  const notice = cookieOf(asked, "notice");
  const root = (await app.send(readRoot as never, get("/auth", notice))) as {
    data: { notice: unknown };
  };
  expect(root.data.notice).toMatchObject({ title: "Your session has ended" });

  const visitor = (await app.send(loader as never, get("/dashboard"))) as Response;
  expect(visitor.headers.getSetCookie()).toEqual([]);
});
