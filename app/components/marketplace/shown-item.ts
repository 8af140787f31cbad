import type { Sample } from "~/components/marketplace/free-sample";
import type { PricingModel, ReviewSort } from "~/content/marketplace";
import type { ItemCard } from "~/models/marketplace/item";
import type { ShownReview, Stars } from "~/models/marketplace/review";
import type { KeptDraft } from "~/schemas/draft";

/** Everything that an item's page and its dialog show. */
export interface ShownItem {
  /** Of a prompt pack. */
  sample: Sample | null;
  item: ItemCard & {
    pricingModel: PricingModel;
    fullDescriptionHtml: string | null;
    supportEmail: string | null;
    /** False while the seller's account is suspended. */
    isOnSale: boolean;
    creator: { id: number; name: string; hasProfile: boolean };
  };
  distribution: readonly Stars[];
  reviews: readonly ShownReview[];
  reviewSort: ReviewSort;
  reviewPage: number;
  reviewPageCount: number;
  saved: readonly ("favorite" | "bookmark")[];
  /** What the person who looks wrote before; a new review takes its place. */
  mine: { rating: number; reviewText: string | null; imageUrl: string | null } | null;
  /** What they typed as a review and did not send. */
  draft: KeptDraft | null;
  isMember: boolean;
  /** Whether it is for sale by the person who looks, who cannot review it. */
  isOwn: boolean;
  /** False for people under 18. */
  mayAddPictures: boolean;
  now: number;
}

export type ItemTab = "details" | "reviews" | "write";
