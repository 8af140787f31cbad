/** Whose draft or file it is: a person's, a guest's, or of somebody who was a guest until now. */
export interface Owner {
  userId: number | null;
  guestId: string | null;
}
