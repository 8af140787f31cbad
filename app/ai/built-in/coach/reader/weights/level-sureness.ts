// Written by `npm run coach -- train`.
/** The chance of being near from which a level is sure; how often a sure one, and one in doubt, was near. */
export const levelSureness = { from: 0.871, near: 0.95, nearInDoubt: 0.777 };
