import { placeOptions } from "./setup/database.mjs";
import { install } from "./setup/install.mjs";
import { Failure, runScript } from "./setup/script.mjs";
import { describeAccounts, seed } from "./setup/seed.mjs";

const options = { demo: { type: "boolean", default: false }, ...placeOptions };

runScript(options, async ({ demo, ...place }) => {
  if (demo && place.remote) {
    throw new Failure("Demo content is for this machine only: leave out --demo or --remote.");
  }
  await install();
  const { isNew, accounts } = await seed({ ...place, withDemo: demo });
  console.log(isNew ? "Reference content is written." : "Reference content is up to date.");
  if (demo) console.log(describeAccounts(accounts));
});
