// Written by `npm run coach -- train`.
export const trainedFrom = "d4a5e10777b145770fba5acab03aa17b040bbe5cc7e3e598caaa3e3b8181b496";
