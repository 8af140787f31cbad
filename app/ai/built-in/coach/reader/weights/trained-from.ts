// Written by `npm run coach -- train`.
export const trainedFrom = "4c981c18c554be9f4848e06e9cdd548b8cca4cae6310ec999418a97d80dc49e3";
