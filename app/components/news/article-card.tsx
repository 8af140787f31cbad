import "./news.css";

import { Link } from "@remix-run/react";
import { Day } from "~/components/ui/moment";
import { categoryLabel } from "~/content/news";
import { initialsOf, pictureOf, publishedDay, type ShownCard } from "~/models/news/article";
import { InteractionButton } from "./interaction-button";

interface ArticleCardProps {
  article: ShownCard;
  /** The page on which the card stands, to come back to without scripts. */
  back: string;
  as?: "h2" | "h3";
  /** The story that leads the page: larger than the others. */
  isLead?: boolean;
}

export function ArticleCard({ article, back, as: Heading = "h2", isLead }: ArticleCardProps) {
  const { id, title, summary, source, publishedAt } = article;
  const to = `/news/${id}`;
  const state = { from: back };
  return (
    <li className="art card" data-lead={isLead || undefined} id={`article-${id}`}>
      {/* The title below says the same to keyboards and screen readers. */}
      <Link className="cover-box" to={to} state={state} tabIndex={-1} aria-hidden="true">
        <ArticlePicture article={article} />
      </Link>
      <div className="art__in">
        <p className="art__meta">
          {publishedAt === null ? (
            <span>{publishedDay(publishedAt)}</span>
          ) : (
            <Day at={publishedAt} form="news" />
          )}
          <span>{categoryLabel(source)}</span>
        </p>
        <Heading className="art__title">
          <Link to={to} state={state}>
            {title}
          </Link>
        </Heading>
        <p className="art__sum">{summary}</p>
        <div className="art__foot">
          <Link to={to} state={state}>
            Read More →<span className="vh">: {title}</span>
          </Link>
          <span className="art__acts">
            <InteractionButton
              articleId={id}
              kind="liked"
              value={article.liked}
              count={article.likes}
              look="card"
              back={`${back}#article-${id}`}
            />
            <InteractionButton
              articleId={id}
              kind="saved"
              value={article.saved}
              count={article.saves}
              look="card"
              back={`${back}#article-${id}`}
            />
          </span>
        </div>
      </div>
    </li>
  );
}

function ArticlePicture({ article }: { article: ShownCard }) {
  const picture = pictureOf(article);
  if (!picture) return <span className="art__letters">{initialsOf(article.title)}</span>;
  return <img className="art__img" src={picture} alt="" width={400} height={250} loading="lazy" />;
}
