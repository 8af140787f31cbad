// Written by `npm run coach -- train`.
export const trainedFrom = "bed0023b63734da82a078d4b87cbea936cc535b2d0c14a34cdbc8df4c0572942";
