/**
 * The step that a locked one waits for: the nearest before it that is not done. Those between
 * may be done already, for an exercise shows a skill as well as a check does.
 */
export function opensAfter<Step extends { status: string }>(steps: readonly Step[], index: number) {
  return steps.slice(0, Math.max(0, index)).findLast(({ status }) => status !== "completed");
}
