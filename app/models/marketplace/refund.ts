const day = 24 * 60 * 60 * 1000;

/** Money back without asking anybody: for how long, after how many downloads, and how often. */
export const refundRule = { days: 14, mostDownloads: 1, mostRefunds: 3, perDays: 90 } as const;

const refundMs = refundRule.days * day;
export const refundWindowMs = refundRule.perDays * day;

interface Bought {
  status: string;
  refundStatus: string | null;
  amountCents: number;
  purchasedAt: number;
  timesDownloaded: number;
}

export type Refundable =
  | { kind: "possible"; until: number }
  | { kind: "requested" }
  | { kind: "done" }
  | { kind: "no"; reason: string };

/** Whether a buyer may have the money back for a purchase now, and if not, why. */
export function refundOf(
  bought: Bought,
  { recentRefunds, now }: { recentRefunds: readonly number[]; now: number },
): Refundable {
  if (bought.status === "refunded") return { kind: "done" };
  if (bought.refundStatus === "requested") return { kind: "requested" };
  if (bought.status !== "complete") return { kind: "no", reason: "This purchase was ended." };
  if (bought.amountCents === 0) {
    return { kind: "no", reason: "You paid nothing for this, so there is nothing to give back." };
  }
  if (bought.refundStatus !== null) {
    return { kind: "no", reason: "The refund of this purchase was not possible." };
  }
  const until = bought.purchasedAt + refundMs;
  if (now >= until) {
    return { kind: "no", reason: `The ${refundRule.days} days for a refund are over.` };
  }
  if (bought.timesDownloaded > refundRule.mostDownloads) {
    return { kind: "no", reason: "You downloaded this more than once, so it cannot be refunded." };
  }
  if (recentRefunds.filter((at) => at > now - refundWindowMs).length >= refundRule.mostRefunds) {
    return {
      kind: "no",
      reason: `You had ${refundRule.mostRefunds} refunds in the last ${refundRule.perDays} days, which is the most.`,
    };
  }
  return { kind: "possible", until };
}
