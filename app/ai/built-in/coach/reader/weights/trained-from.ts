// Written by `npm run coach -- train`.
export const trainedFrom = "49482fbef68d663f13a6525aaa73b38b7f051fbf7488d1593883d2402e9c4d16";
