/** What the views of a group are given. */

interface Asked {
  id: number;
  title: string;
  to: string;
  dueDay: string;
  /** Null for what is no exercise. */
  exerciseId: number | null;
  /** Prompts that are shown: the members' to the owner, their own to a member. */
  prompts: number;
}

export interface MemberGroup {
  id: number;
  ownerName: string;
  /** The reader's name in this group. */
  me: string;
  asked: readonly (Asked & { isDone: boolean })[];
}

export interface Member {
  id: number;
  name: string;
  joinedAt: number;
}

export type OwnerAsked = Asked & { doneBy: readonly number[] };

export interface OwnerGroup {
  id: number;
  ownerName: string;
  isOpen: boolean;
  members: readonly Member[];
  asked: readonly OwnerAsked[];
  hard: readonly {
    id: string;
    lesson: string;
    prompt: string;
    answered: number;
    missed: number;
  }[];
}

/** What only the owner's page needs beside the group. */
export interface Lead {
  code: string;
  /** The whole address. */
  link: string;
  qr: { size: number; path: string };
  choices: readonly {
    label: string;
    options: readonly { value: string; label: string }[];
  }[];
  /** The first and the last day that may be named. */
  days: { first: string; last: string };
}
