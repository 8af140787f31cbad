/** What a learner may do next, and why: one thing, so that nobody has to choose. */
export interface NextThing {
  title: string;
  why: string;
  action: string;
  to: string;
}

interface Waiting {
  /** What groups ask for, the most pressing first. */
  asked: readonly { title: string; to: string; dueDay: string; groupName: string }[];
  fading: readonly { id: string; title: string }[];
  /** Cards that are left of today's review. */
  due: number;
  /** The step that is open on the path; null without a path, or once it is finished. */
  step: { skillId: string; title: string; minutes: number } | null;
  hasPath: boolean;
}

/**
 * Somebody else's day comes first, then what would be forgotten, then what is new.
 *
 * @param until the last day that counts as soon.
 * @param spoken a day as people read it.
 */
export function chooseNext(
  { asked, fading, due, step, hasPath }: Waiting,
  { until, spoken }: { until: string; spoken: (day: string) => string },
): NextThing {
  const pressing = asked.find(({ dueDay }) => dueDay <= until);
  if (pressing) {
    return {
      title: `“${pressing.title}”`,
      why: `Your group “${pressing.groupName}” asks for it by ${spoken(pressing.dueDay)}.`,
      action: "Begin with it",
      to: pressing.to,
    };
  }
  const [faded] = fading;
  if (faded) {
    return {
      title: `One card about “${faded.title}”`,
      why: "You knew it once and missed it when it last came. That happens to everybody, and one card brings it back.",
      action: "Answer the card",
      to: `/review?skill=${faded.id}`,
    };
  }
  if (due > 0) {
    return {
      title: due === 1 ? "Review the card that waits" : `Review the ${due} cards that wait`,
      why: "They come back just before you would forget them. It takes two minutes at most.",
      action: "Review now",
      to: "/review",
    };
  }
  if (step) {
    return {
      title: `The step “${step.title}”`,
      why: `It is the next step on your path, about ${step.minutes} minutes.`,
      action: "Open the step",
      to: `/path/${step.skillId}`,
    };
  }
  return hasPath
    ? {
        title: "Choose what comes after your path",
        why: "You have finished every step of it.",
        action: "See what comes next",
        to: "/path",
      }
    : {
        title: "Look through the lessons",
        why: "You have no path yet. A lesson takes about five minutes, and any of them is a good first one.",
        action: "See the lessons",
        to: "/learn",
      };
}
