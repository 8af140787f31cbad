import type { BadgeTone } from "~/components/ui/badge";

export interface Standing {
  status: string;
  versionStatus: string;
  versionNumber: number;
  liveVersion: number;
}

/** The state of a listing as its creator reads it. */
export function stateOf({ status }: Standing): { tone: BadgeTone; label: string } {
  return states[status] ?? { tone: "plain", label: status };
}

const states: Record<string, { tone: BadgeTone; label: string }> = {
  active: { tone: "ok", label: "On sale" },
  pending: { tone: "lamp", label: "In review" },
  changes_requested: { tone: "warn", label: "Changes asked for" },
  rejected: { tone: "bad", label: "Not accepted" },
  paused: { tone: "plain", label: "Paused" },
  under_investigation: { tone: "warn", label: "Being looked at" },
  removed: { tone: "bad", label: "Removed" },
};

/** What becomes of a newer version of a listing that was approved before; null when there is none. */
export function updateOf(standing: Standing): { tone: BadgeTone; label: string } | null {
  const isPublished = !["pending", "changes_requested", "rejected"].includes(standing.status);
  if (!isPublished || standing.versionNumber === standing.liveVersion) return null;
  const update = states[standing.versionStatus];
  return update ? { tone: update.tone, label: `New version: ${update.label.toLowerCase()}` } : null;
}

/** "5 h ago", for moments that are not long gone. */
export function ago(at: number, now: number) {
  const minutes = Math.max(0, Math.floor((now - at) / 60_000));
  if (minutes < 60) return minutes < 1 ? "just now" : `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ago` : `${Math.floor(hours / 24)} days ago`;
}
