// Written by `npm run coach -- train`.
export const trainedFrom = "60027b48e98815a1b338274560fcc1a0b61682a6af3f658ea60c57f6b4d2b9dd";
