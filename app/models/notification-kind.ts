/**
 * What people are told of, in the order of the settings page. A kind with `why` cannot be switched
 * off: it is about the person's money, or about a decision against which they may want to speak.
 */
export const notificationKinds = [
  {
    kind: "week",
    group: "Learning",
    label: "Your week",
    hint: "Once a week, from Monday on: what you did in the week before, and one idea for the next.",
  },
  {
    kind: "answer",
    group: "Community",
    label: "Answers",
    hint: "Somebody answers a question that you asked or follow.",
  },
  {
    kind: "question-comment",
    group: "Community",
    label: "Comments",
    hint: "Somebody comments on your question or your answer.",
  },
  {
    kind: "accepted",
    group: "Community",
    label: "Accepted answers",
    hint: "Somebody accepts your answer.",
  },
  {
    kind: "mention",
    group: "Community",
    label: "Mentions",
    hint: "Somebody writes @ and your public name.",
  },
  {
    kind: "report",
    group: "Community",
    label: "Your reports",
    hint: "An editor decided on something that you reported.",
  },
  {
    kind: "moderation",
    group: "Community",
    label: "Decisions about what you wrote",
    hint: "Something of yours was hidden, or is shown again.",
    why: "You should always learn of it, and why.",
  },
  {
    kind: "listing",
    group: "Marketplace",
    label: "Your listings",
    hint: "An editor decided on a listing or on your seller badge.",
  },
  {
    kind: "sale",
    group: "Marketplace",
    label: "Sales",
    hint: "Somebody got something that you offer.",
  },
  {
    kind: "payout",
    group: "Marketplace",
    label: "Payouts",
    hint: "Money was paid out to you.",
    why: "It is about your money.",
  },
  {
    kind: "refund",
    group: "Marketplace",
    label: "Refunds",
    hint: "Money goes back: to you, or to somebody who bought from you.",
    why: "It is about your money.",
  },
] as const satisfies readonly {
  kind: string;
  group: "Learning" | "Community" | "Marketplace";
  label: string;
  hint: string;
  why?: string;
}[];

/** What happened: decides the picture beside it, and whether it can be switched off. */
export type NotificationKind = (typeof notificationKinds)[number]["kind"];

/** The kinds that a person may switch off. */
export const switchableKinds: readonly NotificationKind[] = notificationKinds.flatMap((each) =>
  "why" in each ? [] : each.kind,
);
