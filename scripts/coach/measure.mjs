import { pairs } from "./classifiers.mjs";
import { figuresOf, kindConfusion, likeliestKind, needScores, weightedKappa } from "./figures.mjs";
import { trainingPrompts } from "./people.mjs";
import { readLeavingOut, rowsOf } from "./reading.mjs";

const percent = (value) => (Number.isNaN(value) ? "-" : (value * 100).toFixed(1)).padStart(6);

/** What is printed of each author and kind, by the figure's name. */
const columns = [
  ["exact", "exact"],
  ["near", "±1"],
  ["order", "order"],
  ["orderFar", "≥2"],
  ["balanced", "balanced"],
  ["sure", "sure"],
  ["nearWhereSure", "±1 sure"],
  ["nearInDoubt", "±1 doubt"],
  ["nearWithOther", "±1 either"],
];

function line(name, { prompts, ...figures }, shownColumns = columns) {
  const shown = shownColumns.map(([figure, title]) =>
    percent(figures[figure]).padEnd(title.length),
  );
  return `${name.padEnd(12)} ${String(prompts).padStart(5)}  ${shown.join("  ")}`;
}

const headingOf = (shown) =>
  `${"".padEnd(12)} count  ${shown.map(([, title]) => title.padEnd(6)).join("  ")}`;

/** The figures of all of them in a line, without those of these names. */
export function figureLines(readings, leftOut = []) {
  const shown = columns.filter(([figure]) => !leftOut.includes(figure));
  return [headingOf(shown), line("all", figuresOf(readings), shown)];
}

function grouped(readings, nameOf) {
  const groups = new Map();
  for (const reading of readings) {
    const name = nameOf(reading);
    groups.set(name, [...(groups.get(name) ?? []), reading]);
  }
  return [...groups].map(([name, members]) => ({ name, ...figuresOf(members) }));
}

export function describe(readings) {
  const authors = grouped(readings, ({ prompt }) => prompt.author).sort(
    (a, b) => a.order - b.order,
  );
  const perKind = grouped(readings, ({ prompt }) => prompt.labels[0].kind).sort(
    (a, b) => a.near - b.near,
  );
  const confusion = kindConfusion(readings);
  return [
    ...figureLines(readings),
    `exact per level 1 to 5:${figuresOf(readings).levels.map(percent).join(" ")}`,
    "",
    "authors, worst order first",
    ...authors.map((figures) => line(figures.name, figures)),
    "",
    "kinds, worst first",
    ...perKind.map((figures) => line(figures.name, figures)),
    "",
    `kind read right:${percent(confusion.right)}`,
    ...confusion.worst.slice(0, 12).map(([mistake, count]) => `  ${count} ${mistake}`),
    "",
    "needs, F1 of met against not met",
    ...needScores(readings, pairs).map(
      ({ id, f1, count }) => `  ${id.padEnd(10)}${percent(f1)}  of ${count}`,
    ),
    "",
    `labellers: weighted kappa ${weightedKappa(readings.map(({ prompt }) => prompt)).toFixed(3)}`,
  ];
}

function worst(readings, count) {
  return [...readings]
    .map((reading) => ({ ...reading, miss: Math.abs(reading.level - reading.prompt.level) }))
    .sort(
      (a, b) =>
        b.miss - a.miss ||
        Math.abs(b.position - 20 * b.prompt.level + 10) -
          Math.abs(a.position - 20 * a.prompt.level + 10),
    )
    .slice(0, count)
    .map((reading) => {
      const { prompt, level, position, miss } = reading;
      const labels = prompt.labels.map((label) => `${label.kind} ${label.level}`).join(", ");
      const flags = prompt.labels[0].flags.join(" ");
      return `${prompt.id} labels ${labels}; read ${likeliestKind(reading)} ${level} (${position.toFixed(0)}), off by ${miss} ${flags}\n  ${JSON.stringify(prompt.prompt.slice(0, 600))}`;
    });
}

/** Every prompt is read by models that never saw its author, a sixth of the authors left out at a time. */
export function measure({ worstCount }) {
  const rows = rowsOf(trainingPrompts());
  const readings = readLeavingOut(rows, (authors) => console.error(`read ${authors.join(", ")}`));
  return [...describe(readings), "", "worst", ...worst(readings, worstCount)];
}
