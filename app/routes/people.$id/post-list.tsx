import "./people.css";

import { Link } from "@remix-run/react";

import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { Day } from "~/components/ui/moment";

export interface ListedPost {
  id: number;
  threadId: number;
  title: string;
  excerpt: string;
  isSolved: boolean;
  score: number;
  createdAt: number;
}

/** A person's questions or answers, the newest first. */
export function PostList({
  posts,
  list,
}: {
  posts: readonly ListedPost[];
  list: "questions" | "answers";
}) {
  return (
    <ol className="wrote">
      {posts.map(({ id, threadId, title, excerpt, isSolved, score, createdAt }) => (
        <li key={id}>
          <h2>
            <Link to={`/community/${threadId}${list === "answers" ? `#answer-${id}` : ""}`}>
              {title}
            </Link>
          </h2>
          <p className="wrote__text">{excerpt}</p>
          <p className="wrote__facts muted small num">
            {isSolved && (
              <Badge tone="ok">
                <Icon name="check" size="s" />
                {list === "answers" ? "Accepted" : "Solved"}
              </Badge>
            )}
            <span>
              {list === "answers" ? "Answered" : "Asked"} <Day at={createdAt} />
            </span>
            <span>Score {score}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
