import { placeOptions, withDatabase } from "./setup/database.mjs";
import { install } from "./setup/install.mjs";
import { Failure, runScript } from "./setup/script.mjs";
import { importTypescript } from "./setup/typescript.mjs";

const options = { revoke: { type: "boolean", default: false }, ...placeOptions };

runScript(options, async ({ words: [username], revoke, ...place }) => {
  if (!username) throw new Failure("Say whom: npm run editor -- <username>");
  await install();
  const { setRole } = await importTypescript("scripts/people/role.ts");
  const role = revoke ? "learner" : "editor";
  const result = await withDatabase(place, (d1) => setRole(d1, username, role));

  if (result === "unknown") throw new Failure(`There is no user called "${username}".`);
  console.log(
    result === "unchanged"
      ? `${username} is ${withArticle[role]} already.`
      : `${username} is now ${withArticle[role]}, was signed out everywhere and can sign in again.`,
  );
});

const withArticle = { editor: "an editor", learner: "a learner" };
