/** A place in a list that is ordered by moment and id, as it stands in an address: `17623-42`. */
export function writePosition(at: number, id: number) {
  return `${at}-${id}`;
}

/** The place, or undefined for anything else. */
export function readPosition(text: string | null | undefined) {
  const match = /^(\d{1,15})-([1-9]\d{0,14})$/.exec(text ?? "");
  return match ? { at: Number(match[1]), id: Number(match[2]) } : undefined;
}
