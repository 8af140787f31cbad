import "./directory.css";

import { Form, Link, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";

import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import type { ToolFilter } from "~/models/tool-directory";

const page = "/dashboard/tools";
/** Milliseconds without a key press after which a search is sent. */
const pause = 250;

interface ToolFiltersProps extends Required<ToolFilter> {
  categories: readonly { id: string; label: string }[];
  longestQuery: number;
}

export function ToolFilters({ categories, longestQuery, ...filter }: ToolFiltersProps) {
  const tabs = [{ id: "all", label: "All" }, ...categories];
  return (
    <div className="dir__filters">
      <SearchForm {...filter} longestQuery={longestQuery} />
      <nav aria-label="Categories">
        <ul className="dir__cats">
          {tabs.map(({ id, label }) => (
            <li key={id}>
              <Link
                className="chip"
                to={addressOf({ ...filter, category: id })}
                aria-current={id === filter.category ? "true" : undefined}
                preventScrollReset
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="row gap-2" aria-label="Show only">
        <li>
          <Switch isOn={filter.isFree} to={addressOf({ ...filter, isFree: !filter.isFree })}>
            Free to use
          </Switch>
        </li>
        <li>
          <Switch isOn={filter.saysAge} to={addressOf({ ...filter, saysAge: !filter.saysAge })}>
            Age rules named
          </Switch>
        </li>
      </ul>
    </div>
  );
}

interface SwitchProps {
  isOn: boolean;
  /** The list with the filter the other way round. */
  to: string;
  children: string;
}

function Switch({ isOn, to, children }: SwitchProps) {
  return (
    <Link className="chip" to={to} aria-current={isOn || undefined} preventScrollReset>
      {isOn && <Icon name="check" size="s" />}
      {children}
    </Link>
  );
}

function addressOf({ q, category, isFree, saysAge }: Required<ToolFilter>) {
  const query = new URLSearchParams();
  if (category !== "all") query.set("category", category);
  if (isFree) query.set("free", "1");
  if (saysAge) query.set("age", "1");
  if (q) query.set("q", q);
  return query.size > 0 ? `${page}?${query}` : page;
}

/** Searches while one types; the button is for browsers without scripts. */
function SearchForm({
  q,
  category,
  isFree,
  saysAge,
  longestQuery,
}: Omit<ToolFiltersProps, "categories">) {
  const submit = useSubmit();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const hasBegun = useRef(false);

  // "Clear" and the back button change the text from outside; never under somebody's fingers.
  useEffect(() => {
    const isTyping = input.current === document.activeElement;
    if (input.current && hasBegun.current && !isTyping) input.current.value = q;
    hasBegun.current = true;
  }, [q]);

  function searchSoon(form: HTMLFormElement) {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => submit(form, { replace: true, preventScrollReset: true }),
      pause,
    );
  }

  return (
    <Form
      className="dir__search"
      role="search"
      action={page}
      replace
      preventScrollReset
      onChange={({ currentTarget }) => searchSoon(currentTarget)}
      onSubmit={() => clearTimeout(timer.current)}
    >
      {category !== "all" && <input type="hidden" name="category" value={category} />}
      {isFree && <input type="hidden" name="free" value="1" />}
      {saysAge && <input type="hidden" name="age" value="1" />}
      <TextField
        label="Search"
        icon="search"
        inputProps={{
          ref: input,
          type: "search",
          name: "q",
          defaultValue: q,
          placeholder: "A name, or a word like 'translate'",
          maxLength: longestQuery,
          autoComplete: "off",
        }}
      />
      <Button variant="secondary">Search</Button>
    </Form>
  );
}
