import type { Person } from "../person";
import type { VoteValue } from "./vote";

/** What a card of the list shows. */
export interface ThreadCard {
  id: number;
  title: string;
  /** Plain text. */
  excerpt: string;
  createdAt: number;
  viewCount: number;
  answerCount: number;
  upvotes: number;
  downvotes: number;
  /** 0 for visitors. */
  myVote: VoteValue;
  isAnswered: boolean;
  tags: { id: number; name: string }[];
  isDemo: boolean;
  author: Person;
}
