// Written by `npm run coach -- train`.
export const trainedFrom = "f5b465047c487af740b6ea9e99a41f5c5433c4e46106db6c671d0b3ee111c31f";
