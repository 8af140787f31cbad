// Written by `npm run coach -- train`.
export const trainedFrom = "2ba88c7d87a2be775783dcdc3341640b06d865f0428e306946f22649029465ae";
