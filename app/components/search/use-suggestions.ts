import { useNavigate } from "@remix-run/react";
import type { SyntheticEvent } from "react";

/** For a search field: what may be meant is shown below it. Loaded when somebody goes there. */
export function useSuggestions() {
  const navigate = useNavigate();
  const load = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    import("./suggestion-list")
      .then(({ attach }) => attach(currentTarget, navigate))
      .catch((error) => console.error("Suggestions could not be loaded.", error));
  };
  // The field of the search page has the focus before scripts run.
  return { onFocus: load, onInput: load };
}
