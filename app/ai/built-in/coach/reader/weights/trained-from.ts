// Written by `npm run coach -- train`.
export const trainedFrom = "bd74cc2c31093e5b8a928f6747ab720511517af82f6cf264299ea2efede369f6";
