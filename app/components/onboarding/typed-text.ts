import type { Step } from "~/models/onboarding-draft";

const prefix = "onboarding-typed-";

/** What was typed but not sent, so that a reload does not lose it. Gone with the tab. */
export function readTyped(step: Step) {
  return withStorage((storage) => storage.getItem(prefix + step)) ?? null;
}

export function keepTyped(step: Step, text: string) {
  withStorage((storage) => storage.setItem(prefix + step, text));
}

export function forgetTyped(steps: readonly Step[]) {
  withStorage((storage) => {
    for (const step of steps) storage.removeItem(prefix + step);
  });
}

function withStorage<Result>(use: (storage: Storage) => Result) {
  try {
    return use(sessionStorage);
  } catch {
    // Browsers that block storage throw on the mere mention of it.
    return undefined;
  }
}
