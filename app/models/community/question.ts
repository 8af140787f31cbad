import type { Person } from "../person";
import type { VoteValue } from "./vote.server";

/** So many answers stand on a page, the accepted one besides. */
export const answersPerPage = 10;
/** So many comments stand under a post until all of them are asked for, */
export const shownComments = 2;
/** and then so many at a time. */
export const commentsPerPage = 12;

export interface ShownThreadComment {
  id: number;
  /** Null for one on the question. */
  answerId: number | null;
  /** Sanitized. */
  bodyHtml: string;
  author: Person;
  createdAt: number;
}

interface ShownPost {
  id: number;
  /** Sanitized. */
  bodyHtml: string;
  author: Person;
  createdAt: number;
  /** When the author changed it last; null for never. */
  editedAt: number | null;
  upvotes: number;
  downvotes: number;
  /** 0 for visitors. */
  myVote: VoteValue;
  commentCount: number;
}

export interface ShownAnswer extends ShownPost {
  isAccepted: boolean;
  /** Markdown, as `/api` answers it. */
  body: string;
  updatedAt: number;
}

export interface ShownQuestion extends ShownPost {
  title: string;
  /** Markdown. */
  body: string;
  /** Plain text, for the head of the page. */
  excerpt: string;
  updatedAt: number;
  /** Stored ones; what waits in memory comes on top. */
  viewCount: number;
  isAnswered: boolean;
  acceptedAnswerId: number | null;
  answerCount: number;
  tags: { id: number; name: string }[];
  isDemo: boolean;
  isBookmarked: boolean;
  isFollowed: boolean;
}

export interface RelatedQuestion {
  id: number;
  title: string;
  answerCount: number;
  isAnswered: boolean;
}

/** Where a page of answers begins: what the page before ended with. */
export interface AnswerPlace {
  confidence: number;
  id: number;
}

/** A place as it stands in an address (`0.625~42`); undefined for anything else. */
export function readAnswerPlace(text: string | null): AnswerPlace | undefined {
  const found = /^([01](?:\.\d{1,20})?)~([1-9]\d{0,14})$/.exec(text ?? "");
  return found ? { confidence: Number(found[1]), id: Number(found[2]) } : undefined;
}

export function writeAnswerPlace({ confidence, id }: AnswerPlace) {
  return `${confidence}~${id}`;
}
