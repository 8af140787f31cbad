import { build } from "./setup/build.mjs";
import { install } from "./setup/install.mjs";
import { runScript } from "./setup/script.mjs";

runScript({}, async () => {
  await install();
  await build();
  console.log("Built into build/.");
});
