import { inPieces, minute, noise, rangesOf, share, today } from "./numbers.mjs";
import { account, person, somebody } from "./people.mjs";

/** Question 1 has many answers, comments and followers; question 2 is reported by many. */
export function community(rows) {
  const heavy = share(rows, 10, 2000);
  return [
    ...inPieces(
      rows,
      (numbers) => `${numbers} insert into threads (id, title, body, body_html, excerpt, author_id,
          created_at, updated_at, upvotes, downvotes, view_count, tags)
        select n, 'Question ' || n || ' about a prompt', 'Details of it.', '<p>Details of it.</p>',
          'Details of it.', iif(n <= 2, ${account.asker}, ${somebody(2, rows)}), ${today} + n * ${minute},
          ${today} + n * ${minute}, ${noise(3)} % 40, ${noise(4)} % 15, ${noise(5)} % 3000,
          iif(one = other, json_array(json_object('id', one, 'name', 'Tag ' || one)),
            json_array(json_object('id', one, 'name', 'Tag ' || one),
              json_object('id', other, 'name', 'Tag ' || other)))
        from (select n, 1 + min(${noise(6)} % 10, ${noise(7)} % 10) as one, 1 + ${noise(8)} % 10 as other
          from numbers)`,
    ),
    ...inPieces(
      rows,
      (
        numbers,
      ) => `${numbers} insert into answers (thread_id, author_id, body, body_html, created_at, upvotes)
        select iif(n <= ${heavy}, 1, 2 + ${noise(9)} % ${rows - 1}), ${somebody(10, rows)},
          'Begin with one example and compare.', '<p>Begin with one example and compare.</p>',
          ${today} + n * ${minute}, iif(${noise(11)} % 3 = 0, ${noise(12)} % 9, 0) from numbers`,
    ),
    ...inPieces(
      rows,
      (
        numbers,
      ) => `${numbers} insert into thread_comments (thread_id, author_id, body, body_html, created_at)
        select iif(n <= ${share(rows, 20, 500)}, 1, 2 + ${noise(13)} % ${rows - 1}),
          ${somebody(14, rows)}, 'Thank you.', '<p>Thank you.</p>', ${today} + n from numbers`,
    ),
    ...rangesOf(rows).map(
      ({ from, to }) => `update threads set
        answer_count = (select count(*) from answers where thread_id = threads.id),
        comment_count = (select count(*) from thread_comments where thread_id = threads.id),
        accepted_answer_id = iif(id % 4 = 0, (select min(id) from answers where thread_id = threads.id), null),
        is_answered = id % 4 = 0 and exists (select 1 from answers where thread_id = threads.id)
        where id between ${from} and ${to}`,
    ),
    ...rangesOf(rows).map(
      ({ from, to }) => `insert into thread_tags (thread_id, tag_id, created_at, hot, is_answered)
        select t.id, tag.value ->> 'id', t.created_at, t.hot, t.is_answered
        from threads as t, json_each(t.tags) as tag where t.id between ${from} and ${to}`,
    ),
    `update tags set
      thread_count = (select count(*) from thread_tags where tag_id = tags.id),
      answered_count = (select count(*) from thread_tags where tag_id = tags.id and is_answered)`,
    `insert into thread_lists (list, thread_count)
      select 'all', count(*) from threads union all
      select 'answered', count(*) from threads where is_answered`,
    ...kept(rows),
    ...reported(rows),
  ];
}

function kept(rows) {
  return [
    ...inPieces(
      share(rows, 4, 5000),
      (numbers) => `${numbers} insert into thread_bookmarks (user_id, thread_id, created_at)
        select ${account.member}, n, ${today} + ${noise(15)} from numbers`,
    ),
    ...inPieces(
      share(rows, 1, 20_000),
      (numbers) => `${numbers} insert into thread_follows (thread_id, user_id, created_at)
        select 1, ${person("n")}, ${today} + ${noise(16)} from numbers`,
    ),
  ];
}

function reported(rows) {
  return [
    ...inPieces(
      share(rows, 4, 5000),
      (
        numbers,
      ) => `${numbers} insert into reports (reporter_id, target_kind, target_id, reason, created_at)
        select ${person("n")}, 'thread', 2, iif(n % 3 = 0, 'unkind', 'spam'), ${today} + n from numbers`,
    ),
    ...inPieces(
      share(rows, 10, 5000),
      (
        numbers,
      ) => `${numbers} insert into reports (reporter_id, target_kind, target_id, reason, created_at)
        select ${person("n")}, 'answer', n, 'spam', ${today} + n from numbers`,
    ),
    `insert into report_cases (target_kind, target_id, first_report_id, since, open_count, reasons)
      select target_kind, target_id, min(id), min(created_at), min(count(*), 100), json_group_array(distinct reason)
      from reports group by target_kind, target_id`,
    ...inPieces(
      rows,
      (
        numbers,
      ) => `${numbers} insert into moderation_log (actor_id, action, target_kind, target_id, reason, created_at)
        select ${account.desk}, 'dismiss', 'answer', n, 'within-rules', ${today} + n from numbers`,
    ),
  ];
}
