export const askTitle = "Ask a Question";

export const askHint =
  "Ask a clear, specific question: say which tool you use, what you tried and what you expected.";
