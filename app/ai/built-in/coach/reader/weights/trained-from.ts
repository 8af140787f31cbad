// Written by `npm run coach -- train`.
export const trainedFrom = "020ea4dcf9b92e171525f5f0dc23b6de4dcf49f5c4d518791d1481dbb0f63525";
