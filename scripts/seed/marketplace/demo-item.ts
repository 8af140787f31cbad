import type { CourseModule } from "~/ai/course";
import type { Category, ItemTypeKey, LicenseKey, PricingModel } from "~/content/marketplace";

/** What a buyer of a demo item gets: real content that the site can show and pack into a file. */
export type DemoContent =
  | {
      kind: "prompts";
      /** How to use them together, two or three sentences. */
      introduction: string;
      /** At least eight; most are at least “Clear” to the coach. `{{name}}` marks what to fill in. */
      prompts: readonly {
        title: string;
        prompt: string /** When to use it, one sentence. */;
        note: string;
      }[];
    }
  | {
      kind: "steps";
      introduction: string;
      /** Five to nine; each says what to do, and where a tool helps, the prompt to give it. */
      steps: readonly { title: string; text: string; prompt?: string }[];
    }
  | {
      kind: "instructions";
      /** What to paste into an assistant's instructions, 150 to 300 words. */
      instructions: string;
      /** Two real exchanges: what a person says and a fitting answer. */
      examples: readonly { person: string; answer: string }[];
      /** What it must not be used for, and what to check. */
      limits: string;
    }
  | {
      kind: "course";
      /** One module with three lessons; each lesson with two exercises and their key. */
      module: CourseModule;
      answers: readonly { lesson: number; exercise: number; answer: number; explanation: string }[];
    }
  | {
      kind: "document";
      /** A template, checklist, table or guide as markdown, 250 to 500 words, usable as it is. */
      text: string;
    };

export interface DemoItem {
  /** At most 80 characters, not all capitals. */
  name: string;
  /** One or two sentences, 40 to 200 characters. */
  description: string;
  /** Markdown, 110 to 220 words, with the headings "What you get", "Who it is for", "How to use". */
  fullDescription: string;
  type: ItemTypeKey;
  category: Category;
  /** Two to five, lower case. */
  tags: readonly string[];
  pricingModel: Exclude<PricingModel, "subscription">;
  /** Whole cents; null when free. The least price where the buyer chooses. */
  priceCents: number | null;
  license: LicenseKey;
  content: DemoContent;
  /** Reviews by demo buyers, none to six: plain opinions about this very content, 60 to 400 characters. */
  reviews: readonly { rating: 1 | 2 | 3 | 4 | 5; text: string; helpful: number }[];
}
