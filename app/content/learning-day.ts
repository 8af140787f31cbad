/** What lights a day of the streak, in the same words wherever it is told. */
export const whatLightsADay =
  "A day is lit when you pass a check, pass an exercise for the first time, answer a challenge of a guide rightly, finish a lesson of a course, answer a card of your review, say what came of a prompt in an assistant of your own, or when somebody accepts your answer in the community.";

/** What finishes a step of a path, in the same words wherever it is told. */
export const whatFinishesAStep =
  "A step is done once you show its skill: by passing its check with two of three answers right, by passing an exercise about it, or by answering all of its exercises in a course rightly. It stays done.";
