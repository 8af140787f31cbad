import {
  categories,
  type ItemTypeKey,
  type LicenseKey,
  type PricingModel,
} from "../../content/marketplace";
import type { FieldErrors } from "../../schemas/field-errors";

export const listingSteps = ["type", "details", "upload", "pricing", "license", "review"] as const;
export type ListingStep = (typeof listingSteps)[number];

export type UploadMethod = "zip" | "replit" | "other" | "prompts";

/** A prompt of a pack as it is written; an empty one is a place for the next. */
export interface DraftPrompt {
  title: string;
  prompt: string;
  note: string;
  example: string;
  /** The one that everybody can read on the item's page. */
  isSample: boolean;
}

export const emptyPrompt: DraftPrompt = {
  title: "",
  prompt: "",
  note: "",
  example: "",
  isSample: false,
};

/** What a creator has answered so far. */
export interface ListingDraft {
  type: ItemTypeKey | null;
  title: string;
  shortDescription: string;
  fullDescription: string;
  category: string;
  tags: string[];
  uploadMethod: UploadMethod;
  prompts: DraftPrompt[];
  replitLink: string;
  linkUrl: string;
  instructions: string;
  pricingModel: PricingModel;
  priceCents: number;
  license: LicenseKey;
  supportOffered: boolean;
  contactEmail: string;
  termsAgreed: boolean;
}

export const emptyDraft: ListingDraft = {
  type: null,
  title: "",
  shortDescription: "",
  fullDescription: "",
  category: "Productivity",
  tags: [],
  uploadMethod: "zip",
  prompts: [],
  replitLink: "",
  linkUrl: "",
  instructions: "",
  pricingModel: "one-time",
  priceCents: 0,
  license: "personal",
  supportOffered: false,
  contactEmail: "",
  termsAgreed: false,
};

export function readStep(name: string | null | undefined): ListingStep {
  return listingSteps.find((each) => each === name) ?? "type";
}

export function stepBehind(step: ListingStep): ListingStep {
  return listingSteps[listingSteps.indexOf(step) + 1] ?? step;
}

export function stepBefore(step: ListingStep): ListingStep {
  return listingSteps[listingSteps.indexOf(step) - 1] ?? step;
}

/** What a step still needs, by field; empty when one can go on. */
export function stepErrors(step: ListingStep, draft: ListingDraft): FieldErrors {
  return needs[step](draft);
}

export function isComplete(step: ListingStep, draft: ListingDraft) {
  return Object.keys(stepErrors(step, draft)).length === 0;
}

const needs: Record<ListingStep, (draft: ListingDraft) => FieldErrors> = {
  type: ({ type }) => missing({ type: type ? "" : "Choose what you want to list" }),

  details: (draft) =>
    missing({
      title: draft.title ? "" : "Please enter a title",
      shortDescription: draft.shortDescription ? "" : "Please enter a short description",
      fullDescription: draft.fullDescription ? "" : "Please enter a full description",
      category: isCategory(draft.category) ? "" : "Please choose a category from the list",
    }),

  upload: ({ uploadMethod, replitLink, prompts }) =>
    missing({
      prompts: uploadMethod === "prompts" ? neededPrompts(prompts) : "",
      replitLink:
        uploadMethod === "replit" && !replitLink
          ? "Please enter the link to your Replit project"
          : "",
    }),

  pricing: ({ pricingModel, priceCents }) =>
    missing({
      pricingModel: pricingModel === "subscription" ? "Subscriptions are not offered yet" : "",
      price:
        pricingModel === "free" || priceCents > 0
          ? ""
          : pricingModel === "pay-what-you-want"
            ? "Please enter a lowest price above $0"
            : "Please enter a price above $0",
    }),

  license: ({ license }) => missing({ license: license ? "" : "Please choose a license" }),

  review: ({ termsAgreed }) =>
    missing({ termsAgreed: termsAgreed ? "" : "Please agree to the terms to publish" }),
};

function neededPrompts(prompts: readonly DraftPrompt[]) {
  const written = writtenPrompts(prompts);
  if (written.length === 0) return "Please write at least one prompt";
  const isWhole = written.every(({ title, prompt }) => title !== "" && prompt !== "");
  return isWhole ? "" : "Please give every prompt a title and its text";
}

/** The prompts in which something stands. */
export function writtenPrompts(prompts: readonly DraftPrompt[]) {
  return prompts.filter(({ title, prompt, note, example }) =>
    [title, prompt, note, example].some((text) => text !== ""),
  );
}

function isCategory(name: string) {
  return categories.some((each) => each === name);
}

function missing(sentences: Record<string, string>): FieldErrors {
  return Object.fromEntries(
    Object.entries(sentences).flatMap(([field, sentence]) =>
      sentence === "" ? [] : [[field, [sentence]]],
    ),
  );
}

/** The fields of a step's form as `ListingAnswers` expects them. A field that is not there stays out. */
export function readAnswers(step: ListingStep, form: FormData): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const name of fieldsOf[step]) {
    const sent = form.get(name);
    // A browser sends every line end as two characters; kept so, a text would differ from itself.
    const value = typeof sent === "string" ? sent.replaceAll("\r\n", "\n") : sent;
    if (name === "prompts") {
      if (form.has("promptTitle")) answers.prompts = readPrompts(form);
    } else if (name === "tags") answers.tags = splitTags(typeof value === "string" ? value : "");
    else if (name === "supportOffered" || name === "termsAgreed") answers[name] = value === "on";
    else if (name === "price") {
      if (typeof value === "string") answers.price = value.trim() === "" ? 0 : Number(value);
    } else if (typeof value === "string") answers[name] = value;
  }
  return answers;
}

/** The list of prompts as its form sends it: each field once for every prompt, in their order. */
function readPrompts(form: FormData): DraftPrompt[] {
  const all = (name: string) =>
    form
      .getAll(name)
      .map((sent) => (typeof sent === "string" ? sent.replaceAll("\r\n", "\n") : ""));
  const [prompts, notes, examples] = [all("promptText"), all("promptNote"), all("promptExample")];
  const sample = form.get("promptSample");
  return all("promptTitle").map((title, place) => ({
    title,
    prompt: prompts[place] ?? "",
    note: notes[place] ?? "",
    example: examples[place] ?? "",
    isSample: sample === String(place),
  }));
}

export const fieldsOf: Record<ListingStep, readonly string[]> = {
  type: ["type"],
  details: ["title", "shortDescription", "fullDescription", "category", "tags"],
  upload: ["uploadMethod", "prompts", "replitLink", "linkUrl", "instructions"],
  pricing: ["pricingModel", "price"],
  license: ["license", "supportOffered", "contactEmail"],
  review: ["termsAgreed"],
};

/** "Writing, school" as a list; a tag counts once, however it is written. */
function splitTags(typed: string) {
  const tags = new Map<string, string>();
  for (const part of typed.split(",")) {
    const tag = part.replace(/\s+/g, " ").trim();
    const key = tag.toLowerCase();
    if (tag !== "" && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}
