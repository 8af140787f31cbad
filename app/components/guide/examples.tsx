import "./guide.css";

import { CopyButton } from "~/components/ui/copy-button";
import { Icon } from "~/components/ui/icon";
import type { ShownExample } from "./shown";
import { Sketch } from "./sketch";

interface ExamplesProps {
  name: string;
  examples: readonly ShownExample[];
}

export function Examples({ name, examples }: ExamplesProps) {
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">Examples</h2>
      <p className="guide-words">
        Three exchanges that show what to ask for and what to look at in the answer. None of them
        was made by {name}, and a tool may answer differently each time.
      </p>
      <ol className="exchanges">
        {examples.map((example, index) => (
          <li key={example.question}>
            <Exchange example={example} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Exchange({ example, number }: { example: ShownExample; number: number }) {
  return (
    <article className="exchange" aria-labelledby={`example-${number}`}>
      <h3 id={`example-${number}`} className="vh">
        Example {number}
      </h3>
      <div className="exchange__you">
        <p className="exchange__who">
          <b>Question</b>
        </p>
        <p className="exchange__bubble">{example.question}</p>
        <CopyButton text={example.question} of={`the question of example ${number}`} />
      </div>
      <div className="exchange__answer">
        <span className="exchange__mark">
          <Icon name="chat" />
        </span>
        <p className="exchange__who">
          <b>Answer</b>
          <span>Sample written by our editors</span>
        </p>
        <Answer {...example} />
      </div>
    </article>
  );
}

function Answer({ response, responseType }: ShownExample) {
  if (responseType === "image") return <Sketch description={response} />;
  if (responseType === "code") {
    return (
      <pre className="exchange__code">
        <code>{response}</code>
      </pre>
    );
  }
  return <p className="exchange__bubble">{response}</p>;
}
