/** The exercise "Fill a rainy afternoon". */
export const rainyAfternoon = 11;

/** Prompts for it: far from its pass mark, and well above it. */
export const weak = "Give me ideas for two children on a rainy afternoon.";
export const strong =
  "Give me five ideas for two children, seven and ten years old, on a rainy afternoon of three hours. No screens, please. Answer as a table.";
