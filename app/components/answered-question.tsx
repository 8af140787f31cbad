import "./answered-question.css";

import type { ReactNode } from "react";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";

interface Explained {
  text: string;
  explanation: string;
}

interface AnsweredChoice {
  kind?: "choice";
  prompt: string;
  options: readonly Explained[];
  /** Index of the right option. */
  answer: number;
  /** Index of the option that was chosen. */
  chosen: number;
  /** What really came back, where that was to be foretold. */
  reveal?: string;
}

interface AnsweredOrder {
  kind: "order";
  prompt: string;
  isRight: boolean;
  /** In the right order. */
  things: readonly Explained[];
  /** The index of each thing, in the order that was given. */
  given: readonly number[];
}

interface AnsweredSort {
  kind: "sort";
  prompt: string;
  isRight: boolean;
  groups: readonly string[];
  things: readonly (Explained & { group: number })[];
  /** By thing: the index of the group that was chosen. */
  given: readonly number[];
}

interface AnsweredWord {
  kind: "word";
  prompt: string;
  isRight: boolean;
  word: string;
  explanation: string;
  given: string;
}

export type Answered = AnsweredChoice | AnsweredOrder | AnsweredSort | AnsweredWord;

/** A question once it was answered: what was chosen, what is right, and why for every option. */
export function AnsweredQuestion({
  question,
  count,
  as: Heading = "h3",
}: {
  question: Answered;
  count: string;
  as?: "h3" | "h4";
}) {
  const isRight = "isRight" in question ? question.isRight : question.chosen === question.answer;
  return (
    <>
      <div className="ans-verdict">
        <span>{count}</span>
        <Badge tone={isRight ? "ok" : "bad"}>
          <Icon name={isRight ? "check" : "close"} />
          {isRight ? "Right" : "Not right"}
        </Badge>
      </div>
      <Heading className="ans-prompt">{question.prompt}</Heading>
      <Told question={question} />
    </>
  );
}

function Told({ question }: { question: Answered }) {
  switch (question.kind) {
    case "order":
      return (
        <ol className="ans">
          {question.things.map((thing, at) => (
            <Line key={thing.text} {...thing} isRight={question.given[at] === at}>
              Comes {at + 1} of {question.things.length}
              {question.given[at] === at
                ? ", as you said"
                : `. You said ${question.given.indexOf(at) + 1}`}
            </Line>
          ))}
        </ol>
      );
    case "sort":
      return (
        <ul className="ans">
          {question.things.map((thing, at) => (
            <Line key={thing.text} {...thing} isRight={question.given[at] === thing.group}>
              {question.groups[thing.group]}
              {question.given[at] === thing.group
                ? ", as you said"
                : `. You said: ${question.groups[question.given[at] ?? 0]}`}
            </Line>
          ))}
        </ul>
      );
    case "word":
      return (
        <ul className="ans">
          <Line text={question.word} explanation={question.explanation} isRight={question.isRight}>
            You typed: {question.given}
          </Line>
        </ul>
      );
    default:
      return <Choice {...question} />;
  }
}

/** A thing where it belongs, with what was said of it. */
function Line({
  text,
  explanation,
  isRight,
  children,
}: Explained & { isRight: boolean; children: ReactNode }) {
  return (
    <li className={isRight ? "is-right" : "is-wrong"}>
      <Icon name={isRight ? "check" : "close"} />
      <div>
        <p className="ans__text">{text}</p>
        <p className="ans__words">{children}</p>
        <p className="ans__why">{explanation}</p>
      </div>
    </li>
  );
}

function Choice({ options, answer, chosen, reveal }: AnsweredChoice) {
  return (
    <>
      {reveal && (
        <blockquote className="ans-reveal">
          <p className="ans__words">What came back</p>
          <p>{reveal}</p>
        </blockquote>
      )}
      <ul className="ans">
        {options.map(({ text, explanation }, index) => (
          <Option
            key={text}
            text={text}
            explanation={explanation}
            isAnswer={index === answer}
            isChosen={index === chosen}
          />
        ))}
      </ul>
    </>
  );
}

function wordsFor({ isAnswer, isChosen }: Pick<OptionProps, "isAnswer" | "isChosen">) {
  if (isChosen) return isAnswer ? "Your answer, and the right one" : "Your answer";
  return isAnswer ? "The right answer" : null;
}

interface OptionProps {
  text: string;
  explanation: string;
  isAnswer: boolean;
  isChosen: boolean;
}

function Option({ text, explanation, isAnswer, isChosen }: OptionProps) {
  const words = wordsFor({ isAnswer, isChosen });
  return (
    <li className={isAnswer ? "is-right" : isChosen ? "is-wrong" : undefined}>
      <Icon name={isAnswer ? "check" : isChosen ? "close" : "dot"} />
      <div>
        <p className="ans__text">{text}</p>
        {words && <p className="ans__words">{words}</p>}
        <p className="ans__why">{explanation}</p>
      </div>
    </li>
  );
}
