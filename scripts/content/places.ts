import type { Page } from "./page";

/** Something with the field "order" on its page. */
export interface Ordered {
  page: Page;
  order: number;
}

/** In the order that the pages state, which must be clear within a folder. */
export function inOrder<T extends Ordered>(read: readonly T[]): T[] {
  const owner = new Map<string, Page>();
  for (const { page, order } of read) {
    const place = `${page.folder} ${order}`;
    const other = owner.get(place);
    if (other) {
      const sentence = `The field "order" is ${order}, as in ${other.name}.md: take another number.`;
      page.mistake(page.lineOf("order"), sentence);
    }
    owner.set(place, page);
  }
  return [...read].sort((one, other) => one.order - other.order);
}
