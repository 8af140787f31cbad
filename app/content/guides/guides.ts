import guides from "virtual:content/guides";

import type { Guide } from "./guide";

/** By tool id. Tool 3 stands for a kind of tool rather than a product, and has no guide. */
export { guides };

const byId = new Map(guides.map((guide) => [guide.id, guide]));

export function guideById(id: number): Guide | undefined {
  return byId.get(id);
}
