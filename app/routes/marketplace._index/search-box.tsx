import "./marketplace.css";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { apiFetch } from "~/components/api-client";
import { Icon, type IconName } from "~/components/ui/icon";
import { longestQuery } from "~/models/marketplace/filters";

export interface Suggestion {
  type: "product" | "category" | "tag";
  value: string;
}

interface SearchBoxProps {
  q: string;
  onChoose: (suggestion: Suggestion, input: HTMLInputElement) => void;
}

const fewest = 2;
const pause = 150;
const words: Record<Suggestion["type"], { name: string; icon: IconName }> = {
  product: { name: "Item", icon: "search" },
  category: { name: "Category", icon: "sliders" },
  tag: { name: "Tag", icon: "save" },
};

/** The search field with what could be meant below it: a combobox with scripts, a field without. */
export function SearchBox({ q, onChoose }: SearchBoxProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { found, ask, close } = useSuggestions();
  const [at, setAt] = useState(-1);
  const isOpen = found.length > 0;

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) close();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen, close]);

  function choose(suggestion: Suggestion) {
    close();
    setAt(-1);
    if (input.current) onChoose(suggestion, input.current);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!isOpen) return;
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setAt((at + step + found.length + (at < 0 && step < 0 ? 1 : 0)) % found.length);
    } else if (event.key === "Enter") {
      const suggestion = isOpen ? found[at] : undefined;
      if (suggestion) {
        event.preventDefault();
        choose(suggestion);
      } else {
        close();
      }
    }
  }

  return (
    <div className="field search-box" ref={box}>
      <div className="field__label">
        <label htmlFor={id}>Search</label>
      </div>
      <div className="with-icon">
        <Icon name="search" />
        <input
          ref={input}
          id={id}
          className="input"
          type="search"
          name="q"
          defaultValue={q}
          placeholder="Word or tag"
          maxLength={longestQuery}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && at >= 0 ? `${id}-${at}` : undefined}
          onInput={({ currentTarget }) => {
            setAt(-1);
            ask(currentTarget.value);
          }}
          onKeyDown={handleKey}
        />
      </div>
      <div
        className="search-box__list"
        id={`${id}-list`}
        role="listbox"
        aria-label="Suggestions"
        hidden={!isOpen}
      >
        {found.map((suggestion, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keyboard
          // biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus
          <div
            key={`${suggestion.type} ${suggestion.value}`}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            onClick={() => choose(suggestion)}
            onPointerDown={(event) => event.preventDefault()}
          >
            <Icon name={words[suggestion.type].icon} size="s" />
            <span className="search-box__value">{suggestion.value}</span>
            <span className="muted small">{words[suggestion.type].name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Asks for suggestions a moment behind the last key. An answer to older words is dropped. */
function useSuggestions() {
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const current = useRef<AbortController>();
  const stop = useRef(() => {
    clearTimeout(timer.current);
    current.current?.abort();
  });
  useEffect(() => stop.current, []);

  const close = useRef(() => {
    stop.current();
    setFound([]);
  });

  function ask(typed: string) {
    stop.current();
    const query = typed.trim();
    if ([...query].length < fewest) {
      setFound([]);
      return;
    }
    const asked = new AbortController();
    current.current = asked;
    timer.current = setTimeout(async () => {
      try {
        const path = `/api/marketplace/search/suggestions?query=${encodeURIComponent(query)}`;
        const response = await apiFetch(path, { signal: asked.signal });
        const { suggestions } = (await response.json()) as { suggestions: Suggestion[] };
        if (!asked.signal.aborted) setFound(suggestions);
      } catch (error) {
        if (asked.signal.aborted) return;
        console.error("Suggestions could not be loaded.", error);
        setFound([]);
      }
    }, pause);
  }

  return { found, ask, close: close.current };
}
