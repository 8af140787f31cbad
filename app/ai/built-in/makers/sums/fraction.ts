/** An exact number: computers are not exact with 0.1, and people notice a missing cent. */
export interface Fraction {
  n: bigint;
  /** Above zero; both are free of common factors. */
  d: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  let [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom < 0n) [top, bottom] = [-top, -bottom];
  const shared = gcd(top, bottom) || 1n;
  return { n: top / shared, d: bottom / shared };
}

/** From digits with at most one point, such as "12.50". */
export function decimal(text: string): Fraction {
  const [whole = "", part = ""] = text.split(".");
  return fraction(BigInt(`${whole}${part}` || "0"), 10n ** BigInt(part.length));
}

export function add(a: Fraction, b: Fraction) {
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function subtract(a: Fraction, b: Fraction) {
  return fraction(a.n * b.d - b.n * a.d, a.d * b.d);
}

export function multiply(a: Fraction, b: Fraction) {
  return fraction(a.n * b.n, a.d * b.d);
}

/** The divisor must not be zero. */
export function divide(a: Fraction, b: Fraction) {
  return fraction(a.n * b.d, a.d * b.n);
}

export function compare(a: Fraction, b: Fraction) {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function isWhole({ d }: Fraction) {
  return d === 1n;
}

export function absolute({ n, d }: Fraction): Fraction {
  return { n: n < 0n ? -n : n, d };
}

export const zero = fraction(0);
export const one = fraction(1);
export const hundred = fraction(100);

export type Direction = "nearest" | "up" | "down";

/** To a multiple of the step; exactly in the middle it goes away from zero. */
export function roundTo(value: Fraction, step: Fraction, direction: Direction = "nearest") {
  const { n, d } = divide(value, step);
  const floor = n >= 0n ? n / d : -((-n + d - 1n) / d);
  const rest = n - floor * d;
  const isUp =
    direction === "nearest"
      ? rest * 2n > d || (rest * 2n === d && n > 0n)
      : direction === "up" && rest > 0n;
  return multiply(fraction(isUp ? floor + 1n : floor), step);
}

const mostDecimals = 4;

/** As people write it, with commas between thousands. Says "about" where digits were cut off. */
export function write(value: Fraction, decimals = 2) {
  const exact = exactDecimals(value);
  if (exact !== null) return digits(value, exact);
  return `about ${digits(roundTo(value, fraction(1n, 10n ** BigInt(decimals))), decimals)}`;
}

/** The same without "about". */
export function writeRounded(value: Fraction, decimals: number) {
  return digits(roundTo(value, fraction(1n, 10n ** BigInt(decimals))), decimals);
}

/** In whole cents; says "about" where less than a cent was cut off. */
export function writeMoney(value: Fraction, currency: string) {
  const exact = exactDecimals(value);
  const cents = roundTo(absolute(value), fraction(1, 100));
  const text = `${value.n < 0n ? "\u2212" : ""}${currency}${digits(cents, isWhole(cents) ? 0 : 2)}`;
  return exact !== null && exact <= 2 ? text : `about ${text}`;
}

/** How many decimals write it fully, or null if no small number of them does. */
function exactDecimals({ d }: Fraction) {
  for (let decimals = 0; decimals <= mostDecimals; decimals++) {
    if (10n ** BigInt(decimals) % d === 0n) return decimals;
  }
  return null;
}

function digits(value: Fraction, decimals: number) {
  const scaled = (value.n * 10n ** BigInt(decimals)) / value.d;
  const text = String(scaled < 0n ? -scaled : scaled).padStart(decimals + 1, "0");
  const whole = text.slice(0, text.length - decimals).replace(/\B(?=(\d{3})+$)/g, ",");
  const part = decimals > 0 ? `.${text.slice(-decimals)}` : "";
  return `${scaled < 0n ? "\u2212" : ""}${whole}${part}`;
}
