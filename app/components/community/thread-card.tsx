import { Link } from "@remix-run/react";
import { PersonLink } from "~/components/people/person-link";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { Day } from "~/components/ui/moment";
import type { ThreadCard as Card } from "~/models/community/thread-card";
import { shownNumber } from "~/models/shown-number";
import { communityHref } from "~/schemas/thread-filters";
import { VoteBox } from "./vote-box";

export function counted(count: number, one: string) {
  return `${shownNumber(count)} ${one}${count === 1 ? "" : "s"}`;
}

interface ThreadCardProps {
  thread: Card;
  /** Of the person who looks; null for a visitor. */
  viewerId: number | null;
  /** The list as it is asked for. */
  back: string;
}

export function ThreadCard({ thread, viewerId, back }: ThreadCardProps) {
  const { id, title, excerpt, author, createdAt, answerCount, viewCount } = thread;
  const viewer = viewerId === null ? "visitor" : viewerId === author.id ? "author" : "member";
  return (
    <li className="q card" id={`question-${id}`}>
      <VoteBox
        kind="thread"
        id={id}
        about={title}
        upvotes={thread.upvotes}
        downvotes={thread.downvotes}
        myVote={thread.myVote}
        viewer={viewer}
        back={`${back}#question-${id}`}
      />
      <div className="q__in">
        <div className="q__top">
          <h2>
            <Link to={`/community/${id}`}>{title}</Link>
          </h2>
          {thread.isAnswered && (
            <Badge tone="ok">
              <Icon name="check" />
              Solved
            </Badge>
          )}
        </div>
        <p className="q__ex">{excerpt}</p>
        <ul className="tags" aria-label="Tags">
          {thread.tags.map((tag) => (
            <li key={tag.id}>
              <Link className="tag" to={communityHref({ tags: [tag.id] })}>
                {tag.name}
              </Link>
            </li>
          ))}
        </ul>
        <p className="q__meta">
          <span>
            <Icon name="chat" size="s" />
            <span className="num">{counted(answerCount, "answer")}</span>
          </span>
          <span>
            <Icon name="eye" size="s" />
            <span className="num">{counted(viewCount, "view")}</span>
          </span>
          <span className="q__by">
            Posted by <PersonLink person={author} />, <Day at={createdAt} />
          </span>
        </p>
      </div>
    </li>
  );
}
