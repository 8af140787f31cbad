import { Failure, runScript } from "./setup/script.mjs";

const options = { worst: { type: "string", default: "10" } };

/** npm run coach -- train | measure | strangers | frozen | exercises */
runScript(options, async ({ words: [what], worst }) => {
  if (what === "train") {
    const { train } = await import("./coach/train.mjs");
    for (const line of await train()) console.log(line);
  } else if (what === "measure") {
    const { measure } = await import("./coach/measure.mjs");
    for (const line of measure({ worstCount: Number(worst) })) console.log(line);
  } else if (what === "frozen") {
    const { readFrozen } = await import("./coach/set-aside.mjs");
    for (const line of readFrozen()) console.log(line);
  } else if (what === "strangers") {
    const { readStrangers } = await import("./coach/set-aside.mjs");
    for (const line of readStrangers()) console.log(line);
  } else if (what === "exercises") {
    const { readExercises } = await import("./coach/exercises.mjs");
    for (const line of readExercises()) console.log(line);
  } else {
    throw new Failure("Say what: npm run coach -- train, measure, strangers, frozen or exercises.");
  }
});
