import { coachPrompt } from "./coach";

const variable = /\{\{\s*([^{}\n]{1,60}?)\s*\}\}/g;

/** The score of a prompt with variables, as somebody sends it who has filled them in. */
export function scoreOfTemplate(template: string) {
  return coachPrompt(template.replace(variable, "$1")).score ?? 0;
}
