/** Quarters of an hour in words: 0.75 is "45 minutes", 2.5 is "2 ½ hours". */
export function hours(estimated: number) {
  const whole = Math.floor(estimated);
  if (whole === 0) return `${estimated * 60} minutes`;
  const rest = { 0.25: " ¼", 0.5: " ½", 0.75: " ¾" }[estimated - whole] ?? "";
  return `${whole}${rest} ${estimated === 1 ? "hour" : "hours"}`;
}
