import { Failure } from "../setup/script.mjs";
import { authorsOf } from "./folds.mjs";
import { describe } from "./measure.mjs";
import {
  frozenAuthors,
  hardAuthors,
  setAsidePrompts,
  strangers,
  trainingPrompts,
} from "./people.mjs";
import { classifierShelf, readWith, rowsOf, trainLevelFor } from "./reading.mjs";

/** The one look at the frozen authors. */
export function readFrozen() {
  return readSetAside([
    ["frozen", frozenAuthors],
    ["hard", hardAuthors],
  ]);
}

/** The authors that the figures for people nobody has met come from. */
export function readStrangers() {
  return readSetAside([["strangers", strangers]]);
}

/** Reads authors nobody trained on, with the models that are shipped. */
function readSetAside(groups) {
  const rows = rowsOf(trainingPrompts());
  const classifiersWithout = classifierShelf(rows);
  const level = trainLevelFor(rows, [], classifiersWithout);
  const classifiers = classifiersWithout([]);
  const lines = [];
  for (const [name, authors] of groups) {
    const asideRows = rowsOf(setAsidePrompts(authors));
    const there = authorsOf(asideRows);
    if (there.length === 0) {
      lines.push(`${name}: no file of ${authors.join(", ")} is there`);
      continue;
    }
    const readings = asideRows.map((row) => readWith(classifiers, level, row));
    lines.push(`${name}: ${there.join(", ")}`, ...describe(readings), "");
  }
  if (lines.every((line) => line.includes("no file"))) throw new Failure(lines.join("\n"));
  return lines;
}
