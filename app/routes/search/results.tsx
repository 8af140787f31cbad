import "~/components/search/results.css";

import { Link } from "@remix-run/react";

import { Badge } from "~/components/ui/badge";
import { Icon, type IconName } from "~/components/ui/icon";
import type { Piece } from "~/search/excerpt";
import { type SearchKind, searchKinds } from "~/search/kinds";

interface Result {
  kind: SearchKind;
  href: string;
  title: readonly Piece[];
  excerpt: readonly Piece[];
  isSolved: boolean;
}

const icons: Record<SearchKind, IconName> = {
  tool: "chat",
  guide: "book",
  lesson: "check",
  exercise: "send",
  course: "star",
  article: "rss",
  listing: "cart",
  question: "user",
  answer: "quote",
};

interface ResultsProps {
  results: readonly Result[];
  label: string;
  heading?: "h2" | "h3";
}

export function Results({ results, label, heading: Heading = "h2" }: ResultsProps) {
  return (
    <ol className="hits" aria-label={label}>
      {results.map(({ kind, href, title, excerpt, isSolved }) => (
        <li className="hit" key={href}>
          <Heading>
            <Link to={href}>
              <Marked pieces={title} />
            </Link>
          </Heading>
          <p className="hit__text">
            <Marked pieces={excerpt} />
          </p>
          <p className="hit__kind">
            <Badge>
              <Icon name={icons[kind]} />
              {searchKinds[kind].one}
            </Badge>
            {isSolved && (
              <Badge tone="ok">
                <Icon name="check" />
                {kind === "answer" ? "Accepted" : "Solved"}
              </Badge>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
    return isMatch ? <mark key={at}>{text}</mark> : text;
  });
}
