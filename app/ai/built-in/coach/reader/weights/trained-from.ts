// Written by `npm run coach -- train`.
export const trainedFrom = "3942433e99b7ee48d0b6ff2fdc5ce6f412b26934109ae69c088251a8965aa34e";
