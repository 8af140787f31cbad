import { Button } from "~/components/ui/button";
import { TextareaField } from "~/components/ui/field";
import { RadioCards } from "~/components/ui/radio-cards";
import { longestCardText } from "~/schemas/card-text-length";

interface TodayCardProps {
  card: {
    id: number;
    tries: number;
    strandTitle: string;
    skill: { title: string } | null;
    why: string;
    question: { prompt: string; options: readonly string[] } | null;
    mend: { title: string; ask: string; prompt: string } | null;
    recall: { title: string; points: readonly string[] } | null;
  };
}

/** A card in a form that needs no script and no second page: it goes where `/review` sends its own. */
export function TodayCard({ card }: TodayCardProps) {
  const { id, tries, question, mend, recall, why } = card;
  return (
    <form method="post" action="/review" className="quiz">
      <input type="hidden" name="card" value={id} />
      <input type="hidden" name="tries" value={tries} />
      {question && (
        <RadioCards
          className="quiz__question"
          name="option"
          required
          legend={
            <>
              <Place card={card} />
              {question.prompt}
            </>
          }
          options={question.options.map((label, option) => ({ value: String(option), label }))}
        />
      )}
      {mend && (
        <>
          <h2>
            <Place card={card} />
            Rewrite your prompt so that nobody has to ask: {mend.ask}
          </h2>
          <CardText id={id} label="Your prompt" rows={5} text={mend.prompt} />
        </>
      )}
      {recall && (
        <>
          <h2>
            <Place card={card} />
            What do you remember of the lesson “{recall.title}”?
          </h2>
          <CardText id={id} label="In a sentence or two" rows={3} />
          <details>
            <summary>What the lesson said</summary>
            <ul>
              {recall.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </details>
        </>
      )}
      <p className="today-cards__why">
        <b>Why now?</b> {why}
      </p>
      {recall ? (
        <fieldset>
          <legend>How much of it did you have?</legend>
          <Button name="said" value="known">
            The heart of it
          </Button>
          <Button name="said" value="partly" variant="secondary">
            A part
          </Button>
          <Button name="said" value="missed" variant="secondary">
            Not this time
          </Button>
        </fieldset>
      ) : (
        <Button>Answer</Button>
      )}
    </form>
  );
}

function Place({ card: { strandTitle, skill } }: TodayCardProps) {
  return (
    <span className="quiz__count">
      {strandTitle}: {skill?.title}
    </span>
  );
}

function CardText({
  id,
  label,
  rows,
  text,
}: {
  id: number;
  label: string;
  rows: number;
  text?: string;
}) {
  return (
    <TextareaField
      label={label}
      inputProps={{
        ...{ id: `text-${id}`, name: "text", rows, defaultValue: text },
        ...{ maxLength: longestCardText, required: true },
      }}
    />
  );
}
