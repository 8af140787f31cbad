// Written by `npm run coach -- train`.
export const trainedFrom = "484e1022fc961e8cb1d34dc31a45e9e8c87e623e97263dddc2707611cd735731";
