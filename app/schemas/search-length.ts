/** The longest search, in characters. */
export const longestSearch = 200;
/** Only the best are shown: who wants others finds them with another word. */
export const mostPages = 10;
