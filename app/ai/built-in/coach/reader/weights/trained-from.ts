// Written by `npm run coach -- train`.
export const trainedFrom = "a0a652c819cd05bf804e815512460cf5bbb5f1943c04bb814dbf1652d63d0526";
