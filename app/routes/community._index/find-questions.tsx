import "./community.css";

import { Form, Link } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { TextField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import type { TopicGroup } from "~/models/community/tag";
import { shownNumber } from "~/models/shown-number";
import {
  communityHref,
  type ListFilter,
  type ThreadFilters,
  toggleTag,
} from "~/schemas/thread-filters";

/** The place that the search entry of the mobile bar leads to. */
export const findId = "find-questions";

export const filterLabels: Record<ListFilter, string> = {
  all: "All Questions",
  answered: "Answered",
  bookmarked: "Bookmarked",
};

interface FindQuestionsProps {
  filters: ThreadFilters;
  topics: readonly TopicGroup[];
  /** Whether a small screen shows it too. */
  isOpen: boolean;
  searchBox: RefObject<HTMLInputElement>;
}

/** Beside the list; on a small screen it is out of the way until it is asked for. */
export function FindQuestions({ filters, topics, isOpen, searchBox }: FindQuestionsProps) {
  return (
    <aside className={cx("side", isOpen && "side--open")} id={findId} aria-label="Find questions">
      <SearchQuestions filters={filters} input={searchBox} />
      <nav aria-labelledby="filter-by">
        <h2 id="filter-by">Filter By</h2>
        <ul>
          {(Object.keys(filterLabels) as ListFilter[]).map((filter) => (
            <li key={filter}>
              <Link
                to={communityHref({ ...filters, filter, page: 1 })}
                aria-current={filter === filters.filter ? "true" : undefined}
                preventScrollReset
              >
                {filterLabels[filter]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <details open>
        <summary>
          Topics
          <Icon name="down" size="s" />
        </summary>
        {topics.map((group) => (
          <TopicList key={group.name} group={group} filters={filters} />
        ))}
      </details>
    </aside>
  );
}

function TopicList({ group, filters }: { group: TopicGroup; filters: ThreadFilters }) {
  return (
    <>
      <h3>{group.name}</h3>
      <ul>
        {group.topics.map(({ id, name, count }) => (
          <li key={id}>
            <Link
              to={communityHref(toggleTag(filters, id))}
              aria-current={filters.tags.includes(id) ? "true" : undefined}
              preventScrollReset
            >
              {name}
              <span>
                {shownNumber(count)}
                <span className="vh"> {count === 1 ? "question" : "questions"}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function SearchQuestions({
  filters: { q, sort, filter, tags },
  input,
}: {
  filters: ThreadFilters;
  input: RefObject<HTMLInputElement>;
}) {
  const shown = useRef(q);
  // Chips and the back button change the field from outside, never under somebody's fingers.
  useEffect(() => {
    if (input.current && shown.current !== q) input.current.value = q;
    shown.current = q;
  }, [q, input]);

  return (
    <search>
      <Form action="/community" className="side__find" preventScrollReset>
        {sort !== "newest" && <input type="hidden" name="sort" value={sort} />}
        {filter !== "all" && <input type="hidden" name="filter" value={filter} />}
        {tags.length > 0 && <input type="hidden" name="tags" value={tags.join(",")} />}
        <TextField
          label="Search questions"
          hideLabel
          icon="search"
          inputProps={{
            ref: input,
            type: "search",
            name: "q",
            defaultValue: q,
            placeholder: "Search questions...",
            maxLength: 200,
            autoComplete: "off",
          }}
        />
        <Button variant="secondary" size="s">
          Search
        </Button>
      </Form>
    </search>
  );
}
