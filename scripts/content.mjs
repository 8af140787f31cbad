import { install } from "./setup/install.mjs";
import { Failure, runScript } from "./setup/script.mjs";
import { checkTexts, guessAnswers } from "./setup/texts.mjs";

const tasks = { check: () => checkTexts(), guess: (within) => guessAnswers(within) };

runScript({}, async ({ words: [task, ...rest] }) => {
  if (!Object.hasOwn(tasks, task ?? "")) {
    throw new Failure(
      `The tasks here are ${Object.keys(tasks).join(" and ")}: "npm run content -- check".`,
    );
  }
  await install();
  await tasks[task](...rest);
});
