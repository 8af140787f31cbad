// Written by `npm run coach -- train`.
export const trainedFrom = "551f149155a4b5121845f1dfcdb7329f492f600028b517e0d3a4c7e6f0ca4a79";
