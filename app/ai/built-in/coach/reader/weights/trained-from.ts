// Written by `npm run coach -- train`.
export const trainedFrom = "1f54da9abf6bd39b5477a8d32f9c61d927bc07d16b7228f4d630fe4e8c8633ba";
