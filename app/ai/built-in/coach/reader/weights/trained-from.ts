// Written by `npm run coach -- train`.
export const trainedFrom = "716874f0f7e60ebe2ef0f0fd693b72274281e2af2fcd7b73f2de57ba8e94a503";
