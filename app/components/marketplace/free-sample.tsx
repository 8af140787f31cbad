import "./item.css";

import { CopyButton } from "~/components/ui/copy-button";

export interface Sample {
  title: string;
  prompt: string;
  note?: string;
  example?: string;
}

/** The prompt of a pack that everybody can read. */
export function FreeSample({ sample }: { sample: Sample | null }) {
  if (!sample) return null;
  const { title, prompt, note, example } = sample;
  return (
    <section className="prompt-sheet sample" aria-labelledby="free-sample">
      <h3 id="free-sample">A free sample: {title}</h3>
      {note && <p className="muted">{note}</p>}
      <CopyButton text={prompt} of={`the prompt “${title}”`} />
      <p className="sample__text" dir="auto">
        {prompt}
      </p>
      {example && (
        <details>
          <summary className="btn btn--secondary btn--s">What came back</summary>
          <p className="sample__text">{example}</p>
        </details>
      )}
    </section>
  );
}
