import { install } from "./setup/install.mjs";
import { Failure, runScript } from "./setup/script.mjs";
import { checkTexts } from "./setup/texts.mjs";

runScript({}, async ({ words: [task] }) => {
  if (task !== "check") throw new Failure('There is one task here: "npm run content -- check".');
  await install();
  await checkTexts();
});
