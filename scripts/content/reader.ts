import type { Page } from "./page";

/** Hands each page to the one who can read it. */
export class Reader {
  readonly #pages: readonly Page[];
  readonly #read = new Set<Page>();

  constructor(pages: readonly Page[]) {
    this.#pages = pages;
  }

  /** What the pages of a place hold, those without a mistake that hides it. */
  read<T>(place: RegExp, read: (page: Page) => T | null): T[] {
    return this.#pagesOf(place)
      .map(read)
      .filter((each) => each !== null);
  }

  /** The names of the files of a place. */
  names(place: RegExp) {
    return this.#pagesOf(place).map(({ name }) => name);
  }

  #pagesOf(place: RegExp) {
    const pages = this.#pages.filter(({ path }) => place.test(path.replace(/\.md$/, "")));
    for (const page of pages) this.#read.add(page);
    return pages;
  }

  checkNoneIsLeft() {
    for (const page of this.#pages) {
      if (this.#read.has(page)) continue;
      page.mistake(
        1,
        "No texts of this kind are read from this folder: look where its neighbors lie.",
      );
    }
  }
}
