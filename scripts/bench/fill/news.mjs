import { inPieces, minute, noise, rangesOf, share, today } from "./numbers.mjs";
import { account, somebody } from "./people.mjs";

const sources = `json_array('summary_day', 'summary_week', 'summary_month', 'breakthrough',
  'tool_spotlight', 'use_case', 'mini_challenge', 'beginner_bite', 'trend_opinion')`;

/** Article 1 has many comments. */
export function news(rows) {
  return [
    ...inPieces(
      rows,
      (
        numbers,
      ) => `${numbers} insert into news_articles (id, title, summary, content, content_html, source,
          published_at, likes, saves, created_at, updated_at)
        select n, 'Article ' || n || ' on a model', 'What is new in short.', 'What is new.',
          '<p>What is new.</p>', json_extract(${sources}, '$[' || (${noise(41)} % 9) || ']'),
          ${today} - (${rows} - n) * ${minute}, ${noise(42)} % 50, ${noise(43)} % 20, ${today}, ${today}
        from numbers`,
    ),
    ...inPieces(
      rows,
      (
        numbers,
      ) => `${numbers} insert into article_comments (article_id, user_id, comment, created_at)
        select iif(n <= ${share(rows, 4, 5000)}, 1, 2 + ${noise(44)} % ${rows - 1}), ${somebody(45, rows)},
          'Good to know.', ${today} + n from numbers`,
    ),
    ...rangesOf(rows).map(
      ({ from, to }) => `update news_articles set
        comment_count = (select count(*) from article_comments where article_id = news_articles.id)
        where id between ${from} and ${to}`,
    ),
    `insert into news_lists (list, article_count)
      select 'all', count(*) from news_articles union all
      select source, count(*) from news_articles group by source`,
    ...inPieces(
      share(rows, 4, 5000),
      (
        numbers,
      ) => `${numbers} insert into user_article_interactions (user_id, article_id, saved, saved_at)
        select ${account.member}, n, 1, ${today} + n from numbers`,
    ),
    ...inPieces(
      share(rows, 4, 5000),
      (numbers) => `${numbers} insert into marketplace_saves (user_id, item_id, kind, created_at)
        select ${account.member}, n, 'bookmark', ${today} + n from numbers`,
    ),
  ];
}
