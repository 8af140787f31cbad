import "./answered-question.css";

import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";

export interface Answered {
  prompt: string;
  options: readonly { text: string; explanation: string }[];
  /** Index of the right option. */
  answer: number;
  /** Index of the option that was chosen. */
  chosen: number;
}

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
  const { prompt, options, answer, chosen } = question;
  const isRight = chosen === answer;
  return (
    <>
      <div className="ans-verdict">
        <span>{count}</span>
        <Badge tone={isRight ? "ok" : "bad"}>
          <Icon name={isRight ? "check" : "close"} />
          {isRight ? "Right" : "Not right"}
        </Badge>
      </div>
      <Heading className="ans-prompt">{prompt}</Heading>
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
