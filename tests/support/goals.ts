interface Goal {
  goal: string;
  age: string;
  task: string | null;
  or: string[];
  also: string[];
  /** Of these tasks, as "task/how-to". */
  howTos: string[];
}

const texts = import.meta.glob<string>("../fit/people/*.jsonl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(
  ["../../scripts/fit/*.mjs", "../../app/ai/built-in/fit/goal-*.ts"],
  { query: "?raw", import: "default", eager: true },
);

/** What an author of `tests/fit/people` wrote. */
export function goalsOf(author: string): Goal[] {
  const lines = texts[`../fit/people/${author}.jsonl`]?.trim().split("\n") ?? [];
  return lines.map((line) => JSON.parse(line) as Goal);
}

/** What weights say that they were trained from, if it was all this: see `scripts/fit/fingerprint.mjs`. */
export async function trainedFrom(scripts: readonly string[], ownTexts: readonly unknown[]) {
  const people = Object.keys(texts)
    .filter((path) => /\/g\d+\.jsonl$/.test(path))
    .sort();
  const code = [
    ...scripts.map((name) => `../../scripts/fit/${name}.mjs`),
    ...["goal-model", "goal-parts", "goal-signals"].map(
      (name) => `../../app/ai/built-in/fit/${name}.ts`,
    ),
  ];
  const read = { ...texts, ...sources };
  const all = [
    ...[...people, ...code].map((path) => {
      const file = path.replace(/^\.\.\/fit/, "tests/fit").replace("../../", "");
      return `${file}\n${read[path]}\n`;
    }),
    ...ownTexts.map((text) => JSON.stringify(text)),
  ].join("");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(all));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
