import * as groups from "~/routes/groups._index/route";
import * as page from "~/routes/groups.$id/route";
import * as join from "~/routes/groups.join_.$code/route";
import { form, get, type startApp } from "./app";

type App = Awaited<ReturnType<typeof startApp>>;

/** Somebody who leads a new group, with the code of it. */
export async function startGroup(app: App, name = "Class 7b") {
  const owner = await app.createLearner();
  const headers = await app.signIn(owner);
  const sent = form("/groups", { name, ownerName: "Ms. Rivera" }, headers);
  const made = (await app.send(groups.action, sent)) as Response;
  const path = made.headers.get("Location") ?? "";
  const id = Number(path.split("/").at(-1));
  const { code } = await leadOf(app, headers, id);
  return { id, owner, headers, code };
}

/** What only the owner's page holds. */
export async function leadOf(app: App, headers: HeadersInit, id: number) {
  const answer = await readGroupPage(app, headers, id);
  if (!("group" in answer) || !answer.lead) throw new Error("This is not the owner's page.");
  return answer.lead;
}

export function readGroupPage(app: App, headers: HeadersInit, id: number) {
  return app.send(page.loader, get(`/groups/${id}`, headers), { id: `${id}` });
}

/** A press of one of the buttons of a group's page. */
export function press(
  app: App,
  headers: HeadersInit,
  id: number,
  fields: { intent: string; [name: string]: string },
) {
  return app.send(page.action, form(`/groups/${id}`, fields, headers), { id: `${id}` });
}

export function joinBy(app: App, headers: HeadersInit, code: string, name: string) {
  return app.send(join.action, form(`/groups/join/${code}`, { name }, headers), { code });
}

/** A learner of this name in the group. */
export async function addMember(
  app: App,
  code: string,
  name: string,
  answers: Parameters<App["createLearner"]>[0] = {},
) {
  const user = await app.createLearner(answers);
  const headers = await app.signIn(user);
  await joinBy(app, headers, code, name);
  return { user, headers };
}

/** A day within the days that may be named. */
export function inDays(days: number) {
  return new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}
