import { claude } from "./claude";
import { dallE3 } from "./dall-e-3";
import { deepseek } from "./deepseek";
import { gpt4o } from "./gpt-4o";
import { grok } from "./grok";
import type { Guide } from "./guide";
import { manus } from "./manus";
import { midjourney } from "./midjourney";
import { perplexity } from "./perplexity";

/** By tool id. Tool 3 stands for a kind of tool rather than a product, and has no guide. */
export const guides: readonly Guide[] = [
  gpt4o,
  dallE3,
  grok,
  claude,
  midjourney,
  deepseek,
  perplexity,
  manus,
];

const byId = new Map(guides.map((guide) => [guide.id, guide]));

export function guideById(id: number): Guide | undefined {
  return byId.get(id);
}
