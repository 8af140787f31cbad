import "./ask.css";

import { Icon } from "~/components/ui/icon";
import { guessesIn, privateIn } from "~/models/community/ask-coach";
import { lengthOf, longestDetails, longestTitle, shortestDetails } from "~/schemas/question";

/**
 * What the coach sees in a question before it is posted, by the same kind of rules that read the
 * prompts of exercises. Nothing until there is something to read.
 */
export function HelperView(typed: { title: string; body: string }) {
  const title = typed.title.slice(0, longestTitle);
  const body = typed.body.slice(0, longestDetails);
  if (lengthOf(body.trim()) < shortestDetails) return null;
  const missing = guessesIn({ title, body });
  const secrets = privateIn(`${title}\n${body}`);
  return (
    <section className="ask__coach card card--flat" aria-labelledby="helper-title">
      {secrets.length > 0 && (
        <p className="ask__private">
          <Icon name="warn" size="s" />
          <span>
            <b>Everybody can read a question.</b> Yours seems to hold {secrets.join(", ")}: please
            take it out.
          </span>
        </p>
      )}
      {missing.length > 0 ? (
        <>
          <h3 id="helper-title">A helper would have to guess:</h3>
          <ul>
            {missing.map(({ id, guess, ask }) => (
              <li key={id}>
                <b>{guess}</b>. {ask}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <h3 id="helper-title" className="ask__clear">
          <Icon name="check" size="s" />A helper has what they need: the tool, what you tried, what
          came back and what you expected.
        </h3>
      )}
    </section>
  );
}
