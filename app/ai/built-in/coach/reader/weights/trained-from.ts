// Written by `npm run coach -- train`.
export const trainedFrom = "c1b4402f233dc0941ee8f0de73361d4e63b77e0ac48e60c71fc0f68081c7c157";
