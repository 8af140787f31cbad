import type { GoalModel } from "../../../content/fit/goal-weights";

/** Stands for a goal that is none of those that a model tells apart. */
export const noneMeant = "";

/** The characters of a packed weight follow each other from here; a backslash has no place among them. */
const first = 35;
const backslash = 92;
/** Steps on either side of zero. */
export const mostSteps = 44;

/** A number from 0 to 89 as one character that needs no escape in JSON. */
export function toCharacter(value: number) {
  const code = first + value;
  return String.fromCharCode(code < backslash ? code : code + 1);
}

function fromCharacter(code: number) {
  return (code < backslash ? code : code - 1) - first;
}

/**
 * How likely a goal is each of those that a model tells apart, by multinomial logistic regression over
 * its signals.
 *
 * @returns chances that add up to 1, by their ids, `noneMeant` among them.
 */
export function goalChances(
  { ids, bias, step, signals: weights }: GoalModel,
  signals: ReadonlyMap<string, number>,
): Map<string, number> {
  const sums = [...bias];
  for (const [signal, worth] of signals) {
    const packed = weights[signal];
    if (typeof packed !== "string") continue;
    for (let at = 0; at + 1 < packed.length; at += 2) {
      const place = fromCharacter(packed.charCodeAt(at));
      const steps = fromCharacter(packed.charCodeAt(at + 1)) - mostSteps;
      sums[place] = (sums[place] ?? 0) + steps * step * worth;
    }
  }
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const whole = shares.reduce((one, other) => one + other, 0);
  return new Map(ids.map((id, at) => [id, (shares[at] ?? 0) / whole]));
}
