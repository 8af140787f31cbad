import { readFileSync } from "node:fs";
import { Failure, runScript } from "./setup/script.mjs";

/** npm run fit -- train | measure | strangers */
runScript({}, async ({ words: [what] }) => {
  const { train, readLeavingOut, weightsFile } = await import("./fit/train.mjs");
  const { chancesOf, figureLine } = await import("./fit/figures.mjs");
  const { howToWeightsFile, measureHowTos, trainHowTos } = await import("./fit/how-tos.mjs");
  const { readGoals, setAside, trainedAuthors } = await import("./fit/goals.mjs");
  if (what === "train") {
    for (const line of [...train(), ...trainHowTos()]) console.log(line);
    return;
  }
  const weights = JSON.parse(readFileSync(weightsFile, "utf8"));
  const print = (authors, readings) => {
    for (const author of authors) {
      const own = readings.filter(({ goal }) => goal.author === author);
      console.log(figureLine(author, own, weights.sureFrom));
    }
    console.log(figureLine("all", readings, weights.sureFrom));
  };
  if (what === "measure") {
    print(trainedAuthors, readLeavingOut());
    const howToWeights = JSON.parse(readFileSync(howToWeightsFile, "utf8"));
    for (const line of measureHowTos(howToWeights)) console.log(line);
  } else if (what === "strangers") {
    const goals = readGoals(setAside);
    print(
      setAside,
      goals.map((goal) => ({ goal, chances: chancesOf(weights, goal) })),
    );
  } else {
    throw new Failure("Say what: npm run fit -- train, measure or strangers.");
  }
});
