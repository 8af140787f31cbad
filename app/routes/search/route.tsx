import "./search.css";

import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import {
  Link,
  useLoaderData,
  useLocation,
  useNavigationType,
  useSearchParams,
} from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { lastPageOf, searchFor } from "~/acts/search.server";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { ErrorNote } from "~/components/ui/error-note";
import { Pager } from "~/components/ui/pager";
import { site } from "~/content/site";
import { tooManySentence } from "~/http/limits.server";
import { type SearchKind, searchKinds } from "~/search/kinds";
import { groupResults } from "./group-results";
import { KindLinks } from "./kind-links";
import { Results } from "./results";
import { searchAddress } from "./search-address";
import { SearchForm } from "./search-form";
import { Suggestions } from "./suggestions";
import { countWords } from "./words";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (page?.state !== "found") {
    return [
      { title: `Search · ${site.name}` },
      {
        name: "description",
        content:
          "Find tools, guides, lessons, exercises, courses, articles, listings, questions and answers on this site.",
      },
    ];
  }
  return [
    { title: `${page.input.q} · Search · ${site.name}` },
    { name: "robots", content: "noindex" },
  ];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await searchFor(request, context);
  switch (answer.state) {
    case "start":
    case "found":
      return answer;
    case "invalid": {
      const last = answer.errors.page && (await lastPageOf(request, context));
      if (last) throw redirect(last);
      return data(answer, { status: 400 });
    }
    case "limited": {
      const { input, retryAfter } = answer;
      return data(
        { state: answer.state, input, message: tooManySentence(retryAfter) },
        { status: 429, headers: { "Retry-After": String(retryAfter) } },
      );
    }
    case "missing":
      throw redirect((await lastPageOf(request, context)) ?? "/search");
  }
}

export default function SearchPage() {
  const page = useLoaderData<typeof loader>();
  switch (page.state) {
    case "start":
      return (
        <Frame>
          <Suggestions title="You could start with" />
        </Frame>
      );
    case "invalid": {
      const { q, ...others } = page.errors;
      return (
        <Frame q={page.typed} errors={q}>
          {Object.values(others).map(([sentence]) => (
            <ErrorNote
              key={sentence}
              title={sentence ?? ""}
              retry={{ label: "Search everything", to: searchAddress({ q: page.typed }) }}
            />
          ))}
        </Frame>
      );
    }
    case "limited":
      return (
        <Frame {...page.input}>
          <ErrorNote
            title="Not searched yet"
            retry={{ label: "Try again", to: searchAddress(page.input) }}
          >
            {page.message}
          </ErrorNote>
        </Frame>
      );
    case "found":
      return page.page.results.length === 0 ? <NothingFound /> : <Found />;
  }
}

/** Where the results begin. */
const resultsId = "results";

function useFound() {
  const page = useLoaderData<typeof loader>();
  if (page.state !== "found") throw new Error("Nothing was searched.");

  const { key } = useLocation();
  const arrivedBy = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search is an arrival of its own
  useEffect(() => {
    // The form that was sent is a new one, so the keyboard would begin at the top again.
    if (arrivedBy !== "POP") document.getElementById(resultsId)?.focus({ preventScroll: true });
  }, [key, arrivedBy]);
  return page;
}

function Found() {
  const { input, page } = useFound();
  return (
    <Frame {...input}>
      <KindLinks q={input.q} kind={input.kind} />
      <h2 id={resultsId} className="find__count" tabIndex={-1}>
        {countWords(page)} for “{page.spelled ?? input.q}”
      </h2>
      {page.spelled !== null && (
        <p className="find__spelled">
          Showing results for <b>{page.spelled}</b>.{" "}
          <Link to={searchAddress({ ...input, page: 1, isExact: true })}>
            Search for “{input.q}” instead
          </Link>
        </p>
      )}
      {input.kind ? (
        <Results results={page.results} label="Results" />
      ) : (
        groupResults(page.results).map(({ id, title, results }) => (
          <section key={id} className="find__group" aria-labelledby={`group-${id}`}>
            <h2 id={`group-${id}`}>{title}</h2>
            <Results results={results} label={title} heading="h3" />
          </section>
        ))
      )}
      <Pager
        page={input.page}
        pageCount={page.pageCount}
        hrefFor={(number) => searchAddress({ ...input, page: number })}
      />
    </Frame>
  );
}

function NothingFound() {
  const { input, page } = useFound();
  const { q, kind } = input;
  const hasWord = /[\p{L}\p{N}]/u.test(q);
  const { sentence, link } = nextSteps[kind ?? "question"];
  return (
    <Frame {...input}>
      <KindLinks q={q} kind={kind} />
      <div id={resultsId} className="find__nothing" tabIndex={-1}>
        <EmptyState
          as="h2"
          title={
            page.isAsked
              ? `Nothing found for “${q}”${kind ? ` in ${searchKinds[kind].many.toLowerCase()}` : ""}`
              : hasWord
                ? "These words stand in every text"
                : "There is no word in this"
          }
          action={
            page.isAsked ? (
              <div className="row justify-center">
                {kind && <ButtonLink to={searchAddress({ q })}>Search everything</ButtonLink>}
                <ButtonLink variant="secondary" to={link.to}>
                  {link.label}
                </ButtonLink>
              </div>
            ) : undefined
          }
        >
          {page.isAsked
            ? `Look at the spelling, or try a word that means the same. ${sentence}`
            : hasWord
              ? "Please add one that says what you want to know about."
              : "Signs and small pictures cannot be looked for. Please type a word."}
        </EmptyState>
      </div>
      <Suggestions title="You could look for" />
    </Frame>
  );
}

const asking = { label: "Ask the community", to: "/community/ask" };

/** Where to go on from a kind in which nothing was found. */
const nextSteps: Record<SearchKind, { sentence: string; link: { label: string; to: string } }> = {
  tool: {
    sentence: "All tools stand in one list, with what each is good for.",
    link: { label: "See all tools", to: "/tools" },
  },
  guide: {
    sentence: "Every tool in the list leads to its guide.",
    link: { label: "See all tools", to: "/tools" },
  },
  lesson: {
    sentence: "Your learning path holds the lessons in an order that suits you.",
    link: { label: "Go to your path", to: "/dashboard" },
  },
  exercise: {
    sentence: "Every tool in the list has exercises of its own.",
    link: { label: "See all tools", to: "/tools" },
  },
  course: {
    sentence: "A course can be made for any goal: say it in your own words.",
    link: { label: "Make a course", to: "/dashboard/courses" },
  },
  article: {
    sentence: "The newest articles may tell of it in other words.",
    link: { label: "Read the news", to: "/news" },
  },
  listing: {
    sentence: "You can also look through the categories.",
    link: { label: "Go to the marketplace", to: "/marketplace" },
  },
  question: { sentence: "Or ask it: somebody here may know.", link: asking },
  answer: { sentence: "Or ask it: somebody here may know.", link: asking },
};

type FrameProps = Partial<Parameters<typeof SearchForm>[0]> & { children?: ReactNode };

function Frame({ q = "", kind, errors, children }: FrameProps) {
  return (
    <div className="wrap page find-page">
      <h1>Search</h1>
      <SearchForm q={q} kind={kind} errors={errors} />
      {children}
    </div>
  );
}

export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  return (
    <Frame q={params.get("q") ?? ""}>
      <ErrorNote
        title="The search does not work just now."
        retry={{ label: "Try again", to: pathname + search }}
      >
        Nothing is wrong with what you typed. Please try again in a minute.
      </ErrorNote>
    </Frame>
  );
}
