// Written by `npm run coach -- train`.
export const trainedFrom = "262c4c7bd1d4a1b84dcadead2ce585b953a4db8cc70f08205510c157c1f758ee";
