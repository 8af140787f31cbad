import "~/components/marketplace/item-cards.css";
import "~/components/search/results.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { readSaved } from "~/acts/saved.server";
import { ItemCover } from "~/components/marketplace/item-cover";
import { ArticleCard } from "~/components/news/article-card";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import { site } from "~/content/site";
import { type ItemCard, priceLabel } from "~/models/marketplace/item";
import { type SavedKind, savedKinds } from "~/models/saved-page";
import { readPosition } from "~/schemas/position";

export const meta: MetaFunction = () => [
  { title: `Saved · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** So many of each kind stand on a page. */
const most = 20;

/** All kinds, or with `?of=` older ones of one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const of = savedKinds.find((kind) => kind === searchParams.get("of"));
  const before = of && readPosition(searchParams.get("before"));
  return { ...(await readSaved(request, context, { most, of, before })), isFirst: !before };
}

export { shouldRevalidate } from "~/components/in-place";

export default function SavedPage() {
  const { articles, threads, items, older, isMember, isFirst } = useLoaderData<typeof loader>();
  const isEmpty = articles.length + threads.length + items.length === 0;
  return (
    <div className="wrap page">
      <header className="page-head">
        <div>
          <h1>Saved</h1>
          <p>
            {isMember
              ? "What you kept for later."
              : "What you kept for later. It belongs to this browser until its cookies are cleared."}
          </p>
        </div>
        {!isEmpty && (
          <div className="row">
            <Export href="/saved/markdown">Markdown</Export>
            <Export href="/saved/bookmarks">Browser bookmarks</Export>
          </div>
        )}
      </header>
      {isEmpty && (
        <EmptyState
          as="h2"
          title="Nothing saved yet"
          action={
            <div className="row justify-center">
              <ButtonLink to="/news">Read the news</ButtonLink>
              <ButtonLink to="/community" variant="secondary">
                See the questions
              </ButtonLink>
              <ButtonLink to="/marketplace" variant="secondary">
                Go to the marketplace
              </ButtonLink>
            </div>
          }
        >
          Press the bookmark on an article or a question, or “Bookmark” or “Add to favorites” on an
          item, and you will find it here again.
        </EmptyState>
      )}
      {articles.length > 0 && (
        <section aria-labelledby="saved-articles">
          <h2 id="saved-articles">Articles</h2>
          <ul className="arts">
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} back="/saved" as="h3" />
            ))}
          </ul>
          <Pages of="articles" older={older.articles} isFirst={isFirst} />
        </section>
      )}
      {threads.length > 0 && (
        <section className="mt-12" aria-labelledby="saved-questions">
          <h2 className="mb-5" id="saved-questions">
            Questions
          </h2>
          <ul className="hits">
            {threads.map((thread) => (
              <SavedQuestion key={thread.id} thread={thread} />
            ))}
          </ul>
          <Pages of="questions" older={older.questions} isFirst={isFirst} />
        </section>
      )}
      {items.length > 0 && (
        <section className="mt-12" aria-labelledby="saved-items">
          <h2 className="mb-5" id="saved-items">
            Marketplace
          </h2>
          <ul className="items">
            {items.map((item) => (
              <SavedItem key={item.id} item={item} />
            ))}
          </ul>
          <Pages of="items" older={older.items} isFirst={isFirst} />
        </section>
      )}
    </div>
  );
}

interface PagesProps {
  of: SavedKind;
  older: string | null;
  isFirst: boolean;
}

function Pages({ of, older, isFirst }: PagesProps) {
  if (!older && isFirst) return null;
  return (
    <nav className="row mt-6" aria-label={`Pages of saved ${of}`}>
      {!isFirst && (
        <ButtonLink to="/saved" variant="secondary" size="s">
          To the newest
        </ButtonLink>
      )}
      {older && (
        <ButtonLink to={`/saved?of=${of}&before=${older}`} variant="secondary" size="s">
          Older {of}
        </ButtonLink>
      )}
    </nav>
  );
}

interface SavedThread {
  id: number;
  title: string;
  excerpt: string;
  answerCount: number;
  isAnswered: number;
}

function SavedQuestion({ thread }: { thread: SavedThread }) {
  const { id, title, excerpt, answerCount, isAnswered } = thread;
  return (
    <li className="hit">
      <h3>
        <Link to={`/community/${id}`}>{title}</Link>
      </h3>
      <p className="hit__text">{excerpt}</p>
      <p className="hit__kind">
        {isAnswered === 1 && (
          <Badge tone="ok">
            <Icon name="check" />
            Solved
          </Badge>
        )}
        <Badge>
          <Icon name="chat" />
          {answerCount === 1 ? "1 answer" : `${answerCount} answers`}
        </Badge>
      </p>
    </li>
  );
}

/** An item without the buttons to buy it: they are on its own page. */
function SavedItem({ item }: { item: ItemCard }) {
  const to = `/marketplace/${item.id}`;
  return (
    <li className="item card">
      <Link className="item__pic cover-box" to={to} tabIndex={-1} aria-hidden="true">
        <ItemCover item={item} isLazy />
      </Link>
      <div className="item__in">
        <h3 className="item__name">
          <Link to={to}>{item.name}</Link>
        </h3>
        <p className="item__d">{item.description}</p>
        <p className="price num">{priceLabel(item)}</p>
      </div>
    </li>
  );
}

/** A file, so the router leaves it alone. */
function Export({ href, children }: { href: string; children: string }) {
  return (
    <a className="btn btn--secondary btn--s" href={href} download>
      <Icon name="download" size="s" />
      {children}
    </a>
  );
}
