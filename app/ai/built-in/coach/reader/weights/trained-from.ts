// Written by `npm run coach -- train`.
export const trainedFrom = "df5c9956e7d64807e94626fd3e1fbf50832ef8a02fb868062f431d59811c6016";
