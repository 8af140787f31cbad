/** In characters: a prompt to mend, and what is recalled. On its own, for pages that only tell it. */
export const longestCardText = 1500;
