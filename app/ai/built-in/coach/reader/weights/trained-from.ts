// Written by `npm run coach -- train`.
export const trainedFrom = "fa8050d1bc6a9fddbfe2d69f48b20ee16ea409a34fc0b28fca2eec6d840f0e52";
