// Written by `npm run coach -- train`.
export const trainedFrom = "86eb3013b6f89a025aec8a6c23de773960cb6482b67742ea90e55c451d9ec8ef";
