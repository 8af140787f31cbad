/** What a learner reads when a prompt got no answer, for whatever reason. */
export const noAnswer = "Failed to get AI response. Please try again.";
