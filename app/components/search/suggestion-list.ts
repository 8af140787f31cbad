import "./suggestion-list.css";

import { apiFetch } from "~/components/api-client";
import type { SearchSuggestion } from "~/search/suggestion";

const pauseMs = 150;
const fewest = 2;

const kindNames: Record<SearchSuggestion["kind"], string> = {
  search: "Search",
  lesson: "Lesson",
  guide: "Guide",
  exercise: "Exercise",
  tool: "Tool",
  listing: "Listing",
  article: "Article",
  question: "Question",
};

const attached = new WeakSet<HTMLInputElement>();
let lists = 0;

/**
 * Makes a search field a combobox with a list of suggestions. Made without React, since the field
 * stands on every page and most people never go there. A second call changes nothing.
 */
export function attach(input: HTMLInputElement, navigate: (to: string) => void) {
  if (attached.has(input)) return;
  attached.add(input);
  const list = document.createElement("div");
  list.id = `suggestions-${++lists}`;
  list.className = "suggests";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Suggestions");
  list.hidden = true;
  input.parentElement?.appendChild(list);
  setAttributes(input, {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": list.id,
  });

  let suggestions: readonly SearchSuggestion[] = [];
  let at = -1;
  let timer = 0;
  let asked = new AbortController();

  function show(found: readonly SearchSuggestion[]) {
    suggestions = found;
    list.replaceChildren(...found.map((each, place) => optionOf(each, `${list.id}-${place}`)));
    list.hidden = found.length === 0;
    input.setAttribute("aria-expanded", String(found.length > 0));
    mark(-1);
  }

  function close() {
    clearTimeout(timer);
    asked.abort();
    show([]);
  }

  function mark(place: number) {
    at = place;
    for (const [each, option] of [...list.children].entries()) {
      option.setAttribute("aria-selected", String(each === place));
    }
    const marked = list.children[place];
    marked?.scrollIntoView({ block: "nearest" });
    if (marked) input.setAttribute("aria-activedescendant", marked.id);
    else input.removeAttribute("aria-activedescendant");
  }

  function choose(place: number) {
    const chosen = suggestions[place];
    if (!chosen) return;
    close();
    if (chosen.kind === "search") input.value = chosen.title;
    navigate(chosen.href);
  }

  function ask() {
    close();
    const typed = input.value.trim();
    if ([...typed].length < fewest) return;
    const mine = new AbortController();
    asked = mine;
    timer = window.setTimeout(async () => {
      try {
        const path = `/api/search/suggestions?q=${encodeURIComponent(typed)}`;
        const response = await apiFetch(path, { signal: mine.signal });
        const answer = (await response.json()) as { suggestions: SearchSuggestion[] };
        if (!mine.signal.aborted && document.activeElement === input) show(answer.suggestions);
      } catch (error) {
        // The field works without them.
        if (!mine.signal.aborted) console.warn("There are no suggestions now.", error);
      }
    }, pauseMs);
  }

  function step(by: 1 | -1) {
    const { length } = suggestions;
    // Above the first and below the last one is the field itself.
    mark(((at + 1 + by + length + 1) % (length + 1)) - 1);
  }

  input.addEventListener("input", ask);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Escape" && !list.hidden) {
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (list.hidden) return ask();
      event.preventDefault();
      step(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      if (at < 0) return close();
      event.preventDefault();
      choose(at);
    }
  });
  input.addEventListener("blur", close);
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", ({ target }) => {
    const option = target instanceof Element ? target.closest("[role=option]") : null;
    if (option) choose([...list.children].indexOf(option));
  });
  // Typed before this was loaded.
  if (document.activeElement === input && input.value !== input.defaultValue) ask();
}

function optionOf({ kind, title }: SearchSuggestion, id: string) {
  const option = document.createElement("div");
  setAttributes(option, { id, role: "option", "aria-selected": "false" });
  const name = document.createElement("span");
  name.textContent = title;
  const what = document.createElement("span");
  what.className = "muted small";
  what.textContent = kindNames[kind];
  for (const part of [name, what]) option.appendChild(part);
  return option;
}

function setAttributes(element: Element, attributes: Record<string, string>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
