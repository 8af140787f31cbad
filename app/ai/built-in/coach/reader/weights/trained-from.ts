// Written by `npm run coach -- train`.
export const trainedFrom = "f746028c84d153a22087825d9bee97a2daba6c5cdd52bf4475c4571cb1ecb9a3";
