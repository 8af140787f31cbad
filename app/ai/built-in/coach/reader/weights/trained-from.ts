// Written by `npm run coach -- train`.
export const trainedFrom = "d8942b7850d82d004c2df76b5e28d41f83092ad46b4c4c2b07aa4f7835fc8cf6";
