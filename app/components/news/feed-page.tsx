import "./news.css";

import { Link, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ArticleCard } from "~/components/news/article-card";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { ErrorNote } from "~/components/ui/error-note";
import { Icon } from "~/components/ui/icon";
import { Pager } from "~/components/ui/pager";
import { feedFilters, feedSubtitle, feedTitle } from "~/content/news";
import { type FeedQuery, feedHref, type ShownCard } from "~/models/news/article";
import { feedFileHref } from "~/models/news/feed-files";

interface FeedPageProps extends FeedQuery {
  articles: readonly ShownCard[];
  pageCount: number;
  /** Of this address of the feed: `/news` or `/feed`. */
  path: string;
}

export function FeedPage({ source, page, articles, pageCount, path }: FeedPageProps) {
  useSmoothTop(page);
  const row = useChosenInView(source);
  const hasDemo = articles.some(({ isDemo }) => isDemo);
  const here = feedHref({ source, page }, path);
  return (
    <div className="news">
      <header className="wrap news__head page-head">
        <div>
          <h1>{feedTitle}</h1>
          <p>
            {feedSubtitle} {hasDemo && <span className="demo">Demo content</span>}
          </p>
        </div>
        <a className="btn btn--quiet btn--s" href={feedFileHref("rss", source)}>
          <Icon name="rss" size="s" />
          <span className="news__rss">Follow by RSS</span>
        </a>
      </header>
      <nav className="cats" aria-label="Categories">
        <ul className="wrap" ref={row}>
          {feedFilters.map(({ key, label }) => {
            const target = key === "all" ? null : key;
            return (
              <li key={key}>
                <Link
                  className="chip"
                  to={feedHref({ source: target }, path)}
                  aria-current={target === source ? "true" : undefined}
                >
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="wrap news__list">
        {articles.length === 0 ? (
          <EmptyState
            as="h2"
            title="No results found for this category"
            action={
              <ButtonLink to={path} variant="secondary">
                View All Articles
              </ButtonLink>
            }
          >
            New articles appear here as soon as they are published.
          </EmptyState>
        ) : (
          <ul className="arts">
            {articles.map((article, place) => (
              <ArticleCard
                key={article.id}
                article={article}
                back={here}
                isLead={place === 0 && page === 1}
              />
            ))}
          </ul>
        )}
        <Pager
          page={page}
          pageCount={pageCount}
          hrefFor={(number) => feedHref({ source, page: number }, path)}
          preventScrollReset
        />
      </div>
    </div>
  );
}

/** Another page of the list is scrolled to, gently where that is wished; going back is not. */
function useSmoothTop(page: number) {
  const shown = useRef(page);
  const how = useNavigationType();
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (how === "POP") return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: isStill ? "auto" : "smooth" });
  }, [page, how]);
}

/** On a small screen the row of categories is longer than the screen: the chosen one is brought into it. */
function useChosenInView(source: string | null) {
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place
  useEffect(() => {
    const list = row.current;
    const chosen = list?.querySelector<HTMLElement>("[aria-current]");
    if (!list || !chosen) return;
    const margin = (list.clientWidth - chosen.offsetWidth) / 2;
    list.scrollTo({ left: chosen.offsetLeft - list.offsetLeft - margin });
  }, [source]);
  return row;
}

export function FeedFailure() {
  return (
    <div className="wrap page">
      <h1 className="mb-5">{feedTitle}</h1>
      <ErrorNote title="Failed to load articles" retry={{ label: "Try Again" }}>
        Something failed on our side. The articles are still there.
      </ErrorNote>
    </div>
  );
}
