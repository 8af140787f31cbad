// Written by `npm run coach -- train`.
export const trainedFrom = "ffd07785f239c8cb296bb07ef8bbbba6a484ae6ed3fefe447f46105911b0d9b1";
