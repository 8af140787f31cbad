/** Whose thing it is: a person's, that of a guest, or of somebody who was a guest until now. */
export interface Owner {
  userId: number | null;
  guestId: string | null;
}
