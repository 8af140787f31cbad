// Apart from the schemas, so that pages which only show reasons do not load the library behind them.

export const reportKinds = [
  "thread",
  "answer",
  "thread_comment",
  "article_comment",
  "listing",
  "review",
  "person",
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Why something needs an editor's eye, and why an editor acted. The codes are stored. */
export const reportReasons = [
  { code: "spam", label: "Advertising or spam" },
  { code: "unkind", label: "Unkind, hateful or threatening" },
  { code: "private", label: "Shows somebody's private details" },
  { code: "harmful", label: "Advice that could hurt somebody" },
  { code: "copied", label: "Somebody else's work without permission" },
  { code: "off-topic", label: "Does not belong here" },
  { code: "name", label: "An offensive or misleading public name", only: "person" },
  { code: "other", label: "Something else" },
] as const satisfies readonly { code: string; label: string; only?: ReportKind }[];
export type ReportReason = (typeof reportReasons)[number]["code"];

/** The reasons that can be given for a thing of this kind. */
export function reasonsFor(kind: ReportKind) {
  return reportReasons.filter((reason) => !("only" in reason) || reason.only === kind);
}

/** Why an editor leaves something as it is, or shows it again. */
export const keepingReasons = [
  { code: "within-rules", label: "It is within the rules" },
  { code: "mended", label: "Its author has mended it" },
  { code: "unproven", label: "The report could not be confirmed" },
  { code: "mistake", label: "It was hidden by mistake" },
] as const;
export type KeepingReason = (typeof keepingReasons)[number]["code"];

/** A stored reason as people read it. */
export function reasonLabel(code: string) {
  return [...reportReasons, ...keepingReasons].find((each) => each.code === code)?.label ?? code;
}

export const longestNote = 500;
