import { inPieces, minute, noise, rangesOf, share, today } from "./numbers.mjs";
import { account, person, somebody } from "./people.mjs";

const categories = `json_array('Productivity', 'Marketing', 'Education', 'Content Creation',
  'Data Analysis', 'Customer Service', 'Development', 'Research', 'Entertainment', 'Utilities',
  'Healthcare', 'Finance')`;

/** The walking seller offers the first items; item 1 has many reviews. */
export function marketplace(rows) {
  const offered = share(rows, 10, 2000);
  return [
    `insert into sellers (user_id, sale_count) values (${account.seller}, ${offered} * 44)`,
    ...inPieces(rows, (numbers) => items(numbers, { rows, offered })),
    ...inPieces(
      rows,
      (
        numbers,
      ) => `${numbers} insert into reviews (user_id, item_id, rating, review_text, created_at, helpful, verified)
        select ${person("n")}, iif(n <= ${share(rows, 4, 20_000)}, 1, 2 + ${noise(21)} % ${rows - 1}),
          1 + ${noise(22)} % 5, 'It does what it says.', ${today} + n, ${noise(23)} % 20, 0 from numbers`,
    ),
    ...rangesOf(rows).flatMap(({ from, to }) => [
      `update marketplace_items set rating = of.mean, rating_count = of.count, stars_1 = of.s1,
          stars_2 = of.s2, stars_3 = of.s3, stars_4 = of.s4, stars_5 = of.s5
        from (select item_id, avg(rating) as mean, count(*) as count, sum(rating = 1) as s1,
            sum(rating = 2) as s2, sum(rating = 3) as s3, sum(rating = 4) as s4, sum(rating = 5) as s5
          from reviews where item_id between ${from} and ${to} group by item_id) as of
        where of.item_id = marketplace_items.id`,
      `insert into marketplace_item_versions (item_id, number, status, type, name, description,
          full_description, category, pricing_model, upload_method, submitted_at)
        select id, 1, iif(id % 10 = 0, 'pending', 'approved'), type, name, description, '', category,
          pricing_model, 'other', ${today} + id from marketplace_items where id between ${from} and ${to}`,
      suggestions(from, to),
    ]),
    ...lists(rows),
    ...sales(rows),
  ];
}

function items(numbers, { rows, offered }) {
  return `${numbers} insert into marketplace_items (id, name, description, creator_id, price_cents, tags,
      category, downloads, purchases, earned_cents, created_at, updated_at, seller_verified)
    select n, iif(${noise(24)} % 3 = 0, 'Meeting notes ', 'Budget plan ') || n,
      'Turns long notes into a list of tasks.',
      iif(n <= ${offered}, ${account.seller}, ${somebody(25, rows)}), nullif(${noise(26)} % 2500, 0),
      json_array(iif(${noise(27)} % 2 = 0, 'common', 'other'), iif(${noise(28)} % 100 = 0, 'rare', 'usual'),
        'tag-' || (${noise(29)} % 30)),
      json_extract(${categories}, '$[' || (${noise(30)} % 12) || ']'), ${noise(31)} % 500,
      ${noise(32)} % 90, ${noise(32)} % 90 * 783, ${today} + n, ${today} + ${noise(33)} * ${minute}, ${noise(34)} % 3 = 0
    from numbers`;
}

function suggestions(from, to) {
  return `insert into marketplace_suggestions (prefix, kind, value, weight, item_id)
    select lower(substr(i.name, 1, length.value)), 'product', i.name,
      iif(i.popularity > 0, 1 << cast(log2(i.popularity) as integer), 0), i.id
    from marketplace_items as i, json_each('[2,3,4,5,6,7,8]') as length where i.id between ${from} and ${to}`;
}

function lists(rows) {
  return [
    `insert into marketplace_tags (name, slug, item_count)
      select value, value, count(*) from marketplace_items as i, json_each(i.tags) group by value`,
    ...rangesOf(rows).map(
      ({ from, to }) => `insert into marketplace_item_tags (tag_id, item_id, updated_at)
        select tag.id, i.id, i.updated_at from marketplace_items as i, json_each(i.tags) as named
        join marketplace_tags as tag on tag.slug = named.value where i.id between ${from} and ${to}`,
    ),
    `insert into marketplace_lists (list, item_count)
      select list.value, count(*) from marketplace_items, json_each(json_array('all',
        'category:' || category, 'creator:' || creator_id, iif(seller_verified, 'verified', null),
        iif(rating >= 1, 'stars:1', null), iif(rating >= 2, 'stars:2', null),
        iif(rating >= 3, 'stars:3', null), iif(rating >= 4, 'stars:4', null),
        iif(rating >= 5, 'stars:5', null))) as list
      where list.value is not null group by list.value`,
  ];
}

function sales(rows) {
  const bought = share(rows, 10, 2000);
  return [
    ...inPieces(
      rows,
      (numbers) => `${numbers} insert into purchases (user_id, item_id, purchase_date, amount_cents,
          platform_fee_cents, processing_fee_cents, creator_cents, seller_id)
        select iif(n <= ${bought}, ${account.member}, ${somebody(35, rows)}), item, ${today} + n * ${minute},
          900, 90, 27, 783, (select creator_id from marketplace_items where id = item)
        from (select n, iif(n <= ${bought}, n, 1 + ${noise(36)} % ${rows}) as item from numbers)`,
    ),
    ...inPieces(
      bought,
      (
        numbers,
      ) => `${numbers} insert into orders (reference, user_id, idempotency_key, status, source,
          provider, subtotal_cents, total_cents, terms_accepted_at, created_at)
        select 'LL-BENCH' || n, ${account.member}, 'key-' || n, iif(n = 1, 'pending', 'complete'), 'cart',
          'test', 900, 900, ${today}, ${today} + n from numbers`,
    ),
    ...inPieces(
      rows,
      (
        numbers,
      ) => `${numbers} insert into payouts (seller_id, provider, week_start, sale_count, earned_cents)
        select ${person("n")}, 'test', ${today} - ${noise(37)} % 52 * 604800000, 1, 783 from numbers`,
    ),
  ];
}
