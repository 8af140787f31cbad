// Written by `npm run coach -- train`.
export const trainedFrom = "ce0bbdfd87b6ea8560d90ce0bd1081a0225a0a78a861f586bc71f12b6f448379";
