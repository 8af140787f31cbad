/** A creator's listing as their page shows it. */
export interface ShownListing {
  id: number;
  name: string;
  status: string;
  type: string;
  category: string;
  priceCents: number | null;
  pricingModel: string;
  imagePath: string | null;
  downloads: number;
  purchases: number;
  versionStatus: string;
  versionNumber: number;
  /** The version that buyers meet. */
  liveVersion: number;
  submittedAt: number;
  /** Why the newest version was sent back: codes and the editor's words. */
  reasons: readonly string[];
  note: string | null;
  /** How many stand before it; null when it waits behind more than are counted. */
  waitingBefore: number | null;
  /** A change of it was begun and not sent yet. */
  hasDraft: boolean;
}
