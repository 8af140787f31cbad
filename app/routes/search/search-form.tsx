import "./search.css";

import { Form } from "@remix-run/react";
import { useSuggestions } from "~/components/search/use-suggestions";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { longestSearch } from "~/schemas/search-length";
import type { SearchKind } from "~/search/kinds";

interface SearchFormProps {
  q: string;
  kind: SearchKind | undefined;
  errors: string[] | undefined;
}

export function SearchForm({ q, kind, errors }: SearchFormProps) {
  const suggesting = useSuggestions();
  return (
    <search className="find" aria-label="Everything on this site">
      {/* A new search is a new form, so that the field shows what was looked for. */}
      <Form action="/search" className="find__form" key={q}>
        {kind && <input type="hidden" name="kind" value={kind} />}
        <TextField
          label="What are you looking for?"
          icon="search"
          errors={errors}
          inputProps={{
            type: "search",
            name: "q",
            defaultValue: q,
            placeholder: "A word or a question",
            maxLength: longestSearch,
            autoComplete: "off",
            // Who opens this page wants to type; on a phone the header's icon leads here.
            autoFocus: q === "",
            ...suggesting,
          }}
        />
        <Button type="submit">Search</Button>
      </Form>
    </search>
  );
}
