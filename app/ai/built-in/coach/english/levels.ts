import type { Level } from "../reader/prompt-reading";
import type { LevelName } from "../report";

/** What would come back, by level: the meaning of every number. */
export const levels: Record<Level, { name: LevelName; outlook: string }> = {
  1: {
    name: "Nothing to go on",
    outlook: "An assistant could only ask what you want, or make something up.",
  },
  2: {
    name: "A start",
    outlook:
      "An assistant would see the subject and give a general answer, the same for everybody who asks this.",
  },
  3: {
    name: "Half-way",
    outlook:
      "An assistant would get the main thing right and have to guess one or two things that matter. A second round is likely.",
  },
  4: {
    name: "Clear",
    outlook: "An assistant has what decides the answer. You could use it with small changes.",
  },
  5: {
    name: "Complete",
    outlook:
      "Nothing that matters is missing. You could use the answer, or check it, as it stands.",
  },
};

/** In place of a high level's sentence, where the next step asks for what such a request must have. */
export const almostThere =
  "An assistant has most of what decides the answer. One thing that matters is still open.";
