import "./ask.css";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useRefusal } from "~/components/toaster";
import { FieldErrors } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { useScripted } from "~/components/use-scripted";
import { suggestTags, type TopicGroup } from "~/models/community/tag";
import { mostTags, questionNotices } from "~/schemas/question";

interface TagPickerProps {
  topics: readonly TopicGroup[];
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  errors?: string[];
}

/**
 * Up to five tags. With scripts a search field that suggests them, without scripts a list with a box
 * for each; either sends `tags`.
 */
export function TagPicker({ topics, chosen, onChange, errors }: TagPickerProps) {
  const isScripted = useScripted();
  const id = useId();
  return (
    <div className="field tagger">
      <div className="field__label">
        <label htmlFor={id}>Tags</label>
      </div>
      <noscript>
        <TagList topics={topics} chosen={chosen} />
      </noscript>
      {isScripted && chosen.map((tag) => <input key={tag} type="hidden" name="tags" value={tag} />)}
      <div className="tagger__box">
        <ChosenTags topics={topics} chosen={chosen} onChange={onChange} />
        <TagSearch id={id} topics={topics} chosen={chosen} onChange={onChange} />
      </div>
      <FieldErrors errors={errors} />
      <p className="hint" id={`${id}-hint`}>
        One to five topics, so that the right people find your question.
      </p>
    </div>
  );
}

function TagList({ topics, chosen }: Pick<TagPickerProps, "topics" | "chosen">) {
  return topics.map((group) => (
    <fieldset className="tagger__group" key={group.name}>
      <legend>{group.name}</legend>
      {group.topics.map(({ id, name }) => (
        <label className="chip chip--check" key={id}>
          <input
            className="vh"
            type="checkbox"
            name="tags"
            value={id}
            defaultChecked={chosen.includes(id)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  ));
}

function ChosenTags({ topics, chosen, onChange }: Omit<TagPickerProps, "errors">) {
  if (chosen.length === 0) return null;
  const names = new Map(
    topics.flatMap((group) => group.topics.map(({ id, name }) => [id, name] as const)),
  );
  return (
    <ul className="tagger__chosen" aria-label="Chosen tags">
      {chosen.map((id) => (
        <li className="chip" key={id}>
          {names.get(id) ?? `Tag ${id}`}
          <button
            type="button"
            aria-label={`Remove ${names.get(id) ?? `tag ${id}`}`}
            onClick={() => onChange(chosen.filter((each) => each !== id))}
          >
            <Icon name="close" size="s" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function TagSearch({
  id,
  topics,
  chosen,
  onChange,
}: Omit<TagPickerProps, "errors"> & { id: string }) {
  const refuse = useRefusal({ isMended: chosen.length < mostTags });
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const tags = topics.flatMap((group) => group.topics);
  const suggested = isOpen ? suggestTags(tags, typed, chosen) : [];

  const hasSuggested = suggested.length > 0;
  // In a dialog the field may stand at its very foot.
  useEffect(() => {
    if (hasSuggested) list.current?.scrollIntoView({ block: "nearest" });
  }, [hasSuggested]);

  function choose(tag: number) {
    setTyped("");
    setAt(-1);
    setOpen(false);
    input.current?.focus();
    if (chosen.length >= mostTags) {
      refuse(questionNotices.manyTags);
      return;
    }
    onChange([...chosen, tag]);
  }

  function press(event: KeyboardEvent) {
    const { length } = suggested;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      setAt(length === 0 ? -1 : (at + step + length) % length);
    } else if (event.key === "Enter") {
      // Enter in this field never sends the question.
      event.preventDefault();
      const tag = suggested[at] ?? (typed.trim() ? suggested[0] : undefined);
      if (tag) choose(tag.id);
    } else if (event.key === "Escape" && isOpen && length > 0) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === "Backspace" && typed === "" && chosen.length > 0) {
      onChange(chosen.slice(0, -1));
    }
  }

  const listId = `${id}-tags`;
  return (
    <div className="tagger__search">
      <input
        ref={input}
        id={id}
        className="input"
        type="text"
        role="combobox"
        aria-expanded={hasSuggested}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={suggested[at] ? `${listId}-${suggested[at].id}` : undefined}
        aria-describedby={`${id}-hint`}
        placeholder="Add up to 5 tags..."
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          setAt(-1);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <div ref={list} id={listId} className="tagger__list" role="listbox" aria-label="Tags">
        {suggested.map((tag, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard
          <div
            key={tag.id}
            id={`${listId}-${tag.id}`}
            role="option"
            aria-selected={place === at}
            tabIndex={-1}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(tag.id)}
          >
            {tag.name}
          </div>
        ))}
      </div>
      <p className="tagger__list hint" role="status">
        {isOpen && !hasSuggested && noSuchTopic(tags.filter((tag) => !chosen.includes(tag.id)))}
      </p>
    </div>
  );
}

function noSuchTopic(left: readonly { name: string }[]) {
  return `No such topic. Take the nearest of these: ${left.map(({ name }) => name).join(", ")}.`;
}
