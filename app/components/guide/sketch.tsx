import "./guide.css";

import birthdayCard from "./sketches/birthday-card.svg?no-inline";
import honeycomb from "./sketches/honeycomb.svg?no-inline";
import libraryTree from "./sketches/library-tree.svg?no-inline";
import lighthouse from "./sketches/lighthouse.svg?no-inline";
import soccerField from "./sketches/soccer-field.svg?no-inline";

/** Each by words that only its description has. */
const sketches = [
  { of: "a fox in a blue apron", src: birthdayCard, width: 400, height: 600 },
  { of: "an empty soccer field", src: soccerField, width: 640, height: 360 },
  { of: "a white lighthouse", src: lighthouse, width: 400, height: 600 },
  { of: "a wooden frame upright", src: honeycomb, width: 400, height: 500 },
  { of: "a doll's house", src: libraryTree, width: 500, height: 500 },
];

/** A picture that is told in words, with a drawing of ours that follows them. */
export function Sketch({ description }: { description: string }) {
  const { paragraphs, facts } = partsOf(description);
  const sketch = sketches.find(({ of }) => description.includes(of));
  return (
    <figure className="sketch">
      {sketch && (
        <img
          src={sketch.src}
          width={sketch.width}
          height={sketch.height}
          loading="lazy"
          decoding="async"
          alt="Sketch of the scene that is described here"
        />
      )}
      <figcaption>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {sketch && (
          <p className="sketch__made">
            The sketch was drawn for this page from the description. No image model was used.
          </p>
        )}
      </figcaption>
    </figure>
  );
}

/** The last paragraph of a description names view, light and shape. */
function partsOf(description: string) {
  const paragraphs = description.split("\n\n");
  const match = /^View: (.+?) Light: (.+?) Shape: (.+)$/.exec(paragraphs.at(-1) ?? "");
  if (!match) return { paragraphs, facts: [] };

  const names = ["View", "Light", "Shape"];
  return {
    paragraphs: paragraphs.slice(0, -1),
    facts: names.map((name, index) => ({ name, value: match[index + 1] ?? "" })),
  };
}
