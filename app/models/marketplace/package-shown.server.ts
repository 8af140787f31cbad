import { renderMarkdown } from "../../markdown/render.server";
import { contentText, type PackageContent } from "./download-text";

/** A prompt as its buyer sees it; a step of a workflow may have none. */
export interface ShownPrompt {
  title: string;
  note: string;
  prompt: string | null;
  /** What came back when its author tried it. */
  example: string | null;
}

export type ShownPackage =
  | { kind: "prompts"; introduction: string; prompts: ShownPrompt[] }
  /** Sanitized. */
  | { kind: "text"; html: string };

/** What the site itself can show of what somebody bought. */
export function showPackage(content: PackageContent): ShownPackage {
  if (content.kind === "prompts") {
    const prompts = content.prompts.map(({ title, prompt, note = "", example = null }) => ({
      ...{ title, note, prompt, example },
    }));
    return { kind: "prompts", introduction: content.introduction, prompts };
  }
  if (content.kind === "steps") {
    const prompts = content.steps.map(({ title, text, prompt = null }) => ({
      ...{ title, note: text, prompt, example: null },
    }));
    return { kind: "prompts", introduction: content.introduction, prompts };
  }
  return { kind: "text", html: renderMarkdown(contentText(content).join("\n\n")) };
}
