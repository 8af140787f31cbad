export type VoteValue = 1 | -1 | 0;

/** The votes of a post, and that of the person who asks. */
export interface Voted {
  upvotes: number;
  downvotes: number;
  /** 0 for none. */
  myVote: VoteValue;
}
