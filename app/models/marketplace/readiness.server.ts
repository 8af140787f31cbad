import { findPrivateData } from "../../ai/built-in/coach/private-data";
import { scoreOfTemplate } from "../../ai/built-in/coach/template";
import {
  isComplete,
  type ListingDraft,
  type ListingStep,
  listingSteps,
  stepErrors,
  writtenPrompts,
} from "./draft";
import type { ReadinessCheck } from "./wizard";

export interface ListingFiles {
  hasCover: boolean;
  hasPackage: boolean;
}

/** From here on a prompt is "Clear". */
const goodPrompt = 61;
/** So many prompts of a pack are read by the coach. */
const mostCoached = 8;

const headings = ["What you get", "Who it is for", "How to use"];

/** Looks at a listing as a reviewer would begin to: same answers, same list. */
export function checkReadiness(draft: ListingDraft, files: ListingFiles): ReadinessCheck[] {
  return [
    ...checkSteps(draft),
    checkDelivery(draft, files),
    checkTitle(draft),
    checkShortDescription(draft),
    checkFullDescription(draft),
    checkSamples(draft),
    {
      ...advise("cover", "A cover image", "details", "cover"),
      ...(files.hasCover
        ? ok
        : say("Add a cover image, or your item shows a drawn one for its category.")),
    },
    checkSecrets(draft),
    checkPersonalData(draft),
    ...(draft.supportOffered ? [checkSupport(draft)] : []),
    ...(draft.type === "prompt" ? [checkVariables(draft), checkPrompts(draft)] : []),
    ...(draft.uploadMethod === "prompts" ? [checkSample(draft)] : []),
  ];
}

const ok = { state: "ok", sentence: "" } as const;

function say(sentence: string) {
  return { sentence };
}

function advise(id: string, title: string, step: ListingStep, field: string): ReadinessCheck {
  return { id, title, step, field, state: "advice", sentence: "" };
}

function insist(id: string, title: string, step: ListingStep, field: string): ReadinessCheck {
  return { id, title, step, field, state: "must", sentence: "" };
}

const stepSentences: Record<ListingStep, [title: string, field: string, sentence: string]> = {
  type: ["A type", "type", "Choose what you want to list."],
  details: ["Title and descriptions", "title", "Fill in the title and both descriptions."],
  upload: ["A way to hand it over", "replitLink", "Enter the link to your Replit project."],
  pricing: ["A price", "price", "Enter a price above $0, or make the item free."],
  license: ["A license", "license", "Choose a license."],
  review: ["The terms", "termsAgreed", "Agree to the terms."],
};

/** The terms stand under the list itself, and prompts have a check of their own. */
function checkSteps(draft: ListingDraft): ReadinessCheck[] {
  return listingSteps
    .filter((step) => step !== "review")
    .filter((step) => step !== "upload" || draft.uploadMethod !== "prompts")
    .map((step) => {
      const [title, field, sentence] = stepSentences[step];
      const check = insist(`step-${step}`, title, step, field);
      return { ...check, ...(isComplete(step, draft) ? ok : say(sentence)) };
    });
}

function checkDelivery(draft: ListingDraft, { hasPackage }: ListingFiles): ReadinessCheck {
  if (draft.uploadMethod === "zip") {
    const check = insist("delivery", "The file for buyers", "upload", "package");
    return { ...check, ...(hasPackage ? ok : say("Upload the ZIP file that buyers get.")) };
  }
  if (draft.uploadMethod === "prompts") {
    const check = insist("delivery", "The prompts that buyers get", "upload", "prompts");
    const [missing] = stepErrors("upload", draft).prompts ?? [];
    return { ...check, ...(missing ? say(`${missing}.`) : ok) };
  }
  const check = insist("delivery", "What buyers get", "upload", "linkUrl");
  const isThere =
    draft.uploadMethod === "replit" || draft.linkUrl !== "" || draft.instructions.length >= 20;
  return {
    ...check,
    ...(isThere ? ok : say("Give a link, or write the instructions that buyers get.")),
  };
}

function checkTitle({ title }: ListingDraft): ReadinessCheck {
  const check = advise("title", "A clear title", "details", "title");
  const letters = title.replace(/[^\p{L}]/gu, "");
  if (letters.length > 3 && letters === letters.toUpperCase()) {
    return { ...check, ...say("Write the title in ordinary letters, not all capitals.") };
  }
  const isClear = title.length >= 10 && title.length <= 80;
  return { ...check, ...(isClear ? ok : say("Make the title 10 to 80 characters long.")) };
}

function checkShortDescription({ shortDescription }: ListingDraft): ReadinessCheck {
  const check = advise("short", "A short description", "details", "shortDescription");
  const isThere = shortDescription.length >= 40;
  return {
    ...check,
    ...(isThere ? ok : say("Use 40 to 200 characters: what it does, and for whom.")),
  };
}

function checkFullDescription({ fullDescription }: ListingDraft): ReadinessCheck {
  const check = advise("full", "A full description", "details", "fullDescription");
  const missing = headings.filter(
    (heading) =>
      !new RegExp(`^\\s*(?:#{1,6}|\\*\\*)\\s*${heading.replace(" is", "(?: is|'s)")}`, "imu").test(
        fullDescription,
      ),
  );
  if (missing.length > 0) {
    const names = missing.map((each) => `"${each}"`).join(", ");
    return { ...check, ...say(`Add a heading and a few lines for ${names}.`) };
  }
  const isLong = fullDescription.length >= 300;
  return {
    ...check,
    ...(isLong ? ok : say("Write at least 300 characters, so people can decide.")),
  };
}

function checkSamples({ fullDescription, uploadMethod, prompts }: ListingDraft): ReadinessCheck {
  const check = advise("samples", "An example", "details", "fullDescription");
  if (uploadMethod === "prompts" && prompts.some(({ example }) => example !== "")) {
    return { ...check, ...ok };
  }
  const hasBoth =
    /\b(?:inputs?|you (?:type|ask|give|write)|prompt)\b/i.test(fullDescription) &&
    /\b(?:outputs?|results?|answers?|you get back|reply|replies)\b/i.test(fullDescription);
  return {
    ...check,
    ...(hasBoth ? ok : say("Show one example: what goes in, and what comes out.")),
  };
}

function publicTexts(draft: ListingDraft) {
  return [draft.title, draft.shortDescription, draft.fullDescription].join("\n\n");
}

/** Every text of a pack that is written here. */
function packTexts({ uploadMethod, prompts }: ListingDraft) {
  if (uploadMethod !== "prompts") return [];
  return prompts.flatMap(({ title, prompt, note, example }) => [title, prompt, note, example]);
}

const secretKinds: readonly string[] = ["key", "password"];

function checkSecrets(draft: ListingDraft): ReadinessCheck {
  const check = insist("secrets", "No passwords or keys", "details", "fullDescription");
  const texts = [publicTexts(draft), draft.instructions, ...packTexts(draft)].join("\n\n");
  const hasSecret = findPrivateData(texts).some(({ kind }) => secretKinds.includes(kind));
  return {
    ...check,
    ...(hasSecret
      ? say("Take out the password or key: everybody who buys this could use it.")
      : ok),
  };
}

function checkPersonalData(draft: ListingDraft): ReadinessCheck {
  const check = advise("personal-data", "No personal data", "details", "fullDescription");
  const kinds = findPrivateData(publicTexts(draft))
    .map(({ kind }) => kind)
    .filter((kind) => !secretKinds.includes(kind));
  return {
    ...check,
    ...(kinds.length > 0
      ? say(`The descriptions seem to hold personal data (${[...new Set(kinds)].join(", ")}).`)
      : ok),
  };
}

function checkSupport({ contactEmail }: ListingDraft): ReadinessCheck {
  const check = advise("support", "A support address", "license", "contactEmail");
  return {
    ...check,
    ...(contactEmail
      ? ok
      : say("You offer support: say at which address people can write to you.")),
  };
}

/** A variable is explained where its name stands outside the braces as well. */
function checkVariables({ fullDescription, instructions }: ListingDraft): ReadinessCheck {
  const check = advise("variables", "Variables explained", "details", "fullDescription");
  const texts = `${fullDescription}\n${instructions}`;
  const variables = [...texts.matchAll(/\{\{\s*([\p{L}\p{N}_ -]{1,40}?)\s*\}\}/gu)].map(
    ([, name = ""]) => name.toLowerCase(),
  );
  const around = texts.replace(/\{\{[^}]*\}\}/g, " ").toLowerCase();
  const unexplained = [...new Set(variables)].filter(
    (name) => !around.includes(name) && !around.includes(name.replaceAll(/[_-]/g, " ")),
  );
  return {
    ...check,
    ...(unexplained.length > 0
      ? say(`Explain what to put in for ${unexplained.map((each) => `{{${each}}}`).join(", ")}.`)
      : ok),
  };
}

function checkPrompts(draft: ListingDraft): ReadinessCheck {
  const { fullDescription, instructions } = draft;
  if (draft.uploadMethod === "prompts") return checkWrittenPrompts(draft);
  const check = advise("prompts", "A sample prompt", "details", "fullDescription");
  const samples = [...`${fullDescription}\n${instructions}`.matchAll(/```[^\n]*\n([\s\S]*?)```/g)]
    .map(([, sample = ""]) => sample.trim())
    .filter((sample) => sample !== "")
    .slice(0, 8);
  if (samples.length === 0) {
    return { ...check, ...say("Show one prompt of the pack between two lines of ```.") };
  }
  const best = Math.max(...samples.map(scoreOfTemplate));
  return {
    ...check,
    ...(best >= goodPrompt
      ? ok
      : say(
          `The coach reads your best sample prompt at about ${best} of 100; “Clear” begins at ${goodPrompt}.`,
        )),
  };
}

function checkWrittenPrompts({ prompts }: ListingDraft): ReadinessCheck {
  const check = advise("prompts", "Prompts that work", "upload", "prompts");
  const weak = writtenPrompts(prompts)
    .slice(0, mostCoached)
    .find(({ prompt }) => scoreOfTemplate(prompt) < goodPrompt);
  return {
    ...check,
    ...(weak
      ? say(`The coach would ask for more in “${weak.title}”. Say what, for whom and in what form.`)
      : ok),
  };
}

function checkSample({ prompts }: ListingDraft): ReadinessCheck {
  const check = advise("sample", "A free sample", "upload", "prompts");
  return {
    ...check,
    ...(prompts.some(({ isSample }) => isSample)
      ? ok
      : say("Choose one prompt that everybody can read, so that people see what they buy.")),
  };
}
