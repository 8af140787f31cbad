/** A place in a list that is ordered by time, as it stands in an address: "1700000000000.42". */
export function readPlace(text: string | null) {
  const found = /^(\d{1,15})\.([1-9]\d{0,14})$/.exec(text ?? "");
  return found ? { at: Number(found[1]), id: Number(found[2]) } : undefined;
}
