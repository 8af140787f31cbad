/** An id as it stands in an address, or undefined for anything else. */
export function readId(text: string | null | undefined) {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
