// Written by `npm run coach -- train`.
export const trainedFrom = "9f6c092fc4b0d666fd88b0089863eb78f7e037dbd6152d9c71d0ff6f2e3c3d12";
