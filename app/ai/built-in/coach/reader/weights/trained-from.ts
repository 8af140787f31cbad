// Written by `npm run coach -- train`.
export const trainedFrom = "8ddd98ac33fd7a0a85c9e8ee17905ec6025158907ed10236b9903cc0acfa892f";
