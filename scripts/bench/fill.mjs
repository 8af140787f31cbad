import { importTypescript } from "../setup/typescript.mjs";
import { community } from "./fill/community.mjs";
import { marketplace } from "./fill/marketplace.mjs";
import { news } from "./fill/news.mjs";
import { account, people } from "./fill/people.mjs";
import { search } from "./fill/search.mjs";

export const password = "correct horse 42";

/** Makes the accounts that walk, by the site itself, and so many rows of each kind, the same ones at every run. */
export async function fill(site, rows) {
  for (const [username, id] of Object.entries(account)) await register(site, username, id);
  await site.execute(
    `update users set role = 'editor' where id = ${account.desk}`,
    `update users set age_group = '35-44', age_group_at = 0, created_at = 0`,
  );

  const { readTerms } = await importTypescript("app/search/terms.ts");
  const termOf = (word) => readTerms(word)[0].term;
  for (const part of [people, community, marketplace, news, search]) {
    const started = performance.now();
    // One statement at a time: a batch is one transaction and would have to fit into memory.
    for (const statement of part(rows, termOf)) await site.execute(statement);
    console.log(`  ${part.name} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

async function register(site, username, id) {
  const email = `${username}@example.org`;
  const { status, text } = await site.sendJson("/api/register", { username, email, password });
  if (status !== 201 || JSON.parse(text).id !== id) throw new Error(`${username}: ${text}`);
}

/** The cookie of each account. */
export async function signIn(site) {
  const cookies = {};
  for (const username of Object.keys(account)) {
    const answer = await site.sendJson("/api/login", { username, password });
    if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${answer.text}`);
    cookies[username] = answer.cookies.join("; ");
  }
  return cookies;
}
