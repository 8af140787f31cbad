/** What the views of a week are given. */

interface Titled {
  id: string;
  title: string;
}

export interface Next {
  title: string;
  why: string;
  /** What the button says. */
  action: string;
  to: string;
}

export interface ShownAhead {
  /** Skills of which a card was missed. */
  fading: readonly Titled[];
  asked: readonly {
    id: number;
    groupId: number;
    groupName: string;
    title: string;
    to: string;
    dueDay: string;
  }[];
  next: Next;
}

export interface ShownDays {
  days: readonly { day: string; state: "lit" | "dark" | "ahead" }[];
  lit: number;
  finished: number;
  streak: { days: number };
  isCurrent: boolean;
  zone: string;
}

export interface ShownDone {
  learned: {
    lessons: readonly { courseId: number; title: string; lessons: number }[];
    skills: readonly Titled[];
    skillsAgain: readonly Titled[];
    /** Points of the very first try, and the most so far. */
    exercises: readonly {
      id: number;
      toolId: number;
      title: string;
      first: number | null;
      best: number | null;
    }[];
    challenges: readonly { to: string; title: string; right: number; answered: number }[];
  };
  /** Cards of the review, and those that were known. */
  cards: number;
  known: number;
  fromOthers: { replies: number; comments: number; votes: number; sales: number };
  mayHaveSales: boolean;
}
