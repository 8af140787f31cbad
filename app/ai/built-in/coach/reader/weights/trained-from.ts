// Written by `npm run coach -- train`.
export const trainedFrom = "d4a406327e7bac83b94f6d62fd598c279104a74cda40d38b00aa85a4644cbdf5";
