export { counted } from "~/models/counted";

/** A difference with its sign: "+12", "−3". */
export function signed(difference: number) {
  if (difference === 0) return "0";
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}

/** Tenths of a point as points: "3.1". */
export function points(tenths: number) {
  return (tenths / 10).toFixed(1);
}
