import type { Kind, Tool } from "~/ai/built-in/coach/reader/prompt-reading";

export interface Labelled {
  id: string;
  tool: Tool;
  prompt: string;
  labels: { kind: Kind; level: number; flags: string[] }[];
}

/** The authors that the reader learned from; those set aside are not looked at by tests. */
const files = import.meta.glob<string>(
  [
    "./people/a*.jsonl",
    "!./people/a{07,11,13,18}.jsonl",
    "!./people/a{65,66,70,71,72,73}.jsonl",
    "!./people/a{79,80,81,82,83,84,85,86,91,92,98}.jsonl",
  ],
  { query: "?raw", import: "default", eager: true },
);

/** With what was written for the watch, which learns from it. */
export const peopleFiles = {
  ...files,
  ...import.meta.glob<string>(["./people/watch-w*.jsonl", "./people/gates-strangers.jsonl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};

/** Prompts in a language that is judged. */
export const people: Labelled[] = Object.values(files)
  .flatMap((file) => file.trim().split("\n"))
  .map((line) => JSON.parse(line) as Labelled)
  .filter(({ labels }) => labels.every(({ level }) => level > 0));
