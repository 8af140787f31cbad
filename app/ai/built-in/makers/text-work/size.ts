export function plural(count: number, thing: string) {
  const one = thing.endsWith("y") ? `${thing.slice(0, -1)}ies` : `${thing}s`;
  return `${count.toLocaleString("en-US")} ${count === 1 ? thing : one}`;
}
