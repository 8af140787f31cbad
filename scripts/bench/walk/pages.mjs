import { minute, share, today } from "../fill/numbers.mjs";

const itemSorts = ["newest", "popular", "price-low", "price-high", "rating"];
const reviewSorts = ["helpful", "recent", "highest-rated", "lowest-rated"];
/** Each of them alone, and in pairs. */
const itemFilters = ["category=Education", "verified=1", "rating=4", "min=5&max=10", "tags=common"];

/** Every kind of page: its address, its budget, and who asks for it; a visitor where nobody is named. */
export function pages(rows) {
  return [
    ...asked("page", site),
    ...asked("page", community(rows)),
    ...asked("filtered", threadFilters),
    ...asked("page", market(rows)),
    ...asked("filtered", marketFilters()),
    ...asked("page", news(rows)),
    ...asked("filtered", searches),
    ...asked("misspelt", ["/search?q=violni", "/marketplace?q=meetnig", "/community?q=promtp"]),
    ...asked("map", ["/sitemap/questions-1.xml"]),
    ...asked("page", member, "member"),
    ...asked("filtered", ["/community?filter=bookmarked&sort=hot", "/search?q=ai"], "member"),
    ...asked("page", ["/community/1/edit", "/people/4"], "asker"),
    ...asked("page", seller, "seller"),
    ...asked("own", ["/account/data"], "member"),
    ...asked("own", ["/account/data"], "seller"),
    ...asked("page", desks(rows), "desk"),
  ];
}

function asked(budget, paths, as) {
  return paths.map((path) => ({ path, as, budget }));
}

/** A far page, the one in the middle and the last one of a list. */
function farPages(length, size) {
  const last = Math.ceil(length / size);
  return [...new Set([Math.min(50, last - 1), Math.ceil(last / 2), last])];
}

const site = [
  ...["/", "/about", "/learn", "/auth", "/onboarding", "/grok", "/search", "/contact", "/health"],
  ...["/tools", "/tools/1", "/guides/1", "/lessons/one-clear-task", "/moderation-log"],
  "/sitemap.xml",
];

function community(rows) {
  const far = farPages(rows, 15);
  return [
    ...["", "?sort=hot", "?sort=unanswered", "?filter=answered", "?tags=1", "?tags=1&sort=hot"].map(
      (query) => `/community${query}`,
    ),
    ...[2, ...far].map((page) => `/community?page=${page}`),
    ...far.map((page) => `/community?sort=hot&page=${page}`),
    ...["/community/1", "/community/10", "/community/1?answers=0.5~900", "/community/10/history"],
    ...["/community/1?comments=question", "/community/1/share", "/community/ask"],
    ...["/people/10", "/people/4", "/people/10?show=answers", "/api/community/threads"],
  ];
}

const threadFilters = [
  ...["?tags=1,2", "?tags=1,2&sort=hot", "?tags=1,2,3", "?q=ai", "?q=ai+prompt", "?q=violin"].map(
    (query) => `/community${query}`,
  ),
  "/api/community/similar?title=Which+prompt+for+a+model+of+a+violin",
];

function market(rows) {
  const far = farPages(rows, 24);
  const [offered] = farPages(share(rows, 10, 2000), 24);
  return [
    ...itemSorts.flatMap((sort) =>
      ["", "category=Education&", "verified=1&"].map((list) => `/marketplace?${list}sort=${sort}`),
    ),
    ...[2, ...far].map((page) => `/marketplace?page=${page}`),
    ...[2, ...far].map((page) => `/marketplace?sort=rating&page=${page}`),
    ...["", "&page=2", `&page=${offered}`].map((page) => `/marketplace?creator=3${page}`),
    ...reviewSorts.map((sort) => `/marketplace/1?reviews=${sort}`),
    ...[2, 18].map((page) => `/marketplace/1?reviews=recent&page=${page}`),
    ...["/marketplace/2", "/marketplace/sell-info", "/api/marketplace"],
    "/api/marketplace/1/reviews",
  ];
}

function marketFilters() {
  const pairs = itemFilters.flatMap((one, place) =>
    itemFilters.slice(place + 1).map((other) => `${one}&${other}`),
  );
  const narrow = ["rating=4", "min=5&max=10", "tags=common"].flatMap((filter) =>
    itemSorts.map((sort) => `${filter}&sort=${sort}`),
  );
  const others = ["creator=3&sort=popular", "tags=rare", "tags=common,rare", "q=meeting"];
  return [
    ...[...narrow, ...pairs, ...others].map((query) => `/marketplace?${query}`),
    ...["me", "meeting", "xy"].map((typed) => `/api/marketplace/search/suggestions?query=${typed}`),
  ];
}

function news(rows) {
  return [
    ...["/news", "/news?source=summary_day", "/news?source=trend_opinion"],
    ...[2, ...farPages(rows, 9)].map((page) => `/news?page=${page}`),
    ...farPages(rows / 9, 9).map((page) => `/news?source=summary_day&page=${page}`),
    ...["/news/1", "/news/50", "/news/1/share", "/news/feeds/rss.xml", "/news/feeds/feed.json"],
    ...["/api/news", "/api/news/1", "/api/news/1/comments"],
  ];
}

const searches = [
  ...["ai", "ai+prompt", "ai+prompt+tool+answer+model+letter", "letter", "violin"].map(
    (q) => `/search?q=${q}`,
  ),
  ...["question", "answer", "article", "listing", "tool"].map(
    (kind) => `/search?q=ai&kind=${kind}`,
  ),
  "/search?q=ai+solved:yes",
  ...["pr", "prompt", "letter+pro"].map((q) => `/api/search/suggestions?q=${q}`),
];

const member = [
  ...["/", "/dashboard", "/dashboard/score", "/dashboard/tools", "/dashboard/courses", "/path"],
  ...["/account", "/account/profile", "/notifications", "/notifications?before=500", "/cart"],
  ...["/library", `/library?before=${today + 50 * minute}.50`, "/saved", "/checkout?item=2"],
  ...["/community", "/community/1", "/marketplace", "/marketplace/1", "/news", "/news/1"],
  "/community?filter=bookmarked",
];

const seller = [
  ...["/marketplace/listings", `/marketplace/listings?before=${today + 1e9 * 60}.1`],
  ...["/marketplace/sales", `/marketplace/sales?before=${today + 9 * minute}.9`],
];

function desks(rows) {
  const middle = Math.floor(rows / 2);
  return [
    ...["articles", "articles?status=scheduled", "comments", "coupons", "sellers", "payouts"],
    ...["listings", `listings?after=${today + middle}.${middle}`],
    ...["reports", "reports?show=decided", "reports/thread/2"],
  ].map((desk) => `/admin/${desk}`);
}
