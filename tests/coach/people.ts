import type { Kind, Tool } from "~/ai/built-in/coach/reader/prompt-reading";

export interface Labelled {
  id: string;
  tool: Tool;
  prompt: string;
  labels: { kind: Kind; level: number; flags: string[] }[];
}

/** The authors that the reader learned from. The frozen ones are never opened here. */
const files = import.meta.glob<string>(
  [
    "./people/a*.jsonl",
    "!./people/a07.jsonl",
    "!./people/a11.jsonl",
    "!./people/a13.jsonl",
    "!./people/a18.jsonl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export const peopleFiles = files;

/** Prompts in a language that is judged. */
export const people: Labelled[] = Object.values(files)
  .flatMap((file) => file.trim().split("\n"))
  .map((line) => JSON.parse(line) as Labelled)
  .filter(({ labels }) => labels.every(({ level }) => level > 0));
