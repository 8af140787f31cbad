import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

import { localState } from "./database.mjs";
import { devVars, wantsDemoContent } from "./dev-vars.mjs";
import { Failure } from "./script.mjs";
import { accountsFile } from "./seed.mjs";

const reason =
  "The demo is here: accounts whose passwords stand in a file, one of them an editor. " +
  "Run npm run without-demo once: it puts these data aside, and the next start begins with an empty database.";

/** For a site that is to be without the demo: its settings must not ask for it. */
export function refuseDemoSettings() {
  if (wantsDemoContent()) throw new Failure(reason);
}

/** Nor may its database hold anybody of it. */
export async function refuseDemoPeople(d1) {
  const person = await d1.prepare("select id from users where is_demo = 1 limit 1").first();
  if (person) throw new Failure(reason);
}

/** The settings without what the first start with the demo wrote for it. */
export function withoutDemoSettings(settings) {
  const ofDemo = /^\s*(?:DEMO_CONTENT|DEMO_PASSWORD|RATE_LIMIT_SCALE\s*=\s*["']?100["']?\s*$)/;
  return settings
    .split("\n")
    .filter((line) => !ofDemo.test(line))
    .join("\n");
}

/**
 * Puts the data of this machine aside, with the file of passwords, and takes the demo out of the settings.
 *
 * @returns the folder in which the data are now; null where there were none.
 */
export function putDemoAside(now = new Date()) {
  if (existsSync(devVars)) {
    writeFileSync(devVars, withoutDemoSettings(readFileSync(devVars, "utf8")));
  }
  if (!existsSync(localState)) return null;
  const folder = `${localState}-with-demo-${now.toISOString().slice(0, 19).replaceAll(":", "-")}`;
  mkdirSync(path.dirname(folder), { recursive: true });
  renameSync(localState, folder);
  const passwords = accountsFile(localState);
  if (existsSync(passwords)) renameSync(passwords, accountsFile(folder));
  return folder;
}
