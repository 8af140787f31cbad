// Written by `npm run coach -- train`.
export const trainedFrom = "d6f673cb8876417e540b72f96cb08a8997fd61cb3eaef1669d5644c69b0abaa4";
