import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

import { localState, withDatabase } from "./database.mjs";
import { Failure } from "./script.mjs";
import { importTypescript } from "./typescript.mjs";

/** Passwords belong to one database, so each has a file of its own. Both are ignored by git. */
export function accountsFile(state) {
  return state === localState ? ".demo-accounts.json" : path.join(state, "demo-accounts.json");
}

/**
 * Writes the reference content and its search index and, where asked for, the demo people.
 *
 * @param check looks at the database before, and throws where nothing is to be written.
 * @returns whether reference content was written, and the demo accounts with their passwords.
 */
export async function seed({ withDemo, check, state = localState, ...place }) {
  const { seedReference } = await importTypescript("scripts/seed/reference.ts");
  const { seedSearch } = await importTypescript("scripts/seed/search.ts");
  const demo = withDemo && (await importTypescript("scripts/seed/demo.ts"));

  return withDatabase({ state, ...place }, async (d1) => {
    await check?.(d1);
    const isNew = [await seedReference(d1), await seedSearch(d1)].includes(true);
    if (!demo) return { isNew, accounts: [] };

    const file = accountsFile(state);
    const known = readAccounts(file);
    const accounts = await demo.seedDemo(d1, known);
    if (JSON.stringify(accounts) !== JSON.stringify(known)) keepAccounts(file, accounts);
    return { isNew, accounts };
  });
}

/** The demo accounts as lines to print. */
export function describeAccounts(accounts) {
  if (accounts.length === 0) return "Demo content was left out.\n";
  const lines = accounts.map(({ username, password, note }) =>
    [username.padEnd(8), (password ?? "").padEnd(18), note].join("  "),
  );
  return ["Demo accounts (username, password):", ...lines.map((line) => `  ${line}`), ""].join(
    "\n",
  );
}

function readAccounts(file) {
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new Failure(
      `${file} cannot be read: delete it, and the demo accounts get new passwords.`,
    );
  }
}

function keepAccounts(file, accounts) {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}
