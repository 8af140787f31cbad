import "./article.css";

import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ArticleCard } from "~/components/news/article-card";
import { InteractionButton } from "~/components/news/interaction-button";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { Prose } from "~/components/ui/prose";
import { categoryLabel } from "~/content/news";
import { pictureOf, publishedDay, relativeTime, type ShownCard } from "~/models/news/article";
import { machineMoment } from "~/models/shown-day";
import { ShareButton } from "./share-button";

export interface ShownArticle extends ShownCard {
  /** Sanitized. */
  contentHtml: string;
  author: string;
  imageAlt: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  readingMinutes: number;
}

interface ArticleViewProps {
  article: ShownArticle;
  related: readonly ShownCard[];
  origin: string;
  /** Whether the reader is an editor. */
  mayEdit: boolean;
  /** The moment the page was made: the browser's clock may differ. */
  now: number;
  /** What stands between the article and what to read next. */
  children?: ReactNode;
}

export function ArticleView({
  article,
  related,
  origin,
  mayEdit,
  now,
  children,
}: ArticleViewProps) {
  const { id, title, publishedAt } = article;
  const here = `/news/${id}`;
  return (
    <div className="wrap page">
      <article className="read">
        <Link className="back" to={useFeedBehind()}>
          <Icon name="left" size="s" />
          Back to News Feed
        </Link>
        <header>
          <p className="read__top">
            <Badge tone="warn">{categoryLabel(article.source)}</Badge>
            {publishedAt !== null && (
              <time dateTime={machineMoment(publishedAt)} title={publishedDay(publishedAt)}>
                {relativeTime(publishedAt, now)}
              </time>
            )}
            {article.isDemo && <span className="demo">Demo content</span>}
          </p>
          <h1>{title}</h1>
          <p className="read__by">
            <span>By {article.author || "Admin"}</span>
            <span aria-hidden="true">·</span>
            <span>
              {article.readingMinutes} {article.readingMinutes === 1 ? "minute" : "minutes"} to read
            </span>
            {publishedAt !== null && (
              <>
                <span aria-hidden="true">·</span>
                <span>{publishedDay(publishedAt)}</span>
              </>
            )}
            {mayEdit && <Link to={`/admin/articles/${id}`}>Edit this article</Link>}
          </p>
        </header>
        <HeroPicture article={article} />
        <Prose html={article.contentHtml} />
        <div className="acts" id="actions">
          <InteractionButton
            articleId={id}
            kind="liked"
            value={article.liked}
            count={article.likes}
            look="page"
            back={`${here}#actions`}
          />
          <InteractionButton
            articleId={id}
            kind="saved"
            value={article.saved}
            count={article.saves}
            look="page"
            back={`${here}#actions`}
          />
          <ShareButton articleId={id} title={title} link={`${origin}${here}`} />
        </div>
        {children}
      </article>
      {related.length > 0 && (
        <section className="read__more" aria-labelledby="more-to-read">
          <h2 id="more-to-read">More to read</h2>
          <ul className="arts">
            {related.map((card) => (
              <ArticleCard key={card.id} article={card} back={here} as="h3" />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The page of the feed that the reader came from, with its category; else the feed. */
function useFeedBehind() {
  const state: unknown = useLocation().state;
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : null;
  return typeof from === "string" && /^\/(?:news|feed)(?:\?|$)/.test(from) ? from : "/feed";
}

function HeroPicture({ article }: { article: ShownArticle }) {
  const picture = pictureOf(article);
  if (!picture) return null;
  return (
    <img
      className="read__pic"
      src={picture}
      alt={article.imageAlt ?? ""}
      width={article.imageWidth ?? 1200}
      height={article.imageHeight ?? 600}
    />
  );
}
