// Written by `npm run coach -- train`.
export const trainedFrom = "de7a1c7c5cd1e63e4c23682bceba0225de5adcfbe3d3cd1d1f88f40cc7008c03";
