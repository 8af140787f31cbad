/** In characters. On its own, for pages that only tell it and check nothing. */
export const longestPrompt = 4000;
