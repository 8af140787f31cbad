import { password } from "../fill.mjs";

const json = (path, body, as) => ({
  path,
  as,
  body: JSON.stringify(body),
  type: "application/json",
});
const form = (path, body, as) => ({
  ...{ path, as, body: String(new URLSearchParams(body)) },
  type: "application/x-www-form-urlencoded",
});

/** What people do most, in the order in which they do it here: what takes most away comes last. */
export function writes() {
  const question = {
    title: "Which prompt makes a model compare two letters?",
    body: "I asked twice, and got another answer each time. What would you ask instead?",
    tags: [1, 3],
  };
  return [
    json("/api/community/threads/10/vote", { value: 1 }, "member"),
    json("/api/community/answers/30/vote", { value: 1 }, "member"),
    json("/api/community/threads/11/bookmark", { bookmarked: false }, "member"),
    json("/api/community/threads/12/follow", { followed: true }, "member"),
    json("/api/community/threads", question, "member"),
    json(
      "/api/community/threads/10/answers",
      { body: "I would begin with one example." },
      "member",
    ),
    json("/api/news/1/like", { liked: true }, "member"),
    json("/api/news/1/save", { saved: true }, "member"),
    json("/api/news/1/comments", { comment: "Thank you for this." }, "member"),
    json("/api/marketplace/9/saves", { kind: "favorite", saved: true }, "member"),
    json(
      "/api/marketplace/9/reviews",
      { rating: 5, reviewText: "It does what it says." },
      "member",
    ),
    form("/report?kind=answer&id=900", { reason: "spam", note: "" }, "member"),
    form("/report?kind=thread&id=2", { reason: "spam", note: "" }, "member"),
    json("/api/community/threads/1/accept", { answerId: 7 }, "asker"),
    // What hangs on these is done in pieces behind the answer: 500 followers are told, 2,000 answers go
    // with their question, 2,000 listings with their seller.
    json("/api/community/threads/1/answers", { body: "I would begin with one example." }, "member"),
    form(
      "/admin/reports/thread/1",
      { intent: "remove", decision: "uphold", reason: "spam" },
      "desk",
    ),
    form("/account/delete", { password, understood: "on" }, "seller"),
  ].map((each) => ({ ...each, method: "POST", budget: "write" }));
}
