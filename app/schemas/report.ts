import * as z from "zod/mini";

import {
  type KeepingReason,
  keepingReasons,
  longestNote,
  type ReportKind,
  type ReportReason,
  reasonsFor,
  reportReasons,
} from "./report-reasons";
import { atLeast, atMost, cleanText, sentText } from "./text";

const codes = reportReasons.map(({ code }) => code) as [ReportReason, ...ReportReason[]];
const keepingCodes = keepingReasons.map(({ code }) => code) as [KeepingReason, ...KeepingReason[]];

const longNote = `Please use at most ${longestNote} characters`;

const note = z._default(
  sentText(longestNote, { tooLong: longNote }).check(
    z.overwrite<string>((text) => cleanText(text.replace(/\r\n?/g, "\n"))),
    atMost(longestNote, longNote),
  ),
  "",
);

const nothingChosen = "Please choose what is wrong";

export const Report = z.object({
  reason: z.enum(codes, nothingChosen),
  note,
});
export type Report = z.infer<typeof Report>;

/** A report of a thing of this kind: some reasons fit only some kinds. */
export function reportOf(kind: ReportKind) {
  return Report.check(
    z.refine(({ reason }) => reasonsFor(kind).some(({ code }) => code === reason), {
      path: ["reason"],
      message: nothingChosen,
    }),
  );
}

const noReason = "Please choose a reason";

/** An editor's decision on what was reported. */
export const ModerationDecision = z
  .object({
    decision: z.enum(["uphold", "dismiss"], "Please choose what to do"),
    reason: sentText(40, { missing: noReason, tooLong: noReason }).check(atLeast(1, noReason)),
    note,
    privateNote: note,
  })
  .check(
    z.refine(
      ({ decision, reason }) =>
        (decision === "uphold" ? codes : keepingCodes).some((code) => code === reason),
      { path: ["reason"], message: "Please choose a reason that fits your decision" },
    ),
  );
export type ModerationDecision = z.infer<typeof ModerationDecision>;

/** An editor shows something again. */
export const Restoration = z.object({
  reason: z.enum(keepingCodes, noReason),
  note,
  privateNote: note,
});
export type Restoration = z.infer<typeof Restoration>;
