// Written by `npm run coach -- train`.
export const trainedFrom = "906fa26e0695915e9bd6e3da8a2d0847ef978d86a4ad3a893b886d84ac0b9363";
