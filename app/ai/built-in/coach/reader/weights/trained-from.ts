// Written by `npm run coach -- train`.
export const trainedFrom = "180047f483395613005898b80a2248e5d8a1d5327180a715da4a5c2b6278c56a";
