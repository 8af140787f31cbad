import "./marketplace.css";

import { Form, useLocation, useNavigation, useSubmit } from "@remix-run/react";
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { Button } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { closeDialog, openDialog, useIsOpen } from "~/components/ui/dialog-address";
import { CheckboxField, SelectField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { categories, itemSorts, itemTypes } from "~/content/marketplace";
import { asksMaximum, type Filters, noFilters } from "~/models/marketplace/filters";
import { tagSlug } from "~/models/marketplace/tag-slug";
import { PriceRange } from "./price-range";
import { SearchBox } from "./search-box";
import type { ShownFilters } from "./shown-filters";

const sheetId = "filters";
const sheetAddress = `#${sheetId}`;
/** Milliseconds without a key press after which a search is sent. */
const pause = 250;
const starChoices = [1, 2, 3, 4, 5].map((stars) => ({
  value: String(stars),
  label: stars === 5 ? "5 stars" : `${stars} ${stars === 1 ? "star" : "stars"} and up`,
}));

interface FilterBarProps extends ShownFilters {
  /** How many items there are, as the page says it. */
  matching: string;
}

/**
 * A form with the filters as its fields: the address is all the state there is. With scripts every
 * change is sent at once; the button is for browsers without them. Each choice is an entry of the
 * history, so that Back takes it off again; a word is one entry, however it was typed.
 */
export function FilterBar({ filters, priceTop, tags, matching }: FilterBarProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const sheet = useSheet(form);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (form.current && hasBegun.current) showIn(form.current, filters, priceTop);
    hasBegun.current = true;
  }, [filters, priceTop]);

  function send({ isTyping = false } = {}) {
    clearTimeout(timer.current);
    if (!form.current) return;
    const asked = askedIn(form.current);
    // As it is when this is sent: what was rendered when somebody typed may be older.
    const { search } = window.location;
    if (asked.toString() === search.slice(1)) return;
    submit(asked, {
      action: "/marketplace",
      replace: sheet.isOpen || (isTyping && new URLSearchParams(search).has("q")),
      preventScrollReset: true,
    });
  }

  function sendSoon({ target }: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    const kind = target instanceof HTMLInputElement ? target.type : "";
    const isTyping = kind === "search";
    if (isTyping || kind === "range") timer.current = setTimeout(() => send({ isTyping }), pause);
    else send();
  }

  const isOpen = hasAdvanced(filters, priceTop);
  return (
    <Form
      ref={form}
      id={sheetId}
      className={cx("filters card", sheet.isOpen && "is-sheet")}
      role="search"
      aria-label="Items"
      action="/marketplace"
      preventScrollReset
      onChange={sendSoon}
      onSubmit={(event) => {
        event.preventDefault();
        if (sheet.isOpen) sheet.close(send);
        else send({ isTyping: true });
      }}
      {...sheet.form}
    >
      {sheet.isOpen && (
        <div className="filters__head">
          <h2>Filters</h2>
          <button
            type="button"
            className="icon-btn"
            aria-label="Close the filters"
            onClick={() => sheet.close()}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      {filters.creator !== null && <input type="hidden" name="creator" value={filters.creator} />}
      <div className="filters__row">
        <SearchBox
          q={filters.q}
          onChoose={({ type, value }, input) => {
            clearTimeout(timer.current);
            if (type === "product") input.value = value;
            // A category or tag takes the place of the words that led to it.
            else input.value = "";
            if (type === "category") field(input.form, "category").value = value;
            if (type === "tag") addTag(input.form, value);
            send();
          }}
        />
        <SelectField
          className="filters__choice"
          label="Category"
          placeholder="All categories"
          options={categories.map((category) => ({ value: category, label: category }))}
          inputProps={{ name: "category", defaultValue: filters.category ?? "" }}
        />
        <SelectField
          className="filters__choice"
          label="Sort by"
          options={itemSorts.map(({ key, label }) => ({ value: key, label }))}
          inputProps={{ name: "sort", defaultValue: filters.sort }}
        />
      </div>
      <details className="filters__more" open={isOpen || undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of its own */}
        <summary className="btn btn--tonal" onClick={sheet.open}>
          <Icon name="sliders" size="s" />
          <span className="filters__filter">Filter</span>
          <span className="filters__closed">More</span>
          <span className="filters__opened">Less</span>
          <span className="vh"> filters</span>
        </summary>
        <div className="filters__panel">
          <PriceRange min={filters.min} max={filters.max} top={priceTop} />
          <SelectField
            label="Rating"
            placeholder="Any rating"
            options={starChoices}
            inputProps={{
              name: "rating",
              defaultValue: filters.rating ? String(filters.rating) : "",
            }}
          />
          <SelectField
            label="Type"
            placeholder="Any type"
            options={itemTypes.map(({ key, label }) => ({ value: key, label }))}
            inputProps={{ name: "type", defaultValue: filters.type ?? "" }}
          />
          <CheckboxField
            label="Verified only"
            inputProps={{ name: "verified", value: "1", defaultChecked: filters.verified }}
          />
          {tags.length > 0 && (
            <fieldset className="filters__tags">
              <legend className="label">Tags</legend>
              <div className="row">
                {tags.map(({ slug, name }) => (
                  <label className="chip chip--check" key={slug}>
                    <input
                      className="vh"
                      type="checkbox"
                      name="tags"
                      value={slug}
                      defaultChecked={filters.tags.includes(slug)}
                    />
                    {name}
                  </label>
                ))}
              </div>
            </fieldset>
          )}
        </div>
      </details>
      <div className="filters__go">
        <Button wide pending={sheet.isLeaving}>
          <span>
            Show<span className="filters__count num"> {matching}</span> items
          </span>
        </Button>
      </div>
    </Form>
  );
}

/**
 * On a small screen with scripts the choices are a sheet over the page. It closes when the last of
 * them has arrived: until then its entry of the history is the one that is replaced.
 */
function useSheet(form: RefObject<HTMLFormElement>) {
  const isOpen = useIsOpen(sheetAddress);
  const isLoading = useNavigation().state !== "idle";
  const { key } = useLocation();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    const more = form.current?.querySelector("details");
    if (isOpen && more) more.open = true;
    const first = form.current?.querySelector<HTMLElement>(isOpen ? "select" : "summary");
    first?.focus({ preventScroll: true });
  }, [isOpen, form]);

  useEffect(() => {
    if (!leave || isLoading) return;
    // The page that has come stands below the sheet only after all of its effects.
    const timer = setTimeout(() => {
      const { navigation, location } = window.__remixRouter.state;
      // React shows what the router does a moment later, and calls this once more then.
      if (navigation.state !== "idle" || location.key !== key) return;
      setLeave(null);
      closeDialog(sheetAddress, leave);
    });
    return () => clearTimeout(timer);
  }, [leave, isLoading, key]);

  function open(event: MouseEvent<HTMLElement>) {
    if (!matchMedia("(max-width: 47.99em)").matches) return;
    event.preventDefault();
    openDialog(sheetAddress);
  }

  const close = (then = () => {}) => setLeave(() => then);
  return {
    ...{ isOpen, open, close },
    isLeaving: leave !== null,
    form: {
      onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
        if (event.key === "Escape" && !event.defaultPrevented) close();
      },
      // The page behind cannot be seen: whoever goes there leaves the sheet.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
  };
}

function hasAdvanced(filters: Filters, top: number) {
  const { type, min, rating, verified, tags } = filters;
  return Boolean(type || min || rating || verified || tags.length > 0 || asksMaximum(filters, top));
}

function field(form: HTMLFormElement | null, name: string) {
  return form?.elements.namedItem(name) as HTMLSelectElement | HTMLInputElement;
}

/** Ticks the tag where it is offered, else adds it; one that is chosen already stays as it is. */
function addTag(form: HTMLFormElement | null, name: string) {
  if (!form) return;
  const slug = tagSlug(name);
  const box = [...form.querySelectorAll<HTMLInputElement>('input[name="tags"]')].find(
    ({ value }) => value === slug,
  );
  if (box) {
    box.checked = true;
    return;
  }
  const added = Object.assign(document.createElement("input"), {
    type: "hidden",
    name: "tags",
    value: slug,
  });
  form.appendChild(added);
}

/** What the fields ask, without what asks nothing: the address stays short. */
function askedIn(form: HTMLFormElement) {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form).entries()) {
    if (typeof value !== "string" || value.trim() === "") continue;
    if (name === "sort" && value === noFilters.sort) continue;
    const range = form.querySelector<HTMLInputElement>(`input[type="range"][name="${name}"]`);
    if (range && value === (name === "min" ? range.min : String(Math.floor(Number(range.max))))) {
      continue;
    }
    asked.append(name, value);
  }
  for (const added of form.querySelectorAll('input[type="hidden"][name="tags"]')) added.remove();
  return asked;
}

/** Chips, "Clear all filters" and the back button change the fields from outside, never under somebody's fingers. */
function showIn(form: HTMLFormElement, filters: Filters, top: number) {
  const values: Record<string, string> = {
    q: filters.q,
    category: filters.category ?? "",
    sort: filters.sort,
    type: filters.type ?? "",
    rating: filters.rating ? String(filters.rating) : "",
    min: String(filters.min ?? 0),
    max: String(filters.max ?? Math.floor(top)),
  };
  for (const element of Array.from(form.elements)) {
    if (element === document.activeElement && (element as HTMLInputElement).name === "q") continue;
    if (element instanceof HTMLInputElement && element.type === "checkbox") {
      element.checked =
        element.name === "tags" ? filters.tags.includes(element.value) : filters.verified;
    } else if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
      const value = values[element.name];
      if (value !== undefined && element.value !== value) element.value = value;
    }
  }
}
