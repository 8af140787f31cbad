const format = new Intl.NumberFormat("en-US");

/** A number with its thousands set apart. `toLocaleString` would make a formatter for each. */
export function shownNumber(number: number) {
  return format.format(number);
}
