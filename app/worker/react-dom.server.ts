/**
 * What libraries of components ask of `react-dom` where nothing is mounted: the worker renders to text
 * and would carry the browser's whole renderer for two functions that it never calls.
 */
export function createPortal(): never {
  throw new Error("A portal opens in a browser only.");
}

export function flushSync<Result>(run: () => Result): Result {
  return run();
}
