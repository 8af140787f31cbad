import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";

interface IdeasProps {
  label: string;
  ideas: readonly string[];
  /** Where the field stands with this idea in it, for browsers without scripts. */
  addressOf: (idea: string) => string;
  onChoose: (idea: string) => void;
}

/** Texts to begin with: a press puts one of them into the field, to be changed or sent. */
export function Ideas({ label, ideas, addressOf, onChoose }: IdeasProps) {
  function choose(event: MouseEvent, idea: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(idea);
  }

  return (
    <ul className="row gap-2" aria-label={label}>
      {ideas.map((idea) => (
        <li key={idea}>
          <Link
            className="chip whitespace-normal"
            to={addressOf(idea)}
            preventScrollReset
            onClick={(event) => choose(event, idea)}
          >
            {idea}
          </Link>
        </li>
      ))}
    </ul>
  );
}
