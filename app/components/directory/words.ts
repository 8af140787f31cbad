const dayFormat = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** An ISO date as it is shown: "Nov 20, 2026". */
export function shownDay(date: string) {
  return dayFormat.format(Date.parse(date));
}
