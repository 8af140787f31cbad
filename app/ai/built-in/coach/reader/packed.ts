/** Characters that a string in a source file holds without escapes. */
const digits =
  "!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~";
const base = digits.length;
const values = new Map([...digits].map((digit, at) => [digit.charCodeAt(0), at]));
/** The upper half of the digits says that another digit follows. */
const half = base >> 1;

export function packNumbers(numbers: readonly number[]) {
  let packed = "";
  for (const number of numbers) {
    let rest = number;
    while (rest >= half) {
      packed += digits[half + (rest % half)];
      rest = Math.floor(rest / half);
    }
    packed += digits[rest];
  }
  return packed;
}

export function unpackNumbers(packed: string) {
  const numbers: number[] = [];
  let number = 0;
  let scale = 1;
  for (let at = 0; at < packed.length; at++) {
    const digit = values.get(packed.charCodeAt(at)) ?? 0;
    number += (digit % half) * scale;
    if (digit >= half) scale *= half;
    else {
      numbers.push(number);
      number = 0;
      scale = 1;
    }
  }
  return numbers;
}

/** Whole numbers of both signs as whole numbers: 0, -1, 1, -2, 2 become 0, 1, 2, 3, 4. */
export function zigzag(value: number) {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

export function unzigzag(value: number) {
  return value % 2 ? -(value + 1) / 2 : value / 2;
}
