// Written by `npm run coach -- train`.
export const trainedFrom = "d0c40f52e2cf6aea09706fcfcc56c254f825123abba07134e7d4eaffdfaa6acf";
