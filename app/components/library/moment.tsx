/** A day in UTC: `Nov 20, 2026`. */
export function Day({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{shownDay(at)}</time>;
}

export function shownDay(at: number) {
  return new Date(at).toLocaleDateString("en-US", {
    timeZone: "UTC",
    year: "numeric",
    month: "short",
    day: "numeric",
  });
}
