/** A comment as readers and `/api` see it. */
export interface ShownComment {
  id: number;
  articleId: number;
  /** Null for a guest. */
  userId: number | null;
  comment: string;
  /** A member's public name of today, or the name that a guest gave. */
  username: string;
  /** ISO, UTC. */
  createdAt: string;
  isGuest: boolean;
  /** Whether the viewer may delete it now. */
  mayDelete: boolean;
}

/** How long a guest may delete what they wrote; members may for good. */
export const deleteWindowMs = 15 * 60_000;
export const commentsPerPage = 50;

/** Held comments that nobody decided on are forgotten after this, and spam as well. */
export const heldForMs = 30 * 24 * 60 * 60_000;

/** Who is about to comment, as the form needs to know it. */
export type Commenter =
  | { kind: "guest" }
  | {
      kind: "member";
      /** As others see them. */
      name: string;
      /** Whether a public name can be chosen and was not yet. */
      asksName: boolean;
    };

/** What the page's loader gives the form. */
export interface CommentFormData {
  /** Signed, for one use. */
  token: string;
  commenter: Commenter;
}

/** What stands beside a comment's form that comes back. */
export interface CommentAgain {
  /** For the next try: the one that was sent is used up. */
  token: string;
  /** The session ended since the page was read, and what was typed is kept. */
  isSignedOut?: true;
}

/** What a form with scripts gets for a comment that was stored: its page is not read again. */
export interface PostedComment {
  comment: ShownComment;
  isHeld: boolean;
  /** For the next comment. */
  token: string;
}

export const commentIntents = ["comment", "delete-comment", "public-name"] as const;
