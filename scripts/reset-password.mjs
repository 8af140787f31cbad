import process from "node:process";

import { placeOptions, withDatabase } from "./setup/database.mjs";
import { install } from "./setup/install.mjs";
import { Failure, runScript } from "./setup/script.mjs";
import { importTypescript } from "./setup/typescript.mjs";

runScript(placeOptions, async ({ words: [username], ...place }) => {
  if (!username) throw new Failure("Say whose: npm run reset-password -- <username>");
  await install();
  const { issueLink } = await importTypescript("scripts/people/password-link.ts");

  const link = await withDatabase(place, async (d1, vars) => {
    const origin = process.env.SITE_ORIGIN ?? vars.SITE_ORIGIN;
    if (place.remote && !origin) {
      throw new Failure(
        "Set SITE_ORIGIN to the public address of the site, such as https://learn.example.",
      );
    }
    const path = await issueLink(d1, username);
    return path && new URL(path, origin ?? "http://localhost:8788").href;
  });

  if (!link) throw new Failure(`There is no active user called "${username}".`);
  console.log(`${link}\n\nIt sets a new password for ${username} once, within 24 hours.`);
});
