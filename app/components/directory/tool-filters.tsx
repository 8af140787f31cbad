import { Form, Link, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";

import { hasEarlyChanges } from "~/components/early-changes";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";

const page = "/dashboard/tools";
/** Milliseconds without a key press after which a search is sent. */
const pause = 250;

interface ToolFiltersProps {
  q: string;
  /** The id of the open category, or "all". */
  category: string;
  categories: readonly { id: string; label: string }[];
  longestQuery: number;
}

export function ToolFilters({ q, category, categories, longestQuery }: ToolFiltersProps) {
  const tabs = [{ id: "all", label: "All" }, ...categories];
  return (
    <div className="dir__filters">
      <SearchForm q={q} category={category} longestQuery={longestQuery} />
      <nav aria-label="Categories">
        <ul className="dir__cats">
          {tabs.map(({ id, label }) => (
            <li key={id}>
              <Link
                className="chip"
                to={addressOf({ q, category: id })}
                aria-current={id === category ? "true" : undefined}
                preventScrollReset
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function addressOf({ q, category }: { q: string; category: string }) {
  const query = new URLSearchParams();
  if (category !== "all") query.set("category", category);
  if (q) query.set("q", q);
  return query.size > 0 ? `${page}?${query}` : page;
}

/** Searches while one types; the button is for browsers without scripts. */
function SearchForm({ q, category, longestQuery }: Omit<ToolFiltersProps, "categories">) {
  const submit = useSubmit();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const hasBegun = useRef(false);

  // "Clear" and the back button change the text from outside; never under somebody's fingers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address shows another text
  useEffect(() => {
    const form = input.current?.form;
    if (!form || !input.current) return;
    if (!hasBegun.current && hasEarlyChanges(form)) searchSoon(form);
    else if (input.current !== document.activeElement) input.current.value = q;
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
