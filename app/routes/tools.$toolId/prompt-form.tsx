import "./exercise.css";

import type { FetcherWithComponents } from "@remix-run/react";
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from "react";
import { Button } from "~/components/ui/button";
import { TextareaField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { shownNumber } from "~/models/shown-number";
import { longestPrompt } from "~/schemas/prompt-length";

interface PromptFormProps {
  Form: FetcherWithComponents<unknown>["Form"];
  action: string;
  /** What stands in the box at first. */
  start: string;
  errors: string[] | null | undefined;
  isPending: boolean;
  isFirst: boolean;
  isOff: boolean;
  box: RefObject<HTMLTextAreaElement>;
  onSend: () => void;
}

/** From here on the length is told. */
const soonTooLong = 3600;

export function PromptForm(props: PromptFormProps) {
  const { Form, action, start, errors, isPending, isFirst, isOff, box, onSend } = props;
  const id = useId();
  const length = useLength(box, start);
  const isScripted = useScripted();

  function sendWithKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isPending && length > 0) event.currentTarget.form?.requestSubmit();
  }

  return (
    <Form id="prompt" method="post" action={action} className="prompt" noValidate onSubmit={onSend}>
      <TextareaField
        label="Your prompt"
        errors={errors ?? undefined}
        aside={length > soonTooLong && `${count(length)} of ${count(longestPrompt)} characters`}
        inputProps={{
          ref: box,
          id,
          name: "prompt",
          rows: 4,
          defaultValue: start,
          disabled: isOff,
          placeholder: isFirst ? "Write your prompt here" : "Write your next try here",
          onKeyDown: sendWithKeys,
          "aria-describedby": `${id}-leave-out`,
        }}
      />
      <div className="row">
        <p className="hint" id={`${id}-leave-out`}>
          Leave out names, addresses and passwords.
          {isScripted && <span className="prompt__keys"> Ctrl+Enter sends.</span>}
        </p>
        <Button disabled={isOff || isPending || (isScripted && length === 0)}>
          Send
          <Icon name="send" size="s" />
        </Button>
      </div>
    </Form>
  );
}

/** As the sentence about the limit writes it. */
function count(characters: number) {
  return shownNumber(characters);
}

/** How much stands in the box, without the space around it, whoever put it there. */
function useLength(box: RefObject<HTMLTextAreaElement>, start: string) {
  const [length, setLength] = useState(start.trim().length);

  useEffect(() => {
    const field = box.current;
    if (!field) return;
    const measure = () => setLength(field.value.trim().length);
    measure();
    field.addEventListener("input", measure);
    return () => field.removeEventListener("input", measure);
  }, [box]);

  return length;
}

function useScripted() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};
