// Written by `npm run coach -- train`.
export const trainedFrom = "e05bd6095f5428222cce6a973b48df14b03c8b6eb7b4860a6f0dcc02bf685841";
