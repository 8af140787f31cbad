import { listSnippets } from "./lists";
import { moneySnippets } from "./money";
import { repairSnippets } from "./repairs";
import type { Snippet } from "./snippet";
import { timeSnippets } from "./time";

export const shelf: readonly Snippet[] = [
  ...timeSnippets,
  ...moneySnippets,
  ...listSnippets,
  ...repairSnippets,
];

/** The name of the function in Python: `addHours` becomes `add_hours`. */
export function pythonName(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
