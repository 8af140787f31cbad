import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";

interface IdeasProps {
  label: string;
  ideas: readonly string[];
  /** Where the field stands with this idea in it, for browsers without scripts. */
  addressOf?: (idea: string) => string;
  /** In a form of more than this field: the name under which an idea is sent with all of it. */
  sentAs?: { name: string; formAction: string };
  onChoose: (idea: string) => void;
}

/** Texts to begin with: a press puts one of them into the field, to be changed or sent. */
export function Ideas({ label, ideas, addressOf, sentAs, onChoose }: IdeasProps) {
  function choose(event: MouseEvent, idea: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(idea);
  }

  return (
    <ul className="row gap-2" aria-label={label}>
      {ideas.map((idea) => (
        <li key={idea}>
          {sentAs ? (
            <button
              type="submit"
              {...sentAs}
              value={idea}
              formNoValidate
              className="chip whitespace-normal"
              onClick={(event) => choose(event, idea)}
            >
              {idea}
            </button>
          ) : (
            <Link
              className="chip whitespace-normal"
              to={addressOf?.(idea) ?? ""}
              preventScrollReset
              onClick={(event) => choose(event, idea)}
            >
              {idea}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
