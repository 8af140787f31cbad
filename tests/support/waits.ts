import { vi } from "vitest";

/**
 * What is waited for passes at once, and the clock moves on by it: who measures a wait by the clock
 * measures all of it. Until the block ends that says `using`.
 */
export function skipWaits(): Disposable {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  vi.setTimerTickMode("nextTimerAsync");
  return { [Symbol.dispose]: () => void vi.useRealTimers() };
}

/** Waits of one length end when they are told to, and the clock moves on by it. Others are real. */
export function holdWaits(length: number) {
  const begin = globalThis.setTimeout;
  const held: (() => void)[] = [];
  const timers = vi.spyOn(globalThis, "setTimeout");
  timers.mockImplementation(((go: () => void, ms?: number, ...given: []) =>
    ms === length ? held.push(go) : begin(go, ms, ...given)) as typeof setTimeout);
  return {
    pass() {
      if (held.length === 0) return;
      vi.setSystemTime(Date.now() + length);
      for (const go of held.splice(0)) go();
    },
    stop() {
      timers.mockRestore();
      vi.useRealTimers();
    },
  };
}
