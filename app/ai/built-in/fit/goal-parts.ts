/** The parts of "write letters and spot scams"; none where a goal says one thing. */
export function partsOfGoal(learningGoal: string): string[] {
  const parts = learningGoal.split(/\s+(?:and|also|plus|but)\s+|[;.\n]+/i);
  return parts.length > 1 ? parts.filter((part) => part.trim() !== "") : [];
}
