// Written by `npm run coach -- train`.
export const trainedFrom = "98e81d42f73f1341995d4ae537418ec21fab2ca03724f0c99ccf899da9709c57";
